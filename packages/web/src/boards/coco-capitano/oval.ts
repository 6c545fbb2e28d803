/** Where an island lies, in percent of the oval: the first one below, the others clockwise. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Half the oval's width and height, in percent: an island and its number stay inside at every place. */
export const across = 35.5;
export const down = 37.5;

export function placeOf(island: number, islands: number): Place {
  const angle = Math.PI / 2 + (island * 2 * Math.PI) / islands;
  return { x: 50 + across * Math.cos(angle), y: 50 + down * Math.sin(angle) };
}

/** One stop of a walk: where, and how far above the water, in parts of the figure's height. */
export interface Stop extends Place {
  readonly lift: number;
}

/** A walk of so many islands as the corners of little hops: island, air, island, air, island. */
export function walk(from: number, steps: number, islands: number): readonly Stop[] {
  const stops: Stop[] = [{ ...placeOf(from, islands), lift: 0 }];
  for (let step = 0; step < steps; step++) {
    const here = placeOf(from + step, islands);
    const next = placeOf(from + step + 1, islands);
    stops.push({ x: (here.x + next.x) / 2, y: (here.y + next.y) / 2, lift: 0.3 }, { ...next, lift: 0 });
  }
  return stops;
}
