import { games } from '@quarterdeck/games';
import { openTable, parseRecord, replayRecord, rngLuck, seededRng, type Viewer, writeRecord } from '@quarterdeck/kernel';
import { assert, asyncProperty, constantFrom, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drive } from './drive.ts';
import { levels } from './levels.ts';
import { playMatch } from './match.ts';
import { botFor } from './registry.ts';

const seeds = integer({ min: 0, max: 2 ** 31 - 1 });

describe.each(Object.values(games))('any game of $id between bots', (game) => {
  const players = integer({ min: game.seats[0], max: game.seats[1] });
  const level = constantFrom(...levels);

  it('ends, and its record tells every viewer the same again', async () => {
    await assert(
      asyncProperty(players, level, level, seeds, async (seats, one, other, seed) => {
        const kinds = [await botFor(game.id, one), await botFor(game.id, other)] as const;
        const bots = Array.from({ length: seats }, (_, seat) => kinds[seat % 2 === 0 ? 0 : 1]);
        const table = openTable({ game, config: game.config({}), seats, luck: rngLuck(seededRng(seed)) });
        drive(table, bots, seed);
        const replay = replayRecord(game, parseRecord(writeRecord(table.record())));
        const viewers: Viewer[] = ['spectator', ...bots.map((_, seat) => seat)];
        for (const viewer of viewers) expect(replay.update(replay.stops.length - 1, viewer, -1)).toEqual(table.update(viewer, 0));
      }),
      { numRuns: 6 },
    );
  });

  it('has a winner, and the same result with the same seed', async () => {
    await assert(
      asyncProperty(players, level, seeds, async (seats, kind, seed) => {
        const bot = await botFor(game.id, kind);
        const match = { game, config: game.config({}), bots: Array.from({ length: seats }, () => bot), seed };
        const result = playMatch(match);
        expect(Math.min(...result.places)).toBe(1);
        expect([result.places.length, result.scores.length]).toEqual([seats, seats]);
        expect(result.turns).toBeLessThanOrEqual(result.decisions);
        expect(playMatch(match)).toEqual(result);
      }),
      { numRuns: 4 },
    );
  });
});
