import { allSeats, BadConfig, type Pending, type Seat, type SeatSet, waitFor } from '@quarterdeck/kernel';
import { bagsEach, type Card, cardCount, cardsOnTop, copiesOfBag, flint } from './cards.ts';
import type { Options } from './options.ts';

/** What the table is doing. `first`: drawing who begins; `beat`: the pause before a card; `lots`: the calm variant draws among those who touched. */
export type Phase = 'first' | 'deal' | 'beat' | 'flip' | 'window' | 'lots' | 'penalty' | 'choice' | 'over';

/** Where a card lies: in the Chest, in the centre, out of the game, or from `wonBy` on with the seat that won it. */
export const inChest = 0;
export const inCentre = 1;
export const outOfGame = 2;
export const wonBy = 3;

/**
 * The whole truth, flat so that it is quick to change and to copy. The Chest is a bag in two parts: while `onTop` is above 0 Flint
 * is not in it; then he lies among what is left (R2).
 */
export interface State {
  readonly options: Options;
  readonly seats: number;
  phase: Phase;
  /** The seat that has the Chest. */
  turn: Seat;
  /** Cards turned up so far, all turns. */
  flips: number;
  /** First and second cards turned up this turn: 0, 1 or 2. */
  ordinal: 0 | 1 | 2;
  /** The symbol of this turn's first card, as an index; R18 holds even when it has been caught away. */
  firstSymbol: number;
  /** The card turned up last, -1 for none. */
  last: Card | -1;
  /** How many cards still lie above the part with Flint. */
  onTop: number;
  /** By card: 1 while it lies in the Chest and may come next. Also the bag of `chestPending`. */
  readonly chest: number[];
  /** By card: `inChest` and so on. */
  readonly place: number[];
  /** Cards in the centre in the order they came. */
  readonly centre: Card[];
  hats: number;
  hooks: number;
  /** Bag cards in hand: `hands[seat * 8 + bag]`. */
  readonly hands: number[];
  /** Bag cards used or paid, face up: `spent[seat * 8 + bag]`. */
  readonly spent: number[];
  /** The kinds in a hand as bits, and how many cards it has. */
  readonly kinds: number[];
  readonly handSize: number[];
  /** Bag cards in all hands together. */
  bagsLeft: number;
  /** Bag cards not yet dealt, by kind; also the bag of `dealPending`. */
  readonly pool: number[];
  /** Seats that have been dealt to. */
  dealt: number;
  /** Won cards by gems: `won[seat * 4 + gems]`; at gems 0 how many in all. */
  readonly won: number[];
  /** Who has touched Parche in this window; secret until it closes. In `lots` those who may win. */
  touched: SeatSet;
  /** Who still has to pay for a wrong hand. */
  owes: SeatSet;
  /** Which symbol is caught, as an index; only in `lots`. */
  opened: number;
  over: (Pending & { kind: 'over' }) | null;
  endedBy: 'flint' | 'bags' | null;
  readonly chestPending: Pending;
  readonly dealPending: Pending;
  /** What the table waits for after card n, shared by all tables of these options. */
  readonly windows: readonly Pending[];
}

/** The state before the first input. */
export function setup(options: Options, seats: number): State {
  if (options.first !== null && options.first >= seats) {
    throw new BadConfig(`"first" is ${options.first}, but the seats at this table are 0 to ${seats - 1}.`);
  }
  const chest = new Array<number>(cardCount).fill(1);
  chest[flint] = 0;
  const pool = new Array<number>(8).fill(copiesOfBag);
  return {
    options,
    seats,
    phase: options.first === null ? 'first' : 'deal',
    turn: options.first ?? 0,
    flips: 0,
    ordinal: 0,
    firstSymbol: 0,
    last: -1,
    onTop: cardsOnTop,
    chest,
    place: new Array<number>(cardCount).fill(inChest),
    centre: [],
    hats: 0,
    hooks: 0,
    hands: new Array<number>(seats * 8).fill(0),
    spent: new Array<number>(seats * 8).fill(0),
    kinds: new Array<number>(seats).fill(0),
    handSize: new Array<number>(seats).fill(0),
    bagsLeft: 0,
    pool,
    dealt: 0,
    won: new Array<number>(seats * 4).fill(0),
    touched: 0,
    owes: 0,
    opened: 0,
    over: null,
    endedBy: null,
    chestPending: drawsFrom(chest, 1),
    dealPending: drawsFrom(pool, bagsEach),
    windows: windowsOf(seats, options),
  };
}

/** An equal, independent state. */
export function clone(state: State): State {
  const chest = state.chest.slice();
  const pool = state.pool.slice();
  return {
    options: state.options,
    seats: state.seats,
    phase: state.phase,
    turn: state.turn,
    flips: state.flips,
    ordinal: state.ordinal,
    firstSymbol: state.firstSymbol,
    last: state.last,
    onTop: state.onTop,
    chest,
    place: state.place.slice(),
    centre: state.centre.slice(),
    hats: state.hats,
    hooks: state.hooks,
    hands: state.hands.slice(),
    spent: state.spent.slice(),
    kinds: state.kinds.slice(),
    handSize: state.handSize.slice(),
    bagsLeft: state.bagsLeft,
    pool,
    dealt: state.dealt,
    won: state.won.slice(),
    touched: state.touched,
    owes: state.owes,
    opened: state.opened,
    over: state.over,
    endedBy: state.endedBy,
    chestPending: drawsFrom(chest, 1),
    dealPending: drawsFrom(pool, bagsEach),
    windows: state.windows,
  };
}

function drawsFrom(bag: readonly number[], count: number): Pending {
  return { kind: 'chance', chance: { kind: 'draw', bag, count } };
}

const windowsBy = new Map<string, readonly Pending[]>();
/** For each card of the game: nobody must, all may touch, until the timer of that card ends (D7). */
function windowsOf(seats: number, options: Options): readonly Pending[] {
  const ms = 1000 * (options.calm ? options.calmSeconds : options.raceSeconds);
  const key = `${seats} ${ms}`;
  let windows = windowsBy.get(key);
  if (windows === undefined) {
    windows = Array.from({ length: cardCount + 1 }, (_, flip) => waitFor(0, allSeats(seats), [{ id: `settle${flip}`, ms }]));
    windowsBy.set(key, windows);
  }
  return windows;
}
