import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@quarterdeck/games';
import { type AnyGame, type Rng, rngLuck, seatsOf, seededRng } from '@quarterdeck/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableHost } from '../src/host/host.ts';
import type { LiveTable } from '../src/host/live.ts';
import type { Store } from '../src/ports.ts';
import { openEmbeddedStore } from '../src/store/embedded.ts';
import { asker, type Eyes, eyes, newTable, openHost, settled } from './host.ts';

/** Each game that may ask people to remember, with the option that does. Capitán Bacon has none: whoever saw a hand may look it up. */
const forgetful: readonly [string, object][] = [
  ['bacon', { memoryAid: false }],
  ['buccaneer', { memoryAid: false }],
  ['capitan-flint', { openScores: false, calm: true }],
  ['coco-capitano', { openScores: false }],
];
const seats = 3;
const clock = { now: 1000 };
let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-forgetful-'));
  store = await openEmbeddedStore(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function opened(host: TableHost): Promise<LiveTable> {
  const live = await host.open('t1');
  if (live === null) throw new Error('There is no such table.');
  return live;
}

function gameOf(name: string): AnyGame {
  const game = games[name];
  if (game === undefined) throw new Error(`There is no ${name}.`);
  return game;
}

let ids = 0;
/** Plays some random decisions. */
async function play(live: LiveTable, rng: Rng, decisions: number): Promise<void> {
  for (let i = 0; i < decisions; i++) {
    const { waiting } = live.table;
    if (waiting.kind === 'over') return;
    const able = seatsOf(waiting.must | waiting.may).filter((seat) => live.table.update(seat, live.table.seq).legal.length > 0);
    const seat = able[rng.below(Math.max(1, able.length))];
    if (waiting.timers.length > 0 && (seat === undefined || rng.below(2) === 0)) {
      clock.now += 100_000;
      live.tick();
    } else if (seat !== undefined) {
      const { legal } = live.table.update(seat, live.table.seq);
      const action = live.table.game.notation.write(legal[rng.below(legal.length)] ?? { type: '' });
      live.act({ seat, id: `a${++ids}`, action, seen: live.table.heard(seat), reaction: null }, asker());
    }
    await settled(store);
  }
}

/** What somebody is told who looks at the table now and says that it has heard so much. */
function told(live: LiveTable, viewer: Eyes, heard: number): readonly unknown[] {
  live.follow(viewer, heard);
  const { events, since, seq } = viewer.last();
  // Nothing is owed: the page begins with the view.
  if (events.length === 0) expect(since).toBe(seq);
  viewer.leave();
  return events;
}

describe.each(forgetful)('%s without its memory aid', (name, config) => {
  const game = gameOf(name);
  const claims = [0, 1, 1e9];

  async function begun(): Promise<TableHost> {
    const host = openHost({ store, clock, games: { [name]: game }, luckOf: () => rngLuck(seededRng(5)) });
    const people = { seats, names: ['Ann', 'Bo', 'Cy'], contributions: ['x', 'y', 'z'] };
    await newTable(store, host, { game: name, version: game.version, config, ...people });
    return host;
  }

  it('tells nothing of the past to whoever was there and comes back', async () => {
    const live = await opened(await begun());
    const ann = eyes(0);
    live.follow(ann, 0);
    await play(live, seededRng(7), 12);
    expect(ann.texts.length).toBeGreaterThan(4);
    ann.leave();
    for (const claim of claims) expect(told(live, eyes(0), claim)).toEqual([]);
  });

  it('tells nothing of the past to another person, to a spectator, nor to a device of its own', async () => {
    const live = await opened(await begun());
    await play(live, seededRng(8), 12);
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      for (const claim of claims) expect(told(live, eyes(viewer, `new ${viewer} ${claim}`), claim)).toEqual([]);
  });

  it('tells nothing of the past after the server began anew', async () => {
    const first = await begun();
    const live = await opened(first);
    const ann = eyes(0);
    live.follow(ann, 0);
    await play(live, seededRng(9), 12);
    first.close();
    const again = openHost({ store, clock, games: { [name]: game }, luckOf: () => rngLuck(seededRng(6)) });
    for (const claim of [...claims, ann.heard]) expect(told(await opened(again), eyes(0), claim)).toEqual([]);
  });

  it('tells what was missed, once', async () => {
    const live = await opened(await begun());
    const ann = eyes(0);
    live.follow(ann, 0);
    await play(live, seededRng(10), 6);
    ann.leave();
    const { heard } = ann;
    await play(live, seededRng(11), 4);
    const missed = live.table.heard(0) - heard;
    expect(missed).toBeGreaterThan(0);
    expect(told(live, eyes(0), 0)).toHaveLength(missed);
    expect(told(live, eyes(0), 0)).toEqual([]);
  });
});
