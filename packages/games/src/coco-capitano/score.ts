import { type Outcome, placesBy } from '@quarterdeck/kernel';
import type { State } from './state.ts';
import { chestsIn, pointsIn, sizeOf, type Tiles } from './tiles.ts';

/** What a pile is worth: its points (R9), or its height among very young players (R10). */
export function scoreOf(tiles: Tiles, youngPlayers: boolean): number {
  return youngPlayers ? sizeOf(tiles) : pointsIn(tiles);
}

/** R9, R10: the higher score, then more chests, then shared. */
export function outcome({ safe, seats, config }: State): Outcome {
  const scores: number[] = [];
  const ranks: number[] = [];
  for (const tiles of safe) {
    const score = scoreOf(tiles, config.youngPlayers);
    scores.push(score);
    ranks.push(score * 10 + chestsIn(tiles));
  }
  return { places: placesBy(seats, (a, b) => (ranks[b] as number) - (ranks[a] as number)), scores };
}
