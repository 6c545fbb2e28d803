import { defaultPace, type RoomView, type ServerFrame, type WireUpdate } from '@quarterdeck/protocol';
import { describe, expect, it } from 'vitest';
import type { Wire } from './link.ts';
import { RoomSource } from './room.svelte.ts';

const room = (table: string): RoomView => ({
  code: 'ABCDE',
  settings: { game: 'bacon', config: {}, seats: 3, visibility: 'private', pace: defaultPace },
  host: 'a',
  me: { id: 'a', seats: [0], muted: [] },
  members: [],
  seats: [],
  table: { id: table, game: 'bacon', phase: 'playing', waitingFor: [], outcome: null },
  commitment: '',
  paused: false,
  proposal: null,
  openHands: null,
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

/** A source whose wire is in the hands of the test. */
function opened(): { source: RoomSource; hear(frame: ServerFrame): void; sent: string[] } {
  const sent: string[] = [];
  const wire: Wire = { send: (text) => sent.push(text), close: () => {}, onmessage: null, onclose: null };
  const source = new RoomSource('ABCDE', () => wire);
  const hear = (frame: ServerFrame): void => wire.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  hear({ type: 'hello', protocol: 1, version: '0', run: '1' });
  return { source, hear, sent };
}
const seat = (name: string, member: string, local = false): RoomView['seats'][number] => ({
  crew: 'crab',
  kind: 'person',
  member,
  name,
  level: null,
  here: true,
  standIn: false,
  botInSeconds: null,
  local,
});
/** Ana and Nico share a device, Bea sits elsewhere. */
const shared = (more: Partial<RoomView> = {}): RoomView => ({
  ...room('one'),
  me: { id: 'a', seats: [0, 2], muted: [] },
  seats: [seat('Ana', 'a'), seat('Bea', 'b'), seat('Nico', 'a', true)],
  ...more,
});
/** What this seat is sent when that seat is on turn. */
const sent = (viewer: number, turn: number, seq: number, more: Partial<WireUpdate> = {}): ServerFrame => ({
  type: 'update',
  update: {
    ...update('one'),
    viewer,
    since: seq - 1,
    seq,
    waiting: { kind: 'seats', must: 1 << turn, may: 0, timers: [] },
    legal: viewer === turn ? ['roll'] : [],
    ...more,
  },
});

describe('a device with two seats at one table', () => {
  it('shows nothing of either before the first has taken it, then only theirs', () => {
    const { source, hear } = opened();
    hear({ type: 'room', room: shared() });
    hear(sent(0, 1, 1));
    expect([source.feed, source.curtain]).toEqual([null, null]);
    hear(sent(2, 1, 1));
    expect([source.feed, source.curtain]).toEqual([null, 0]);
    source.raise();
    expect([source.feed?.update.viewer, source.curtain]).toEqual([0, null]);
    source.close();
  });

  it('draws the curtain for whoever is asked, and for nobody while somebody elsewhere is', () => {
    const { source, hear } = opened();
    hear({ type: 'room', room: shared() });
    for (const viewer of [0, 2]) hear(sent(viewer, 0, 1));
    source.raise();
    for (const viewer of [0, 2]) hear(sent(viewer, 1, 2));
    expect(source.curtain).toBeNull();
    const shown: unknown[] = [];
    source.onfeed = (feed) => shown.push(feed.update.viewer);
    for (const viewer of [0, 2]) hear(sent(viewer, 2, 3));
    expect([source.curtain, source.feed?.update.viewer]).toEqual([2, 0]);
    source.raise();
    expect([source.curtain, source.feed?.update.viewer]).toEqual([null, 2]);
    expect(shown).toEqual([0]);
    source.close();
  });

  it('is handed on without being asked for, and stays where it is until somebody is newly asked', () => {
    const { source, hear } = opened();
    hear({ type: 'room', room: shared() });
    for (const viewer of [0, 2]) hear(sent(viewer, 0, 1));
    source.raise();
    source.pass(2);
    source.raise();
    hear({ type: 'room', room: shared({ paused: true }) });
    expect([source.curtain, source.feed?.update.viewer]).toEqual([null, 2]);
    for (const viewer of [0, 2]) hear(sent(viewer, 1, 2));
    for (const viewer of [0, 2]) hear(sent(viewer, 0, 3));
    expect(source.curtain).toBe(0);
    source.close();
  });

  it('stays behind the curtain on its way to whom it was handed on, whoever is asked meanwhile', () => {
    const { source, hear } = opened();
    hear({ type: 'room', room: shared() });
    for (const viewer of [0, 2]) hear(sent(viewer, 1, 1));
    source.raise();
    source.pass(2);
    for (const viewer of [0, 2]) hear(sent(viewer, 0, 2));
    expect(source.curtain).toBe(2);
    source.raise();
    expect(source.feed?.update.viewer).toBe(2);
    source.close();
  });

  it('acts for the seat that has it, and hands it on to who else is asked in the same window', async () => {
    const { source, hear, sent: said } = opened();
    const window = { kind: 'seats', must: 0b101, may: 0, timers: [{ id: 'vote1', ms: 9000, leftMs: 9000 }] } as const;
    const asked = { waiting: { ...window, timers: [...window.timers] }, legal: ['yes', 'no'] };
    hear({ type: 'room', room: shared() });
    for (const viewer of [0, 2]) hear(sent(viewer, 0, 1, asked));
    source.raise();
    const answered = source.act('yes', 1, 0);
    const frame = JSON.parse(said.at(-1) ?? '') as { id: string; seat: number };
    expect(frame).toMatchObject({ type: 'act', seat: 0, action: 'yes' });
    hear({ type: 'ack', id: frame.id, seq: 2 });
    await answered;
    expect(source.curtain).toBe(2);
    source.close();
  });

  it('asks who has it anew when seats were swapped, and has no curtain once all is over', () => {
    const { source, hear } = opened();
    hear({ type: 'room', room: shared() });
    for (const viewer of [0, 2]) hear(sent(viewer, 0, 1));
    source.raise();
    hear({ type: 'room', room: shared({ seats: [seat('Nico', 'a', true), seat('Bea', 'b'), seat('Ana', 'a')] }) });
    expect([source.feed, source.curtain]).toEqual([null, 0]);
    const over = { id: 'one', game: 'bacon', phase: 'over', waitingFor: [], outcome: null } as const;
    hear({ type: 'room', room: shared({ table: { ...over, waitingFor: [] } }) });
    expect([source.feed?.update.viewer, source.curtain]).toEqual([0, null]);
    source.close();
  });
});

describe('watching open hands', () => {
  const watching = (more: Partial<RoomView> = {}): RoomView => ({
    ...shared(),
    me: { id: 'w', seats: [], muted: [] },
    openHands: 60_000,
    ...more,
  });
  const open = (seq: number, view: string): ServerFrame => ({
    type: 'hands',
    table: 'one',
    seq,
    waiting: { kind: 'seats', must: 1, may: 0, timers: [] },
    view,
    views: [`${view} of Ana`, `${view} of Bea`, `${view} of Nico`],
  });
  const news = (seq: number): ServerFrame => ({
    type: 'update',
    update: { ...update('one'), viewer: 'spectator', since: seq - 1, seq, view: 'now' },
  });

  it('shows what is now until other eyes are chosen, then only what comes late', () => {
    const { source, hear } = opened();
    hear({ type: 'room', room: watching() });
    hear(news(1));
    expect([source.hasHands, source.feed?.update.view]).toEqual([false, 'now']);
    hear(open(1, 'first'));
    expect([source.hasHands, source.feed?.update.view]).toEqual([true, 'now']);
    const shown: unknown[] = [];
    source.onfeed = (feed) => shown.push(feed.update.view);
    source.look(1);
    hear(news(2));
    hear(open(2, 'second'));
    source.look('all');
    source.look('spectator');
    expect(shown).toEqual(['first of Bea', 'second of Bea', 'second', 'now']);
    expect(source.feed?.hands).toBeUndefined();
    source.close();
  });

  it('ends with the consent: nothing of the hands is kept', () => {
    const { source, hear } = opened();
    hear({ type: 'room', room: watching() });
    hear(news(1));
    hear(open(1, 'first'));
    source.look('all');
    hear({ type: 'room', room: watching({ openHands: null }) });
    expect([source.eyes, source.hasHands, source.feed?.update.view]).toEqual(['spectator', false, 'now']);
    source.close();
  });
});
