import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableHost } from '../src/host/host.ts';
import type { LiveTable } from '../src/host/live.ts';
import type { Store } from '../src/ports.ts';
import { openEmbeddedStore } from '../src/store/embedded.ts';
import { asker, eyes, newTable, openHost, settled } from './host.ts';

let folder: string;
let store: Store;
let host: TableHost;
const clock = { now: 1000 };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-host-'));
  store = await openEmbeddedStore(folder);
  clock.now = 1000;
  host = openHost({ store, clock });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function table(id = 't1'): Promise<LiveTable> {
  const live = await host.open(id);
  if (live === null) throw new Error('There is no such table.');
  return live;
}
const act = (seat: number, id: string, action: string, seen: number, reaction: number | null = null) => ({
  seat,
  id,
  action,
  seen,
  reaction,
});

describe('an action', () => {
  it('is durable before it is acknowledged or seen', async () => {
    await newTable(store, host);
    const live = await table();
    const watcher = eyes('spectator');
    live.follow(watcher, 0);
    const ann = asker();
    live.act(act(0, 'a', 'rest', 0), ann);
    expect([ann.answers, watcher.texts.length]).toEqual([[], 1]);
    await settled(store);
    expect(ann.answers).toEqual(['a ack 1']);
    expect(watcher.last().events).toEqual([{ type: 'rested', seat: 0 }]);
    expect((await store.log('t1')).at(-1)?.lines).toEqual(['0 rest']);
  });

  it('happens once, however often it is sent, and gets the first answer each time, also after a restart', async () => {
    await newTable(store, host);
    let live = await table();
    const ann = asker();
    const again = asker();
    for (let i = 0; i < 4; i++) live.act(act(0, 'a', 'rest', 0), i % 2 === 0 ? ann : again);
    await settled(store);
    expect([...ann.answers, ...again.answers]).toEqual(Array.from({ length: 4 }, () => 'a ack 1'));
    host = openHost({ store, clock });
    live = await table();
    live.act(act(0, 'a', 'dig', 0), ann);
    expect(ann.answers.at(-1)).toBe('a ack 1');
    expect(live.table.lines()).toEqual(['0 rest']);
  });

  it('is refused to the second of two in the same instant, with a reason', async () => {
    await newTable(store, host);
    const live = await table();
    const ann = asker();
    live.act(act(0, 'a', 'rest', 0), ann);
    live.act(act(0, 'b', 'dig', 0), ann);
    await settled(store);
    expect(ann.answers).toEqual(['a ack 1', 'b illegal']);
    live.act(act(0, 'b', 'dig', 0), ann);
    expect(ann.answers.at(-1)).toBe('b illegal');
  });

  it('that is nonsense, too early or for another state changes nothing', async () => {
    await newTable(store, host);
    const live = await table();
    const bo = asker();
    live.act(act(0, 'a', 'sing', 0), bo);
    live.act(act(1, 'b', 'rest', 0), bo);
    live.act(act(0, 'c', 'rest', 99), bo);
    expect(bo.answers).toEqual(['a illegal', 'b illegal', 'c stale']);
    expect(live.table.lines()).toEqual([]);
  });

  it('of different seats has answers of its own under the same name', async () => {
    await newTable(store, host);
    const live = await table();
    const both = asker();
    live.act(act(0, 'same', 'rest', 0), both);
    await settled(store);
    live.act(act(1, 'same', 'rest', 1), both);
    await settled(store);
    expect(both.answers).toEqual(['same ack 1', 'same ack 2']);
  });
});

describe('what is sent', () => {
  it('is the gap when there is one, everything otherwise', async () => {
    await newTable(store, host);
    const live = await table();
    live.act(act(0, 'a', 'rest', 0), asker());
    live.act(act(1, 'b', 'dig', 1), asker());
    await settled(store);
    const gap = eyes(0);
    live.follow(gap, 1);
    expect([gap.last().since, gap.last().events.length, gap.last().seq]).toEqual([1, 2, 3]);
    const fresh = eyes(1);
    live.follow(fresh, 0);
    expect([fresh.last().since, fresh.last().events.length]).toEqual([0, 3]);
    const liar = eyes('spectator');
    live.follow(liar, 500);
    expect(liar.last().since).toBe(0);
  });

  it('tells each seat only what it may know', async () => {
    await newTable(store, host);
    const live = await table();
    const [ann, bo] = [eyes(0), eyes(1)];
    live.follow(ann, 0);
    live.follow(bo, 0);
    live.act(act(0, 'a', 'dig', 0), asker());
    await settled(store);
    expect(ann.last().events).toEqual([
      { type: 'digging', seat: 0 },
      { type: 'dug', seat: 0, coins: expect.any(Number) },
    ]);
    expect(bo.last().events).toEqual([
      { type: 'digging', seat: 0 },
      { type: 'dug', seat: 0, coins: null },
    ]);
    expect((bo.last().view as { mine: number }).mine).toBe(0);
  });

  it('in a forgetful game is never older than what its person missed', async () => {
    await newTable(store, host, { config: { forgetful: true } });
    const live = await table();
    const ann = eyes(0);
    live.follow(ann, 0);
    expect(ann.last().events).toEqual([]);
    live.act(act(0, 'a', 'rest', 0), asker());
    await settled(store);
    ann.leave();
    live.act(act(1, 'b', 'rest', 1), asker());
    await settled(store);
    const back = eyes(0);
    live.follow(back, 0);
    expect(back.last().events).toEqual([{ type: 'rested', seat: 1 }]);
    const stranger = eyes(0, 'another person');
    live.follow(stranger, 0);
    expect([stranger.last().events, stranger.last().since]).toEqual([[], stranger.last().seq]);
  });

  it('in a forgetful game tells nobody the past, not after going back, nor to whoever claims to have heard more than was told', async () => {
    const seats = { seats: 3, names: ['Ann', 'Bo', 'Cy'], contributions: ['x', 'y', 'z'] };
    await newTable(store, host, { config: { forgetful: true }, ...seats });
    const live = await table();
    for (const seat of [0, 1]) {
      live.act(act(seat, `${seat}`, 'rest', seat), asker());
      await settled(store);
    }
    const ann = eyes(0);
    live.follow(ann, 0);
    live.undo(1, 'back', asker());
    await settled(store);
    expect((ann.last().view as { turn: number }).turn).toBe(1);
    expect([ann.last().events, ann.last().since]).toEqual([[], ann.last().seq]);
    live.follow(ann, 1e9);
    expect([ann.last().events, ann.last().since]).toEqual([[], ann.last().seq]);
  });
});

describe('a sealed window', () => {
  async function raided(block: 'never' | 'silent' | 'yields'): Promise<string[]> {
    clock.now = 1000;
    const id = await newTable(store, host, { id: `window-${block}` });
    const live = await table(id);
    const [ann, watcher] = [eyes(0), eyes('spectator')];
    live.follow(ann, 0);
    live.follow(watcher, 0);
    live.act(act(0, 'a', 'raid', 0), asker());
    await settled(store);
    clock.now = 1100;
    if (block === 'yields') for (const [i, action] of ['yield', 'yield'].entries()) live.act(act(1, `b${i}`, action, 1), asker());
    await settled(store);
    clock.now = 1300;
    live.tick();
    await settled(store);
    expect(live.status.waiting).toMatchObject({ must: 0b10, timers: [{ id: 'answer' }] });
    clock.now = 1301;
    live.tick();
    await settled(store);
    live.act(act(1, 'c', 'rest', live.table.heard(1)), asker());
    await settled(store);
    return [...ann.texts, ...watcher.texts].map((text) => text.replaceAll(id, 'ID'));
  }

  it('closes at its end and shows others nothing of whether its seat answered', async () => {
    expect(await raided('silent')).toEqual(await raided('yields'));
  });

  it('takes an answer exactly at its end, and none after', async () => {
    await newTable(store, host);
    const live = await table();
    const bo = asker();
    live.act(act(0, 'a', 'raid', 0), asker());
    await settled(store);
    clock.now = 1300;
    live.act(act(1, 'b', 'yield', 1), bo);
    await settled(store);
    clock.now = 1301;
    live.act(act(1, 'c', 'yield', 2), bo);
    await settled(store);
    expect(bo.answers).toEqual(['b ack 2', 'c stale']);
  });

  it('measures races, and keeps the measures over a restart', async () => {
    await newTable(store, host);
    let live = await table();
    const ann = eyes(0);
    live.follow(ann, 0);
    live.act(act(0, 'a', 'rest', 0), asker());
    live.act(act(1, 'b', 'rest', 1), asker());
    await settled(store);
    clock.now += 100;
    live.shown(ann, 'race');
    clock.now += 60;
    live.act(act(0, 'c', 'touch', 2, 60), asker());
    await settled(store);
    host = openHost({ store, clock });
    live = await table();
    clock.now += 1000;
    live.tick();
    await settled(store);
    expect(live.table.lines().at(-1)).toBe('~ race 60 -1');
  });
});

describe('time', () => {
  const pace = { mode: 'live' as const, perMoveSeconds: 5, bankSeconds: null, incrementSeconds: 0 };

  it('up for a decision lets a bot take it, and refuses the person', async () => {
    const asked: number[] = [];
    host = openHost({
      store,
      clock,
      bots: { think: async ({ seat }) => ({ action: { type: 'rest' }, reaction: asked.push(seat) }), close: async () => {} },
    });
    await newTable(store, host, {}, pace);
    const live = await table();
    const ann = asker();
    clock.now = 6000;
    live.tick();
    await settled(store);
    expect(asked).toEqual([]);
    clock.now = 6001;
    live.act(act(0, 'a', 'dig', 0), ann);
    expect(ann.answers).toEqual(['a stale']);
    live.tick();
    await settled(store);
    await settled(store);
    expect([asked, live.table.lines()]).toEqual([[0], ['0 rest']]);
    expect(live.status.waiting).toMatchObject({ must: 0b10 });
  });

  it('runs on while the server is down', async () => {
    await newTable(store, host, {}, pace);
    clock.now = 4000;
    host = openHost({ store, clock });
    const ann = eyes(0);
    (await table()).follow(ann, 0);
    expect(ann.last().clocks[0]).toEqual({ seat: 0, leftMs: 2000, bankMs: null, running: true });
  });

  it('stands still in a pause, which is as durable as a move', async () => {
    await newTable(store, host, {}, pace);
    (await table()).setPaused(true);
    await settled(store);
    host = openHost({ store, clock });
    const live = await table();
    const ann = asker();
    clock.now = 60_000;
    live.tick();
    live.act(act(0, 'a', 'rest', 0), ann);
    expect(ann.answers).toEqual(['a paused']);
    live.setPaused(false);
    await settled(store);
    clock.now = 64_000;
    live.act(act(0, 'b', 'rest', 0), ann);
    await settled(store);
    expect(ann.answers.at(-1)).toBe('b ack 1');
  });
});

describe('going back', () => {
  it('is free while nothing was learned, once', async () => {
    await newTable(store, host, { seats: 3 });
    const live = await table();
    const ann = asker();
    const bo = eyes(1);
    live.follow(bo, 0);
    live.act(act(0, 'a', 'rest', 0), ann);
    await settled(store);
    live.undo(0, 'b', ann);
    live.undo(0, 'b', ann);
    await settled(store);
    expect(ann.answers).toEqual(['a ack 1', 'b ack 2', 'b ack 2']);
    expect(bo.last()).toMatchObject({ since: 0, events: [], waiting: { must: 1 } });
    live.act(act(0, 'c', 'dig', 1), ann);
    await settled(store);
    expect(ann.answers.at(-1)).toBe('c stale');
    live.act(act(0, 'd', 'dig', 2), ann);
    await settled(store);
    live.undo(0, 'e', ann);
    expect(ann.answers.slice(-2)).toEqual(['d ack 4', 'e illegal']);
  });

  it('by consent passes what was learned, and draws anew', async () => {
    await newTable(store, host, { seats: 3 });
    const live = await table();
    live.act(act(0, 'a', 'dig', 0), asker());
    live.act(act(1, 'b', 'rest', 2), asker());
    await settled(store);
    const to = live.lineBefore(0);
    expect(to).toBe(0);
    live.goBack(to as number);
    await settled(store);
    expect(live.table.lines().at(-1)).toBe('< 0');
    expect(live.status.waiting).toMatchObject({ must: 1 });
    host = openHost({ store, clock });
    expect((await table()).table.lines()).toEqual(live.table.lines());
  });

  it('never passes a race', async () => {
    await newTable(store, host);
    const live = await table();
    live.act(act(0, 'a', 'rest', 0), asker());
    live.act(act(1, 'b', 'rest', 1), asker());
    await settled(store);
    expect(live.lineBefore(0)).toBeNull();
    clock.now += 2000;
    live.tick();
    await settled(store);
    expect(live.lineBefore(1)).toBeNull();
  });
});

it('a table is not in memory before it is touched, and leaves when nobody looks', async () => {
  await newTable(store, host);
  expect(host.count).toBe(0);
  const live = await table();
  const ann = eyes(0);
  live.follow(ann, 0);
  clock.now += 100_000;
  host.sweep();
  expect(host.count).toBe(1);
  ann.leave();
  clock.now += 100_000;
  host.sweep();
  expect(host.count).toBe(0);
});

it('a record is given out when the game is over, not before, with what proves its luck', async () => {
  await newTable(store, host, { config: { rounds: 1 } });
  const live = await table();
  live.act(act(0, 'a', 'dig', 0), asker());
  live.act(act(1, 'b', 'dig', 2), asker());
  await settled(store);
  expect(await host.record('t1')).toBeNull();
  clock.now += 1000;
  live.tick();
  await settled(store);
  expect(live.status.over).toBe(true);
  const record = await host.record('t1');
  expect(record).toMatchObject({ game: 'coco-capitano', names: ['Ann', 'Bo'], luck: { contributions: ['x', 'y'] } });
  expect(record?.lines).toEqual(live.table.lines());
});
