import * as z from 'zod/mini';

/** Schemas of what stands around a game: people, rooms, seats, time. Shared by server, web and whoever writes a client. */

/** Room codes: no letter or digit that is mistaken for another when read aloud. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const RoomCode = z.string().check(z.regex(/^[2-9A-HJKMNP-Z]{4,8}$/, 'a room code has 4 to 8 letters and digits'));

export const gameIds = ['capitan-bacon', 'capitan-flint', 'bacon', 'buccaneer', 'coco-capitano'] as const;
export const GameId = z.enum(gameIds);
export type GameId = z.infer<typeof GameId>;

/** The six crews: seat colour, creature, hatching and name go together. */
export const crews = ['crab', 'whale', 'star', 'turtle', 'octopus', 'anchor'] as const;
export const Crew = z.enum(crews);
export type Crew = z.infer<typeof Crew>;

export const levels = ['random', 'easy', 'steady'] as const;
export const Level = z.enum(levels);
export type Level = z.infer<typeof Level>;

/** How time runs. `live`: seconds for each decision and/or a bank with increment, null for none. `days`: days for each decision. */
export const Pace = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('live'),
    perMoveSeconds: z.nullable(z.int().check(z.gte(5), z.lte(3600))),
    bankSeconds: z.nullable(z.int().check(z.gte(30), z.lte(36_000))),
    incrementSeconds: z.int().check(z.gte(0), z.lte(300)),
  }),
  z.object({ mode: z.literal('days'), days: z.int().check(z.gte(1), z.lte(14)) }),
]);
export type Pace = z.infer<typeof Pace>;
export const defaultPace: Pace = { mode: 'live', perMoveSeconds: null, bankSeconds: null, incrementSeconds: 0 };

/**
 * What a name may be: 1 to 20 characters after trimming, something to see among them, no control characters and no halves of a sign.
 * Joiners are letters' and signs' own: Persian has them, and so has the pirate flag.
 */
export const PersonName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(20),
    z.regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|[\u200c\u200d])*$/u, 'no control characters'),
    z.regex(/[^\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/u, 'nothing to see in it'),
  );

export const Visibility = z.enum(['private', 'public']);

export const RoomSettings = z.object({
  game: GameId,
  /** The game's own options; checked by the game. */
  config: z.record(z.string(), z.unknown()),
  seats: z.int().check(z.gte(2), z.lte(6)),
  visibility: Visibility,
  pace: Pace,
});
export type RoomSettings = z.infer<typeof RoomSettings>;

/** Who is in a room. `id` is public and says nothing about the secret that proves it. */
export const Member = z.object({ id: z.string(), name: z.string(), here: z.boolean() });
export type Member = z.infer<typeof Member>;

/** A seat as everyone sees it. `standIn`: a bot plays for an absent person. `botInSeconds`: countdown until it does, null if none runs. */
export const SeatView = z.object({
  crew: Crew,
  kind: z.enum(['open', 'person', 'bot']),
  member: z.nullable(z.string()),
  name: z.string(),
  level: z.nullable(Level),
  here: z.boolean(),
  standIn: z.boolean(),
  botInSeconds: z.nullable(z.number()),
  /** Several seats can be played from one device. */
  local: z.boolean(),
});
export type SeatView = z.infer<typeof SeatView>;

export const TableStatus = z.object({
  id: z.string(),
  game: GameId,
  phase: z.enum(['playing', 'over']),
  /** Seats that the table waits for; for lists such as "your turn". */
  waitingFor: z.array(z.int()),
  outcome: z.nullable(z.object({ places: z.array(z.int()), scores: z.array(z.number()) })),
});
export type TableStatus = z.infer<typeof TableStatus>;

/** Something that needs everyone's consent. */
export const proposals = ['undo', 'pause', 'resume', 'pace', 'open-hands', 'abandon'] as const;
export const ProposalKind = z.enum(proposals);
export const Proposal = z.object({
  id: z.int(),
  what: ProposalKind,
  by: z.int(),
  /** Seats that have agreed. */
  agreed: z.array(z.int()),
  /** Seats whose consent it needs. */
  needs: z.array(z.int()),
  pace: z.nullable(Pace),
});
export type Proposal = z.infer<typeof Proposal>;

/** A room as one member sees it. A room outlives its games. */
export const RoomView = z.object({
  code: RoomCode,
  settings: RoomSettings,
  host: z.string(),
  me: z.object({ id: z.string(), seats: z.array(z.int()), muted: z.array(z.string()) }),
  members: z.array(Member),
  seats: z.array(SeatView),
  /** The game now on the table, or the last one; null before the first. */
  table: z.nullable(TableStatus),
  /** Commitment to the next game's luck; the web client answers it with a contribution. */
  commitment: z.string(),
  paused: z.boolean(),
  proposal: z.nullable(Proposal),
  /** By how many milliseconds watchers see the hands later, as all seats have agreed; null: they do not see them. */
  openHands: z.nullable(z.number()),
  chatOpen: z.boolean(),
  /** Finished games of this room, newest first. */
  past: z.array(TableStatus),
});
export type RoomView = z.infer<typeof RoomView>;

/** What a member may ask of a room, by `POST /api/rooms/CODE`. Who may do what is the server's table of rights. */
export const RoomAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sit'), seat: z.optional(z.int()) }),
  /** A further person at this device: takes an open seat that this member also plays. */
  z.object({ type: z.literal('sit-local'), seat: z.optional(z.int()), name: PersonName }),
  z.object({ type: z.literal('stand'), seat: z.optional(z.int()) }),
  z.object({ type: z.literal('leave') }),
  z.object({ type: z.literal('settings'), settings: RoomSettings }),
  z.object({ type: z.literal('seat-bot'), seat: z.int(), level: Level }),
  z.object({ type: z.literal('clear-seat'), seat: z.int() }),
  z.object({ type: z.literal('kick'), member: z.string() }),
  z.object({ type: z.literal('swap-seats'), a: z.int(), b: z.int() }),
  z.object({ type: z.literal('hand-over'), member: z.string() }),
  z.object({ type: z.literal('crew'), seat: z.int(), crew: Crew }),
  /** Starts the game; after a finished one this is the rematch, and the start seat moves on. */
  z.object({ type: z.literal('start') }),
  /** Any seat takes its consent to open hands back: from now on watchers see none, nor what is still on its way to them. */
  z.object({ type: z.literal('close-hands') }),
  z.object({ type: z.literal('chat-open'), open: z.boolean() }),
  z.object({ type: z.literal('mute'), member: z.string(), muted: z.boolean() }),
]);
export type RoomAction = z.infer<typeof RoomAction>;

/** A row of the list of open tables, or of "my tables". */
export const RoomRow = z.object({
  code: RoomCode,
  game: GameId,
  host: z.string(),
  seats: z.array(SeatView),
  free: z.int(),
  phase: z.enum(['waiting', 'playing', 'over']),
  pace: Pace,
  myTurn: z.boolean(),
  waitingFor: z.array(z.string()),
  /** Milliseconds since 1970, server time, of the last thing that happened. */
  since: z.number(),
});
export type RoomRow = z.infer<typeof RoomRow>;
