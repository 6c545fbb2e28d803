import { type CapitanBacon, game, kindNamed, type Memory, type View } from '@quarterdeck/games/capitan-bacon';
import { hearAll, openTable, scriptedLuck, seededRng, startMemory, type Table } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { runArena } from '../arena.ts';
import { playMatch } from '../match.ts';
import { randomBot } from '../random.ts';
import { tactic } from './capitan-bacon.ts';

const config = game.config({ first: 0 });
const kinds = (names: string): number[] =>
  names
    .split(' ')
    .map(kindNamed)
    .sort((a, b) => a - b);
const onShip = (name: string): number[] => [kindNamed(name) - kindNamed('chest')];

/** Two players with these hands; then these cards come, as chance asks for them. */
function tableWith(hands: readonly [string, string], top: string, ...then: readonly number[][]): Table<CapitanBacon> {
  return openTable({ game, config, seats: 2, luck: scriptedLuck([kinds(hands[0]), kinds(hands[1]), onShip(top), ...then]) });
}

function choice(table: Table<CapitanBacon>, seat: number): string | null {
  const seen = table.update(seat, 0);
  const memory: Memory = hearAll(game, startMemory(game, config, 2, seat), seen.events);
  const action = tactic.choose(seen, seat, memory, seededRng(1), Number.POSITIVE_INFINITY);
  return action === null ? null : game.notation.write(action);
}

function play(table: Table<CapitanBacon>, ...lines: readonly string[]): void {
  for (const line of lines) {
    const refusal = line.startsWith('~')
      ? table.expire(line.slice(2), [])
      : table.submit(Number(line[0]), game.notation.read(line.slice(2)), table.seq);
    if (refusal !== null) throw new Error(`${line}: ${refusal.text}`);
  }
}

const five = 'shovel shovel shovel shovel rod';

describe('Capitán Bacon tactic', () => {
  it('boards the Galleon for two Treasures', () => {
    expect(choice(tableWith(['shovel boarding rod map barrel', five], 'chest+barrel'), 0)).toBe('board');
  });
  it('takes what makes a set nearer from a hand it sees', () => {
    const table = tableWith(['spyglass barrel barrel sack boarding', 'shovel shovel rod barrel map'], 'galleon-sack');
    play(table, '0 spyglass 1', '~ mirror1');
    expect(choice(table, 0)).toBe('take barrel');
  });
  it('answers with a Mirror when it has one', () => {
    const table = tableWith(['rod shovel shovel shovel map', 'mirror rod rod rod sack'], 'chest');
    play(table, '0 rod 1');
    expect(choice(table, 1)).toBe('mirror');
  });
  it('digs up a Treasure that it buried itself', () => {
    const table = tableWith(['shovel shovel rod sack barrel', five], 'chest', kinds('sack'));
    play(table, '0 bury sack', '0 end', '1 pass');
    expect(choice(table, 0)).toBe('dig I');
  });
  it('makes room when it holds nothing to play', () => {
    const table = tableWith(['piggy-bank gold-bar barrel barrel sack', five], 'chest');
    expect(choice(table, 0)).toMatch(/^bury (piggy-bank|gold-bar|sack)$/);
  });
  it('ends a game against its like, by no endless digging and burying', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { decisions } = playMatch({ game, config, bots: [tactic, tactic, tactic], seed });
      expect(decisions).toBeLessThan(600);
    }
  });
  it.each([2, 4, 6])('beats random players at a table of %i', (seats) => {
    const entrants = [
      { name: 'tactic', bot: tactic },
      { name: 'random', bot: randomBot },
    ];
    const { standings } = runArena({ game, config: game.config({ express: seats === 4 }), seats, entrants, games: 60, seed: 3 });
    expect(standings[0]?.share.low).toBeGreaterThan(0.7);
  });
  it('sees no more than its view and memory: the same for every world it cannot tell apart', () => {
    const table = tableWith(['shovel boarding rod map barrel', 'mirror rod rod rod sack'], 'chest');
    const seen = table.update(0, 0);
    const memory = hearAll(game, startMemory(game, config, 2, 0), seen.events);
    const twin = game.determinize(seen.view, memory, seededRng(9));
    const again: View = game.view(twin, 0);
    const choose = (view: View) => tactic.choose({ ...seen, view }, 0, memory, seededRng(4), 0);
    expect(choose(again)).toEqual(choose(seen.view));
  });
});
