import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BotPool } from '../src/bots/pool.ts';
import type { Store } from '../src/ports.ts';
import { openEmbeddedStore } from '../src/store/embedded.ts';
import { asker, newTable, openHost, settled } from './host.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-drivers-'));
  store = await openEmbeddedStore(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it('asks a bot once in a window, although the bot hears its own sealed answer', async () => {
  const asked: number[] = [];
  const bots: BotPool = {
    async think({ seat, seen }) {
      asked.push(seat);
      return { action: seen.legal[0] ?? null, reaction: 400 };
    },
    close: async () => {},
  };
  const host = openHost({ store, clock: { now: 1000 }, bots, drivers: [null, 'steady'] });
  await newTable(store, host);
  const live = await host.open('t1');
  live?.act({ seat: 0, id: 'a', action: 'raid', seen: 0, reaction: null }, asker());
  for (let i = 0; i < 5; i++) await settled(store);
  expect(asked).toEqual([1]);
  expect(live?.table.lines()).toHaveLength(2);
});
