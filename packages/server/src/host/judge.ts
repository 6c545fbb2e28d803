import { type AnyShape, hasSeat, type Seat, type Waiting } from '@quarterdeck/kernel';
import { type Clocks, isLate, seatDeadline } from '../clock.ts';
import { acceptReaction } from '../race.ts';
import type { Refused } from './answers.ts';
import type { Follower } from './follower.ts';
import type { AnyTable } from './wire.ts';

/** What everyone may know of a table without looking at it. Always as durable as the log. */
export interface Status {
  readonly over: boolean;
  readonly waiting: Waiting;
  readonly paused: boolean;
}

/** What a seat wants to do. `seen`: how many events it had heard when it chose. `reaction`: what its client measured, in a race. */
export interface Act {
  readonly seat: Seat;
  readonly id: string;
  readonly action: string;
  readonly seen: number;
  readonly reaction: number | null;
}

/** Plays the action if it may be played now; otherwise says why not. */
export function judge(table: AnyTable, status: Status, clocks: Clocks, { seat, action, seen }: Act, now: number): Refused | null {
  if (status.over) return { why: 'over', text: 'The game is over.' };
  if (status.paused) return { why: 'paused', text: 'The game is paused.' };
  const deadline = seatDeadline(clocks, seat);
  if (deadline !== null && isLate(deadline, now)) return { why: 'stale', text: 'Your time for this decision is up.' };
  let read: AnyShape['action'];
  try {
    read = table.game.notation.read(action);
  } catch (error) {
    return { why: 'illegal', text: error instanceof Error ? error.message : String(error) };
  }
  return table.submit(seat, read, table.lineAt(seat, seen));
}

/** In a window where nobody must answer the quickest counts. */
export function isRace({ waiting }: Status, seat: Seat): boolean {
  return waiting.kind === 'seats' && waiting.timers.length > 0 && hasSeat(waiting.may, seat);
}

/** The reaction that counts, where one is measured: of this seat's screens the one on which it was quickest. */
export function measure(
  status: Status,
  { windows }: Clocks,
  followers: Iterable<Follower>,
  { seat, reaction }: Act,
  touched: number,
): number | null {
  const [window] = windows;
  if (window === undefined || !isRace(status, seat)) return null;
  let best = touched - window.opened;
  for (const { viewer, watcher, sentAt, shownAt } of followers) {
    if (viewer === seat) best = Math.min(best, acceptReaction({ sent: sentAt, shown: shownAt, touched, claimed: reaction }, watcher.line));
  }
  return best;
}
