import { type Outcome, placesBy } from '@quarterdeck/kernel';
import type { State } from './state.ts';

/** The gems on one seat's won cards (R16). */
export function gemsWon(state: State, seat: number): number {
  const { won } = state;
  return (won[seat * 4 + 1] as number) + 2 * (won[seat * 4 + 2] as number) + 3 * (won[seat * 4 + 3] as number);
}

/** R16: most gems; a tie goes to fewer cards; a further tie is shared. */
export function outcomeOf(state: State, ending: 'flint' | 'bags'): Outcome {
  const scores = Array.from({ length: state.seats }, (_, seat) => gemsWon(state, seat));
  const cards = (seat: number): number => state.won[seat * 4] as number;
  const places = placesBy(state.seats, (a, b) => (scores[b] as number) - (scores[a] as number) || cards(a) - cards(b));
  return { places, scores, ending };
}
