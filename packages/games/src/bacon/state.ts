import type { Seat, SeatSet } from '@quarterdeck/kernel';
import type { LaidCard } from './actions.ts';
import { type Suit, suits, type TableSet, tableSet } from './cards.ts';
import { deckFor, type Shape } from './deck.ts';
import { planes } from './hand.ts';
import { type Config, tokensFor } from './options.ts';

/** What does not change during a game; clones share it. */
export interface Setting {
  readonly config: Config;
  readonly seats: number;
  readonly set: TableSet;
  readonly goal: number;
  /** 0 for no limit. */
  readonly rounds: number;
  readonly tokens: readonly number[];
}

/** `lot`: the first start player is drawn. `deal`: `turn` gets its hand. `lead`, `follow`: `turn` plays. `name`: `turn`, who is out, names a teammate to lead. */
export type Phase = 'lot' | 'deal' | 'lead' | 'follow' | 'name' | 'over';

/** One play of the running trick. */
export interface Laid {
  readonly seat: Seat;
  /** Its id in the deck for this number of players. */
  readonly shape: number;
  /** The suits of its Breakfast cards in the order of the shape's cards, two bits each. */
  readonly suits: number;
}

/** How one round ended. */
export interface RoundResult {
  readonly round: number;
  readonly start: Seat;
  /** Seats by place; whoever still held cards comes last. */
  readonly order: readonly Seat[];
  /** VP by place, as far as that place scored; null where it did not. */
  readonly vp: readonly (number | null)[];
  /** VP of each seat (in teams: of its team) after the round. */
  readonly totals: readonly number[];
  /** Who starts the next round; null when the game ended. */
  readonly nextStart: Seat | null;
  /** Why the game ended, if it did. */
  readonly ended: 'goal' | 'rounds' | null;
}

export interface State {
  readonly setting: Setting;
  phase: Phase;
  turn: Seat;
  /** Start player of the round. */
  start: Seat;
  round: number;
  /** Breakfast cards not dealt yet, by kind (suit x ranks + rank - 1); empty when all are dealt. */
  bag: number[];
  /** Four planes a seat, see hand.ts. */
  hands: number[];
  /** Bacon cards in each hand. */
  bacon: number[];
  /** Hand sizes, Bacon included. */
  sizes: number[];
  /** Breakfast cards played in this round. */
  gone: number[];
  /** Seats with cards. */
  holding: SeatSet;
  trick: Laid[];
  /** Who has passed since the last play. */
  passed: SeatSet;
  /** The winner of a trick leads and may let a teammate lead instead (R14). */
  mayLet: boolean;
  /** Seats in the order in which they went out. */
  out: Seat[];
  /** By side: teams, or seats. */
  vp: number[];
  past: RoundResult[];
}

export function setup(config: Config, seats: number): State {
  const tokens = tokensFor(config, seats);
  const set = tableSet(seats);
  const zeros = (): number[] => Array.from({ length: seats }, () => 0);
  return {
    setting: {
      config,
      seats,
      set,
      goal: config.goal ?? set.goal,
      rounds: config.rounds ?? set.rounds,
      tokens,
    },
    phase: 'lot',
    turn: 0,
    start: 0,
    round: 0,
    bag: [],
    hands: Array.from({ length: seats * planes }, () => 0),
    bacon: zeros(),
    sizes: zeros(),
    gone: [0, 0, 0, 0],
    holding: 0,
    trick: [],
    passed: 0,
    mayLet: false,
    out: [],
    vp: set.teams ? [0, 0] : zeros(),
    past: [],
  };
}

export function clone(state: State): State {
  return {
    setting: state.setting,
    phase: state.phase,
    turn: state.turn,
    start: state.start,
    round: state.round,
    bag: state.bag.slice(),
    hands: state.hands.slice(),
    bacon: state.bacon.slice(),
    sizes: state.sizes.slice(),
    gone: state.gone.slice(),
    holding: state.holding,
    trick: state.trick.slice(),
    passed: state.passed,
    mayLet: state.mayLet,
    out: state.out.slice(),
    vp: state.vp.slice(),
    past: state.past.slice(),
  };
}

/** The side a seat scores for: teammates sit in alternating seats (R3). */
export function sideOf(setting: Setting, seat: Seat): number {
  return setting.set.teams ? seat & 1 : seat;
}

/** The seats of each side, as sets. */
export function sides(teams: boolean, seats: number): SeatSet[] {
  return Array.from({ length: teams ? 2 : seats }, (_, side) => {
    let set = 0;
    for (let seat = side; seat < seats; seat += teams ? 2 : seats) set |= 1 << seat;
    return set;
  });
}

/** The next seat clockwise that holds cards; the same seat if nobody else does. */
export function nextHolder(state: State, seat: Seat): Seat {
  const { seats } = state.setting;
  let next = seat;
  do next = next + 1 === seats ? 0 : next + 1;
  while (((state.holding >> next) & 1) === 0 && next !== seat);
  return next;
}

/** The shape of a play. */
export function shapeOf(setting: Setting, laid: Laid): Shape {
  return deckFor(setting.seats).shapes[laid.shape] as Shape;
}

/** The cards of a play as they lie on the table, suits and all. */
export function laidCards(setting: Setting, laid: Laid): LaidCard[] {
  let rest = laid.suits;
  const cards = shapeOf(setting, laid).play.cards.map((card) => {
    if (card.bacon) return card;
    const suit = suits[rest & 3] as Suit;
    rest >>= 2;
    return { rank: card.rank, suit, bacon: false };
  });
  return cards.sort(byRankAndSuit);
}

/** The suits of laid cards in their order, as a `Laid` keeps them. */
export function packSuits(cards: readonly LaidCard[]): number {
  let packed = 0;
  let shift = 0;
  for (const { bacon, suit } of cards) {
    if (bacon) continue;
    packed |= suits.indexOf(suit as Suit) << shift;
    shift += 2;
  }
  return packed;
}

/** The canonical order of laid cards: by rank, Breakfast before Bacon, then by suit, unstated ones last. */
export function byRankAndSuit(a: LaidCard, b: LaidCard): number {
  return a.rank - b.rank || Number(a.bacon) - Number(b.bacon) || suitOrder(a.suit) - suitOrder(b.suit);
}
function suitOrder(suit: Suit | null): number {
  return suit === null ? suits.length : suits.indexOf(suit);
}
