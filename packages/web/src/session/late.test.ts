import type { WireUpdate } from '@quarterdeck/protocol';
import { expect, it } from 'vitest';
import { type Feed, take } from './feed.ts';
import { type Hands, lateFeed, shownAnew } from './late.ts';

const update: WireUpdate = {
  table: 'a',
  viewer: 'spectator',
  seq: 5,
  since: 0,
  events: ['v', 'w', 'x', 'y', 'z'],
  view: 'now',
  waiting: { kind: 'seats', must: 1, may: 0, timers: [] },
  legal: [],
  clocks: [{ seat: 0, leftMs: 9, bankMs: null, running: true }],
  undo: false,
};
const now = take(null, update) as Feed;
const hands: Hands = {
  type: 'hands',
  table: 'a',
  seq: 3,
  waiting: { kind: 'seats', must: 2, may: 0, timers: [] },
  view: 'then',
  views: ['mine', 'theirs'],
};

it('all hands are seen on the open table of that moment, with what spectators had heard by then', () => {
  expect(lateFeed(now, hands, 'all')).toMatchObject({
    update: { viewer: 'spectator', view: 'then', waiting: { must: 2 }, legal: [], clocks: [], undo: false },
    events: ['v', 'w', 'x'],
    hands: ['mine', 'theirs'],
    isFull: true,
    isLate: true,
  });
});

it('one seat’s eyes see that seat’s view and no other hand', () => {
  const feed = lateFeed(now, hands, 1);
  expect(feed.update).toMatchObject({ viewer: 1, view: 'theirs' });
  expect(feed.hands).toBeUndefined();
});

it('whoever came in the middle hears no more than there is', () => {
  const short: Feed = { ...now, events: ['z'], update: { ...update, seq: 5, since: 4, events: ['z'] } };
  expect(lateFeed(short, hands, 'all').events).toEqual([]);
});

it('what is looked at again is not played as news', () => {
  expect(shownAnew({ ...now, fresh: 1, isFull: false })).toMatchObject({ fresh: 5, isFull: true });
});
