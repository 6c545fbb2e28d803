import { type FlintEvent, type FlintShape, game, type Options, treasures } from '@quarterdeck/games/capitan-flint';
import { openTable, scriptedLuck, startMemory, type Table } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { sayPlain } from '../../i18n/format.ts';
import type { Data, Messages } from '../../i18n/say.ts';
import type { Reader } from '../../table/board.ts';
import { resultIn } from './lately.svelte.ts';
import { en } from './messages.en.ts';
import { es } from './messages.es.ts';
import { columnsOf, countedBefore, oddsOf, takeOf } from './reckon.ts';
import { scenes } from './scenes.ts';
import { scores, text } from './text.ts';
import { words } from './words.ts';

const languages: readonly ['en' | 'es', Messages][] = [
  ['en', en],
  ['es', es],
];

function readerOf(lang: 'en' | 'es', messages: Messages): Reader {
  const who = (seat: number): { name: string; isMe: boolean } => ({ name: seat === 0 ? 'You' : `Crew ${seat}`, isMe: seat === 0 });
  const say = (key: string, data?: Data): string => sayPlain({ lang, catalogues: [messages], who }, key, data);
  return { say, rich: (key, data) => [say(key, data)], name: (seat) => who(seat).name, me: 0, people: [] };
}

const cardNamed = (name: string): number => treasures.findIndex((card) => card.name === name);

/** Two players; these cards come; "~" closes a window, "~ 0:350" after hands on Parche. */
function play(cards: readonly string[], lines: readonly string[], options: Partial<Options> = {}): Table<FlintShape> {
  const drawn = cards.map((name) => [cardNamed(name)]);
  const luck = scriptedLuck([[0, 0, 4, 5], [1, 1, 4, 5], ...drawn]);
  const table = openTable({ game, config: game.config({ first: 0, ...options }), seats: 2, luck });
  const turnUp = (): void => {
    const { phase, flips } = table.update('spectator', table.seq).view;
    if (phase === 'beat') table.expire(`card${flips + 1}`, []);
  };
  turnUp();
  for (const line of lines) {
    const { flips } = table.update('spectator', table.seq).view;
    if (line.startsWith('~')) {
      const times = [-1, -1];
      for (const hand of line.split(' ').slice(1)) {
        const [seat, ms] = hand.split(':').map(Number);
        table.submit(seat as number, game.notation.read(`touch ${flips}`), table.seq);
        times[seat as number] = ms as number;
      }
      table.expire(`settle${flips}`, times);
    } else expect(table.submit(Number(line[0]), game.notation.read(line.slice(2)), table.seq), line).toBeNull();
    turnUp();
  }
  return table;
}

const hatCards = ['red-rings-4', 'blue-coins-4', 'green-pearls-4', 'red-coins-5', 'coins-pirate', 'red-pearls-5'];
const long = (): Table<FlintShape> =>
  play(hatCards, [
    '~ 1:700',
    '1 drop red',
    '0 draw',
    '~',
    '0 pass',
    '~ 0:410 1:460',
    '1 draw',
    '~ 0:300',
    '0 discard red-rings-4 blue-coins-4',
  ]);

describe('words', () => {
  it.each(languages)('say every event, without holes (%s)', (lang, messages) => {
    const reader = readerOf(lang, messages);
    const lines = long()
      .update(0, 0)
      .events.flatMap((event) => words(event) ?? []);
    expect(lines.length).toBeGreaterThan(10);
    for (const { key, data } of lines) {
      expect(messages).toHaveProperty([key]);
      expect(reader.say(key, data)).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  it('name card, hands and times in both languages', () => {
    const spoken = (lang: 'en' | 'es', messages: Messages): string[] =>
      long()
        .update(0, 0)
        .events.flatMap((event) => words(event) ?? [])
        .map(({ key, data }) => readerOf(lang, messages).say(key, data));
    expect(spoken('en', en)).toContain('You turn up 2 red rings with a hat.');
    expect(spoken('en', en)).toContain('Hands on Parche: You 0.41 s and Crew 1 0.46 s.');
    expect(spoken('en', en)).toContain('You catch Parche and take 3 cards with hats.');
    expect(spoken('en', en)).toContain('Crew 1 touched Parche after 0.70 s: wrong.');
    expect(spoken('es', es)).toContain('Manos sobre Parche: You 0,41 s y Crew 1 0,46 s.');
  });

  it('say the same of a card whether or not it opens a catch, and nothing of a catch that nobody saw', () => {
    const turned = (card: string): FlintEvent => ({ type: 'turned', seat: 0, flip: 3, card: cardNamed(card), ordinal: 1, gone: [] });
    expect(words(turned('green-pearls-4'))).toMatchObject({ key: 'log.turned' });
    expect(words(turned('green-pearls-5'))).toMatchObject({ key: 'log.turned' });
    expect(words({ type: 'settled', flip: 3, touches: [], opened: null })).toBeNull();
  });
});

describe('nothing reacts to a third hat before somebody does', () => {
  const second = ['~', '0 draw', '~', '0 pass'];
  const hat = play(hatCards, second).update(0, 0);
  const none = play([...hatCards.slice(0, 2), 'green-pearls-5', 'red-coins-5'], second).update(0, 0);

  it('scenes and sounds of a card are the same', () => {
    const scene = (update: typeof hat): unknown => {
      const event = update.events.findLast((one) => one.type === 'turned');
      return event === undefined ? null : scenes.scene(event, update.view, 0);
    };
    expect(scene(hat)).toEqual(scene(none));
    expect(scene(hat)).toMatchObject({ now: true, sound: 'slide' });
  });

  it('the counter stands still while the window is open', () => {
    expect(countedBefore(hat.view, 'hat')).toBe(2);
    const later = play(hatCards, [...second, '~']).update(0, 0);
    expect(countedBefore(later.view, 'hat')).toBe(3);
  });
});

describe('reckoning', () => {
  it('a bag takes what its jewel or colour says', () => {
    const centre = ['red-rings-5', 'red-coins-1', 'blue-rings-3'].map(cardNamed);
    expect(takeOf(0, centre)).toEqual({ cards: 2, gems: 5 });
    expect(takeOf(4, centre)).toEqual({ cards: 2, gems: 4 });
    expect(takeOf(7, centre)).toEqual({ cards: 0, gems: 0 });
  });

  it('a pirate stands in the column that he emptied, until his window has closed', () => {
    const table = play(['red-rings-5', 'rings-pirate', 'red-coins-5'], ['~', '0 draw']);
    expect(columnsOf(table.update(0, 0).view)[0]).toEqual([cardNamed('rings-pirate')]);
    table.expire('settle2', []);
    expect(columnsOf(table.update(0, 0).view)[0]).toEqual([]);
  });

  it('odds count what was not seen, Flint only from the 60th card on', () => {
    const { view, events } = play(hatCards, ['~', '0 draw', '~', '0 pass', '~ 0:410']).update(0, 0);
    const start = startMemory(game, game.config({ first: 0 }), 2, 0);
    const memory = events.reduce((known, event) => game.recall?.hear(known, event) ?? known, start);
    expect(oddsOf(view, memory)).toEqual({ hat: 17 / 81, hooks: 20 / 81, chest: 20 / 81, pirate: 4 / 81, flint: 0 });
    expect(oddsOf({ ...view, flips: 59 }, memory).flint).toBeCloseTo(1 / 82);
    // What others won may come next as far as those can know who must remember it.
    const other = play(hatCards, ['~', '0 draw', '~', '0 pass', '~ 0:410']).update(1, 0).view;
    expect(oddsOf(other, null)).toEqual({ hat: 20 / 84, hooks: 20 / 84, chest: 20 / 84, pirate: 4 / 84, flint: 0 });
    expect(oddsOf(view, null)).toEqual(oddsOf(view, memory));
  });

  it('a race is read from its events', () => {
    const { events } = play(hatCards, ['~', '0 draw', '~', '0 pass', '~ 0:410 1:300']).update(0, 0);
    expect(resultIn(events)).toEqual({
      flip: 3,
      touches: [
        { seat: 1, ms: 300 },
        { seat: 0, ms: 410 },
      ],
      winner: 1,
    });
    expect(resultIn([])).toBeNull();
  });

  it('the view between events of one update follows them', () => {
    const before = play(hatCards, ['~', '0 draw', '~', '0 pass']).update(0, 0).view;
    const after = scenes.after?.(before, { type: 'caught', seat: 0, symbol: 'hat', cards: before.centre });
    expect(after).toMatchObject({ centre: [], seats: [{ cards: 3, gems: 6 }, {}] });
  });
});

describe('the table as text', () => {
  it.each(languages)('tells all that is open, and counts no symbols (%s)', (lang, messages) => {
    const reader = readerOf(lang, messages);
    const parts = text(long().update(0, 0), reader);
    expect(parts).toHaveLength(6);
    for (const { title, items } of parts) {
      expect(title).not.toMatch(/[{}.]/);
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) expect(item).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  it('the final score adds up', () => {
    const view = { ...long().update(0, 0).view, phase: 'over' as const };
    const rows = scores(view, readerOf('en', en));
    expect(rows.at(-1)).toMatchObject({ label: 'Gems', total: true });
    expect(rows).toHaveLength(5);
  });
});
