import type { Rng } from '@quarterdeck/kernel';

/** True once in `n` times. */
export function once(rng: Rng, n: number): boolean {
  return rng.below(n) === 0;
}

/** A whole number from `least` to `most`. */
export function between(rng: Rng, least: number, most: number): number {
  return least + rng.below(most - least + 1);
}

/** One of them; null when there is none. */
export function oneOf<T>(rng: Rng, list: readonly T[]): T | null {
  return list.length === 0 ? null : (list[rng.below(list.length)] as T);
}
