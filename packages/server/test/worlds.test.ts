import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@quarterdeck/games';
import { seededRng, subSeed } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { openEmbeddedStore } from '../src/store/embedded.ts';
import { compareWorlds } from './worlds.ts';

/** How many pairs of worlds for each game; more with WORLDS=N. */
const pairs = Number(process.env.WORLDS ?? 40);

describe('two tables that differ only in what a seat cannot know send it the same bytes at the same times', () => {
  it.each(Object.keys(games))('%s', { timeout: 120_000 }, async (name) => {
    const game = games[name];
    if (game === undefined) throw new Error(`There is no ${name}.`);
    const folders = [mkdtempSync(join(tmpdir(), 'quarterdeck-worlds-')), mkdtempSync(join(tmpdir(), 'quarterdeck-worlds-'))] as const;
    const stores = [await openEmbeddedStore(folders[0]), await openEmbeddedStore(folders[1])] as const;
    let frames = 0;
    for (let pair = 0; pair < pairs; pair++) {
      const seed = subSeed(20, pair);
      const rng = seededRng(seed);
      const seats = game.seats[0] + rng.below(game.seats[1] - game.seats[0] + 1);
      try {
        frames += (await compareWorlds(game, {}, seats, rng.below(seats), rng, stores, `${name}-${pair}`)).frames;
      } catch (error) {
        throw new Error(`seed ${seed}, ${seats} seats: ${error instanceof Error ? error.message : error}`);
      }
    }
    for (const store of stores) await store.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
    expect(frames).toBeGreaterThan(pairs);
  });
});
