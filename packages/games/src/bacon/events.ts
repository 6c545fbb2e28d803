import type { Seat } from '@quarterdeck/kernel';
import type { LaidCard } from './actions.ts';
import type { Card } from './cards.ts';
import type { Kind } from './menu.ts';
import type { RoundResult } from './state.ts';

/** What a table tells. `cards` of a hand is null for those who may not see it. */
export type Event =
  /** Who starts the first round: by lot, or as the host decided. */
  | { readonly type: 'start-drawn'; readonly seat: Seat; readonly byHost: boolean }
  | { readonly type: 'round-began'; readonly round: number; readonly start: Seat }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] | null; readonly count: number }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly cards: readonly LaidCard[];
      readonly lead: boolean;
      readonly left: number;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'went-out'; readonly seat: Seat; readonly place: number }
  | { readonly type: 'trick-won'; readonly seat: Seat }
  /** The lead goes to another seat: chosen by the winner (R14, D3), or because the winner is out (D3, R15). */
  | { readonly type: 'lead-passed'; readonly from: Seat; readonly to: Seat; readonly chosen: boolean }
  | { readonly type: 'round-ended'; readonly result: RoundResult };
