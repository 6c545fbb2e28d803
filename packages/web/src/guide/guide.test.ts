import { gameIds } from '@quarterdeck/protocol';
import { describe, expect, it } from 'vitest';
import { loadBoard } from '../boards/index.ts';
import { sayRich } from '../i18n/format.ts';
import { GuidePlay } from './play.ts';

/** Every guide, played through as it asks. */
describe.each(gameIds)('the guide of %s', (id) => {
  it('plays to its last step, each asked action being legal by the rules', async () => {
    const board = await loadBoard(id);
    const guide = await board?.guide?.();
    if (board === null || guide === undefined) throw new Error(`${id} has no guide`);
    const play = new GuidePlay(board.game, guide);
    for (let step = play.step; step !== null; step = play.step) {
      if (step.kind === 'do') for (const action of step.actions) expect(asks(play, action), `${action} at step ${play.at}`).toBe(null);
      if (step.kind === 'do') expect(play.act(step.actions[0] ?? '')).toBe(null);
      else play.goOn();
    }
    expect(play.at).toBe(play.of);
  });

  it('refuses what it does not ask for, and nothing is lost', async () => {
    const board = await loadBoard(id);
    const guide = await board?.guide?.();
    if (board === null || guide === undefined) throw new Error(`${id} has no guide`);
    const play = new GuidePlay(board.game, guide);
    while (play.step !== null && play.step.kind !== 'do') play.goOn();
    const { seq } = play.table;
    expect(play.act('no such thing')?.why).toBe('illegal');
    expect(play.table.seq).toBe(seq);
  });

  it('says every note in both languages', async () => {
    const guide = await (await loadBoard(id))?.guide?.();
    if (guide === undefined) throw new Error(`${id} has no guide`);
    const [en, es] = await Promise.all([guide.texts.en(), guide.texts.es()]);
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
    const used = new Set([...guide.steps.flatMap((step) => ('say' in step ? [step.say] : [])), 'done']);
    expect([...used].sort()).toEqual(Object.keys(en).sort());
    for (const [lang, texts] of [['en', en] as const, ['es', es] as const]) {
      for (const key of used) {
        const said = sayRich({ lang, catalogues: [texts], who: () => ({ name: '', isMe: false }) }, key);
        expect(said, `${lang} ${key}`).not.toEqual([key]);
      }
    }
  });
});

/** Null if the rules allow this action to the reader now. */
function asks(play: GuidePlay, action: string): string | null {
  const legal = play.table.update(0, play.table.seq).legal.map(play.table.game.notation.write);
  if (legal.includes(action)) return null;
  return play.table.game.refuse === undefined ? `is not among ${legal.join(', ')}` : null;
}
