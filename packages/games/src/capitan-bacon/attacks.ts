import type { Seat } from '@quarterdeck/kernel';
import { ballast, type Kind, mirror, rod, switcheroo } from './cards.ts';
import { type Tell, winsWithSet } from './ending.ts';
import { hide } from './islands.ts';
import { addCard, handOf, handRoom, removeCard, type State } from './state.ts';
import { play, proceed } from './turn.ts';

/** R16, R18, R20: the target is asked first, always (D7). */
export function attack(state: State, kind: Kind, target: Seat, emit: Tell): void {
  play(state, kind, target, null, emit);
  state.author = state.turn;
  state.victim = target;
  state.answer = null;
  state.attacks++;
  state.phase = 'answer';
}

/** The window closed: the attack strikes its target, or a Mirror turns it on its author (R17). */
export function strike(state: State, emit: Tell): void {
  const target = state.victim;
  if (state.answer === 'mirror') {
    state.victim = state.author;
    state.author = target;
    removeCard(state, target, mirror);
    state.discards.push(mirror);
    emit?.reveal({ type: 'mirrored', seat: target, against: state.victim });
  } else emit?.reveal({ type: 'suffered', seat: target });
  state.answer = null;
  const { author, victim } = state;
  if (state.card === ballast) bare(state, emit);
  else if (state.sizes[victim] === 0) {
    emit?.({ type: 'missed', seat: author, from: victim });
    proceed(state, emit);
  } else if (state.card === rod) state.phase = 'bite';
  else {
    state.phase = 'take';
    // D8: nobody else sees it.
    if (emit !== null) {
      const peeked = { type: 'peeked', seat: author, from: victim } as const;
      emit.only(1 << author, { ...peeked, hand: handOf(state, victim) }, { ...peeked, hand: null });
    }
  }
}

/** R16, R18: both know which card, the others do not. */
export function steal(state: State, card: Kind, emit: Tell): void {
  const { author: seat, victim: from } = state;
  removeCard(state, from, card);
  addCard(state, seat, card);
  emit?.only((1 << seat) | (1 << from), { type: 'stole', seat, from, card }, { type: 'stole', seat, from, card: null });
  if (!winsWithSet(state, seat, emit)) proceed(state, emit);
}

/** R20. */
function bare(state: State, emit: Tell): void {
  const seat = state.victim;
  const hand = handOf(state, seat);
  emit?.reveal({ type: 'bared', seat, hand });
  state.owed = state.limit;
  state.owedTo = seat;
  // D4: no order is asked for where there is none, and then everyone knows what lies where.
  if (hand[0] === hand.at(-1)) {
    for (const card of hand) {
      const place = hide(state, seat, card, (1 << state.seats) - 1);
      emit?.({ type: 'buried', seat, place, card, left: state.sizes[seat] as number });
    }
    proceed(state, emit);
  } else {
    for (const card of hand) state.bared.push(card);
    state.phase = 'order';
  }
}

/** R21. */
export function swapHands(state: State, other: Seat, emit: Tell): void {
  play(state, switcheroo, other, null, emit);
  const { turn: seat, hands, sizes, loot } = state;
  for (let i = 0; i < handRoom; i++) exchange(hands, seat * handRoom + i, other * handRoom + i);
  exchange(sizes, seat, other);
  exchange(loot, seat, other);
  if (emit !== null) {
    const swapped = { type: 'swapped', seat, other } as const;
    const both = [handOf(state, seat), handOf(state, other)] as const;
    emit.only((1 << seat) | (1 << other), { ...swapped, hands: both }, { ...swapped, hands: null });
  }
  proceed(state, emit);
}

function exchange(list: number[], a: number, b: number): void {
  const held = list[a] as number;
  list[a] = list[b] as number;
  list[b] = held;
}
