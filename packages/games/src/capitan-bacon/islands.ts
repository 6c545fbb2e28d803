import type { Seat } from '@quarterdeck/kernel';
import { type Kind, map, shovel } from './cards.ts';
import { isUndecided } from './deck.ts';
import { type Tell, winsWithSet } from './ending.ts';
import { addCard, cardOf, handRoom, island, newIslands, raise, removeCard, type State, seenBy, sink } from './state.ts';
import { play, proceed } from './turn.ts';

/** R14: the Shovel. */
export function dig(state: State, place: number, emit: Tell): void {
  play(state, shovel, null, place, emit);
  state.place = place;
  // What nobody has seen is decided when it is needed.
  if (isUndecided(state, place)) state.phase = 'face';
  else takeIsland(state, emit);
}

/** R14, R19: the island at `place` goes into the hand of whose turn it is. */
export function takeIsland(state: State, emit: Tell): void {
  const { place, turn: seat } = state;
  const card = cardOf(state.islands[place] as number);
  sink(state, place);
  state.place = -1;
  state.before = -1;
  state.beforeThat = -1;
  addCard(state, seat, card);
  if (emit !== null) {
    const dug = { type: 'dug', seat, place, by: state.card } as const;
    emit.only(1 << seat, { ...dug, card }, { ...dug, card: null });
  }
  if (winsWithSet(state, seat, emit)) return;
  if (state.islandCount === 0) state.toLay = newIslands;
  proceed(state, emit);
}

/** R19. */
export function lookAt(state: State, place: number, emit: Tell): void {
  if (state.card < 0) play(state, map, null, place, emit);
  state.beforeThat = state.before;
  state.before = state.place;
  state.place = place;
  if (isUndecided(state, place)) state.phase = 'face';
  else showIsland(state, emit);
}

/** Chance has decided what the island that is dug up or looked at holds. */
export function faceIsland(state: State, card: Kind, emit: Tell): void {
  state.bag[card] = (state.bag[card] as number) - 1;
  state.undecided--;
  state.islands[state.place] = island(card, seenBy(state.islands[state.place] as number));
  if (state.card === shovel) takeIsland(state, emit);
  else showIsland(state, emit);
}

function showIsland(state: State, emit: Tell): void {
  const { place, turn: seat } = state;
  const at = state.islands[place] as number;
  const card = cardOf(at);
  state.islands[place] = island(card, seenBy(at) | (1 << seat));
  emit?.only(1 << seat, { type: 'looked', seat, place, card }, { type: 'looked', seat, place, card: null });
  const looked = state.before < 0 ? 1 : state.beforeThat < 0 ? 2 : 3;
  // The third, or the last there is, must be kept.
  if (looked === 3 || looked === state.islandCount) takeIsland(state, emit);
  else state.phase = 'look';
}

/** R7, D4: on the first free place. */
export function bury(state: State, seat: Seat, card: Kind, emit: Tell): void {
  hideUnseen(state, seat, card, emit);
  if (state.phase !== 'order') {
    state.passes = 0;
    state.phase = 'bury';
  } else if (state.sizes[seat] === 1) {
    hideUnseen(state, seat, state.hands[seat * handRoom] as number, emit);
    state.bared.length = 0;
    proceed(state, emit);
  }
}

function hideUnseen(state: State, seat: Seat, card: Kind, emit: Tell): void {
  const place = hide(state, seat, card, 1 << seat);
  const left = state.sizes[seat] as number;
  emit?.only(1 << seat, { type: 'buried', seat, place, card, left }, { type: 'buried', seat, place, card: null, left });
}

/** An island that `seen` know is laid over a card of this hand. Returns its place. */
export function hide(state: State, seat: Seat, card: Kind, seen: number): number {
  removeCard(state, seat, card);
  return raise(state, island(card, seen));
}
