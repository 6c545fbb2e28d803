import { type Outcome, placesBy } from '@quarterdeck/kernel';
import type { State } from './state.ts';
import { chestsIn, pointsIn, sizeOf, type Tiles } from './tiles.ts';

/** What a pile is worth: its points (R9), or its height among very young players (R10). */
export function scoreOf(tiles: Tiles, youngPlayers: boolean): number {
  return youngPlayers ? sizeOf(tiles) : pointsIn(tiles);
}

/** R9, R10: the higher score, then more chests, then shared. */
export function outcome({ safe, seats, config }: State): Outcome {
  const scores = safe.map((tiles) => scoreOf(tiles, config.youngPlayers));
  const rank = (seat: number): number => (scores[seat] as number) * 10 + chestsIn(safe[seat] as Tiles);
  return { places: placesBy(seats, (a, b) => rank(b) - rank(a)), scores };
}
