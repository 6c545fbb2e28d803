import { games } from '@quarterdeck/games';
import { type AnyGame, openTable, pastOf, rngLuck, seatsOf, seededRng } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import * as bacon from '../boards/bacon/words.ts';
import * as buccaneer from '../boards/buccaneer/words.ts';
import * as capitanFlint from '../boards/capitan-flint/words.ts';
import * as cocoCapitano from '../boards/coco-capitano/words.ts';
import type { AnyBoard, Line } from './board.ts';
import { toldOf } from './told.ts';

type Speaking = Pick<AnyBoard, 'game' | 'words' | 'recap'>;

function gameOf(id: string): AnyGame {
  const game = games[id];
  if (game === undefined) throw new Error(`There is no ${id}.`);
  return game;
}

/** Everything that seat 0 heard in a random game without a memory aid, up to its end or so many decisions. */
function heard(game: AnyGame, seed: number, most: number): readonly { readonly type: string }[] {
  const rng = seededRng(seed);
  const table = openTable({ game, config: game.config(forgetful[game.id]), seats: 3, luck: rngLuck(rng) });
  for (let decisions = 0; decisions < most; decisions++) {
    const { waiting } = table;
    if (waiting.kind === 'over') break;
    const able = seatsOf(waiting.must | waiting.may).filter((seat) => table.update(seat, table.seq).legal.length > 0);
    const seat = able[rng.below(Math.max(1, able.length))];
    const [timer] = waiting.timers;
    if (timer !== undefined && (seat === undefined || rng.below(2) === 0)) {
      table.expire(timer.id, []);
      continue;
    }
    const legal = table.update(seat ?? 0, table.seq).legal;
    const action = legal[rng.below(legal.length)];
    if (action !== undefined) table.submit(seat ?? 0, action, table.seq);
  }
  return table.update(0, 0).events;
}

const forgetful: Readonly<Record<string, object>> = {
  bacon: { memoryAid: false },
  buccaneer: { memoryAid: false },
  'capitan-flint': { openScores: false },
  'coco-capitano': { openScores: false },
};
const boards: readonly (Speaking & { readonly name: string })[] = [
  { name: 'bacon', game: gameOf('bacon'), words: bacon.words as Speaking['words'] },
  {
    name: 'buccaneer',
    game: gameOf('buccaneer'),
    words: buccaneer.words as Speaking['words'],
    recap: buccaneer.words as Speaking['words'],
  },
  {
    name: 'capitan-flint',
    game: gameOf('capitan-flint'),
    words: capitanFlint.words as Speaking['words'],
    recap: capitanFlint.recap as Speaking['words'],
  },
  {
    name: 'coco-capitano',
    game: gameOf('coco-capitano'),
    words: cocoCapitano.words as Speaking['words'],
    recap: cocoCapitano.recap as Speaking['words'],
  },
];

/** The log of a table that asks people to remember, as data. */
function logOf(board: Speaking, events: readonly { readonly type: string }[]): readonly Line[] {
  const past = pastOf(board.game, events);
  return events.flatMap((event, index) => {
    const told = toldOf(board, event, 0);
    return index < past ? told.past : told.news;
  });
}

/** Names of cards and tiles, points, gems and wages. */
const telling = /"(rank|suit|colour|tile|points|wage)":|"gems":[1-9]/;
/** Lines about what lies face up to the end. */
const faceUp = ['log.discarded', 'log.pirate'];

describe('the log of a table where people must remember', () => {
  it.each(boards)('$name: says nothing of the past that would be a memory aid', (board) => {
    let forgotten = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const events = heard(board.game, seed, 60);
      const past = events.slice(0, pastOf(board.game, events)).map((event) => toldOf(board, event, 0));
      for (const line of past.flatMap((told) => told.past)) {
        if (!faceUp.includes(line.key)) expect(JSON.stringify(line.data ?? {}), line.key).not.toMatch(telling);
      }
      forgotten += past.filter((told) => told.past.length > 0 || told.news.length > 0).length;
    }
    expect(forgotten).toBeGreaterThan(0);
  });

  it('Bacon: names the plays of the running trick, and none of those before', () => {
    const events = heard(gameOf('bacon'), 3, 40);
    const plays = (list: typeof events): number => list.filter(({ type }) => type === 'played').length;
    const inTrick = plays(events.slice(pastOf(gameOf('bacon'), events)));
    expect(plays(events)).toBeGreaterThan(inTrick);
    const [board] = boards;
    const said = board === undefined ? [] : logOf(board, events);
    expect(said.filter(({ key }) => key === 'log.leads' || key === 'log.plays')).toHaveLength(inTrick);
    expect(said.some(({ key }) => key === 'log.wins')).toBe(true);
  });
});
