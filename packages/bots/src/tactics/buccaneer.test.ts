import * as buccaneer from '@quarterdeck/games/buccaneer';
import { openTable, scriptedLuck, seededRng, startMemory } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { runArena } from '../arena.ts';
import { randomBot } from '../random.ts';
import { tactic } from './buccaneer.ts';

const { game } = buccaneer;

/** What the tactic does after these lines, having heard them all. */
function after(lines: readonly string[], ships: readonly number[]): string {
  const config = game.config({ first: 0 });
  const table = openTable({ game, config, seats: 3, luck: scriptedLuck([ships]) });
  for (const line of lines) {
    const refusal = table.submit(Number(line[0]), game.notation.read(line.slice(2)), table.seq);
    if (refusal !== null) throw new Error(`${line}: ${refusal.text}`);
  }
  const seat = table.waiting.kind === 'seats' ? 31 - Math.clz32(table.waiting.must) : 0;
  const seen = table.update(seat, 0);
  const memory = seen.events.reduce((known, event) => game.recall?.hear(known, event) ?? known, startMemory(game, config, 3, seat));
  const action = tactic.choose(seen, seat, memory, seededRng(1), Number.POSITIVE_INFINITY);
  return action === null ? 'nothing' : `${seat} ${game.notation.write(action)}`;
}

describe('Buccaneer tactic', () => {
  it('boards when the ship pays well', () => {
    expect(after(['0 move a2 b2', '1 move b5 c5', '2 move c4 b4'], [3, 13, 14])).toBe('0 board 3 a2 sabre');
  });

  it.each([3, 4, 5])('beats random players at a table of %i', (seats) => {
    const entrants = [
      { name: 'tactic', bot: tactic },
      { name: 'random', bot: randomBot },
    ];
    const { standings } = runArena({ game, config: game.config({}), seats, entrants, games: 40, seed: 3 });
    expect(standings[0]?.share.low).toBeGreaterThan(0.7);
  });
});
