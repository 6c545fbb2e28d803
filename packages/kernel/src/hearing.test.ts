import { expect, it } from 'vitest';
import { hearing } from './hearing.ts';

const line = (seq: number, seats: number, rest: 'rest' | null = null) => ({
  seq,
  told: { verb: 'only' as const, seats, full: 'full', rest },
});

it('counts what a viewer heard, and nothing that it did not', () => {
  const ears = hearing(2);
  ears.hear([line(1, 0b11), line(2, 0b01), line(3, 0, 'rest')], 0);
  expect([ears.count(0), ears.count(1), ears.count('spectator')]).toEqual([3, 2, 1]);
  expect(ears.next(1, 0)).toBe(1);
  expect(ears.next(1, 1)).toBe(3);
  expect(ears.next(1, 2)).toBe(0);
  expect(ears.next(1, 3)).toBe(Number.POSITIVE_INFINITY);
});

it('goes on counting when the table goes back, and disowns what was heard before', () => {
  const ears = hearing(1);
  const told = [line(1, 1), line(2, 1), line(3, 1)];
  ears.hear(told, 0);
  ears.rewind(told.slice(0, 1));
  expect(ears.count(0)).toBe(4);
  expect(ears.next(0, 3)).toBe(-1);
  expect(ears.next(0, 4)).toBe(0);
  ears.hear([line(5, 1)], 0);
  expect(ears.count(0)).toBe(5);
  expect(ears.next(0, 4)).toBe(5);
});
