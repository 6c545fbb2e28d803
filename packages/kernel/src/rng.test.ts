import { describe, expect, it } from 'vitest';
import { seededRng, shuffle, subSeed } from './rng.ts';

function numbers(seed: number, n: number, count: number): number[] {
  const rng = seededRng(seed);
  return Array.from({ length: count }, () => rng.below(n));
}

/** Pearson's statistic for equally likely cells, in standard deviations above what chance gives. */
function strangeness(values: readonly number[], n: number): number {
  const counts = Array<number>(n).fill(0);
  for (const value of values) counts[value] = (counts[value] as number) + 1;
  const expected = values.length / n;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return (statistic - (n - 1)) / Math.sqrt(2 * (n - 1));
}

describe('seededRng', () => {
  it('gives the same numbers for the same seed, others for another', () => {
    expect(numbers(7, 100, 50)).toEqual(numbers(7, 100, 50));
    expect(numbers(7, 100, 50)).not.toEqual(numbers(8, 100, 50));
  });

  it.each([2, 3, 6, 7, 36, 1000])('below(%i) favours nobody', (n) => {
    expect(Math.abs(strangeness(numbers(11, n, 60_000), n))).toBeLessThan(5);
  });

  it('is fair in its first number too, whatever the seed', () => {
    const first = Array.from({ length: 30_000 }, (_, seed) => seededRng(seed).below(7));
    expect(Math.abs(strangeness(first, 7))).toBeLessThan(5);
  });

  it('stays within any bound, small or large', () => {
    expect(new Set(numbers(1, 1, 20))).toEqual(new Set([0]));
    for (const n of [2 ** 21 - 1, 2 ** 21, 2 ** 21 + 1, 2 ** 32]) {
      const values = numbers(5, n, 2000);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...values)).toBeLessThan(n);
      expect(Math.max(...values)).toBeGreaterThan(n * 0.99);
      expect(values.every(Number.isInteger)).toBe(true);
    }
  });
});

describe('subSeed', () => {
  it('gives every stream its own numbers', () => {
    const seeds = Array.from({ length: 2000 }, (_, index) => subSeed(1, index));
    expect(new Set(seeds).size).toBe(2000);
    expect(subSeed(1, 5)).toBe(subSeed(1, 5));
    expect(subSeed(1, 5)).not.toBe(subSeed(2, 5));
    expect(numbers(seeds[0] as number, 1000, 20)).not.toEqual(numbers(seeds[1] as number, 1000, 20));
  });
});

describe('shuffle', () => {
  it('reaches every order equally often, in place', () => {
    const rng = seededRng(3);
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const list = ['a', 'b', 'c', 'd'];
      expect(shuffle(list, rng)).toBe(list);
      orders.set(list.join(''), (orders.get(list.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });
});
