import { waitFor, waitForSeat } from '@quarterdeck/kernel';
import type { Pace } from '@quarterdeck/protocol';
import { describe, expect, it } from 'vitest';
import {
  agreeWithTime,
  allowance,
  changePace,
  clockViews,
  followClocks,
  isLate,
  nextDue,
  noteTime,
  pause,
  readClocks,
  resume,
  seatDeadline,
  startClocks,
  windowLeft,
  writeClocks,
} from './clock.ts';

const live = (perMoveSeconds: number | null, bankSeconds: number | null = null, incrementSeconds = 0): Pace => ({
  mode: 'live',
  perMoveSeconds,
  bankSeconds,
  incrementSeconds,
});
const window = (id: string, ms: number) => waitFor(0b01, 0b10, [{ id, ms }]);

describe('the deadline', () => {
  it.each([
    [-1, false],
    [0, false],
    [1, true],
  ])('at %i ms: late is %s', (offset, late) => {
    const clocks = followClocks(startClocks(live(30), 2), null, waitForSeat(1), 1000);
    expect(isLate(seatDeadline(clocks, 1) as number, 31_000 + offset)).toBe(late);
    const open = followClocks(startClocks(live(null), 2), 0, window('mirror', 5000), 1000);
    expect(isLate(open.windows[0]?.ends as number, 6000 + offset)).toBe(late);
  });
});

describe('decisions', () => {
  it('give each seat its time from when it is waited for', () => {
    let clocks = followClocks(startClocks(live(30), 3), null, waitFor(0b011), 0);
    expect(nextDue(clocks)).toEqual({ at: 30_000, window: null, seat: 0 });
    clocks = followClocks(clocks, 0, waitFor(0b010), 10_000);
    expect([seatDeadline(clocks, 0), seatDeadline(clocks, 1)]).toEqual([null, 30_000]);
    clocks = followClocks(clocks, 1, waitForSeat(2), 12_000);
    expect(nextDue(clocks)).toEqual({ at: 42_000, window: null, seat: 2 });
  });

  it('begin anew when the same seat decides again', () => {
    const clocks = followClocks(followClocks(startClocks(live(30), 2), null, waitForSeat(0), 0), 0, waitForSeat(0), 9000);
    expect(seatDeadline(clocks, 0)).toBe(39_000);
  });

  it('draw on the bank and earn the increment', () => {
    let clocks = followClocks(startClocks(live(null, 60, 5), 2), null, waitForSeat(0), 0);
    clocks = followClocks(clocks, 0, waitForSeat(1), 20_000);
    expect(clocks.bank).toEqual([45_000, 60_000]);
    clocks = followClocks(clocks, 1, waitForSeat(0), 20_000);
    expect([clocks.bank?.[1], seatDeadline(clocks, 0)]).toEqual([65_000, 65_000]);
  });

  it('never leave less than nothing in the bank', () => {
    let clocks = followClocks(startClocks(live(null, 30, 2), 2), null, waitForSeat(0), 0);
    clocks = followClocks(clocks, 0, waitForSeat(0), 90_000);
    expect([clocks.bank?.[0], allowance(clocks, 0)]).toEqual([2000, 2000]);
  });

  it('use the shorter of move time and bank', () => {
    expect(allowance(startClocks(live(30, 60), 2), 0)).toBe(30_000);
    expect(allowance(startClocks(live(90, 60), 2), 0)).toBe(60_000);
    expect(allowance(startClocks({ mode: 'days', days: 2 }, 2), 0)).toBe(172_800_000);
    expect(nextDue(followClocks(startClocks(live(null), 2), null, waitForSeat(0), 0))).toBeNull();
  });
});

describe('windows', () => {
  it('do not run the clock of those who are asked', () => {
    const clocks = followClocks(startClocks(live(30), 2), 0, window('mirror', 5000), 0);
    expect([seatDeadline(clocks, 0), nextDue(clocks)?.window]).toEqual([null, 'mirror']);
  });

  it('stay as long when somebody answers, with the same slack for all', () => {
    const open = followClocks(startClocks(live(null), 2), 0, window('mirror', 5000), 0, 40);
    expect(followClocks(open, 0, window('mirror', 5000), 3000, 90).windows).toEqual([{ id: 'mirror', opened: 0, ends: 5040 }]);
  });

  it('are new ones when one of the same name has just closed', () => {
    const open = followClocks(startClocks(live(null), 2), 0, window('flip', 5000), 0);
    expect(followClocks(open, null, window('flip', 5000), 5001).windows).toEqual([{ id: 'flip', opened: 5001, ends: 10_001 }]);
  });
});

it('reactions belong to one window and are gone with it', () => {
  const open = noteTime(followClocks(startClocks(live(null), 2), 0, window('flip', 5000), 0), 1, 321);
  expect(open.times).toEqual([-1, 321]);
  expect(noteTime(followClocks(open, 0, window('flip', 5000), 300), 0, 290).times).toEqual([290, 321]);
  expect(followClocks(open, null, window('flip', 5000), 5001).times).toBeNull();
});

describe('pause', () => {
  it('keeps exactly what was left, of windows and of decisions', () => {
    const open = followClocks(startClocks(live(30), 2), 0, window('mirror', 5000), 0);
    const paused = pause(open, 2000);
    expect([nextDue(paused), windowLeft(paused, 'mirror', 90_000)]).toEqual([null, 3000]);
    expect(nextDue(resume(paused, 100_000))?.at).toBe(103_000);
    const turn = pause(followClocks(startClocks(live(30), 2), null, waitForSeat(1), 0), 4000);
    expect(clockViews(turn, 70_000)[1]).toEqual({ seat: 1, leftMs: 26_000, bankMs: null, running: false });
    expect(seatDeadline(resume(turn, 100_000), 1)).toBe(126_000);
  });

  it('does nothing twice', () => {
    const clocks = followClocks(startClocks(live(30), 2), null, waitForSeat(1), 0);
    expect(pause(pause(clocks, 10), 20).pausedAt).toBe(10);
    expect(resume(clocks, 50)).toBe(clocks);
  });
});

it('another pace begins from when it is agreed', () => {
  const clocks = changePace(followClocks(startClocks(live(30), 2), null, waitForSeat(1), 0), { mode: 'days', days: 1 }, 20_000);
  expect([seatDeadline(clocks, 1), clocks.bank]).toEqual([86_420_000, null]);
  expect(changePace(clocks, live(null, 60), 30_000).bank).toEqual([60_000, 60_000]);
});

it('is remembered as text, or not at all where no time runs', () => {
  const clocks = followClocks(startClocks(live(30, 90), 2), null, waitForSeat(1), 5);
  expect(readClocks(writeClocks(clocks) as string)).toEqual(clocks);
  expect(writeClocks(followClocks(startClocks(live(null), 2), null, waitForSeat(1), 5))).toBeNull();
});

describe('clocks that were written while the machine’s clock was ahead', () => {
  it('go on with what was left, rather than stand still until that time comes', () => {
    const clocks = followClocks(startClocks(live(30), 2), 0, window('mirror', 5000), 1_000_000);
    const set = agreeWithTime(clocks, 2000);
    expect([windowLeft(set, 'mirror', 2000), set.windows[0]?.opened]).toEqual([5000, 2000]);
    const waited = agreeWithTime(followClocks(startClocks(live(30), 2), null, waitForSeat(1), 1_000_000), 2000);
    expect(seatDeadline(waited, 1)).toBe(32_000);
    const paused = agreeWithTime(pause(followClocks(startClocks(live(30), 2), null, waitForSeat(1), 990_000), 1_000_000), 2000);
    expect(seatDeadline(resume(paused, 5000), 1)).toBe(25_000);
  });

  it('are left alone when their time has passed', () => {
    const clocks = followClocks(startClocks(live(30), 2), 0, window('mirror', 5000), 1000);
    expect(agreeWithTime(clocks, 1000)).toBe(clocks);
  });
});
