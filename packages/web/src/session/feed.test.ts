import type { WireUpdate } from '@quarterdeck/protocol';
import { describe, expect, it } from 'vitest';
import { type Feed, take } from './feed.ts';

const update = (since: number, seq: number, events: unknown[], more: Partial<WireUpdate> = {}): WireUpdate => ({
  table: 'a',
  viewer: 0,
  seq,
  since,
  events,
  view: {},
  waiting: { kind: 'seats', must: 1, may: 0, timers: [] },
  legal: [],
  clocks: [],
  undo: false,
  ...more,
});
const begun = take(null, update(0, 2, ['x', 'y'])) as Feed;

describe('a feed', () => {
  it('begins with everything heard', () => {
    expect(begun).toMatchObject({ events: ['x', 'y'], fresh: 2, isFull: true });
  });

  it('grows by what follows', () => {
    expect(take(begun, update(2, 3, ['z']))).toMatchObject({ events: ['x', 'y', 'z'], fresh: 1, isFull: false });
  });

  it('takes new clocks and choices without events', () => {
    expect(take(begun, update(2, 2, [], { legal: ['roll'] }))).toMatchObject({ events: ['x', 'y'], fresh: 0, isFull: false });
  });

  it('forgets nothing and repeats nothing when something old comes late', () => {
    expect(take(begun, update(0, 1, ['x']))).toBeNull();
  });

  it('asks for a gap', () => {
    expect(take(begun, update(5, 6, ['w']))).toEqual({ gap: 2 });
    expect(take(null, update(5, 6, ['w']))).toEqual({ gap: 0 });
  });

  it('starts anew after a full update, for another table and for other eyes', () => {
    expect(take(begun, update(0, 4, ['a']))).toMatchObject({ events: ['a'], isFull: true });
    expect(take(begun, update(0, 1, ['b'], { table: 'b' }))).toMatchObject({ table: 'b', events: ['b'], isFull: true });
    expect(take(begun, update(2, 3, ['c'], { viewer: 1 }))).toEqual({ gap: 0 });
  });

  it('begins in the middle of a game that does not tell its past', () => {
    expect(take(null, update(9, 9, []))).toMatchObject({ events: [], isFull: true });
  });

  it('plays the first events of a game that began empty', () => {
    const empty = take(null, update(0, 0, [])) as Feed;
    expect(take(empty, update(0, 2, ['x', 'y']))).toMatchObject({ fresh: 2, isFull: false });
  });
});
