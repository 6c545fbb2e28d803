import { hasSeat, type Seat, type SeatSet, seatsOf, type Viewer } from '@quarterdeck/kernel';
import type { Catch } from './actions.ts';
import { type Bag, type Card, hatSymbol } from './cards.ts';
import { bagsOf } from './moves.ts';
import type { Options } from './options.ts';
import { gemsWon } from './score.ts';
import { inChest, outOfGame, type Phase, type State, wonBy } from './state.ts';

/** What everyone sees of one player. */
export interface SeatView {
  /** Bag cards in hand. */
  readonly bags: number;
  /** Bag cards used or paid, face up; ascending. */
  readonly spent: readonly Bag[];
  /** Won cards. */
  readonly cards: number;
  /** Gems won; null where they are not shown (D11). */
  readonly gems: number | null;
  /** The won cards, ascending; null where the viewer may not look through them (D11). */
  readonly won: readonly Card[] | null;
}

/** What lies open to one viewer now. */
export interface FlintView {
  readonly options: Options;
  readonly viewer: Viewer;
  readonly phase: Phase;
  /** The seat that has the Chest. */
  readonly turn: Seat;
  readonly flips: number;
  readonly ordinal: 0 | 1 | 2;
  /** Index into `symbols`. */
  readonly firstSymbol: number;
  /** The card turned up last; -1 before the first. */
  readonly last: Card | -1;
  /** Cards in the Chest, Captain Flint included. */
  readonly chest: number;
  /** In the order they came. */
  readonly centre: readonly Card[];
  /** Treasure cards out of the game, face up; ascending. */
  readonly gone: readonly Card[];
  readonly seats: readonly SeatView[];
  /** The viewer's own bags, ascending; null for spectators. */
  readonly hand: readonly Bag[] | null;
  /** The viewer has touched Parche in this window. */
  readonly touched: boolean;
  /** Seats that still pay for a wrong hand. */
  readonly owes: readonly Seat[];
  /** Calm variant: among whom is being drawn for what; null otherwise. */
  readonly lots: { readonly seats: readonly Seat[]; readonly symbol: Catch } | null;
  /** Bag cards dealt so far, only while dealing: how many seats have theirs. */
  readonly dealt: number;
  readonly endedBy: 'flint' | 'bags' | null;
}

/** What lies open to the viewer now. */
export function view(state: State, viewer: Viewer): FlintView {
  const me: Seat = viewer === 'spectator' ? -1 : viewer;
  const over = state.phase === 'over';
  const openScores = state.options.openScores || over;
  let chest = 0;
  for (let card = 0; card < state.place.length; card++) if (state.place[card] === inChest) chest++;
  const seats: SeatView[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    seats.push({
      bags: state.handSize[seat] as number,
      spent: bagsOf(state.spent, seat),
      cards: state.won[seat * 4] as number,
      gems: openScores || seat === me ? gemsWon(state, seat) : null,
      won: over || seat === me ? cardsAt(state, wonBy + seat) : null,
    });
  }
  return {
    options: state.options,
    viewer,
    phase: state.phase,
    turn: state.turn,
    flips: state.flips,
    ordinal: state.ordinal,
    firstSymbol: state.firstSymbol,
    last: state.last,
    chest,
    centre: state.centre.slice(),
    gone: cardsAt(state, outOfGame),
    seats,
    hand: me < 0 ? null : bagsOf(state.hands, me),
    touched: me >= 0 && state.phase === 'window' && hasSeat(state.touched, me),
    owes: seatsOf(state.owes),
    lots: state.phase === 'lots' ? { seats: seatsOf(state.touched), symbol: state.opened === hatSymbol ? 'hat' : 'hooks' } : null,
    dealt: state.dealt,
    endedBy: state.endedBy,
  };
}

function cardsAt(state: State, place: number): Card[] {
  const list: Card[] = [];
  for (let card = 0; card < state.place.length; card++) if (state.place[card] === place) list.push(card);
  return list;
}

/** The seats in a list, as a set. */
export function setOf(seats: readonly Seat[]): SeatSet {
  return seats.reduce((set, seat) => set | (1 << seat), 0);
}
