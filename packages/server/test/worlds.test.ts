import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@quarterdeck/games';
import { seededRng, subSeed } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { openEmbeddedStore } from '../src/store/embedded.ts';
import { compareAtHosts } from './worlds.host.ts';
import { pairOf } from './worlds.ts';

/** How many pairs of worlds for each game; more with WORLDS=N. */
const pairs = Number(process.env.WORLDS ?? 40);

describe('two tables that differ only in what a seat cannot know send it the same bytes at the same times', () => {
  it.each(Object.entries(games))('%s', { timeout: 120_000 }, async (name, game) => {
    const folders = [mkdtempSync(join(tmpdir(), 'quarterdeck-worlds-')), mkdtempSync(join(tmpdir(), 'quarterdeck-worlds-'))] as const;
    const stores = [await openEmbeddedStore(folders[0]), await openEmbeddedStore(folders[1])] as const;
    let frames = 0;
    for (let index = 0; index < pairs; index++) {
      const seed = subSeed(20, index);
      const rng = seededRng(seed);
      const seats = game.seats[0] + rng.below(game.seats[1] - game.seats[0] + 1);
      try {
        const pair = pairOf(game, game.config({}), seats, rng.below(seats), rng);
        if (pair !== null) frames += (await compareAtHosts(game, {}, pair, rng, stores, `${name}-${index}`)).frames;
      } catch (error) {
        throw new Error(`seed ${seed}, ${seats} seats: ${error instanceof Error ? error.message : error}`);
      }
    }
    for (const store of stores) await store.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
    expect(frames).toBeGreaterThan(pairs);
  });
});
