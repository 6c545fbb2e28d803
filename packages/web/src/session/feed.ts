import type { WireUpdate } from '@quarterdeck/protocol';

/** What a viewer has of one table: where it stands and all it heard. */
export interface Feed {
  readonly table: string;
  readonly update: WireUpdate;
  /** Everything heard so far, oldest first. */
  readonly events: readonly unknown[];
  /** How many of `events` the last update brought; all of them when it was a full one. */
  readonly fresh: number;
  /** The last update did not continue what was there: the first one, after a gap too far, after an undo. */
  readonly isFull: boolean;
  /** Every seat's view of the same moment, where all hands are open to this viewer. */
  readonly hands?: readonly unknown[];
  /** How it stood some time ago, for somebody who watches open hands. `events` are the spectators', whoever the viewer is. */
  readonly isLate?: true;
}

/** Takes an update in. `null`: it is old. `gap`: it does not fit; ask for what came after that line. */
export function take(feed: Feed | null, update: WireUpdate): Feed | null | { readonly gap: number } {
  const same = feed !== null && feed.table === update.table && feed.update.viewer === update.viewer ? feed : null;
  if (same !== null && update.seq < same.update.seq) return null;
  if (same !== null && update.since === same.update.seq) {
    return { table: update.table, update, events: [...same.events, ...update.events], fresh: update.events.length, isFull: false };
  }
  // A table that does not tell its past begins in the middle.
  const isWhole = update.since === 0 || (update.since === update.seq && update.events.length === 0);
  if (isWhole) return { table: update.table, update, events: update.events, fresh: update.events.length, isFull: true };
  return { gap: same === null ? 0 : same.update.seq };
}
