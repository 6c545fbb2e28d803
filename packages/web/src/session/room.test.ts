import { defaultPace, type RoomView, type ServerFrame, type WireUpdate } from '@quarterdeck/protocol';
import { expect, it } from 'vitest';
import type { Wire } from './link.ts';
import { RoomSource } from './room.svelte.ts';

const room = (table: string): RoomView => ({
  code: 'ABCDE',
  settings: { game: 'bacon', config: {}, seats: 3, visibility: 'private', pace: defaultPace },
  host: 'a',
  me: { id: 'a', seats: [], muted: [] },
  members: [],
  seats: [],
  table: { id: table, game: 'bacon', phase: 'playing', waitingFor: [], outcome: null },
  commitment: '',
  paused: false,
  proposal: null,
  chatOpen: true,
  past: [],
});
const update = (table: string): WireUpdate => ({
  table,
  viewer: 0,
  seq: 1,
  since: 0,
  events: ['x'],
  view: {},
  waiting: { kind: 'seats', must: 1, may: 0, timers: [] },
  legal: [],
  clocks: [],
  undo: false,
});

it('what is kept of a table goes with the table: the next game begins with nothing', () => {
  const wire: Wire = { send: () => {}, close: () => {}, onmessage: null, onclose: null };
  const source = new RoomSource('ABCDE', () => wire);
  const hear = (frame: ServerFrame): void => wire.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  hear({ type: 'hello', protocol: 1, version: '0', run: '1' });
  hear({ type: 'room', room: room('one') });
  hear({ type: 'update', update: update('one') });
  hear({ type: 'room', room: room('one') });
  expect(source.feed?.table).toBe('one');
  hear({ type: 'room', room: room('two') });
  expect(source.feed).toBeNull();
  hear({ type: 'update', update: update('two') });
  expect(source.feed).toMatchObject({ table: 'two', events: ['x'] });
  source.close();
});
