import { type Recall, type Rng, type Seat, shuffle } from '@quarterdeck/kernel';
import type { LaidCard } from './actions.ts';
import { baconEach, copies, type Suit, suits } from './cards.ts';
import { deckFor } from './deck.ts';
import { addCard, copiesOf, planes } from './hand.ts';
import { understand } from './read.ts';
import type { Bacon } from './shape.ts';
import { type Laid, packSuits, type State, setup, sideOf } from './state.ts';
import type { TrickPlay, View } from './view.ts';

/** What one viewer has seen played in the running round. */
export interface Memory {
  /** Breakfast cards, as planes (see hand.ts). */
  readonly gone: readonly number[];
  /** Bacon cards that each seat has laid. */
  readonly laid: readonly number[];
}
interface Draft {
  readonly gone: number[];
  readonly laid: number[];
}

/** Counts what was played. Whoever joins in the middle of a round without a memory aid begins with what lies on the table. */
export const recall: Recall<Bacon> = {
  start(seen) {
    const memory = empty(seen.seats);
    if (seen.gone === null || seen.baconLeft === null) {
      for (const play of seen.trick) see(memory, play.seat, play.cards);
      return memory;
    }
    for (const card of seen.gone) addCard(memory.gone, 0, suits.indexOf(card.suit), card.rank - 1);
    for (const [seat, left] of seen.baconLeft.entries()) {
      if ((seen.sizes[seat] as number) > 0 || seen.out.includes(seat)) memory.laid[seat] = baconEach - left;
    }
    return memory;
  },
  hear(memory, event) {
    if (event.type === 'round-began') return empty(memory.laid.length);
    if (event.type !== 'played') return memory;
    const next = { gone: memory.gone.slice(), laid: memory.laid.slice() };
    see(next, event.seat, event.cards);
    return next;
  },
  fits(memory, state) {
    for (let suit = 0; suit < planes; suit++) if (((memory.gone[suit] as number) & ~(state.gone[suit] as number)) !== 0) return false;
    return memory.laid.every((laid, seat) => laid === 0 || laid <= baconEach - (state.bacon[seat] as number));
  },
};

function empty(seats: number): Draft {
  return { gone: [0, 0, 0, 0], laid: Array.from({ length: seats }, () => 0) };
}

function see(memory: Draft, seat: Seat, cards: readonly LaidCard[]): void {
  for (const card of cards) {
    if (card.bacon) memory.laid[seat] = (memory.laid[seat] as number) + 1;
    else addCard(memory.gone, 0, suits.indexOf(card.suit as Suit), card.rank - 1);
  }
}

/** A world that view and memory allow: what was not seen is dealt out by hand size; the rest was played unseen, or is not dealt yet. */
export function determinize(seen: View, memory: Memory, rng: Rng): State {
  const state = setup(seen.config, seen.seats);
  const { setting } = state;
  state.phase = seen.phase;
  state.turn = seen.turn;
  state.start = seen.start;
  state.round = seen.round;
  state.sizes = seen.sizes.slice();
  state.trick = seen.trick.map((play) => laidOf(state, play));
  state.passed = seen.passed;
  state.mayLet = seen.mayLet;
  state.out = seen.out.slice();
  state.past = seen.past.slice();
  for (let seat = 0; seat < seen.seats; seat++) state.vp[sideOf(setting, seat)] = seen.vp[seat] as number;
  if (seen.round === 0) return state;

  state.gone = memory.gone.slice();
  for (const card of seen.hand ?? []) addCard(state.hands, (seen.me as Seat) * planes, suits.indexOf(card.suit), card.rank - 1);
  const unseen = shuffle(unseenKinds(state, seen.me), rng);
  for (let seat = 0; seat < seen.seats; seat++) {
    const size = seen.sizes[seat] as number;
    if (size > 0) state.holding |= 1 << seat;
    if (seat === seen.me) {
      state.bacon[seat] = seen.bacon as number;
      continue;
    }
    const bacon = Math.min(size, baconEach - (memory.laid[seat] as number));
    state.bacon[seat] = bacon;
    for (const kind of unseen.splice(0, size - bacon)) addKind(state, state.hands, seat * planes, kind);
  }
  if (seen.phase === 'deal') {
    state.bag = Array.from({ length: setting.set.suits * setting.set.top }, () => 0);
    for (const kind of unseen) state.bag[kind] = (state.bag[kind] as number) + 1;
  } else for (const kind of unseen) addKind(state, state.gone, 0, kind);
  return state;
}

function unseenKinds(state: State, me: Seat | null): number[] {
  const { top, suits: suitCount } = state.setting.set;
  const kinds: number[] = [];
  for (let kind = 0; kind < top * suitCount; kind++) {
    const suit = Math.floor(kind / top);
    const bit = kind % top;
    const seen = copiesOf(state.gone, 0, suit, bit) + (me === null ? 0 : copiesOf(state.hands, me * planes, suit, bit));
    for (let copy = seen; copy < copies; copy++) kinds.push(kind);
  }
  return kinds;
}

function addKind(state: State, cards: number[], base: number, kind: number): void {
  const { top } = state.setting.set;
  addCard(cards, base, Math.floor(kind / top), kind % top);
}

function laidOf(state: State, { seat, kind, cards }: TrickPlay): Laid {
  const understood = understand(deckFor(state.setting.seats), { type: 'play', kind, cards });
  if (typeof understood === 'string') throw new Error(understood);
  return { seat, shape: understood.shape.id, suits: packSuits(cards) };
}
