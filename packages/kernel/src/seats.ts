import type { Outcome, Pending, Seat, SeatSet, Timer } from './game.ts';

const noTimers: readonly Timer[] = [];

/** The set of all of `count` seats. */
export function allSeats(count: number): SeatSet {
  return (1 << count) - 1;
}

export function hasSeat(set: SeatSet, seat: Seat): boolean {
  return (set & (1 << seat)) !== 0;
}

/** The seats of a set in ascending order. */
export function seatsOf(set: SeatSet): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; set >> seat !== 0; seat++) if (hasSeat(set, seat)) list.push(seat);
  return list;
}

const waits: (Pending & { kind: 'seats' })[] = Array.from({ length: 8 }, (_, seat) => waitFor(1 << seat));
for (const wait of waits) Object.freeze(wait);

/** The table waits for exactly this seat; always the same object for a seat, so it costs nothing. */
export function waitForSeat(seat: Seat): Pending & { kind: 'seats' } {
  const wait = waits[seat];
  if (wait === undefined) throw new RangeError(`There is no seat ${seat}; seats are 0 to ${waits.length - 1}.`);
  return wait;
}

export function waitFor(must: SeatSet, may: SeatSet = 0, timers: readonly Timer[] = noTimers): Pending & { kind: 'seats' } {
  return { kind: 'seats', must, may, timers };
}

/**
 * Places by comparing seats: `compare(a, b)` is negative when a did better. Ties share a place, and the next place counts them (1, 1, 3).
 */
export function placesBy(count: number, compare: (a: Seat, b: Seat) => number): number[] {
  const places: number[] = [];
  for (let seat = 0; seat < count; seat++) {
    let place = 1;
    for (let other = 0; other < count; other++) if (compare(other, seat) < 0) place++;
    places.push(place);
  }
  return places;
}

export function over(outcome: Outcome): Pending {
  return { kind: 'over', outcome };
}
