import { readFileSync } from 'node:fs';
import { games } from '@quarterdeck/games';
import { type AnyGame, perft } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';

const rows = readFileSync(new URL('../fixtures/perft.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => {
    const match = /^(\S+) (\d+) (\{.*\}): (.*)$/.exec(row);
    if (match === null) throw new Error(`fixtures/perft.txt: "${row}" should be GAME PLAYERS OPTIONS: NODES…`);
    const [, id, seats, options, nodes] = match as unknown as [string, string, string, string, string];
    return { id, seats: Number(seats), options, nodes: nodes.split(' ').map(Number) };
  });

describe('perft', () => {
  it.each(rows)('$id with $seats players and $options has the same nodes as ever', ({ id, seats, options, nodes }) => {
    const game = games[id] as AnyGame;
    const counted = perft(game, game.config(JSON.parse(options)), seats, { depth: nodes.length, list: 40, seed: 1 });
    expect(counted.map((row) => row.nodes)).toEqual(nodes);
  });

  it('has rows for every game', () => {
    expect([...new Set(rows.map((row) => row.id))].sort()).toEqual(Object.keys(games).sort());
  });
});
