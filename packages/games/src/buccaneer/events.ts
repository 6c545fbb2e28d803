import type { Seat } from '@quarterdeck/kernel';
import type { Pirate } from './pirates.ts';
import type { FinalCount } from './score.ts';
import type { Loot } from './ships.ts';

/** What one pirate of a boarding gets; `ducats` is null for the captain's own, which are not paid (D4). */
export interface Pay {
  readonly pirate: Pirate;
  readonly ducats: number | null;
}

/**
 * What happened. A pirate is named, wage and all, only while it lies open or because it just came back: nothing here tells of a
 * covered pirate. So what an old event adds to the view is exactly what a memory holds.
 */
export type Event =
  | { readonly type: 'firstDrawn'; readonly first: Seat }
  | { readonly type: 'shipsTurned'; readonly ships: readonly number[] }
  /** `height` is that of the new stack, `below` that of the one it was put on. */
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly stack: Pirate;
      readonly onto: Pirate;
      readonly height: number;
      readonly below: number;
    }
  | {
      readonly type: 'mutinyPossible';
      readonly captain: Seat;
      readonly stacks: readonly { readonly stack: Pirate; readonly seats: readonly Seat[] }[];
    }
  | { readonly type: 'demanded'; readonly seat: Seat; readonly stack: Pirate }
  | { readonly type: 'letBe'; readonly seat: Seat; readonly stack: Pirate }
  | {
      readonly type: 'boarded';
      readonly seat: Seat;
      readonly ship: number;
      readonly stack: Pirate;
      readonly loot: Loot | null;
      /** Owner of the second pirate and what it got, null if nothing. */
      readonly second: { readonly seat: Seat; readonly loot: Loot } | null;
      /** From the top down: the whole stack. */
      readonly pays: readonly Pay[];
      /** The captain's ducats before and after. */
      readonly before: number;
      readonly after: number;
      /** What the stock had to add because the captain could not pay (R13). */
      readonly stockPaid: number;
    }
  | { readonly type: 'skipped'; readonly seat: Seat }
  /** All stacks dissolve (D8); `stacks` are those of more than one pirate, from the top down. `next` goes on; null if this ends the game. */
  | { readonly type: 'blockaded'; readonly count: number; readonly stacks: readonly (readonly Pirate[])[]; readonly next: Seat | null }
  | { readonly type: 'ended'; readonly why: 'ships' | 'blockade'; readonly count: FinalCount };
