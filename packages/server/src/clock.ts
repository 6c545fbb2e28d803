import { hasSeat, type Seat, type Waiting } from '@quarterdeck/kernel';
import type { Pace, SeatClock } from '@quarterdeck/protocol';

/**
 * All that concerns time at one table, as plain data: when each seat began to be waited for, what is left in its bank, which windows
 * are open until when. Times are the server's, in milliseconds. Pure: whoever calls says what time it is.
 */
export interface Clocks {
  readonly pace: Pace;
  /** Since when each seat's decision is awaited; null where it is not. */
  readonly since: readonly (number | null)[];
  /** What is left of each seat's bank; null without banks. */
  readonly bank: readonly number[] | null;
  readonly windows: readonly { readonly id: string; readonly opened: number; readonly ends: number }[];
  /** Reactions measured in the open window, by seat, -1 for none; null where nothing was measured. */
  readonly times: readonly number[] | null;
  readonly pausedAt: number | null;
}

const day = 86_400_000;

/** The one place that decides what "too late" is: at the deadline itself it is still in time. */
export function isLate(deadline: number, now: number): boolean {
  return now > deadline;
}

/** Clocks of a table on which nothing has happened yet. */
export function startClocks(pace: Pace, seats: number): Clocks {
  return { pace, since: Array.from({ length: seats }, () => null), bank: freshBank(pace, seats), windows: [], times: null, pausedAt: null };
}

function freshBank(pace: Pace, seats: number): number[] | null {
  if (pace.mode !== 'live' || pace.bankSeconds === null) return null;
  const ms = pace.bankSeconds * 1000;
  return Array.from({ length: seats }, () => ms);
}

/**
 * The clocks after something happened: `by` is the seat that acted, null for a window that closed or a return. `slack` is added to
 * new windows: the same for every window, so that it tells nothing.
 */
export function followClocks(clocks: Clocks, by: Seat | null, after: Waiting, now: number, slack = 0): Clocks {
  const timers = after.kind === 'over' ? [] : after.timers;
  const must = after.kind === 'over' || timers.length > 0 ? 0 : after.must;
  const { pace, bank } = clocks;
  let charged = bank;
  const began = by === null ? null : (clocks.since[by] ?? null);
  if (bank !== null && by !== null && began !== null && pace.mode === 'live') {
    const left = Math.max(0, (bank[by] as number) - (now - began)) + pace.incrementSeconds * 1000;
    charged = bank.map((ms, seat) => (seat === by ? left : ms));
  }
  // While a window is open answers come in without a sound. Whatever else happens closes it: one of the same name is another.
  const windows = timers.map(({ id, ms }) => {
    const open = by === null ? undefined : clocks.windows.find((window) => window.id === id);
    return open ?? { id, opened: now, ends: now + ms + slack };
  });
  return {
    pace,
    since: clocks.since.map((since, seat) => (hasSeat(must, seat) ? (seat === by ? now : (since ?? now)) : null)),
    bank: charged,
    windows,
    times: windows.length > 0 && windows[0] === clocks.windows[0] ? clocks.times : null,
    pausedAt: clocks.pausedAt,
  };
}

/** How long a seat has for the decision that is awaited; null for as long as it likes. */
export function allowance(clocks: Clocks, seat: Seat): number | null {
  const { pace, bank } = clocks;
  if (pace.mode === 'days') return pace.days * day;
  const perMove = pace.perMoveSeconds === null ? null : pace.perMoveSeconds * 1000;
  const left = bank === null ? null : (bank[seat] as number);
  if (perMove === null || left === null) return perMove ?? left;
  return Math.min(perMove, left);
}

/** Until when this seat may decide; null if nothing runs for it. */
export function seatDeadline(clocks: Clocks, seat: Seat): number | null {
  const since = clocks.since[seat] ?? null;
  const ms = allowance(clocks, seat);
  return since === null || ms === null || clocks.pausedAt !== null ? null : since + ms;
}

/** What comes first by itself: a window that closes (`window`) or a seat whose time is up (`seat`). */
export type Due = { readonly at: number; readonly window: string | null; readonly seat: Seat };

/** The earliest deadline of those not `passed`; windows before seats, lower seats first. Null: nothing happens by itself. */
export function nextDue(clocks: Clocks, passed: (seat: Seat) => boolean = () => false): Due | null {
  if (clocks.pausedAt !== null) return null;
  let first: Due | null = null;
  for (const { id, ends } of clocks.windows) if (first === null || ends < first.at) first = { at: ends, window: id, seat: -1 };
  for (let seat = 0; seat < clocks.since.length; seat++) {
    const at = seatDeadline(clocks, seat);
    if (at !== null && (first === null || at < first.at) && !passed(seat)) first = { at, window: null, seat };
  }
  return first;
}

/** Everything stands still from now. */
export function pause(clocks: Clocks, now: number): Clocks {
  return clocks.pausedAt === null ? { ...clocks, pausedAt: now } : clocks;
}

/** Everything goes on with as much time as was left. */
export function resume(clocks: Clocks, now: number): Clocks {
  if (clocks.pausedAt === null) return clocks;
  const pause = now - clocks.pausedAt;
  return {
    ...clocks,
    pausedAt: null,
    since: clocks.since.map((since) => (since === null ? null : since + pause)),
    windows: clocks.windows.map(({ id, opened, ends }) => ({ id, opened: opened + pause, ends: ends + pause })),
  };
}

/** The clocks with one more reaction measured in the open window. */
export function noteTime(clocks: Clocks, seat: Seat, ms: number): Clocks {
  return { ...clocks, times: clocks.since.map((_, other) => (other === seat ? ms : (clocks.times?.[other] ?? -1))) };
}

/** Another pace from now on: decisions that are awaited begin anew, banks are filled. */
export function changePace(clocks: Clocks, pace: Pace, now: number): Clocks {
  return { ...clocks, pace, bank: freshBank(pace, clocks.since.length), since: clocks.since.map((since) => (since === null ? null : now)) };
}

/** The clocks as everyone sees them; none at a table where no time runs. */
export function clockViews(clocks: Clocks, now: number): SeatClock[] {
  if (clocks.pace.mode === 'live' && clocks.pace.perMoveSeconds === null && clocks.bank === null) return [];
  const at = clocks.pausedAt ?? now;
  return clocks.since.map((since, seat) => {
    const ms = allowance(clocks, seat);
    const used = since === null ? 0 : at - since;
    return {
      seat,
      leftMs: since === null || ms === null ? null : Math.max(0, ms - used),
      bankMs: clocks.bank === null ? null : Math.max(0, (clocks.bank[seat] as number) - used),
      running: since !== null && clocks.pausedAt === null,
    };
  });
}

/** What is left of a window. */
export function windowLeft(clocks: Clocks, id: string, now: number): number {
  const open = clocks.windows.find((window) => window.id === id);
  return open === undefined ? 0 : Math.max(0, open.ends - (clocks.pausedAt ?? now));
}

/** Text for the log; null when there is nothing to remember. */
export function writeClocks(clocks: Clocks): string | null {
  const idle = clocks.bank === null && clocks.windows.length === 0 && clocks.pausedAt === null && isUntimed(clocks.pace);
  return idle ? null : JSON.stringify(clocks);
}

/** Without time for decisions it does not matter since when one is awaited. */
function isUntimed(pace: Pace): boolean {
  return pace.mode === 'live' && pace.perMoveSeconds === null && pace.bankSeconds === null;
}

/** Reads what `writeClocks` wrote. */
export function readClocks(text: string): Clocks {
  return JSON.parse(text) as Clocks;
}

/**
 * Clocks from a log, at a machine whose own clock may have been set back since: whatever began later than now began now, and what lies
 * between the times stays as it was.
 */
export function agreeWithTime(clocks: Clocks, now: number): Clocks {
  const { since, windows, pausedAt } = clocks;
  const began = [...since, ...windows.map(({ opened }) => opened), pausedAt].filter((at) => at !== null);
  const ahead = Math.max(0, ...began.map((at) => at - now));
  if (ahead === 0) return clocks;
  return {
    ...clocks,
    since: since.map((at) => (at === null ? null : at - ahead)),
    windows: windows.map(({ id, opened, ends }) => ({ id, opened: opened - ahead, ends: ends - ahead })),
    pausedAt: pausedAt === null ? null : pausedAt - ahead,
  };
}
