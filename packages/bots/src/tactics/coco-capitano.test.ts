import { type CocoCapitano, game, rollIndex, startIndex } from '@quarterdeck/games/coco-capitano';
import { hearAll, openTable, scriptedLuck, seededRng, startMemory, type Table } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { runArena } from '../arena.ts';
import { randomBot } from '../random.ts';
import { tactic } from './coco-capitano.ts';

const [chest, bag] = [0, 2];

/** Seat 0 begins, with Billy 3 and the monkey 5 islands ahead of the captain; these tiles come up and these throws are made. */
function tableWith(tiles: readonly number[], throws: readonly number[], raw: object = {}): Table<CocoCapitano> {
  const [first = 0, ...others] = tiles;
  const outcomes = [[startIndex(7, { captain: 0, billy: 3, monkey: 5 })], [first]];
  throws.forEach((thrown, index) => {
    outcomes.push([thrown], [others[index] as number]);
  });
  return openTable({ game, config: game.config({ first: 0, ...raw }), seats: 2, luck: scriptedLuck(outcomes) });
}

function choice(table: Table<CocoCapitano>): string | undefined {
  const seen = table.update(0, 0);
  const memory = hearAll(game, startMemory(game, table.config, 2, 0), seen.events);
  return tactic.choose(seen, 0, memory, seededRng(1), Number.POSITIVE_INFINITY)?.type;
}

describe('Coco Capitano tactic', () => {
  const harmless = rollIndex('billy', 1, 1);

  it('rolls where nobody can be met, whatever is at risk', () => {
    const table = tableWith([bag, bag, bag], [harmless, rollIndex('monkey', 1, 1)]);
    table.submit(0, { type: 'roll' }, table.seq);
    expect(table.update(0, 0).view.figures).toEqual({ captain: 1, billy: 4, monkey: 5 });
    expect(choice(table)).toBe('roll');
  });

  it('banks a good turn when Billy waits ahead', () => {
    const throws = [harmless, rollIndex('billy', 1, 1), rollIndex('monkey', 1, 2)];
    const table = tableWith([bag, bag, bag, chest], throws);
    for (const _ of throws) table.submit(0, { type: 'roll' }, table.seq);
    expect(table.update(0, 0).view).toMatchObject({ figures: { captain: 4, billy: 5, monkey: 6 }, atRisk: [bag, bag, bag] });
    expect(choice(table)).toBe('stop');
  });

  it('dares everything for the last tile when stopping would lose', () => {
    const table = tableWith([bag, chest], [harmless]);
    table.submit(0, { type: 'roll' }, table.seq);
    const seen = table.update(0, 0);
    const behind = {
      ...seen,
      view: {
        ...seen.view,
        figures: { captain: 0, billy: 1, monkey: 2 },
        stack: { size: 1, seen: [bag], bottom: [] },
        safe: [
          { size: 12, kinds: [4, 4, 4] as const },
          { size: 13, kinds: [4, 4, 5] as const },
        ],
        atRisk: [chest],
      },
    };
    expect(tactic.choose(behind, 0, { safe: [0, 0] }, seededRng(1), 0)?.type).toBe('roll');
    const ahead = { ...behind, view: { ...behind.view, safe: [...behind.view.safe].reverse() } };
    expect(tactic.choose(ahead, 0, { safe: [0, 0] }, seededRng(1), 0)?.type).toBe('stop');
  });

  it('beats random in at least 70 % of two-player games', () => {
    const entrants = [
      { name: 'tactic', bot: tactic },
      { name: 'random', bot: randomBot },
    ];
    const { standings } = runArena({ game, config: game.config({}), seats: 2, entrants, games: 400, seed: 3 });
    expect(standings[0]?.share.low).toBeGreaterThan(0.7);
  });
});
