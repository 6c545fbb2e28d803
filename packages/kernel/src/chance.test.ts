import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bagSize, choose, listOutcomes, pickOf, reused, sample, sampleInto, totalWays, uniform, waysTo } from './chance.ts';
import type { Chance } from './game.ts';
import { seededRng } from './rng.ts';

/** Pearson's statistic of many samples of `sampled` against the ways of `chance`; it is about as large as the number of outcomes. */
function chiSquare(chance: Chance, sampled: Chance, samples: number): { statistic: number; cells: number } {
  const counts = new Map<string, number>();
  const rng = seededRng(4);
  const into: number[] = [];
  for (let i = 0; i < samples; i++) {
    const key = sampleInto(sampled, rng, into).join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const listed = listOutcomes(chance) ?? [];
  const total = totalWays(chance);
  let statistic = 0;
  let seen = 0;
  for (const { outcome, ways } of listed) {
    const expected = (samples * ways) / total;
    const found = counts.get(outcome.join(' ')) ?? 0;
    seen += found;
    statistic += (found - expected) ** 2 / expected;
  }
  expect(seen).toBe(samples);
  return { statistic, cells: listed.length };
}

/** Five standard deviations above what chance gives. */
function fitsWell(chance: Chance, sampled = chance): void {
  const { statistic, cells } = chiSquare(chance, sampled, 40_000);
  expect(statistic).toBeLessThan(cells - 1 + 5 * Math.sqrt(2 * (cells - 1)));
}

const bags = fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }).filter((bag) => bagSize(bag) > 0);

describe('sampling', () => {
  it.each<[string, Chance]>([
    ['a pick', pickOf([4, 0, 1, 7, 2])],
    ['a reused pick', reused(pickOf([4, 0, 1, 7, 2]))],
    ['one of many', uniform(210)],
    ['a draw of one', { kind: 'draw', bag: [3, 0, 5, 1], count: 1 }],
    ['a reused draw of one', reused({ kind: 'draw', bag: [3, 0, 5, 1], count: 1 })],
    ['a draw of several', { kind: 'draw', bag: [3, 2, 0, 4], count: 4 }],
    ['a reused draw of several', reused({ kind: 'draw', bag: [3, 2, 0, 4], count: 4 })],
  ])('%s comes as often as its ways say', (_, chance) => fitsWell(chance));

  it('would be noticed if a die were a little loaded', () => {
    expect(() => fitsWell(uniform(6), pickOf([20, 20, 20, 20, 20, 23]))).toThrow();
  });

  it('empties what it fills, and gives drawn kinds in ascending order', () => {
    const into = [9, 9, 9, 9, 9, 9];
    sampleInto({ kind: 'draw', bag: [2, 2, 2], count: 4 }, seededRng(1), into);
    expect(into).toHaveLength(4);
    expect(into).toEqual([...into].sort());
    sampleInto(pickOf([1]), seededRng(1), into);
    expect(into).toEqual([0]);
    expect(sample({ kind: 'draw', bag: [2], count: 0 }, seededRng(1))).toEqual([]);
  });

  it('says what is impossible', () => {
    expect(() => pickOf([])).toThrow('at least one weight');
    expect(() => pickOf([0, 0])).toThrow('at least one weight');
    expect(() => pickOf([1, -1])).toThrow('not -1');
    expect(() => pickOf([0.5])).toThrow('not 0.5');
    expect(() => sample({ kind: 'draw', bag: [1, 1], count: 3 }, seededRng(1))).toThrow('Cannot draw 3 from a bag of 2.');
  });
});

describe('constant chances', () => {
  it('are the same object for the same number, and look as before', () => {
    expect(uniform(6)).toBe(uniform(6));
    const pick = pickOf([1, 2]);
    expect(reused(pick)).toBe(pick);
    expect(JSON.stringify(pick)).toBe('{"kind":"pick","weights":[1,2],"total":3}');
  });
});

describe('counting', () => {
  it('lists every outcome once, with ways that sum to the total', () => {
    fc.assert(
      fc.property(bags, fc.nat(5), (bag, wanted) => {
        const chance: Chance = { kind: 'draw', bag, count: Math.min(wanted, bagSize(bag)) };
        const listed = listOutcomes(chance) ?? [];
        expect(listed.reduce((sum, { ways }) => sum + ways, 0)).toBe(totalWays(chance));
        expect(new Set(listed.map(({ outcome }) => outcome.join())).size).toBe(listed.length);
        for (const { outcome, ways } of listed) expect(waysTo(chance, outcome)).toBe(ways);
      }),
    );
  });

  it('knows impossible outcomes', () => {
    const draw: Chance = { kind: 'draw', bag: [1, 2], count: 2 };
    expect(waysTo(draw, [0, 1])).toBe(2);
    for (const outcome of [[], [0], [1, 0], [0, 0], [0, 2], [0, 1, 1], [-1, 0]]) expect(waysTo(draw, outcome)).toBe(0);
    for (const outcome of [[], [1], [5], [0, 0]]) expect(waysTo(pickOf([3, 0]), outcome)).toBe(0);
    expect(waysTo(pickOf([3, 0]), [0])).toBe(3);
  });

  it('gives up on lists that are too long', () => {
    expect(listOutcomes(uniform(10), 9)).toBeNull();
    expect(listOutcomes({ kind: 'draw', bag: [9, 9, 9, 9], count: 9 }, 100)).toBeNull();
  });

  it('knows n over k', () => {
    expect([choose(5, 2), choose(52, 5), choose(3, 4), choose(3, -1), choose(0, 0)]).toEqual([10, 2_598_960, 0, 0, 1]);
  });
});
