import { type Outcome, placesBy } from '@quarterdeck/kernel';
import { treasuresIn } from './cards.ts';
import type { State } from './state.ts';

/** R23: a complete set wins whatever the Treasures, the others share second place. R26: else most Treasures win; ties share. */
export function outcome(state: State): Outcome {
  const scores = state.loot.map(treasuresIn);
  const places =
    state.winner >= 0
      ? scores.map((_, seat) => (seat === state.winner ? 1 : 2))
      : placesBy(state.seats, (a, b) => (scores[b] as number) - (scores[a] as number));
  return { places, scores, ...(state.ending === null ? {} : { ending: state.ending }) };
}
