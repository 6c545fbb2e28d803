import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Rng } from './game.ts';

/** A fast, reproducible generator for simulation and search. Never for a table's luck: that is `sealedLuck`. */
export function seededRng(seed: number): Rng {
  const generator = xoroshiro128plus(seed | 0);
  return { below: (n) => uniformInt(generator, 0, n - 1) };
}

/** A seed for stream `index` of a family, so that work can be split over cores and still give the same numbers. */
export function subSeed(seed: number, index: number): number {
  // Two rounds of a 32-bit finaliser: neighbouring indices give unrelated seeds.
  let x = (seed ^ Math.imul(index + 1, 0x9e3779b9)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) | 0;
}

/** Shuffles in place (Fisher-Yates) and returns the array. */
export function shuffle<T>(list: T[], rng: Rng): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}
