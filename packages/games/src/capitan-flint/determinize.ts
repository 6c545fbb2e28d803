import { type Rng, shuffle } from '@quarterdeck/kernel';
import { type Bag, cardCount, cardsOnTop, copiesOfBag, flint, gemsOf, hatSymbol, hooksSymbol, jewelCount, symbolOf } from './cards.ts';
import type { FlintMemory } from './recall.ts';
import { outcomeOf } from './score.ts';
import { inCentre, inChest, outOfGame, type State, setup, wonBy } from './state.ts';
import { type FlintView, setOf } from './view.ts';

/** A full world that this view and memory allow: the Bag cards of the others are dealt anew until everyone began with three kinds (R4). */
export function determinize(view: FlintView, memory: FlintMemory, rng: Rng): State {
  const state = setup(view.options, view.seats.length);
  state.phase = view.phase;
  state.turn = view.turn;
  state.flips = view.flips;
  state.ordinal = view.ordinal;
  state.firstSymbol = view.firstSymbol;
  state.last = view.last;
  state.endedBy = view.endedBy;
  state.owes = setOf(view.owes);
  layTreasures(state, view, memory);
  dealBags(state, view, rng);
  touch(state, view, rng);
  if (view.endedBy !== null) state.over = { kind: 'over', outcome: outcomeOf(state, view.endedBy) };
  return state;
}

function layTreasures(state: State, view: FlintView, memory: FlintMemory): void {
  for (const card of view.gone) state.place[card] = outOfGame;
  for (const card of view.centre) {
    state.place[card] = inCentre;
    state.centre.push(card);
    if (symbolOf[card] === hatSymbol) state.hats++;
    else if (symbolOf[card] === hooksSymbol) state.hooks++;
  }
  for (let card = 0; card < jewelCount; card++) {
    const seat = memory.owner[card] as number;
    if (seat < 0) continue;
    state.place[card] = wonBy + seat;
    const gems = seat * 4 + (gemsOf[card] as number);
    state.won[gems] = (state.won[gems] as number) + 1;
    state.won[seat * 4] = (state.won[seat * 4] as number) + 1;
  }
  state.onTop = Math.max(0, cardsOnTop - view.flips);
  for (let card = 0; card < cardCount; card++)
    state.chest[card] = state.place[card] === inChest && (card !== flint || state.onTop === 0) ? 1 : 0;
}

function dealBags(state: State, view: FlintView, rng: Rng): void {
  const hidden: Bag[] = [];
  const count = new Array<number>(8).fill(copiesOfBag);
  const take = (bag: Bag): void => {
    count[bag] = (count[bag] as number) - 1;
  };
  for (const bag of view.hand ?? []) take(bag);
  for (const { spent } of view.seats) for (const bag of spent) take(bag);
  for (let bag = 0; bag < 8; bag++) for (let copy = count[bag] as number; copy > 0; copy--) hidden.push(bag);
  const wholeDeal = view.phase !== 'deal' && view.phase !== 'first';
  const hands = view.seats.map(() => [] as readonly Bag[]);
  do {
    shuffle(hidden, rng);
    let at = 0;
    for (const [seat, { bags }] of view.seats.entries()) {
      if (seat === view.viewer) hands[seat] = view.hand ?? [];
      else {
        hands[seat] = hidden.slice(at, at + bags);
        at += bags;
      }
    }
  } while (wholeDeal && view.seats.some(({ spent }, seat) => new Set([...spent, ...(hands[seat] as readonly Bag[])]).size < 3));
  for (const [seat, hand] of hands.entries()) giveBags(state, seat, hand, (view.seats[seat] as FlintView['seats'][number]).spent);
  state.dealt = view.dealt;
}

function giveBags(state: State, seat: number, hand: readonly Bag[], spent: readonly Bag[]): void {
  for (const bag of hand) {
    state.hands[seat * 8 + bag] = (state.hands[seat * 8 + bag] as number) + 1;
    state.kinds[seat] = (state.kinds[seat] as number) | (1 << bag);
  }
  for (const bag of spent) state.spent[seat * 8 + bag] = (state.spent[seat * 8 + bag] as number) + 1;
  for (const bag of [...hand, ...spent]) state.pool[bag] = (state.pool[bag] as number) - 1;
  state.handSize[seat] = hand.length;
  state.bagsLeft += hand.length;
}

/** Hands on Parche are secret while the window is open, so the others' are guessed. */
function touch(state: State, view: FlintView, rng: Rng): void {
  if (view.lots !== null) {
    state.touched = setOf(view.lots.seats);
    state.opened = view.lots.symbol === 'hat' ? hatSymbol : hooksSymbol;
  } else if (view.phase === 'window') {
    for (let seat = 0; seat < state.seats; seat++) {
      const touched = seat === view.viewer ? view.touched : rng.below(2) === 1;
      if (touched) state.touched |= 1 << seat;
    }
  }
}
