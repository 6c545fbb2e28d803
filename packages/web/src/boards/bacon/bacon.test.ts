import { type Action, type Bacon, game, type View } from '@quarterdeck/games/bacon';
import { openTable, rngLuck, type Seat, seatsOf, seededRng, type Table, type Update } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { sayPlain, sayRich } from '../../i18n/format.ts';
import type { BoardTable, Person, Reader } from '../../table/board.ts';
import { Choosing } from './choosing.svelte.ts';
import { handCards, idsOf } from './hand.ts';
import { en } from './messages.en.ts';
import { es } from './messages.es.ts';
import { options } from './options.ts';
import { gains, teamSum, whyNext } from './rounds.ts';
import { scenes } from './scenes.ts';
import { ending, scores, text } from './text.ts';
import { words } from './words.ts';

const configs = [
  { seats: 3, raw: { goal: 3 } },
  { seats: 4, raw: { rounds: 2, first: 1 } },
  { seats: 5, raw: { memoryAid: false, tie: 'among-tied', goal: 4 } },
  { seats: 6, raw: { rounds: 2, stopEarly: true } },
];

/** A random game as a viewer saw it, update by update. */
function watched(seats: number, raw: object, seed: number, viewer: Seat | 'spectator' = 0): Update<Bacon>[] {
  const rng = seededRng(seed);
  const table = openTable({ game, config: game.config(raw), seats, luck: rngLuck(rng) });
  const updates = [table.update(viewer, 0)];
  while (table.waiting.kind === 'seats') {
    const before = table.seq;
    const seat = seatsOf(table.waiting.must)[0] ?? 0;
    const { legal } = table.update(seat, before);
    const action = legal[rng.below(legal.length)];
    if (action !== undefined) table.submit(seat, action, before);
    updates.push(table.update(viewer, before));
  }
  return updates;
}

function people(seats: number): Person[] {
  const crews = ['crab', 'whale', 'star', 'turtle', 'octopus', 'anchor'] as const;
  return crews.slice(0, seats).map((crew, seat) => ({
    seat,
    crew,
    name: `Seat ${seat}`,
    kind: 'person',
    here: true,
    standIn: false,
    botAt: null,
    clock: null,
    pause: null,
    team: seats % 2 === 0 ? seat % 2 : null,
    isMe: seat === 0,
    isTurn: false,
  }));
}

function reader(language: 'en' | 'es', seats = 4): Reader {
  const reading = {
    lang: language,
    catalogues: [language === 'en' ? en : es],
    who: (seat: number) => ({ name: seat === 0 ? 'You' : `Seat ${seat}`, isMe: seat === 0 }),
  };
  return {
    say: (key, data) => sayPlain(reading, key, data),
    rich: (key, data) => sayRich(reading, key, data),
    name: (seat) => reading.who(seat).name,
    me: 0,
    people: people(seats),
  };
}

describe('the view while events play', () => {
  it.each(configs)('ends where the rules do: $seats players, $raw', ({ seats, raw }) => {
    for (let seed = 1; seed <= 4; seed++) {
      for (const viewer of [0, 'spectator'] as const) {
        const updates = watched(seats, raw, seed, viewer);
        let shown: View | undefined = updates[0]?.view;
        for (const { events, view } of updates.slice(1)) {
          for (const event of events) if (shown !== undefined) shown = scenes.after?.(shown, event);
          const { trick, sizes, passed, out, vp, past, round } = view;
          expect(shown).toMatchObject({ trick, sizes, passed, out, vp, past, round });
          shown = view;
        }
      }
    }
  });

  it('lets the cards of a play fly from their player to the middle, and sink when the trick is won', () => {
    const events = watched(4, { rounds: 1 }, 2).flatMap((update) => update.events.map((event) => ({ event, view: update.view })));
    const flown = events.flatMap(({ event, view }) => scenes.scene(event, view, 0)?.flights ?? []);
    expect(new Set(flown.map((flight) => flight.from.replace(/\d$/, '')))).toEqual(new Set(['seat:', 'trick:top']));
    expect(new Set(flown.map((flight) => flight.to))).toEqual(new Set(['trick:top', 'trick:gone']));
  });
});

describe('words', () => {
  it.each(['en', 'es'] as const)('say every event and the whole table in %s', (language) => {
    const said = new Set<string>();
    for (const { seats, raw } of configs) {
      const { say } = reader(language, seats);
      for (let seed = 1; seed <= 4; seed++) {
        for (const update of watched(seats, raw, seed)) {
          for (const event of update.events) {
            for (const line of [words(event) ?? []].flat()) {
              expect(say(line.key, line.data)).toMatch(/^[^{}]+\.$/);
              said.add(line.key);
            }
          }
          if (seed > 1) continue;
          for (const part of text(update, reader(language, seats))) {
            expect(part.items.length).toBeGreaterThan(0);
            for (const item of [part.title, ...part.items]) expect(item).toMatch(/^[^{}]+$/);
          }
        }
      }
    }
    const all = Object.keys(en).filter((key) => key.startsWith('log.') && key !== 'log.gain');
    expect(said).toEqual(new Set(all));
  });

  it('name the cards and what Bacon stands for', () => {
    const [line] = [
      words({
        type: 'played',
        seat: 1,
        kind: 'trip',
        cards: [
          { rank: 4, suit: 'egg', bacon: false },
          { rank: 4, suit: 'coffee', bacon: false },
          { rank: 4, suit: null, bacon: true },
        ],
        lead: false,
        left: 3,
      }) ?? [],
    ].flat();
    if (line === undefined) throw new Error('no words');
    expect(reader('en').say(line.key, line.data)).toBe('Seat 1 plays a Trip of 4: 4 of egg, 4 of coffee, and Bacon as 4.');
    expect(reader('es').say(line.key, line.data)).toBe('Seat 1 juega Trío de 4: 4 de huevo, 4 de café y beicon como 4.');
  });

  it('have every text in both languages', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  });

  it('name every option and every choice of it', () => {
    for (const { key, values } of options) {
      expect(Object.keys(en)).toContain(`option.${key}`);
      for (const value of values ?? []) expect(Object.keys(en)).toContain(`option.${key}.${value}`);
    }
  });

  it('offers only options that the game accepts', () => {
    for (const { key, values, seats } of options) {
      for (const value of values ?? []) expect(() => game.setup(game.config({ [key]: value }), seats?.[0] ?? 4)).not.toThrow();
    }
  });
});

describe('the result', () => {
  const result = {
    round: 2,
    start: 0,
    order: [1, 0, 3, 2, 5, 4],
    vp: [null, null, 4, null, 1, null],
    totals: [3, 9, 3, 9, 3, 9],
    nextStart: 2,
    ended: null,
  };

  it('explains a team round: out 1st, 3rd and 5th: 4 + 1', () => {
    const sum = teamSum(result, true);
    expect(sum?.team).toBe(1);
    expect(sum?.sum).toBe('4 + 1 = 5 VP');
    const { say } = reader('en', 6);
    expect(say('log.team', { round: 2, team: say('team.1'), places: sum?.places ?? '', sum: sum?.sum ?? '' })).toBe(
      'Round 2: Starboard out 1st, 3rd, and 5th: 4 + 1 = 5 VP.',
    );
    expect(gains(result, true)).toEqual([0, 5, 0, 5, 0, 5]);
    expect(whyNext(result, { teams: true })).toBe('round.why.team');
  });

  it('sums up to the score', () => {
    for (const { seats, raw } of configs) {
      const last = watched(seats, raw, 3).at(-1);
      if (last === undefined || last.waiting.kind !== 'over') throw new Error('The game has not ended.');
      const rows = scores(last.view, reader('en', seats));
      const sums = last.view.vp.map((_, seat) => rows.slice(0, -1).reduce((sum, row) => sum + Number(row.values[seat]), 0));
      expect(rows.at(-1)?.values).toEqual(sums);
      expect(last.waiting.outcome.scores).toEqual(sums);
      expect(ending(last.view, reader('en', seats))).not.toBeNull();
    }
  });
});

describe('the hand', () => {
  const view = {
    hand: [
      { rank: 1, suit: 'egg' },
      { rank: 1, suit: 'egg' },
      { rank: 2, suit: 'tomato' },
    ],
    bacon: 1,
  } as const;

  it('sorts by rank or suit, Bacon last, and each card keeps its name', () => {
    expect(handCards(view, 'rank').map(({ id }) => id)).toEqual(['egg-1-0', 'egg-1-1', 'tomato-2-0', 'bacon-0']);
    expect(handCards(view, 'suit').map(({ id }) => id)).toEqual(['tomato-2-0', 'egg-1-0', 'egg-1-1', 'bacon-0']);
  });

  it('finds cards, both copies if need be', () => {
    const egg = { rank: 1, suit: 'egg' } as const;
    expect(idsOf(handCards(view, 'rank'), [egg, egg], 1)).toEqual(['egg-1-0', 'egg-1-1', 'bacon-0']);
  });
});

describe('what is laid ready', () => {
  /** Seat 0 leads with all of tomato twice and two Bacon. */
  function table(...lines: readonly string[]): { board: BoardTable<Bacon>; sent: Action[] } {
    const hands = [0, 8, 16].map((first) => Array.from({ length: 16 }, (_, index) => first + Math.floor(index / 2)));
    const luck = [[0], ...hands];
    const real: Table<Bacon> = openTable({ game, config: game.config({ first: 0 }), seats: 3, luck: () => luck.shift() ?? [] });
    for (const line of lines) real.submit(Number(line[0]), game.notation.read(line.slice(2)), real.seq);
    const sent: Action[] = [];
    const seen = real.update(0, 0);
    const board = {
      seen,
      canAct: seen.legal.length > 0,
      sending: null,
      wish: () => false,
      send: (action: Action) => sent.push(action),
      ...reader('en', 3),
    };
    return { board: board as unknown as BoardTable<Bacon>, sent };
  }
  const plain = (say: unknown): string => JSON.stringify(say).replaceAll(/[^\w\s–.?,:;’]/g, '');

  it('names the play at once and sends the very cards', () => {
    const { board, sent } = table();
    const choosing = new Choosing(board);
    expect(choosing.plaque.choices?.[0]?.off).toBe('Tap the cards that you want to lay.');
    choosing.toggle('tomato-3-0');
    choosing.toggle('tomato-3-1');
    expect(choosing.reading?.play.kind).toBe('pair');
    choosing.plaque.choices?.[0]?.onpick();
    expect(sent.map(game.notation.write)).toEqual(['pair 3t-3t']);
  });

  it('says whether it beats the table, and why not', () => {
    const { board } = table('0 pair 4-4', '1 pair 5-5', '2 pass');
    const choosing = new Choosing(board);
    choosing.toggle('tomato-3-0');
    choosing.toggle('tomato-3-1');
    expect(choosing.reading?.short).toBe('not-higher');
    expect(choosing.plaque.choices?.[0]?.off).toBe('The same kind needs a higher rank.');
    expect(plain(choosing.plaque.say)).toContain('does not beat the Pair of 5');
    choosing.clear();
    choosing.toggle('tomato-6-0');
    choosing.toggle('tomato-6-1');
    expect(choosing.reading?.short).toBeNull();
    expect(plain(choosing.plaque.say)).toContain('beats the Pair of 5');
    expect(choosing.plaque.choices?.map(({ id }) => id)).toEqual(['play', 'pass']);
  });

  it('lets the player choose where the same cards are several plays', () => {
    const { board } = table();
    const choosing = new Choosing(board);
    for (const id of ['tomato-2-0', 'tomato-3-0', 'tomato-4-0', 'tomato-5-0', 'bacon-0']) choosing.toggle(id);
    const texts = choosing.readings.map(({ play }) => game.notation.write(play));
    expect(texts).toEqual(['straight-flush 2t-3t-4t-5t-6bt', 'straight-flush 1bt-2t-3t-4t-5t', 'run 2t-3t-4t-5t-6b', 'run 1b-2t-3t-4t-5t']);
    expect(choosing.meanings.get('bacon-0')).toMatchObject({ rank: 6, suit: 'tomato' });
    const run = choosing.readings[3];
    if (run !== undefined) choosing.pick(run);
    expect(choosing.meanings.get('bacon-0')).toMatchObject({ rank: 1, suit: null });
    expect(choosing.plaque.link).not.toBeNull();
  });

  it('says that cards make nothing, or are too many', () => {
    const { board } = table();
    const choosing = new Choosing(board);
    choosing.toggle('tomato-1-0');
    choosing.toggle('tomato-3-0');
    expect(choosing.reading).toBeNull();
    expect(choosing.plaque.choices?.[0]?.off).toBe('These cards make no combo.');
    for (const rank of [2, 4, 5, 6, 7]) choosing.toggle(`tomato-${rank}-0`);
    expect(plain(choosing.plaque.say)).toContain('Six cards');
  });

  it('lays a hint ready', () => {
    const { board } = table();
    const choosing = new Choosing(board);
    const hint = board.seen.legal.find((action) => game.notation.write(action) === 'plate 3-3-3b-4-4-4b');
    if (hint?.type !== 'play') throw new Error('no such play');
    choosing.prepare(hint);
    expect(choosing.selected).toHaveLength(6);
    expect(choosing.reading?.play.kind).toBe('plate');
  });

  it('asks who leads, on the pennants and in the plaque, when the winner may name a mate', () => {
    const { board, sent } = table();
    const mates = [2, 4].map((seat) => ({ type: 'let', seat }) as const);
    const seen = { ...board.seen, legal: mates, view: { ...board.seen.view, phase: 'name', teams: true } };
    const choosing = new Choosing({ ...board, seen, people: people(6) } as unknown as BoardTable<Bacon>);
    expect(choosing.plaque.choices?.map(({ id }) => id)).toEqual(['let2', 'let4']);
    expect(choosing.targets?.map(({ seat, off }) => [seat, off])).toEqual([
      [1, 'Only a teammate can lead for you.'],
      [2, null],
      [3, 'Only a teammate can lead for you.'],
      [4, null],
      [5, 'Only a teammate can lead for you.'],
    ]);
    choosing.targets?.find(({ seat }) => seat === 4)?.onpick();
    expect(sent).toEqual([{ type: 'let', seat: 4 }]);
  });

  it('passes ahead for the rest of the trick, until told otherwise or the trick is over', () => {
    const waits = table('0 pair 4-4');
    const choosing = new Choosing(waits.board);
    expect(choosing.plaque.link?.label).toBe('Pass for the rest of this trick');
    choosing.plaque.link?.onpick();
    expect(choosing.plaque.why).toBe('You pass for the rest of this trick.');
    expect(choosing.passesNow).toBe(false);

    const turn = table('0 pair 4-4', '1 pair 5-5', '2 pass');
    const asked = new Choosing(turn.board);
    expect(asked.passesNow).toBe(false);
    asked.passAhead(true);
    expect(asked.passesNow).toBe(true);
    asked.passAhead(false);
    expect(asked.passesNow).toBe(false);

    const lead = new Choosing(table().board);
    lead.passAhead(true);
    expect(lead.passesNow).toBe(false);
  });

  it('passes by one tap', () => {
    const { board, sent } = table('0 pair 4-4', '1 pair 5-5', '2 pass');
    new Choosing(board).plaque.choices?.find(({ id }) => id === 'pass')?.onpick();
    expect(sent).toEqual([{ type: 'pass' }]);
  });
});
