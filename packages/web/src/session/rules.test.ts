import { type AnyGame, openTable, parseRecord, sealedLuck, writeRecord } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { loadBoard } from '../boards/index.ts';
import { recordOf, standingOf } from './rules.ts';
import { newGame, type Saved } from './saved.ts';

async function coco(): Promise<AnyGame> {
  const board = await loadBoard('coco-capitano');
  if (board === null) throw new Error('There is no board.');
  return board.game;
}

/** A game of two that has begun, as this device keeps it. */
function begun(game: AnyGame): Saved {
  const sitters = [
    { kind: 'person', name: 'Ana' },
    { kind: 'bot', name: 'Crab', level: 'easy' },
  ] as const;
  const saved = newGame('coco-capitano', game.version, {}, sitters);
  const table = openTable({ game, config: game.config({}), seats: 2, luck: sealedLuck(saved.seed, []) });
  for (let act = 0; act < 4; act++) {
    if (table.waiting.kind !== 'seats') break;
    const seat = table.waiting.must & 1 ? 0 : 1;
    const [action] = table.update(seat, 0).legal;
    if (action !== undefined) table.submit(seat, action, table.seq);
  }
  return { ...saved, lines: [...table.lines()] };
}

describe('a game kept on this device', () => {
  it('goes on under the rules that it was begun with', async () => {
    const game = await coco();
    expect(standingOf(game, begun(game))).toEqual({ kind: 'same' });
  });

  it('fits other rules under which all of it is possible, and that is no secret', async () => {
    const game = await coco();
    expect(standingOf({ ...game, version: game.version + 1 }, begun(game))).toEqual({ kind: 'fits' });
  });

  it('does not fit rules that forbid what was played: the line is named', async () => {
    const game = await coco();
    const later: AnyGame = { ...game, version: game.version + 1, refuse: () => 'Nobody may do that any more.' };
    const standing = standingOf(later, begun(game));
    expect(standing.kind === 'broken' && standing.why).toMatch(/^line \d+: .*Nobody may do that any more\./);
  });

  it('does not take the page with it when other rules fail on its log or its options', async () => {
    const game = await coco();
    const fails = (): never => {
      throw new TypeError('no such field');
    };
    const saved = begun(game);
    expect(standingOf({ ...game, version: 9, apply: fails }, saved)).toMatchObject({ kind: 'broken' });
    expect(standingOf({ ...game, version: 9, config: fails }, saved)).toMatchObject({ kind: 'broken' });
    expect(standingOf(game, { ...saved, lines: [...saved.lines, '7 fly'] })).toMatchObject({ kind: 'broken' });
  });

  it('leaves as a record of the version that it followed', async () => {
    const saved = { ...begun(await coco()), version: 7 };
    expect(parseRecord(writeRecord(recordOf(saved)))).toMatchObject({
      game: 'coco-capitano',
      version: 7,
      seats: 2,
      names: ['Ana', 'Crab'],
      lines: saved.lines,
    });
  });
});
