import { games } from '@quarterdeck/games';
import { openTable, rngLuck, seededRng } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { openBotPool } from '../src/bots/pool.ts';
import { act, enter, evening, eventually, settings } from './server.ts';

const budget = { thinkMs: 1000, graceMs: 20_000 };
const game = games['coco-capitano'];
if (game === undefined) throw new Error('There is no coco-capitano.');
const table = openTable({ game, config: game.config({}), seats: 2, luck: rngLuck(seededRng(1)) });
const waiting = table.waiting.kind === 'seats' && table.waiting.must === 1 ? 0 : 1;
const question = { game: 'coco-capitano', level: 'steady' as const, seen: table.update(waiting, 0), seat: waiting, memory: null };

describe('a bot', () => {
  it('thinks in another thread and answers with something legal', async () => {
    const pool = openBotPool(budget);
    const answer = await pool.think(question);
    expect(question.seen.legal).toContainEqual(answer?.action);
    await pool.close();
  });

  it('that fails gives no answer and harms nobody', async () => {
    const pool = openBotPool(budget);
    expect(await pool.think({ ...question, game: 'no such game' })).toBeNull();
    expect((await pool.think(question))?.action).toBeDefined();
    await pool.close();
  });

  it('that hangs is ended by the watchdog, while the event loop runs on', async () => {
    const pool = openBotPool({ thinkMs: 50, graceMs: 100 }, new URL('./hanging.js', import.meta.url));
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    const started = performance.now();
    expect(await pool.think(question)).toBeNull();
    expect(performance.now() - started).toBeLessThan(3000);
    expect(turns).toBeGreaterThan(5);
    clearInterval(timer);
    await pool.close();
  });
});

it('a table goes on when its bot says nothing: a legal action is made for it', async () => {
  const night = await evening();
  const ann = await night.guest('Ann');
  const { code } = await ann.create({ ...settings, config: { rounds: 2 } });
  await ann.inRoom(code, { type: 'seat-bot', seat: 1, level: 'easy' });
  await enter(ann, code);
  await ann.inRoom(code, { type: 'start' });
  await eventually(() => ann.updates.size > 0, 'the first update');
  await act(ann, 'rest');
  await eventually(() => (ann.updates.get(0)?.seq ?? 0) >= 2, 'the bot’s turn');
  await night.close();
});
