import type { Estimate } from '@quarterdeck/bots';

/** How often each value came. */
export type Histogram = ReadonlyMap<number, number>;

/** A histogram as figures; `counts` are pairs of value and count in ascending order of value. */
export interface Spread {
  readonly mean: Estimate;
  readonly least: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly most: number;
  readonly counts: readonly (readonly [value: number, count: number])[];
}

/** The figures of a histogram of at least one value. The interval is the 95 % one of the normal approximation. */
export function spreadOf(histogram: Histogram): Spread {
  const counts = [...histogram].sort(([a], [b]) => a - b);
  const n = counts.reduce((sum, [, count]) => sum + count, 0);
  const mean = counts.reduce((sum, [value, count]) => sum + value * count, 0) / n;
  const squares = counts.reduce((sum, [value, count]) => sum + (value - mean) ** 2 * count, 0);
  const half = n > 1 ? 1.959964 * Math.sqrt(squares / (n - 1) / n) : 0;
  const quantile = (share: number): number => {
    let left = Math.max(1, Math.ceil(share * n));
    for (const [value, count] of counts) {
      left -= count;
      if (left <= 0) return value;
    }
    return counts.at(-1)?.[0] ?? 0;
  };
  return {
    mean: { value: mean, low: mean - half, high: mean + half },
    least: quantile(0),
    quarter: quantile(0.25),
    median: quantile(0.5),
    threeQuarters: quantile(0.75),
    most: quantile(1),
    counts,
  };
}

/** Counts one more of this value. */
export function count<K>(histogram: Map<K, number>, value: K): void {
  histogram.set(value, (histogram.get(value) ?? 0) + 1);
}
