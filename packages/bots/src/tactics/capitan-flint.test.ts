import { type FlintShape, game, treasures } from '@quarterdeck/games/capitan-flint';
import { hearAll, openTable, scriptedLuck, seededRng, startMemory, type Table, type Update } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { runArena } from '../arena.ts';
import { randomBot } from '../random.ts';
import { easy, tactic } from './capitan-flint.ts';

const config = game.config({ first: 0 });

/** Two players, seat 0 with rings, rings, red and blue, seat 1 with diamonds twice, red and blue; these cards come. */
function tableWith(cards: readonly string[]): Table<FlintShape> {
  const drawn = cards.map((name) => [treasures.findIndex((card) => card.name === name)]);
  const table = openTable({ game, config, seats: 2, luck: scriptedLuck([[0, 0, 4, 5], [1, 1, 4, 5], ...drawn]) });
  turnUp(table);
  return table;
}

/** Lets the pause before a card pass. */
function turnUp(table: Table<FlintShape>): void {
  const { phase, flips } = table.update('spectator', table.seq).view;
  if (phase === 'beat') table.expire(`card${flips + 1}`, []);
}

/** Plays these lines; "~" closes the window without a touch. */
function play(table: Table<FlintShape>, ...lines: readonly string[]): void {
  for (const line of lines) {
    const flips = table.update('spectator', table.seq).view.flips;
    const refusal =
      line === '~' ? table.expire(`settle${flips}`, []) : table.submit(Number(line[0]), game.notation.read(line.slice(2)), table.seq);
    if (refusal !== null) throw new Error(`${line}: ${refusal.text}`);
    turnUp(table);
  }
}

function choice(table: Table<FlintShape>, seat: number, bot = tactic, seed = 1): string | null {
  const seen: Update<FlintShape> = table.update(seat, 0);
  const memory = hearAll(game, startMemory(game, config, 2, seat), seen.events);
  const action = bot.choose(seen, seat, memory, seededRng(seed), Number.POSITIVE_INFINITY);
  return action === null ? null : game.notation.write(action);
}

/** How many of 400 bots touch now. */
function touching(table: Table<FlintShape>, bot = tactic): number {
  let count = 0;
  for (let seed = 0; seed < 400; seed++) if (choice(table, 1, bot, seed) !== null) count++;
  return count;
}

describe('Capitán Flint tactic', () => {
  it('opens the bag that takes most, once it takes enough', () => {
    const table = tableWith(['red-rings-5', 'blue-rings-3', 'yellow-rings-5', 'green-rings-5', 'red-pearls-5']);
    play(table, '~', '0 draw', '~', '~', '1 draw', '~', '1 pass', '~');
    expect(choice(table, 0)).toBe('bag rings');
  });

  it('draws on over a poor centre', () => {
    const table = tableWith(['green-coins-3']);
    play(table, '~');
    expect(choice(table, 0)).toBe('draw');
  });

  it('touches when it sees three hats, seldom otherwise; the easy level errs more', () => {
    const cards = ['red-rings-4', 'blue-coins-5', 'blue-coins-4', 'green-coins-4', 'red-pearls-5'];
    const two = tableWith(cards);
    play(two, '~', '0 draw', '~', '0 pass');
    expect(touching(two)).toBeLessThan(30);
    expect(touching(two, easy)).toBeGreaterThan(touching(two));
    const three = tableWith(cards);
    play(three, '~', '0 draw', '~', '0 pass', '~', '1 draw');
    expect(touching(three)).toBeGreaterThan(370);
    expect(touching(three, easy)).toBeLessThan(touching(three));
  });

  it('reacts like a person, the easy level later, and always before the window closes', () => {
    const table = tableWith(['red-rings-4']);
    const seen = table.update(1, 0);
    const mean = (bot: typeof tactic): number => {
      const rng = seededRng(1);
      const times = Array.from({ length: 500 }, () => bot.reaction?.(seen, 1, rng) ?? 0);
      expect(Math.min(...times)).toBeGreaterThan(300);
      expect(Math.max(...times)).toBeLessThan(2000);
      return times.reduce((sum, time) => sum + time, 0) / times.length;
    };
    expect(mean(tactic)).toBeGreaterThan(500);
    expect(mean(easy)).toBeGreaterThan(mean(tactic) + 100);
  });

  it('pays a wrong hand with the fewest gems', () => {
    const table = tableWith(['red-rings-1', 'red-rings-2', 'red-rings-5', 'blue-pearls-5', 'blue-coins-5']);
    play(table, '~', '~', '~', '0 bag rings', '0 touch 4', '~');
    expect(choice(table, 0)).toBe('discard red-rings-1 red-rings-2');
  });

  it.each([2, 4, 6])('beats random players at a table of %i', (seats) => {
    const entrants = [
      { name: 'tactic', bot: tactic },
      { name: 'random', bot: randomBot },
    ];
    const { standings } = runArena({ game, config: game.config({ veteran: seats === 4 }), seats, entrants, games: 60, seed: 3 });
    expect(standings[0]?.share.low).toBeGreaterThan(0.7);
  });
});
