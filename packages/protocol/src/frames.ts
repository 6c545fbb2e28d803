import * as z from 'zod/mini';
import { Pace, ProposalKind, RoomCode, RoomView } from './room.ts';

/** One JSON object a WebSocket message, at most `maxFrameBytes` from a client. docs/protocol.md explains them with examples. */
export const protocolVersion = 1;
export const maxFrameBytes = 8192;
/** Where the server takes sockets; the session is that of the cookie. */
export const socketPath = '/ws';

const frameId = z.string().check(z.minLength(1), z.maxLength(40));
const chatText = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

/** Set phrases that the reader's own language shows; the only chat of seated players in a running round of a team game. */
export const phrases = ['ahoy', 'well-played', 'good-luck', 'thanks', 'oops', 'hurry', 'one-moment', 'again', 'farewell', 'haha'] as const;
export const Phrase = z.enum(phrases);
export type Phrase = z.infer<typeof Phrase>;

/** Whose eyes: a seat's, or those of somebody who only watches. */
const Viewer = z.union([z.int(), z.literal('spectator')]);

export const ClientFrame = z.discriminatedUnion('type', [
  /** Follow a room. With `table`, `viewer` and `since` of the last update only the gap is sent where that is possible, else a full update. */
  z.object({
    type: z.literal('enter'),
    room: RoomCode,
    table: z.optional(z.string()),
    viewer: z.optional(Viewer),
    since: z.optional(z.int().check(z.gte(0))),
  }),
  /** `seat` is only needed by whoever plays several; it must be one of the session's own. `reaction`: measured milliseconds, in races. */
  z.object({
    type: z.literal('act'),
    id: frameId,
    table: z.string(),
    seen: z.int().check(z.gte(0)),
    action: z.string().check(z.maxLength(400)),
    seat: z.optional(z.int()),
    reaction: z.optional(z.number().check(z.gte(0), z.lte(60_000))),
  }),
  z.object({ type: z.literal('undo'), id: frameId, table: z.string(), seat: z.optional(z.int()) }),
  z.object({
    type: z.literal('propose'),
    id: frameId,
    table: z.string(),
    what: ProposalKind,
    pace: z.optional(Pace),
    seat: z.optional(z.int()),
  }),
  z.object({ type: z.literal('vote'), id: frameId, table: z.string(), proposal: z.int(), yes: z.boolean(), seat: z.optional(z.int()) }),
  z.object({
    type: z.literal('chat'),
    id: frameId,
    to: z.enum(['table', 'watchers']),
    text: z.optional(chatText),
    phrase: z.optional(Phrase),
  }),
  /** Answers the commitment of a room's next game with this device's share of its luck. */
  z.object({ type: z.literal('contribute'), commitment: z.string(), text: z.string().check(z.minLength(8), z.maxLength(64)) }),
  /** The client painted window `timer` of a race; the server notes when it heard so. */
  z.object({ type: z.literal('shown'), table: z.string(), timer: z.string() }),
  z.object({ type: z.literal('pong'), n: z.int() }),
  z.object({ type: z.literal('ping') }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

/** Reasons for a refusal, as codes; `text` says it in English. */
export const refusals = [
  'illegal',
  'stale',
  'over',
  'not-seated',
  'not-yours',
  'paused',
  'no-table',
  'not-allowed',
  'too-fast',
  'malformed',
  'unavailable',
] as const;
export const RefusalWhy = z.enum(refusals);
export type RefusalWhy = z.infer<typeof RefusalWhy>;

/** A seat's clock. `leftMs` at the time of sending; null where nothing runs out. `bankMs`: what is left of the game's bank. */
export const SeatClock = z.object({ seat: z.int(), leftMs: z.nullable(z.number()), bankMs: z.nullable(z.number()), running: z.boolean() });
export type SeatClock = z.infer<typeof SeatClock>;

export const WireWaiting = z.union([
  z.object({
    kind: z.literal('seats'),
    must: z.int(),
    may: z.int(),
    timers: z.array(z.object({ id: z.string(), ms: z.number(), leftMs: z.number() })),
  }),
  z.object({ kind: z.literal('over'), outcome: z.object({ places: z.array(z.int()), scores: z.array(z.number()) }) }),
]);

/**
 * What one seat (or the spectators) may know. `view` and `events` are the game's own; `legal` is in the game's notation.
 * `seq` counts the events that this viewer has ever heard (undone ones too); each viewer has its own count. `events` follow on
 * `since`: 0 means that they are all there is, what came before no longer counts. `since` = `seq` with no events on a first
 * update: a game that does not tell its past.
 */
export const WireUpdate = z.object({
  table: z.string(),
  viewer: Viewer,
  seq: z.int(),
  since: z.int(),
  events: z.array(z.unknown()),
  view: z.unknown(),
  waiting: WireWaiting,
  legal: z.array(z.string()),
  clocks: z.array(SeatClock),
  /** This seat may take back its last action without asking. */
  undo: z.boolean(),
});
export type WireUpdate = z.infer<typeof WireUpdate>;

export const ChatLine = z.object({
  n: z.int(),
  to: z.enum(['table', 'watchers']),
  member: z.string(),
  name: z.string(),
  seat: z.nullable(z.int()),
  text: z.nullable(z.string()),
  phrase: z.nullable(Phrase),
  at: z.number(),
});
export type ChatLine = z.infer<typeof ChatLine>;

export const ServerFrame = z.discriminatedUnion('type', [
  /** First on every socket. `run` changes when the server restarts. */
  z.object({ type: z.literal('hello'), protocol: z.int(), version: z.string(), run: z.string() }),
  z.object({ type: z.literal('room'), room: RoomView }),
  z.object({ type: z.literal('update'), update: WireUpdate }),
  z.object({ type: z.literal('ack'), id: frameId, seq: z.nullable(z.int()) }),
  z.object({ type: z.literal('refused'), id: frameId, why: RefusalWhy, text: z.string() }),
  z.object({ type: z.literal('chat'), lines: z.array(ChatLine) }),
  /**
   * To watchers who have not played in this game, late, when all seats have agreed to open hands: the table as it was when spectators
   * had heard `seq` events. `view` is the spectators' own, `views` those of the seats.
   */
  z.object({
    type: z.literal('hands'),
    table: z.string(),
    seq: z.int(),
    waiting: WireWaiting,
    view: z.unknown(),
    views: z.array(z.unknown()),
  }),
  /** The room is gone for this member: kicked, or it does not exist. */
  z.object({ type: z.literal('gone'), room: z.string(), text: z.string() }),
  z.object({ type: z.literal('error'), why: RefusalWhy, text: z.string() }),
  z.object({ type: z.literal('ping'), n: z.int() }),
  z.object({ type: z.literal('pong') }),
]);
export type ServerFrame = z.infer<typeof ServerFrame>;
