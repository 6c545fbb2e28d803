import type { Seat, Viewer } from '@quarterdeck/kernel';
import type { ChatLine, Pace, Phrase, Proposal, RoomView } from '@quarterdeck/protocol';
import type { Feed } from './feed.ts';
import type { Answer } from './link.ts';

/**
 * Where a table comes from: the server's socket, a table in this page, or a record. All three give the same feed, so that the
 * stage and the boards need not know which it is. Fields are reactive.
 */
export interface Source {
  /** `remote` has people and chat; `local` runs in this page; `record` is a game to look at. */
  readonly kind: 'remote' | 'local' | 'record';
  readonly room: RoomView | null;
  readonly feed: Feed | null;
  readonly chat: readonly ChatLine[];
  readonly isUp: boolean;
  /** Why there is nothing more to come: kicked, or no such room. */
  readonly gone: string | null;
  /** Called for each new feed, in order. */
  onfeed: ((feed: Feed) => void) | null;
  act(action: string, seen: number, seat: number, reaction?: number): Promise<Answer>;
  undo(seat: number): Promise<Answer>;
  propose(what: Proposal['what'], seat: number, pace?: Pace): Promise<Answer>;
  vote(proposal: number, yes: boolean, seat: number): Promise<Answer>;
  say(text: string): Promise<Answer>;
  phrase(phrase: Phrase): Promise<Answer>;
  shown(timer: string): void;
  close(): void;
}

/** A source whose device several people may share, each with a seat of their own. */
export interface Shared {
  readonly room: RoomView | null;
  /** The device is to be handed to this seat before anything of theirs is shown; null: nobody else. */
  readonly curtain: Seat | null;
  /** The person named by the curtain has the device now. */
  raise(): void;
  /** Whoever has the device hands it on: draws the curtain for that seat. */
  pass(seat: Seat): void;
}

/** Whose eyes one looks on with: a seat's, the spectators', or `all` hands at once. */
export type Eyes = Viewer | 'all';

/** A source at which those who watch may see hands. */
export interface Watched {
  readonly room: RoomView | null;
  readonly eyes: Eyes;
  /** There are hands to be seen by now. */
  readonly hasHands: boolean;
  look(eyes: Eyes): void;
}

/** Null where nobody watches open hands. */
export function watchedOf(source: Source): Watched | null {
  const { room } = source;
  if (source.kind !== 'remote' || room === null || room.openHands === null || room.me.seats.length > 0) return null;
  return 'look' in source ? (source as Source & Watched) : null;
}

/** Null where the device is not shared in such a way. */
export function sharedOf(source: Source): Shared | null {
  return 'curtain' in source && 'raise' in source && 'pass' in source ? (source as Source & Shared) : null;
}
