import type { Input, Seat } from '@quarterdeck/kernel';
import type { Action } from './actions.ts';
import { attack, steal, strike, swapHands } from './attacks.ts';
import { ballast, pirateKinds, rod, spyglass } from './cards.ts';
import { settleIsland, takeFromDeck } from './deck.ts';
import { type Tell, winsWithSet } from './ending.ts';
import { boardGalleon } from './galleon.ts';
import { bury, dig, faceIsland, lookAt, takeIsland } from './islands.ts';
import { handRoom, type State } from './state.ts';
import { beginTurn, endTurn, pass, proceed } from './turn.ts';

/** Folds one input into the state. */
export function apply(state: State, input: Input<Action>, emit: Tell): void {
  if (input.by === 'chance') decide(state, input.outcome, emit);
  else if (input.by === 'clock') strike(state, emit);
  else choose(state, input.by, input.action, emit);
}

function decide(state: State, outcomes: readonly number[], emit: Tell): void {
  const first = (outcomes[0] as number) | 0;
  switch (state.phase) {
    case 'lot':
      state.turn = first;
      state.phase = 'deal';
      emit?.reveal({ type: 'firstDrawn', seat: first });
      return;
    case 'deal':
      takeFromDeck(state, outcomes, emit);
      state.owedTo++;
      if (state.owedTo === state.seats) state.phase = 'top';
      return;
    case 'top':
      state.ship[first] = (state.ship[first] as number) - 1;
      state.below--;
      state.top = first + pirateKinds;
      emit?.reveal({ type: 'topShown', card: state.top });
      if (state.card >= 0) proceed(state, emit);
      else beginTurn(state, emit);
      return;
    case 'face':
      faceIsland(state, first, emit);
      return;
    case 'settle':
      settleIsland(state, first);
      proceed(state, emit);
      return;
    case 'bite':
      steal(state, state.hands[state.victim * handRoom + first] as number, emit);
      return;
    case 'refill':
      state.owed -= outcomes.length;
      state.passes = 0;
      takeFromDeck(state, outcomes, emit);
      // R23 before R25 (D10).
      if (!winsWithSet(state, state.owedTo, emit)) proceed(state, emit);
  }
}

function choose(state: State, seat: Seat, action: Action, emit: Tell): void {
  switch (action.type) {
    case 'pass':
      pass(state, emit);
      return;
    case 'end':
      endTurn(state, emit);
      return;
    case 'bury':
      bury(state, seat, action.card, emit);
      return;
    case 'dig':
      dig(state, action.place, emit);
      return;
    case 'board':
      boardGalleon(state, emit);
      return;
    case 'look':
      lookAt(state, action.place, emit);
      return;
    case 'keep':
      takeIsland(state, emit);
      return;
    case 'switcheroo':
      swapHands(state, action.target, emit);
      return;
    case 'rod':
      attack(state, rod, action.target, emit);
      return;
    case 'spyglass':
      attack(state, spyglass, action.target, emit);
      return;
    case 'ballast':
      attack(state, ballast, action.target, emit);
      return;
    case 'suffer':
    case 'mirror':
      state.answer = action.type;
      emit?.only(1 << seat, { type: 'answered', seat, answer: action.type }, null);
      return;
    case 'take':
      steal(state, action.card, emit);
  }
}
