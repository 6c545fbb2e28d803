import { describe, expect, it } from 'vitest';
import { allSeats, hasSeat, over, placesBy, seatsOf, waitFor, waitForSeat } from './seats.ts';

describe('sets of seats', () => {
  it('hold one bit for each seat', () => {
    expect([allSeats(0), allSeats(2), allSeats(6)]).toEqual([0, 0b11, 0b111111]);
    expect([hasSeat(0b101, 0), hasSeat(0b101, 1), hasSeat(0b101, 2)]).toEqual([true, false, true]);
    expect(seatsOf(0)).toEqual([]);
    expect(seatsOf(0b101001)).toEqual([0, 3, 5]);
  });
});

describe('pending', () => {
  it('is the same frozen object for the same seat', () => {
    expect(waitForSeat(3)).toBe(waitForSeat(3));
    expect(waitForSeat(3)).toEqual({ kind: 'seats', must: 0b1000, may: 0, timers: [] });
    expect(Object.isFrozen(waitForSeat(3))).toBe(true);
    expect(() => waitForSeat(8)).toThrow('There is no seat 8; seats are 0 to 7.');
  });

  it('is built for several seats, for windows and for the end', () => {
    expect(waitFor(1, 2, [{ id: 'a', ms: 5 }])).toEqual({ kind: 'seats', must: 1, may: 2, timers: [{ id: 'a', ms: 5 }] });
    expect(over({ places: [1], scores: [3] })).toEqual({ kind: 'over', outcome: { places: [1], scores: [3] } });
  });
});

describe('places', () => {
  it('are shared by ties, and the next place counts them', () => {
    const scores = [5, 9, 9, 1];
    expect(placesBy(4, (a, b) => (scores[b] as number) - (scores[a] as number))).toEqual([3, 1, 1, 4]);
    expect(placesBy(3, () => 0)).toEqual([1, 1, 1]);
  });
});
