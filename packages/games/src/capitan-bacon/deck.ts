import type { Kind } from './cards.ts';
import { endGame, type Tell } from './ending.ts';
import { addCard, cardOf, island, noCard, raise, type State } from './state.ts';

/** The drawn cards go to `owedTo`, who alone sees them. */
export function takeFromDeck(state: State, kinds: readonly Kind[], emit: Tell): void {
  const seat = state.owedTo;
  for (let i = 0; i < kinds.length; i++) {
    // An outcome read from text may lie in an array of doubles; ours hold small integers and stay quick to copy.
    const kind = (kinds[i] as number) | 0;
    state.bag[kind] = (state.bag[kind] as number) - 1;
    addCard(state, seat, kind);
  }
  state.deck -= kinds.length;
  if (emit !== null) {
    const drew = { type: 'drew', seat, count: kinds.length } as const;
    emit.only(1 << seat, { ...drew, cards: kinds.slice() }, { ...drew, cards: null });
  }
}

/**
 * R13. The deck is drawn out, so the bag holds just the cards of undecided islands: those are decided first, lest the discards mix
 * with them. False while that takes chance, and when there are no discards (R25).
 */
export function renewDeck(state: State, emit: Tell): boolean {
  const count = state.discards.length;
  if (count === 0) {
    endGame(state, 'deck', emit);
    return false;
  }
  if (state.undecided > 0) {
    state.phase = 'settle';
    return false;
  }
  for (let i = 0; i < count; i++) {
    const kind = state.discards[i] as number;
    state.bag[kind] = (state.bag[kind] as number) + 1;
  }
  state.deck = count;
  state.discards.length = 0;
  emit?.({ type: 'reshuffled', count });
  return true;
}

/** Chance decides the card of the first island that has none. */
export function settleIsland(state: State, kind: Kind): void {
  let place = 0;
  while (!isUndecided(state, place)) place++;
  state.islands[place] = island(kind, 0);
  state.bag[kind] = (state.bag[kind] as number) - 1;
  state.undecided--;
}

/** Nobody has seen this island's card, so there is none yet. */
export function isUndecided(state: State, place: number): boolean {
  const at = state.islands[place] as number;
  return at !== 0 && cardOf(at) === noCard;
}

/** R12. */
export function layIslands(state: State, emit: Tell): void {
  const places: number[] = [];
  const count = Math.min(state.toLay, state.deck);
  for (let i = 0; i < count; i++) places.push(raise(state, island(noCard, 0)));
  state.toLay -= count;
  state.deck -= count;
  state.undecided += count;
  emit?.({ type: 'laid', places });
}
