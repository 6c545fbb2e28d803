import { describe, expect, it } from 'vitest';
import { meanOf, wilson } from './stats.ts';

describe('wilson', () => {
  it("gives Wilson's interval for known cases", () => {
    const half = wilson(50, 100);
    expect(half.low).toBeCloseTo(0.4038, 4);
    expect(half.high).toBeCloseTo(0.5962, 4);
    const none = wilson(0, 10);
    expect(none.low).toBe(0);
    expect(none.high).toBeCloseTo(0.2775, 4);
  });

  it('knows nothing without cases', () => {
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });
});

describe('meanOf', () => {
  it('gives the mean and its interval', () => {
    const { value, low, high } = meanOf([1, 2, 3, 4]);
    expect(value).toBe(2.5);
    expect(high - value).toBeCloseTo(1.96 * Math.sqrt(5 / 3 / 4), 3);
    expect(value - low).toBeCloseTo(high - value, 12);
  });
});
