import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@quarterdeck/games';
import { seededRng } from '@quarterdeck/kernel';
import { gameIds, WireUpdate } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/ports.ts';
import { storeFile } from '../src/store/connection.ts';
import { openEmbeddedStore } from '../src/store/embedded.ts';
import { eyes, settled } from './host.ts';
import { openQuay, phaseOf, playOne } from './quay.ts';
import { restoreDatabase, type StoredDatabase } from './stored.ts';

/** What earlier versions stored, written by `npm run fixtures`: a table at each point at which a game can wait. */
const folder = new URL('fixtures/', import.meta.url);
const versions = readdirSync(folder).filter((name) => name.endsWith('.json'));

it('there is a stored table of every game, at every point where the game waits', () => {
  const moments = versions.flatMap((name) => read(name).moments.map(({ game, phase }) => `${game} ${phase}`));
  expect(gameIds.filter((game) => !moments.includes(`${game} over`))).toEqual([]);
  expect(new Set(moments).size).toBeGreaterThanOrEqual(22);
});

describe.each(versions)('what %s stored', (name) => {
  const stored = read(name);
  let place: string;
  let store: Store;
  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'quarterdeck-upgrade-'));
    restoreDatabase(join(place, storeFile), stored);
    store = await openEmbeddedStore(place);
  }, 60_000);
  afterAll(async () => {
    await store.close();
    rmSync(place, { recursive: true });
  });

  it.each(stored.moments)('$game waiting for "$phase" goes on to its end', { timeout: 120_000 }, async (moment) => {
    const { game, phase, room: code, table, must, may } = moment;
    const clock = { now: 1_800_000_000_000 };
    const quay = openQuay(store, clock);
    const live = await quay.host.open(table);
    const room = await quay.rooms.open(code);
    if (live === null || room === null) throw new Error('It cannot be opened.');
    expect(phaseOf(live)).toBe(phase);
    const { waiting } = live.status;
    expect(waiting.kind === 'over' ? [0, 0] : [waiting.must, waiting.may]).toEqual([must, may]);
    for (let seat = 0; seat < live.row.seats; seat++) {
      const screen = eyes(seat);
      live.follow(screen, 0);
      expect(() => WireUpdate.parse(screen.last())).not.toThrow();
      screen.leave();
    }
    const rng = seededRng(7);
    for (let step = 0; !live.status.over && step < 5000; step++) await playOne(store, clock, live, rng);
    expect(live.status.over).toBe(true);
    await settled(store);
    expect(room.doc.table?.phase).toBe('over');
    expect(games[game]?.version).toBe(live.row.version);
    expect(await quay.host.record(table)).toMatchObject({ game, seats: live.row.seats });
    // The evening goes on, too: one tap and the next game begins.
    const host = room.doc.members.find((member) => member.id === room.doc.host);
    if (host !== undefined) await quay.rooms.act({ ...host, created: 0 }, code, { type: 'start' });
    expect(room.doc.table?.phase).toBe('playing');
  });
});

function read(name: string): StoredDatabase {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
}
