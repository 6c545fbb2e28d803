import type { Seat } from '@quarterdeck/kernel';
import type { Kind } from './cards.ts';
import { layIslands, renewDeck } from './deck.ts';
import { endGame, type Tell } from './ending.ts';
import { removeCard, type State } from './state.ts';

/** R8: a card leaves the hand and lies open; `proceed` puts it onto the Discard Pile when its effect is resolved (D9). */
export function play(state: State, kind: Kind, target: Seat | null, place: number | null, emit: Tell): void {
  removeCard(state, state.turn, kind);
  state.kind = kind;
  state.card = kind;
  state.passes = 0;
  emit?.({ type: 'played', seat: state.turn, card: kind, target, place });
}

/** Goes on with what is owed: islands, then cards; then the played card is done with, or the turn passes. */
export function proceed(state: State, emit: Tell): void {
  while (state.toLay > 0) {
    if (state.deck === 0) {
      if (!renewDeck(state, emit)) return;
    } else layIslands(state, emit);
  }
  if (state.owed > 0) {
    if (state.deck > 0 || renewDeck(state, emit)) state.phase = 'refill';
    return;
  }
  if (state.card < 0) {
    state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1;
    beginTurn(state, emit);
    return;
  }
  state.discards.push(state.card);
  state.card = -1;
  state.author = -1;
  state.victim = -1;
  // D3: asked after every play, whether or not another such card is held.
  state.phase = 'play';
}

/** The seat on turn has not chosen what to play yet. */
export function beginTurn(state: State, emit: Tell): void {
  state.phase = 'turn';
  state.kind = -1;
  emit?.({ type: 'turnPassed', seat: state.turn });
}

/** R6, D11. */
export function pass(state: State, emit: Tell): void {
  emit?.({ type: 'passed', seat: state.turn });
  state.passes++;
  // A card drawn begins the count anew, so all hands are full by then.
  if (state.passes === 3 * state.seats) endGame(state, 'passes', emit);
  else endTurn(state, emit);
}

/** R11. */
export function endTurn(state: State, emit: Tell): void {
  state.owed = state.limit - (state.sizes[state.turn] as number);
  state.owedTo = state.turn;
  proceed(state, emit);
}
