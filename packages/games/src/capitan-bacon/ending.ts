import type { Emit, Seat } from '@quarterdeck/kernel';
import { hasSet } from './cards.ts';
import type { Event } from './events.ts';
import { type Ending, handOf, type State } from './state.ts';

/** How the rules tell what happened; null in search. */
export type Tell = Emit<Event> | null;

/** R23: at once, whoever's turn it is. */
export function winsWithSet(state: State, seat: Seat, emit: Tell): boolean {
  if (!hasSet(state.loot[seat] as number)) return false;
  state.winner = seat;
  endGame(state, 'set', emit);
  return true;
}

/** All hands lie open. */
export function endGame(state: State, ending: Ending, emit: Tell): void {
  state.phase = 'over';
  state.ending = ending;
  if (emit !== null) {
    const hands = Array.from({ length: state.seats }, (_, seat) => handOf(state, seat));
    emit.reveal({ type: 'ended', ending, winner: state.winner < 0 ? null : state.winner, hands });
  }
}
