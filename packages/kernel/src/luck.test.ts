import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listOutcomes, pickOf, uniform, waysTo } from './chance.ts';
import type { Chance } from './game.ts';
import { commitTo, rngLuck, scriptedLuck, sealedLuck } from './luck.ts';
import { seededRng } from './rng.ts';

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const other = `1${seed.slice(1)}`;
const chances: readonly Chance[] = [uniform(36), pickOf([1, 0, 5]), { kind: 'draw', bag: [3, 4, 5], count: 4 }];

describe('sealed luck', () => {
  it('is bound by a commitment that anyone can compute with plain SHA-256', () => {
    expect(commitTo(seed)).toBe(createHash('sha256').update('quarterdeck commitment 1').update(Buffer.from(seed, 'hex')).digest('hex'));
    expect(commitTo(seed)).not.toBe(commitTo(other));
  });

  it('follows from seed, contributions and line alone, in whatever order it is asked', () => {
    const luck = sealedLuck(seed, ['rum', '']);
    const again = sealedLuck(seed, ['rum', '']);
    const forwards = chances.map((chance, seq) => luck(chance, seq));
    const backwards = [...chances.entries()].reverse().map(([seq, chance]) => again(chance, seq));
    expect(backwards.reverse()).toEqual(forwards);
  });

  it('changes with each of them', () => {
    const row = (luck: ReturnType<typeof sealedLuck>) => Array.from({ length: 20 }, (_, seq) => luck(uniform(1000), seq).join());
    const rows = [
      sealedLuck(seed, ['rum', '']),
      sealedLuck(other, ['rum', '']),
      sealedLuck(seed, ['', 'rum']),
      sealedLuck(seed, ['rum']),
      sealedLuck(seed, ['rum', 'x']),
    ].map(row);
    expect(new Set(rows.map(String)).size).toBe(rows.length);
    expect(new Set(rows[0]).size).toBeGreaterThan(15);
  });

  it('gives every outcome as often as its ways say', () => {
    const luck = sealedLuck(seed, []);
    for (const chance of chances) {
      const counts = new Map<string, number>();
      for (let seq = 0; seq < 6000; seq++) {
        const outcome = luck(chance, seq);
        expect(waysTo(chance, outcome)).toBeGreaterThan(0);
        counts.set(outcome.join(), (counts.get(outcome.join()) ?? 0) + 1);
      }
      const listed = listOutcomes(chance) ?? [];
      const total = listed.reduce((sum, { ways }) => sum + ways, 0);
      const statistic = listed.reduce((sum, { outcome, ways }) => {
        const expected = (6000 * ways) / total;
        return sum + ((counts.get(outcome.join()) ?? 0) - expected) ** 2 / expected;
      }, 0);
      expect(statistic).toBeLessThan(listed.length - 1 + 5 * Math.sqrt(2 * (listed.length - 1)));
    }
  });
});

describe('scripted luck', () => {
  it('gives what the script says, then what comes after it', () => {
    const luck = scriptedLuck([[2], [0]], rngLuck(seededRng(1)));
    expect([luck(uniform(3), 1), luck(uniform(3), 2)]).toEqual([[2], [0]]);
    expect(waysTo(uniform(3), luck(uniform(3), 3))).toBe(1);
  });

  it('complains about its end and about what cannot be', () => {
    const luck = scriptedLuck([[3]]);
    expect(() => luck(uniform(3), 1)).toThrow('Scripted outcome 1 (3) is impossible here: {"kind":"pick"');
    expect(() => luck(uniform(3), 2)).toThrow('The script of chance outcomes ended after 1');
  });
});
