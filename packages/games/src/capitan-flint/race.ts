import { hasSeat, type Seat, type SeatSet } from '@quarterdeck/kernel';
import type { Touch } from './actions.ts';
import type { State } from './state.ts';

/** A hand that nobody measured counts as the slowest. */
function timeOf(times: readonly number[], seat: Seat): number {
  const ms = times[seat];
  return ms === undefined || ms < 0 ? Number.POSITIVE_INFINITY : ms;
}

/** Who of `touched` was first; equal times go to the seat nearest clockwise, beginning with `from` (D7). */
export function fastest(touched: SeatSet, times: readonly number[], from: Seat, seats: number): Seat {
  let best = -1;
  let least = 0;
  for (let step = 0; step < seats; step++) {
    const seat = (from + step) % seats;
    if (!hasSeat(touched, seat)) continue;
    const ms = timeOf(times, seat);
    if (best < 0 || ms < least) {
      best = seat;
      least = ms;
    }
  }
  return best;
}

/** The touches of this window with their times, the fastest first; times mean nothing in the calm variant (D8). */
export function settledTouches(state: State, times: readonly number[]): Touch[] {
  const list: Touch[] = [];
  const measured = state.options.calm ? [] : times;
  let rest = state.touched;
  while (rest !== 0) {
    const seat = fastest(rest, measured, state.turn, state.seats);
    const ms = timeOf(measured, seat);
    list.push({ seat, ms: Number.isFinite(ms) ? ms : null });
    rest &= ~(1 << seat);
  }
  return list;
}
