import { describe, expect, it } from 'vitest';
import { turnsOf } from './record.svelte.ts';

/** A replay whose stops were each led to by one log line. */
const replay = (lines: readonly string[]): Parameters<typeof turnsOf>[0] => ({
  stops: lines.map((_, index) => index),
  lines: (stop) => [lines[stop] ?? ''],
});

describe('the turns of a replay', () => {
  it('gather what one seat did in a row', () => {
    expect(turnsOf(replay(['', '0 roll', '0 roll', '1 roll', '0 stop']))).toEqual([
      { seat: 0, from: 1, to: 2 },
      { seat: 1, from: 3, to: 3 },
      { seat: 0, from: 4, to: 4 },
    ]);
  });

  it('count a window to the turn in which it opened', () => {
    expect(turnsOf(replay(['', '2 draw', '~ settle1 -1 341 358', '2 stop', '10 roll']))).toEqual([
      { seat: 2, from: 1, to: 3 },
      { seat: 10, from: 4, to: 4 },
    ]);
  });
});
