import type { Seat } from '@quarterdeck/kernel';
import type { Kind } from './cards.ts';
import type { Ending } from './state.ts';

/** What happened, as one viewer hears it: a null card (or hand) was hidden from that viewer. */
export type Event =
  /** The lot fell on the first seat (D1). */
  | { readonly type: 'firstDrawn'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly Kind[] | null }
  /** This card lies on top of the Galleon now (R2). */
  | { readonly type: 'topShown'; readonly card: Kind }
  | { readonly type: 'turnPassed'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** A card was laid open; its effect follows. `target`: a seat, `place`: an island, where it has one. */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Kind; readonly target: Seat | null; readonly place: number | null }
  /** An island went into a hand. `by`: the Shovel, or the Map under which it was kept. */
  | { readonly type: 'dug'; readonly seat: Seat; readonly place: number; readonly by: Kind; readonly card: Kind | null }
  | { readonly type: 'looked'; readonly seat: Seat; readonly place: number; readonly card: Kind | null }
  | { readonly type: 'boarded'; readonly seat: Seat; readonly card: Kind }
  /** Only the target hears this; it may still answer otherwise. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: 'suffer' | 'mirror' }
  | { readonly type: 'suffered'; readonly seat: Seat }
  /** `seat` laid a Mirror open: the attack turns on `against`. */
  | { readonly type: 'mirrored'; readonly seat: Seat; readonly against: Seat }
  | { readonly type: 'stole'; readonly seat: Seat; readonly from: Seat; readonly card: Kind | null }
  /** Nothing was there to take (D6). */
  | { readonly type: 'missed'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly from: Seat; readonly hand: readonly Kind[] | null }
  | { readonly type: 'bared'; readonly seat: Seat; readonly hand: readonly Kind[] }
  /** `left`: cards still in that hand. */
  | { readonly type: 'buried'; readonly seat: Seat; readonly place: number; readonly card: Kind | null; readonly left: number }
  /** `hands`: what `seat` and `other` hold now. */
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly other: Seat;
      readonly hands: readonly [readonly Kind[], readonly Kind[]] | null;
    }
  /** New islands from the Pirate deck (R12). */
  | { readonly type: 'laid'; readonly places: readonly number[] }
  /** The Discard Pile became the Pirate deck (R13). */
  | { readonly type: 'reshuffled'; readonly count: number }
  /** `winner`: who completed a set, else null. All hands are laid open. */
  | { readonly type: 'ended'; readonly ending: Ending; readonly winner: Seat | null; readonly hands: readonly (readonly Kind[])[] };
