import { games } from '@quarterdeck/games';
import type { AnyGame, AnyShape } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { type ArenaSetup, playArenaGame, runArena, seatings, tally } from './arena.ts';
import type { AnyBot } from './bot.ts';
import { randomBot, randomChoice } from './random.ts';

const coco = games['coco-capitano'] as AnyGame;
/** Stops as soon as it can. */
const timid: AnyBot = { choose: (seen) => seen.legal.find((action) => action.type === 'stop') ?? seen.legal[0] ?? null };
/** Random without the fast path that is kept for `randomBot` alone. */
const slowRandom: AnyBot = { choose: (seen, seat, _memory, rng) => randomChoice(seen, seat, rng) };

function setup(seats: number, bots: readonly AnyBot[], count = 40): ArenaSetup<AnyShape> {
  const entrants = bots.map((bot, index) => ({ name: `bot ${index}`, bot }));
  return { game: coco, config: coco.config({}), seats, entrants, games: count, seed: 7 };
}

describe('seatings', () => {
  it.each([
    [2, 2, 2],
    [3, 2, 6],
    [4, 2, 6],
    [4, 3, 36],
  ])('seats %i by %i kinds evenly in %i ways', (seats, kinds, ways) => {
    const all = seatings(setup(seats, Array(kinds).fill(randomBot)));
    expect(new Set(all.map(String)).size).toBe(ways);
    for (let seat = 0; seat < seats; seat++) {
      for (let kind = 0; kind < kinds; kind++) {
        expect(all.filter((seating) => seating[seat] === kind)).toHaveLength(ways / kinds);
      }
    }
  });

  it('keeps team mates of one kind', () => {
    const teams: AnyGame = { ...coco, teams: () => [0b0101, 0b1010] };
    expect(seatings({ ...setup(4, [randomBot, timid]), game: teams })).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ]);
  });

  it('says how many kinds fit', () => {
    expect(() => seatings(setup(2, [randomBot]))).toThrow('An arena of 2 sides takes 2 to 2 kinds of bots, not 1.');
    expect(() => seatings(setup(2, [randomBot, timid, timid]))).toThrow('not 3');
  });
});

describe('arena', () => {
  it('gives equal bots equal shares, within the interval', () => {
    const { standings } = runArena(setup(3, [slowRandom, slowRandom], 240));
    expect(standings[0]?.share.low).toBeLessThan(0.5);
    expect(standings[0]?.share.high).toBeGreaterThan(0.5);
    expect((standings[0]?.wins ?? 0) + (standings[1]?.wins ?? 0)).toBeCloseTo(240, 6);
  });

  it('tells different bots apart', () => {
    const [bolder, random] = runArena(setup(2, [{ choose: (seen) => seen.legal[0] ?? null }, slowRandom], 160)).standings;
    expect(Math.abs((bolder?.share.value ?? 0) - (random?.share.value ?? 0))).toBeGreaterThan(0.1);
  });

  it('gives the same result in whatever order the games are played', () => {
    const arena = setup(4, [timid, slowRandom], 24);
    const backwards = Array.from({ length: 24 }, (_, index) => playArenaGame(arena, 23 - index)).reverse();
    expect(tally(arena, backwards)).toEqual(runArena(arena));
    expect(runArena({ ...arena, seed: 8 })).not.toEqual(runArena(arena));
  });

  it('shares a win between those who share the first place', () => {
    const arena = setup(2, [timid, slowRandom], 1);
    const drawn = { seating: [0, 1], places: [1, 1], scores: [5, 5], decisions: 3, turns: 2, ending: null };
    expect(tally(arena, [drawn, drawn]).standings.map((standing) => standing.wins)).toEqual([1, 1]);
  });
});
