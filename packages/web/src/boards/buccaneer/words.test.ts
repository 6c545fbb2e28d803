import { type Event, game, type View } from '@quarterdeck/games/buccaneer';
import { openTable, rngLuck, seatsOf, seededRng, type Update } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { en as appEn } from '../../i18n/en.ts';
import { es as appEs } from '../../i18n/es.ts';
import { type Reading, sayPlain, sayRich } from '../../i18n/format.ts';
import type { Person, Reader } from '../../table/board.ts';
import { en } from './messages.en.ts';
import { es } from './messages.es.ts';
import { ending, reasons, scores, text } from './text.ts';
import { words } from './words.ts';

const names = ['Karin', 'Nico', 'Kim', 'Nina'];

function reader(lang: 'en' | 'es', me: number | null): Reader {
  const name = (seat: number): string => (seat === me ? (lang === 'en' ? 'You' : 'Tú') : (names[seat] ?? ''));
  const reading: Reading = {
    lang,
    catalogues: lang === 'en' ? [en, appEn] : [es, appEs],
    who: (seat) => ({ name: name(seat), isMe: seat === me }),
  };
  return {
    say: (key, data) => sayPlain(reading, key, data),
    rich: (key, data) => sayRich(reading, key, data),
    name,
    me,
    people: names.map((_, seat) => ({ seat }) as Person),
  };
}

/** A random game with few boardings, so that stacks grow: everything that was told, and the views. */
function randomGame(seed: number): { events: readonly Event[]; updates: readonly Update<never>[]; last: View } {
  const rng = seededRng(seed);
  const table = openTable({ game, config: game.config({}), seats: 4, luck: rngLuck(rng) });
  const updates: Update<never>[] = [];
  while (table.waiting.kind !== 'over') {
    const [seat = 0] = seatsOf(table.waiting.must);
    const update = table.update(seat, 0);
    updates.push(update as unknown as Update<never>);
    const rare = update.legal.filter((action) => action.type !== 'board');
    const from = rare.length === 0 || rng.below(9) === 0 ? update.legal : rare;
    const action = from[rng.below(from.length)];
    if (action === undefined || table.submit(seat, action, table.seq) !== null) throw new Error('A legal action was refused.');
  }
  const { events, view } = table.update(0, 0);
  return { events, updates, last: view };
}

/** Rendered text without holes: no raw key, no placeholder, nothing undefined. */
function expectWhole(said: string): void {
  expect(said).not.toMatch(/[{}#]|undefined|null|NaN|\b(log|text|loot|stack|score|ending)\.[a-z]/);
  expect(said.trim()).not.toBe('');
}

describe.each(['en', 'es'] as const)('Buccaneer in words, %s', (lang) => {
  const played = [1, 2].map(randomGame);

  it.each([0, null])('tells every event for reader %s', (me) => {
    const { say } = reader(lang, me);
    const told = new Set<string>();
    for (const event of played.flatMap(({ events }) => events)) {
      const lines = words(event);
      for (const { key, data } of lines === null ? [] : [lines].flat()) {
        told.add(key);
        expectWhole(say(key, data));
      }
    }
    expect([...told]).toEqual(
      expect.arrayContaining(['log.moved', 'log.boarded', 'log.second', 'log.demanded', 'log.skipped', 'log.count']),
    );
  });

  it('tells the table as text, the points and their reasons', () => {
    const me = reader(lang, 1);
    for (const { updates, last } of played) {
      for (const update of updates.slice(0, 40))
        for (const part of text(update, me, null)) for (const said of [part.title, ...part.items]) expectWhole(said);
      for (const row of scores(last, me)) expectWhole(row.label);
      for (const { key, data } of reasons(last)) expectWhole(me.say(key, data));
      expectWhole(ending(last, me));
    }
  });
});

it('tells in the text what the memory aid shows, and only with it', () => {
  const keys: Reader = { ...reader('en', 1), say: (key, data) => `${key} ${JSON.stringify(data ?? {})}` };
  const { updates } = randomGame(1);
  const update = updates.find(({ view }) => (view as View).stacks.some(({ pirates }) => pirates.length > 2));
  if (update === undefined || game.recall === null) throw new Error('No stack grew.');
  const memory = game.recall.start(openTable({ game, config: game.config({}), seats: 4, luck: rngLuck(seededRng(1)) }).update(1, 0).view);
  const known = (update.events as readonly Event[]).reduce(game.recall.hear, memory);
  const told = (parts: ReturnType<typeof text>): string => parts.flatMap(({ items }) => items).join(' ');
  expect(told(text(update, keys, null))).toContain('stack.covered');
  expect(told(text(update, keys, known))).not.toContain('stack.covered');
});

it('names no wage where a stack is moved: the log is no memory aid', () => {
  const { say } = reader('en', 0);
  const moved: Event = { type: 'moved', seat: 1, stack: 8, onto: 11, height: 5, below: 2 };
  const lines = words(moved);
  expect([lines ?? []].flat().map(({ key, data }) => say(key, data))).toEqual(['Nico goes onto Kim’s stack: 5 high.']);
});

it('says that I have the most as I would be told it', () => {
  const { say } = reader('en', 0);
  const view = {
    ...randomGame(1).last,
    money: [0, 0, 0, 0],
    loot: [
      [2, 0, 0, 2],
      [1, 0, 0, 2],
      [0, 0, 0, 1],
      [0, 0, 0, 1],
    ],
  };
  expect(reasons(view).map(({ key, data }) => say(key, data))).toEqual([
    'You have the most, 2: 6 ducats; Nico 1 a piece.',
    'Nobody has one.',
    'Nobody has one.',
    'You and Nico have the most, 2 each: 15 shared, 7 each; Kim and Nina 1 a piece.',
  ]);
});
