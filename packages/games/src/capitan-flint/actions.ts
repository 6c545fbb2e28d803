import type { Seat } from '@quarterdeck/kernel';
import { type Bag, type Card, cardCount, jewelCount } from './cards.ts';

/** What a player can do. */
export type Action =
  /** A hand on Parche, after card number `flip` was turned up (D7). */
  | { readonly type: 'touch'; readonly flip: number }
  /** Plays a Bag card (R10, R13). */
  | { readonly type: 'bag'; readonly bag: Bag }
  /** Goes on to the second card (R11). */
  | { readonly type: 'draw' }
  /** Ends the turn without a Bag card (R13). */
  | { readonly type: 'pass' }
  /** Pays for a wrong hand with two won cards, the lower number first (R14). */
  | { readonly type: 'discard'; readonly cards: readonly [Card, Card] }
  /** Pays for a wrong hand with a Bag card (R14). */
  | { readonly type: 'drop'; readonly bag: Bag };

/** A symbol that opens a catch. */
export type Catch = 'hat' | 'hooks';

/** A hand on Parche as everyone learns of it when the window has closed. `ms`: null if nobody measured it. */
export interface Touch {
  readonly seat: Seat;
  readonly ms: number | null;
}

/** Why the Chest passes on. */
export type TurnEnd = 'bag' | 'hooks' | 'hat-and-hooks' | 'pass' | 'no-bags';

/** What happened, as the table tells it. */
export type FlintEvent =
  | { readonly type: 'began'; readonly seat: Seat }
  /** `bags`: null for those who do not see them. */
  | { readonly type: 'dealt'; readonly seat: Seat; readonly bags: readonly Bag[] | null }
  /** R4: these hands have only two types; all bags are shuffled again. */
  | { readonly type: 'redealt'; readonly shown: readonly { readonly seat: Seat; readonly bags: readonly Bag[] }[] }
  /** Card number `flip` of the game. `ordinal`: 0 with a chest symbol, else the first or second card of the turn. `gone`: what a pirate takes along. */
  | {
      readonly type: 'turned';
      readonly seat: Seat;
      readonly flip: number;
      readonly card: Card;
      readonly ordinal: 0 | 1 | 2;
      readonly gone: readonly Card[];
    }
  /** Only its own seat hears of a touch before the window closes. */
  | { readonly type: 'touched'; readonly seat: Seat; readonly flip: number }
  /** The window closed. Touches, the fastest first. `opened`: null also if there was a catch that nobody touched for. */
  | { readonly type: 'settled'; readonly flip: number; readonly touches: readonly Touch[]; readonly opened: Catch | null }
  | { readonly type: 'caught'; readonly seat: Seat; readonly symbol: Catch; readonly cards: readonly Card[] }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly [Card, Card] }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly bag: Bag }
  | { readonly type: 'drew'; readonly seat: Seat }
  | { readonly type: 'bagged'; readonly seat: Seat; readonly bag: Bag; readonly cards: readonly Card[] }
  /** The Chest goes from `from` to `seat`. */
  | { readonly type: 'moved'; readonly from: Seat; readonly seat: Seat; readonly why: TurnEnd }
  | { readonly type: 'ended'; readonly why: 'flint' | 'bags'; readonly gems: readonly number[]; readonly cards: readonly number[] };

/** Ready-made actions: the rules' inner loop allocates none. */
export const touches: readonly (Action & { type: 'touch' })[] = Array.from({ length: cardCount + 1 }, (_, flip) => ({
  type: 'touch',
  flip,
}));
export const draw: Action = { type: 'draw' };
export const pass: Action = { type: 'pass' };
export const bagActions: readonly Action[] = Array.from({ length: 8 }, (_, bag) => ({ type: 'bag', bag }));
export const dropActions: readonly Action[] = Array.from({ length: 8 }, (_, bag) => ({ type: 'drop', bag }));

const pairs: (Action | undefined)[] = new Array(jewelCount * 128).fill(undefined);
/** The action that discards these two cards, in either order; always the same object. */
export function discard(a: Card, b: Card): Action {
  const low = Math.min(a, b);
  const high = Math.max(a, b);
  let action = pairs[low * 128 + high];
  if (action === undefined) {
    action = { type: 'discard', cards: [low, high] };
    pairs[low * 128 + high] = action;
  }
  return action;
}
