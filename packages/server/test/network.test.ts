import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openEmbeddedStore } from '../src/store/embedded.ts';
import { storm } from './network.ts';

/** How many evenings; more with STORMS=N. */
const storms = Number(process.env.STORMS ?? 50);

it(`after ${storms} stormy evenings every screen shows what the server says`, { timeout: 60_000 + storms * 4000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-network-'));
  const store = await openEmbeddedStore(folder);
  let [lines, acknowledged] = [0, 0];
  for (let seed = 1; seed <= storms; seed++) {
    try {
      const evening = await storm(seed, store, 900);
      lines += evening.lines;
      acknowledged += evening.acknowledged;
    } catch (error) {
      throw new Error(`seed ${seed}: ${error instanceof Error ? error.stack : error}`);
    }
  }
  await store.close();
  rmSync(folder, { recursive: true });
  expect(lines).toBeGreaterThan(storms * 20);
  expect(acknowledged).toBeGreaterThan(storms * 8);
});
