import { mkdtempSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../packages/server/src/ports.ts';
import { openEmbeddedStore } from '../../packages/server/src/store/embedded.ts';
import { scratch } from './scratch.ts';
import { simulate } from './simulate.ts';

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(scratch);
  store = await openEmbeddedStore(folder);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('over a network that delays, breaks, repeats and falls silent', () => {
  it('everyone ends with what the server says, nothing acknowledged is lost, nothing happens twice', { timeout: 120_000 }, async () => {
    const sums: Record<string, number> = {};
    for (let seed = 1; seed <= 50; seed++) {
      const { faults, counts } = await simulate(store, seed);
      expect(faults, `seed ${seed}`).toEqual([]);
      for (const [what, count] of Object.entries(counts)) sums[what] = (sums[what] ?? 0) + count;
    }
    // All of it was really met.
    for (const what of ['crashes', 'cut', 'dead', 'half-open at the server', 'half-open at the client', 'said twice', 'refused'])
      expect(sums[what] ?? 0, what).toBeGreaterThan(5);
    expect(sums.acknowledged).toBeGreaterThan(1000);
  });
});
