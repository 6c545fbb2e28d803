import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Rng } from './game.ts';

/** A fast, reproducible generator for simulation and search. Never for a table's luck: that is `sealedLuck`. */
export function seededRng(seed: number): Rng {
  const generator = xoroshiro128plus(mix(seed | 0));
  // The first numbers of this generator are its seed, barely changed.
  for (let i = 0; i < 16; i++) generator.next();
  return {
    // Lemire's method: the high word of a 32-bit number times n is uniform once the few low words that would favour some are drawn again.
    // Without division, and exact in doubles as long as the product stays below 2^53.
    below(n) {
      if (n > 2 ** 21) return uniformInt(generator, 0, n - 1);
      let product = (generator.next() >>> 0) * n;
      if (product >>> 0 < n) {
        const favoured = 2 ** 32 % n;
        while (product >>> 0 < favoured) product = (generator.next() >>> 0) * n;
      }
      return (product * 2 ** -32) | 0;
    },
  };
}

/** A seed for stream `index` of a family, so that work can be split over cores and still give the same numbers. */
export function subSeed(seed: number, index: number): number {
  return mix(seed ^ Math.imul(index + 1, 0x9e3779b9));
}

/** A 32-bit finaliser: neighbouring numbers become unrelated ones. */
function mix(number: number): number {
  let x = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
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
