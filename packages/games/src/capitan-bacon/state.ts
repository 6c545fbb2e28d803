import { BadConfig } from '@quarterdeck/kernel';
import { actionKinds, cards, galleonBag, hasSet, type Kind, type Loot, lootOf, pirateBag, pirateKinds } from './cards.ts';
import type { Config } from './config.ts';

/**
 * What the table is at. Chance: the lot for the first seat, the `deal`, the Galleon's next `top`, an island's `face` (for a Shovel or
 * a Map), a `bite` on the Fishing Rod, a `refill`, islands to `settle` before a reshuffle. Seats: `turn` (nothing done yet), `play`
 * and `bury` (more of the same, or end), `answer` (the Mirror question), `take` (Spyglass), `look` (Map), `order` (Drop Ballast).
 */
const phases = [
  'lot',
  'deal',
  'top',
  'face',
  'bite',
  'refill',
  'settle',
  'turn',
  'play',
  'bury',
  'answer',
  'take',
  'look',
  'order',
  'over',
] as const;
export type Phase = (typeof phases)[number];

/** Why the game ended: a complete set (R23), the Galleon is empty (R24), no Pirate card is left (R25), all passed (D11). */
export type Ending = 'set' | 'galleon' | 'deck' | 'passes';

/** Places in `hands` for each seat. */
export const handRoom = 6;
/** R3, R12. */
export const newIslands = 8;

/** What stands on a place of the sea: 0 nothing, else the card and who has seen it there. See `island`. */
export type Island = number;
export const noCard = -1;

/** An island. `card` is `noCard` while nobody has seen it and chance has not decided it. `seen` has a bit for each seat that knows it. */
export function island(card: Kind, seen: number): Island {
  return (card + 2) | (seen << 5);
}
export function cardOf(at: Island): Kind {
  return (at & 31) - 2;
}
export function seenBy(at: Island): number {
  return at >> 5;
}

/** Flat, so that it is quick to copy and to change. Numbers are -1 where there is nothing. */
export interface State {
  readonly config: Config;
  readonly seats: number;
  /** The hand limit (R5). */
  readonly limit: number;
  phase: Phase;
  turn: number;
  /** The kind played this turn (R8). */
  kind: number;
  /** The card laid open whose effect is not resolved yet (D9). */
  card: number;
  /** Who applies the effect to whom: a Mirror turns them round (R17). */
  author: number;
  victim: number;
  /** The sealed answer of an attack's target. */
  answer: 'suffer' | 'mirror' | null;
  /** Attacks so far; names the window. */
  attacks: number;
  /** The island being dug up or looked at, and the two this Map looked at before it. */
  place: number;
  before: number;
  beforeThat: number;
  /** Pirate cards that a seat must still draw, and islands to lay out. */
  owed: number;
  owedTo: number;
  toLay: number;
  /** Passes in a row without a card drawn (D11). */
  passes: number;
  ending: Ending | null;
  winner: number;
  /** Cards in the Pirate deck. */
  deck: number;
  /** Islands whose card chance has not decided: they and the deck share `bag`. */
  undecided: number;
  islandCount: number;
  /** The Galleon's open top card, and how many lie under it. */
  top: number;
  below: number;
  /** Copies by kind that nobody has seen: the deck and the undecided islands. */
  readonly bag: number[];
  /** Copies by kind under the Galleon's top card. */
  readonly ship: number[];
  /** `handRoom` places a seat, ascending kinds; a hand has no order, so none can leak. */
  readonly hands: number[];
  readonly sizes: number[];
  readonly loot: Loot[];
  readonly islands: Island[];
  /** Oldest first. */
  readonly discards: number[];
  /** A hand shown to all by Drop Ballast, until it is buried. */
  readonly bared: number[];
}

/** R1 to R4, before any chance. */
export function setup(config: Config, seats: number): State {
  if (config.first !== null && config.first >= seats) {
    throw new BadConfig(`"first" names seat ${config.first}, but there are only seats 0 to ${seats - 1}.`);
  }
  return {
    config,
    seats,
    limit: config.express ? 6 : 5,
    phase: config.first === null ? 'lot' : 'deal',
    turn: config.first ?? 0,
    kind: -1,
    card: -1,
    author: -1,
    victim: -1,
    answer: null,
    attacks: 0,
    place: -1,
    before: -1,
    beforeThat: -1,
    owed: 0,
    owedTo: 0,
    toLay: 0,
    passes: 0,
    ending: null,
    winner: -1,
    deck: sum(pirateBag) - newIslands,
    undecided: newIslands,
    islandCount: newIslands,
    top: -1,
    below: sum(galleonBag),
    bag: pirateBag.slice(),
    ship: galleonBag.slice(),
    hands: Array.from({ length: seats * handRoom }, () => noCard),
    sizes: Array.from({ length: seats }, () => 0),
    loot: Array.from({ length: seats }, () => 0),
    islands: Array.from({ length: newIslands }, () => island(noCard, 0)),
    discards: [],
    bared: [],
  };
}

export function clone(state: State): State {
  return {
    config: state.config,
    seats: state.seats,
    limit: state.limit,
    phase: state.phase,
    turn: state.turn,
    kind: state.kind,
    card: state.card,
    author: state.author,
    victim: state.victim,
    answer: state.answer,
    attacks: state.attacks,
    place: state.place,
    before: state.before,
    beforeThat: state.beforeThat,
    owed: state.owed,
    owedTo: state.owedTo,
    toLay: state.toLay,
    passes: state.passes,
    ending: state.ending,
    winner: state.winner,
    deck: state.deck,
    undecided: state.undecided,
    islandCount: state.islandCount,
    top: state.top,
    below: state.below,
    bag: state.bag.slice(),
    ship: state.ship.slice(),
    hands: state.hands.slice(),
    sizes: state.sizes.slice(),
    loot: state.loot.slice(),
    islands: state.islands.slice(),
    discards: state.discards.slice(),
    bared: state.bared.slice(),
  };
}

/** The kinds in a hand, ascending. */
export function handOf(state: State, seat: number): Kind[] {
  const start = seat * handRoom;
  return state.hands.slice(start, start + (state.sizes[seat] as number));
}

export function holds(state: State, seat: number, kind: Kind): boolean {
  const start = seat * handRoom;
  const end = start + (state.sizes[seat] as number);
  for (let i = start; i < end; i++) if (state.hands[i] === kind) return true;
  return false;
}

/** Puts a card into a hand. */
export function addCard(state: State, seat: number, kind: Kind): void {
  const { hands } = state;
  const start = seat * handRoom;
  const size = state.sizes[seat] as number;
  let i = start + size;
  for (; i > start && (hands[i - 1] as number) > kind; i--) hands[i] = hands[i - 1] as number;
  hands[i] = kind;
  state.sizes[seat] = size + 1;
  state.loot[seat] = (state.loot[seat] as number) + (lootOf[kind] as number);
}

/** Takes a card that is there out of a hand. */
export function removeCard(state: State, seat: number, kind: Kind): void {
  const { hands } = state;
  const start = seat * handRoom;
  const size = (state.sizes[seat] as number) - 1;
  let i = start;
  while (hands[i] !== kind) i++;
  for (; i < start + size; i++) hands[i] = hands[i + 1] as number;
  hands[start + size] = noCard;
  state.sizes[seat] = size;
  state.loot[seat] = (state.loot[seat] as number) - (lootOf[kind] as number);
}

/** Raises a new island on the first free place, which it returns. */
export function raise(state: State, what: Island): number {
  const { islands } = state;
  let place = 0;
  while (place < islands.length && islands[place] !== 0) place++;
  islands[place] = what;
  state.islandCount++;
  return place;
}

/** The card that is on an island goes elsewhere, and the island with it. */
export function sink(state: State, place: number): void {
  state.islands[place] = 0;
  state.islandCount--;
}

/** What is wrong with the state, or null: every card is somewhere, exactly once. */
export function broken(state: State): string | null {
  const counts = cards.map(() => 0);
  const count = (kind: number, copies = 1): void => {
    counts[kind] = (counts[kind] as number) + copies;
  };
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = handOf(state, seat);
    if (hand.length > state.limit) return `seat ${seat} holds ${hand.length} cards`;
    for (const kind of hand) count(kind);
    if (hand.some((kind, i) => i > 0 && (hand[i - 1] as number) > kind)) return `the hand of seat ${seat} is out of order`;
    if (hand.reduce((loot, kind) => loot + (lootOf[kind] as number), 0) !== state.loot[seat])
      return `the loot of seat ${seat} is miscounted`;
    if (hasSet(state.loot[seat] as number) && state.winner !== seat) return `seat ${seat} holds a complete set and the game goes on`;
  }
  let undecided = 0;
  for (const at of state.islands) {
    if (at === 0) continue;
    if (cardOf(at) === noCard) undecided++;
    else count(cardOf(at));
  }
  if (undecided !== state.undecided) return `${undecided} islands are undecided, not ${state.undecided}`;
  if (state.islands.filter((at) => at !== 0).length !== state.islandCount) return 'the islands are miscounted';
  if (sum(state.bag) !== state.deck + undecided) return `the bag holds ${sum(state.bag)} cards, deck and islands ${state.deck + undecided}`;
  if (sum(state.ship) !== state.below) return `the Galleon holds ${sum(state.ship)} cards, not ${state.below}`;
  state.bag.forEach((copies, kind) => {
    count(kind, copies);
  });
  state.ship.forEach((copies, at) => {
    count(pirateKinds + at, copies);
  });
  for (const kind of state.discards) count(kind);
  if (state.discards.some((kind) => kind >= actionKinds)) return 'a treasure card lies on the Discard Pile';
  if (state.top >= 0) count(state.top);
  if (state.card >= 0) count(state.card);
  const wrong = cards.findIndex((card, kind) => counts[kind] !== card.copies);
  return wrong < 0 ? null : `there are ${counts[wrong]} cards "${cards[wrong]?.name}", not ${cards[wrong]?.copies}`;
}

export function sum(list: readonly number[]): number {
  let total = 0;
  for (const n of list) total += n;
  return total;
}
