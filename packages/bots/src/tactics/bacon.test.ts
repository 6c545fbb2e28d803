import { bacon } from '@quarterdeck/games';
import { openTable, scriptedLuck, seededRng, startMemory } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { runArena } from '../arena.ts';
import { randomBot } from '../random.ts';
import { tactic } from './bacon.ts';

const { game } = bacon;

/** What the tactic does after these lines; each seat is dealt `hands[seat]`, as kinds of cards. */
function after(hands: readonly (readonly number[])[], lines: readonly string[]): string {
  const config = game.config({ first: 0 });
  const table = openTable({ game, config, seats: hands.length, luck: scriptedLuck([[0], ...hands]) });
  for (const line of lines) {
    const refusal = table.submit(Number(line[0]), game.notation.read(line.slice(2)), table.seq);
    if (refusal !== null) throw new Error(`${line}: ${refusal.text}`);
  }
  const seat = table.waiting.kind === 'seats' ? 31 - Math.clz32(table.waiting.must) : 0;
  const memory = startMemory(game, config, hands.length, seat);
  const action = tactic.choose(table.update(seat, 0), seat, memory, seededRng(1), Number.POSITIVE_INFINITY);
  return action === null ? 'nothing' : game.notation.write(action);
}

/** Three players, each with one whole suit twice. */
const suits = [0, 8, 16].map((first) => Array.from({ length: 16 }, (_, index) => first + Math.floor(index / 2)));
/** Four players, every fourth card of the sorted deck each. */
const mixed = [0, 1, 2, 3].map((seat) => Array.from({ length: 15 }, (_, index) => Math.floor((4 * index + seat) / 2)));

describe('Bacon tactic', () => {
  it('leads many cards at once and keeps its Bacon', () => {
    const text = after(suits, []);
    expect(text).not.toContain('b');
    expect(text.split('-').length).toBeGreaterThan(3);
  });

  it('follows with Breakfast cards', () => {
    expect(after(suits, ['0 pair 1-1'])).toMatch(/^pair (\d)-\1$/);
  });

  it('goes out when it can', () => {
    const lines = ['0 stretch-flush 1t-2t-3t-4t-5t-6t', '1 pass', '2 pass', '0 stretch-flush 1t-2t-3t-4t-5t-6t', '1 pass', '2 pass'];
    expect(after(suits, [...lines, '0 pair 7-7', '1 pass', '2 pass'])).toMatch(/^quad 8-8-8b-8b$/);
  });

  it('leaves the trick to a teammate', () => {
    expect(after(mixed, ['0 single 9', '1 pass'])).toBe('pass');
  });

  it.each([3, 4, 5, 6])('beats random players at a table of %i', (seats) => {
    const entrants = [
      { name: 'tactic', bot: tactic },
      { name: 'random', bot: randomBot },
    ];
    const { standings } = runArena({ game, config: game.config({}), seats, entrants, games: 40, seed: 3 });
    expect(standings[0]?.share.low).toBeGreaterThan(0.7);
  });
});
