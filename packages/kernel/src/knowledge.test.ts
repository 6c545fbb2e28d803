import { describe, expect, it } from 'vitest';
import { agrees, emptied, exchanged, fillZones, type Knowledge, movedUnseen, seenEntering, seenLeaving, seenWhole } from './knowledge.ts';
import { seededRng } from './rng.ts';

const [a, b, c] = [0, 1, 2] as const;

describe('knowledge', () => {
  it('remembers a card that was seen going in, and strikes it out when it is seen leaving', () => {
    const known = seenEntering(seenEntering([], a, 7), a, 3);
    expect(known).toEqual([{ zones: [a], cards: [3, 7] }]);
    expect(seenLeaving(known, a, 7)).toEqual([{ zones: [a], cards: [3] }]);
    expect(seenLeaving(seenLeaving(known, a, 7), a, 3)).toEqual([]);
  });
  it('ignores a card leaving that was not known to be there', () => {
    const known = seenEntering([], a, 7);
    expect(seenLeaving(known, a, 4)).toEqual(known);
    expect(seenLeaving(known, b, 7)).toBe(known);
  });
  it('merges two blocks when a card moves unseen, and keeps both lists', () => {
    const known = movedUnseen(seenEntering(seenEntering([], a, 7), b, 3), a, b);
    expect(known).toEqual([{ zones: [a, b], cards: [3, 7] }]);
  });
  it('keeps what it knows of a zone into which only something unknown can have come', () => {
    const known = seenEntering([], b, 3);
    expect(movedUnseen(known, a, b)).toBe(known);
  });
  it('splits a zone off when it is seen whole, and leaves the rest of the cards with the rest of the zones', () => {
    const known: Knowledge = [{ zones: [a, b, c], cards: [3, 3, 7] }];
    expect(seenWhole(known, b, [3, 5])).toEqual([
      { zones: [a, c], cards: [3, 7] },
      { zones: [b], cards: [3, 5] },
    ]);
    expect(emptied(known, b)).toEqual([{ zones: [a, c], cards: [3, 3, 7] }]);
  });
  it('follows an exchange of whole zones', () => {
    expect(exchanged([{ zones: [a, c], cards: [4] }], a, b)).toEqual([{ zones: [b, c], cards: [4] }]);
  });
  it('agrees with a world that holds the known cards somewhere in the block, and with no other', () => {
    const known: Knowledge = [{ zones: [a, b], cards: [3, 3] }];
    const world = (inA: number[], inB: number[]) => (zone: number) => (zone === a ? inA : inB);
    expect(agrees(known, world([3], [3, 1]))).toBe(true);
    expect(agrees(known, world([], [3, 3]))).toBe(true);
    expect(agrees(known, world([3], [1, 1]))).toBe(false);
  });
  it('fills zones with the known cards first and the rest from what is unaccounted for', () => {
    const known: Knowledge = [{ zones: [a, b], cards: [2, 2] }];
    const homes = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const pool = [3, 1, 2];
      const filled = fillZones(known, [a, b, c], [2, 1, 1], pool, seededRng(seed));
      expect(filled.map((cards) => cards.length)).toEqual([2, 1, 1]);
      expect(agrees(known, (zone) => filled[zone] as number[])).toBe(true);
      expect([...filled.flat(), ...pool.flatMap((n, kind) => Array<number>(n).fill(kind))].sort()).toEqual([0, 0, 0, 1, 2, 2]);
      homes.add(JSON.stringify(filled[0]?.filter((card) => card === 2)));
    }
    expect(homes).toEqual(new Set(['[2]', '[2,2]']));
  });
  it('says so when the zones cannot hold what is known or more is asked for than exists', () => {
    expect(() => fillZones([{ zones: [a], cards: [0, 0] }], [a], [1], [2], seededRng(1))).toThrow(/known to lie/);
    expect(() => fillZones([], [a], [2], [1], seededRng(1))).toThrow(/more cards than/);
  });
});
