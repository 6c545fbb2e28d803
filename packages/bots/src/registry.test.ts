import { games } from '@quarterdeck/games';
import { type AnyGame, type AnyShape, openTable, rngLuck, seededRng, type Update } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import type { AnyBot } from './bot.ts';
import { drive } from './drive.ts';
import { levels } from './levels.ts';
import { botFor, gamesWithTactic } from './registry.ts';
import { answer, type Question, think } from './think.ts';

/** Every 23rd question of a game between bots of one kind, and the twin of each. */
function questions(game: AnyGame, bot: AnyBot): { readonly question: Question; readonly twin: Question }[] {
  const seats = game.seats[1];
  const table = openTable({ game, config: game.config({}), seats, luck: rngLuck(seededRng(17)) });
  const rng = seededRng(23);
  const found: { question: Question; twin: Question }[] = [];
  let asked = 0;
  const spy: AnyBot = {
    ...bot,
    choose(seen, seat, memory, own, deadline) {
      if (asked++ % 23 === 0) {
        const base = { game: game.id, level: 'steady' as const, seat, seed: asked, deadline };
        const world = game.determinize(seen.view, memory, rng);
        const twinSeen: Update<AnyShape> = { ...seen, view: game.view(world, seat), legal: game.legal(world, seat) };
        found.push(structuredClone({ question: { ...base, seen, memory }, twin: { ...base, seen: twinSeen, memory } }));
      }
      return bot.choose(seen, seat, memory, own, deadline);
    },
  };
  drive(table, Array(seats).fill(spy), 29);
  return found;
}

describe.each(gamesWithTactic)('bots of %s', (id) => {
  const game = games[id] as AnyGame;

  it.each(levels)('at level %s choose the same in twin worlds, and leave what they are shown as it was', async (level) => {
    const bot = await botFor(id, level);
    for (const { question, twin } of questions(game, bot)) {
      const before = structuredClone(question);
      const first = answer(bot, question);
      expect(question).toEqual(before);
      expect(answer(bot, twin)).toEqual(first);
    }
  });

  it('answer questions that came as JSON', async () => {
    const [asked] = questions(game, await botFor(id, 'steady'));
    const question = JSON.parse(JSON.stringify(asked?.question)) as Question;
    const { action, reaction } = await think({ ...question, deadline: Number.POSITIVE_INFINITY });
    if (action !== null) expect(game.notation.write(action)).not.toBe('');
    expect(reaction).toBeGreaterThan(100);
  });
});

describe('botFor', () => {
  it('knows a tactic for every game', () => {
    expect([...gamesWithTactic].sort()).toEqual(Object.keys(games).sort());
  });

  it('says which games there are', async () => {
    await expect(botFor('ludo', 'steady')).rejects.toThrow('There is no bot for "ludo"; there are bots for bacon, buccaneer');
    await expect(botFor('toString', 'easy')).rejects.toThrow('There is no bot for');
  });
});
