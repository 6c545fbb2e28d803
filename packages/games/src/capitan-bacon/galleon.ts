import { boarding } from './cards.ts';
import { endGame, type Tell, winsWithSet } from './ending.ts';
import { addCard, type State } from './state.ts';
import { play } from './turn.ts';

/** R15, R24. */
export function boardGalleon(state: State, emit: Tell): void {
  const { top: card, turn: seat } = state;
  play(state, boarding, null, null, emit);
  state.top = -1;
  addCard(state, seat, card);
  emit?.({ type: 'boarded', seat, card });
  if (winsWithSet(state, seat, emit)) return;
  if (state.below === 0) endGame(state, 'galleon', emit);
  else state.phase = 'top';
}
