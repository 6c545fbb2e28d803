import { describe, expect, it } from 'vitest';
import { isForgetful, pastOf } from './forgetting.ts';
import { type ToyEvent, toy } from './laws/toy.ts';

const draw = (seat: number): ToyEvent => ({ type: 'drew', seat, kind: null });
const raid: ToyEvent = { type: 'raided', by: 0, target: 1 };
const { forgets, ...toyThatTells } = toy;

describe('a table that asks people to remember', () => {
  it('is one whose game says so of its options', () => {
    expect(isForgetful(toy, { rounds: 1 })).toBe(true);
    expect(
      isForgetful({ ...toy, forgets: { at: ({ rounds }) => rounds > 1, tells: () => false, turns: () => false } }, { rounds: 1 }),
    ).toBe(false);
    expect(isForgetful(toyThatTells, { rounds: 1 })).toBe(false);
  });

  it('counts everything up to the last turning as past, that event too', () => {
    expect(forgets?.turns(raid)).toBe(true);
    expect(pastOf(toy, [])).toBe(0);
    expect(pastOf(toy, [draw(0), draw(1)])).toBe(0);
    expect(pastOf(toy, [draw(0), raid, draw(1), raid, draw(0)])).toBe(4);
    expect(pastOf(toyThatTells, [raid, raid])).toBe(0);
  });
});
