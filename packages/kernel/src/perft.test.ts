import { expect, it } from 'vitest';
import type { Chance } from './game.ts';
import { perft } from './perft.ts';
import { toy } from './toy.ts';

it('counts actions, chance outcomes and windows by depth', () => {
  const rows = perft(toy, toy.config({ rounds: 1 }), 2, { depth: 4, list: 3, seed: 1 });
  // Dig or rest; 1 to 3 coins, or the other's dig or rest; then its turn, its coins, or six guesses and the end of the window.
  expect(rows.map((row) => [row.nodes, row.actions, row.chance, row.clock, row.over])).toEqual([
    [2, 2, 0, 0, 0],
    [5, 2, 3, 0, 0],
    [16, 12, 3, 1, 1],
    [93, 72, 9, 12, 12],
  ]);
});

it('draws where there is too much to list, and says so', () => {
  const deal: Chance = { kind: 'draw', bag: [30, 30, 30, 30, 30], count: 15 };
  const dealer: typeof toy = { ...toy, pending: (state) => (state.digging ? { kind: 'chance', chance: deal } : toy.pending(state)) };
  const digging = { ...dealer, setup: (config: { rounds: number }, seats: number) => ({ ...toy.setup(config, seats), digging: true }) };
  expect(perft(digging, toy.config({}), 2, { depth: 1, list: 100, seed: 1 })[0]).toMatchObject({ nodes: 1, chance: 1, sampled: 1 });
});
