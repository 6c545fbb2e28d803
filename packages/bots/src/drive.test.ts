import { games } from '@quarterdeck/games';
import { type AnyGame, hearAll, openTable, replayRecord, rngLuck, seededRng, startMemory } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import type { AnyBot } from './bot.ts';
import { drive } from './drive.ts';
import { randomBot } from './random.ts';

const all = Object.entries(games);

function open(game: AnyGame, seats: number, seed: number) {
  return openTable({ game, config: game.config({}), seats, luck: rngLuck(seededRng(seed)) });
}

describe.each(all)('drive %s', (_id, game) => {
  it.each(Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, more) => game.seats[0] + more))(
    'plays whole games with %i seats, the same with the same seed',
    (seats) => {
      const play = (seed: number): readonly string[] => {
        const table = open(game, seats, 5);
        const { decisions, turns } = drive(table, Array(seats).fill(randomBot), seed);
        expect(table.waiting.kind).toBe('over');
        expect(decisions).toBe(table.lines().filter((line) => /^\d/.test(line)).length);
        expect(turns).toBeLessThanOrEqual(decisions);
        return table.lines();
      };
      expect(play(1)).toEqual(play(1));
      expect(play(1)).not.toEqual(play(2));
    },
  );

  it('shows each bot its own update, and the memory that its seat can have', () => {
    const seats = game.seats[0];
    const table = open(game, seats, 9);
    let asked = 0;
    const spy = (own: number): AnyBot => ({
      ...randomBot,
      choose(seen, seat, memory, rng, deadline) {
        expect([seat, seen.viewer]).toEqual([own, own]);
        if (asked++ % 10 !== 0) return randomBot.choose(seen, seat, memory, rng, deadline);
        const anew = table.update(own, 0);
        expect(memory).toEqual(hearAll(game, startMemory(game, table.config, seats, own), anew.events));
        expect(seen.view).toEqual(anew.view);
        return randomBot.choose(seen, seat, memory, rng, deadline);
      },
    });
    drive(
      table,
      Array.from({ length: seats }, (_, seat) => spy(seat)),
      3,
    );
    expect(asked).toBeGreaterThan(0);
  });

  it('asks every seat of a window once, then closes it', () => {
    const seats = game.seats[1];
    const table = open(game, seats, 11);
    drive(table, Array(seats).fill(randomBot), 4);
    const replay = replayRecord(game, table.record());
    let actors: string[] = [];
    for (let stop = 1; stop < replay.stops.length; stop++) {
      const { waiting } = replay.update(stop - 1, 'spectator');
      const line = replay.lines(stop)[0] as string;
      const running = waiting.kind === 'seats' && waiting.timers.length > 0;
      if (!running) expect(line).toMatch(/^\d/);
      else if (!line.startsWith('~')) {
        const [actor] = line.split(' ') as [string];
        expect(actors).not.toContain(actor);
        actors.push(actor);
      } else {
        const times = line.split(' ').slice(2).map(Number);
        expect(times.map((time, seat) => time >= 0 === actors.includes(String(seat)))).toEqual(times.map(() => true));
        actors = [];
      }
    }
  });
});

describe('drive', () => {
  const coco = games['coco-capitano'] as AnyGame;

  it('names the bot that chose what is not possible', () => {
    const cheat: AnyBot = { choose: () => ({ type: 'stop' }) };
    expect(() => drive(open(coco, 2, 1), [cheat, cheat], 1)).toThrow(/^coco-capitano: the bot of seat \d chose "stop"\./);
  });

  it('names the seat whose bot holds where it must act', () => {
    const asleep: AnyBot = { choose: () => null };
    expect(() => drive(open(coco, 2, 1), [asleep, asleep], 1)).toThrow(/^coco-capitano: the table waits for seat \d, whose bot holds\./);
  });
});
