import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRng } from '@quarterdeck/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableHost } from '../src/host/host.ts';
import type { LiveTable } from '../src/host/live.ts';
import type { Store, StoreFault, Unit } from '../src/ports.ts';
import { storeFile } from '../src/store/connection.ts';
import { openEmbeddedStore } from '../src/store/embedded.ts';
import { asker, eyes, newTable, openHost, settled } from './host.ts';
import { act, type Evening, enter, evening, eventually, settings } from './server.ts';

let folder: string;
let store: Store;
const clock = { now: 1000 };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-durable-'));
  store = await openEmbeddedStore(folder);
  clock.now = 1000;
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function open(host: TableHost, id = 't1'): Promise<LiveTable> {
  const live = await host.open(id);
  if (live === null) throw new Error('There is no such table.');
  return live;
}

/** Something that may be done at the table now, by whoever it waits for; null at the end. Windows close. */
function choose(live: LiveTable, pick: (n: number) => number): { seat: number; action: string } | null {
  const { waiting } = live.status;
  if (waiting.kind === 'over') return null;
  const seats = [0, 1, 2, 3].filter((seat) => ((waiting.must | waiting.may) >> seat) & 1);
  const seat = seats[pick(seats.length)] ?? 0;
  const { legal } = live.table.update(seat, live.table.seq);
  return { seat, action: legal[pick(legal.length)]?.type ?? '' };
}

it('a restart at every step gives the same future', async () => {
  const config = { rounds: 4 };
  const steady = openHost({ store, clock });
  await newTable(store, steady, { id: 'steady', config });
  await newTable(store, steady, { id: 'shaken', config });
  const rng = seededRng(5);
  for (let step = 0; ; step++) {
    const one = await open(steady, 'steady');
    const two = await open(openHost({ store, clock }), 'shaken');
    expect(two.table.lines()).toEqual(one.table.lines());
    for (const viewer of [0, 1, 'spectator'] as const) expect(two.table.update(viewer, 0)).toEqual(one.table.update(viewer, 0));
    const chosen = choose(one, (n) => rng.below(n));
    if (chosen === null) break;
    for (const live of [one, two]) {
      live.act({ ...chosen, id: `s${step}`, seen: live.table.heard(chosen.seat), reaction: 100 + rng.below(1) }, asker());
      await settled(store);
    }
    clock.now += 150;
    for (const live of [one, two]) live.tick();
    await settled(store);
  }
  expect((await open(steady, 'steady')).table.lines().length).toBeGreaterThan(16);
});

describe('a store that fails', () => {
  /** Fails units at random, some after a while; what it fails is not written. */
  function failing(inner: Store, rng: { below(n: number): number }): Store {
    return {
      ...inner,
      put(unit: Unit) {
        const fate = rng.below(10);
        if (fate < 3) setTimeout(() => unit.done('unavailable'), rng.below(4));
        else if (fate < 5) setTimeout(() => inner.put(unit), rng.below(4));
        else inner.put(unit);
      },
    };
  }

  it('never lets anyone see, or be told, what cannot be recovered', async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const rng = seededRng(seed);
      const id = `t${seed}`;
      await newTable(store, openHost({ store, clock }), { id, config: { rounds: 5 } });
      const host = openHost({ store: failing(store, rng), clock });
      const watching = [eyes(0), eyes(1), eyes('spectator')];
      const asked = asker();
      for (const watcher of watching) (await open(host, id)).follow(watcher, 0);
      for (let step = 0; step < 60; step++) {
        const live = await open(host, id);
        const chosen = choose(live, (n) => rng.below(n));
        if (chosen === null) break;
        live.act({ ...chosen, id: `s${step}`, seen: live.table.heard(chosen.seat), reaction: 100 }, asked);
        if (rng.below(3) === 0) live.act({ ...chosen, id: `s${step}`, seen: live.table.heard(chosen.seat), reaction: 100 }, asked);
        await new Promise((resolve) => setTimeout(resolve, rng.below(6)));
        clock.now += 120;
        (await open(host, id)).tick();
        // What the store has is all that could be recovered if the process died here.
        const durable = await open(openHost({ store, clock }), id);
        for (const watcher of watching) {
          if (watcher.texts.length === 0) continue;
          expect(watcher.last().seq).toBeLessThanOrEqual(durable.table.heard(watcher.viewer));
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
      const log = await store.log(id);
      const written = log.flatMap((row) => (row.action === null ? [] : [row.action]));
      expect(new Set(written).size).toBe(written.length);
      for (const answer of asked.answers) {
        const [action = '', verdict] = answer.split(' ');
        if (verdict === 'ack') expect(written).toContain(action);
      }
      expect(asked.answers.some((answer) => answer.endsWith('unavailable'))).toBe(true);
      const [watcher] = watching;
      await eventually(() => watcher !== undefined && watcher.last().seq === host.inMemory(id)?.table.heard(0), 'catching up');
    }
  });

  it('tells a conflict apart: whoever was second is told, and goes on from what the log says', async () => {
    await newTable(store, openHost({ store, clock }));
    const [one, two] = [openHost({ store, clock }), openHost({ store, clock })];
    const [first, second] = [asker(), asker()];
    const watcher = eyes(0);
    (await open(two)).follow(watcher, 0);
    (await open(one)).act({ seat: 0, id: 'a', action: 'rest', seen: 0, reaction: null }, first);
    (await open(two)).act({ seat: 0, id: 'b', action: 'dig', seen: 0, reaction: null }, second);
    await settled(store);
    expect([first.answers, second.answers]).toEqual([['a ack 1'], ['b unavailable']]);
    await eventually(() => watcher.last().seq === 1, 'the truth');
    expect(watcher.last().events).toEqual([{ type: 'rested', seat: 0 }]);
  });

  it('is told apart from a caller’s mistake: the others of the same transaction get their answer', async () => {
    const faults: (StoreFault | null)[] = [];
    store.put({
      writes: [{ type: 'setting', key: 'a', value: '1' }],
      done: () => {
        throw new Error('a mistake of the caller');
      },
    });
    store.put({ writes: [{ type: 'setting', key: 'b', value: '2' }], done: (fault) => faults.push(fault) });
    await settled(store);
    expect(faults).toEqual([null]);
  });
});

describe('over real sockets', () => {
  let night: Evening;
  beforeEach(async () => {
    night = await evening();
  });
  afterEach(() => night.close());

  it('an action sent one to five times, over two sockets at once, happens once', async () => {
    const [ann, bo] = [await night.guest('Ann'), await night.guest('Bo')];
    const { code } = await ann.create({ ...settings, config: { rounds: 8 } });
    await bo.join(code);
    const tab = night.again(ann);
    for (const client of [ann, bo, tab]) await enter(client, code);
    await ann.inRoom(code, { type: 'start' });
    await eventually(() => [ann, bo, tab].every((client) => client.updates.size > 0), 'the first update');
    const table = ann.room?.table?.id ?? '';
    for (let turn = 0; turn < 8; turn++) {
      const seen = ann.updates.get(0)?.seq ?? 0;
      const repeats = 1 + (turn % 5);
      for (let i = 0; i < repeats; i++)
        for (const client of [ann, tab]) client.send({ type: 'act', id: `turn${turn}`, table, seen, action: 'rest' });
      await eventually(
        () =>
          [ann, tab].every(
            (client) => client.frames.filter((frame) => frame.type === 'ack' && frame.id === `turn${turn}`).length === repeats,
          ),
        'all answers',
      );
      await eventually(() => bo.updates.get(1)?.seq === seen + 1, 'one effect');
      expect(await act(bo, 'rest')).toBe('ack');
      await eventually(
        () => (ann.updates.get(0)?.waiting as { must?: number } | undefined)?.must === 1 || ann.room?.table?.phase === 'over',
        'the next turn',
      );
    }
    const acks = ann.frames.filter((frame) => frame.type === 'ack' && frame.id.startsWith('turn'));
    expect(new Set(acks.map((frame) => JSON.stringify(frame))).size).toBe(8);
  });

  it('a backup made while people play is restored to a server on which they play on', async () => {
    const [ann, bo] = [await night.guest('Ann'), await night.guest('Bo')];
    const { code } = await ann.create({ ...settings, config: { rounds: 3 } });
    await bo.join(code);
    for (const client of [ann, bo]) await enter(client, code);
    await ann.inRoom(code, { type: 'start' });
    await eventually(() => [ann, bo].every((client) => client.updates.size > 0), 'the first update');
    await act(ann, 'rest');
    const elsewhere = mkdtempSync(join(tmpdir(), 'quarterdeck-restored-'));
    await night.server.store.backup(join(elsewhere, storeFile));
    const other = await evening({ dataDir: elsewhere });
    const there = other.again(bo);
    Object.assign(there, { url: other.server.url });
    await enter(there, code);
    await eventually(() => there.updates.has(1), 'the table');
    expect(there.updates.get(1)?.seq).toBe(1);
    expect(await act(there, 'rest')).toBe('ack');
    await other.close();
    rmSync(elsewhere, { recursive: true });
  });
});
