import { type CocoCapitano, type Event, game, type View } from '@quarterdeck/games/coco-capitano';
import { openTable, rngLuck, seatsOf, seededRng, type Update } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { sayPlain, sayRich } from '../../i18n/format.ts';
import type { Reader } from '../../table/board.ts';
import { en } from './messages.en.ts';
import { es } from './messages.es.ts';
import { placeOf, walk } from './oval.ts';
import { catchGroups, inLowestTerms, stillToCome } from './reckon.ts';
import { scenes } from './scenes.ts';
import { ending, scores, text } from './text.ts';
import { recap, words } from './words.ts';

const configs = [{}, { lostTiles: 'bottom', olderPlayers: true }, { lostTiles: 'reshuffle', openScores: false }, { youngPlayers: true }];

/** A random game as a viewer saw it, update by update. */
function watched(raw: object, seed: number, viewer: number | 'spectator' = 0): Update<CocoCapitano>[] {
  const rng = seededRng(seed);
  const table = openTable({ game, config: game.config(raw), seats: 3, luck: rngLuck(rng) });
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

function reader(language: 'en' | 'es'): Reader {
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
    people: [],
  };
}

describe('the view while events play', () => {
  it.each(configs)('ends where the rules do, with %j', (raw) => {
    for (let seed = 1; seed <= 12; seed++) {
      for (const viewer of [0, 'spectator'] as const) {
        const updates = watched(raw, seed, viewer);
        let shown: View | undefined = updates[0]?.view;
        for (const { events, view } of updates.slice(1)) {
          for (const event of events) if (shown !== undefined) shown = scenes.after?.(shown, event);
          // At the end all piles are turned up, which no event tells.
          if (view.phase !== 'over') expect({ ...shown, phase: view.phase }).toEqual(view);
          shown = view;
        }
      }
    }
  });

  it('moves the tiles that change hands, from and to places that exist', () => {
    const events = watched({}, 4).flatMap((update) => update.events.map((event) => ({ event, view: update.view })));
    const flown = events.flatMap(({ event, view }) => scenes.scene(event, view, 0)?.flights ?? []);
    expect(new Set(flown.map((flight) => flight.from.replace(/\d+$/, '')))).toEqual(new Set(['stack', 'catch:']));
    expect(new Set(flown.map((flight) => flight.to.replace(/\d+$/, '')))).toEqual(new Set(['stack', 'safe', 'seat:', 'catch:']));
  });
});

describe('words', () => {
  it.each(['en', 'es'] as const)('say every event and the whole table in %s', (language) => {
    const { say } = reader(language);
    const said = new Set<string>();
    for (const raw of configs) {
      for (const update of watched(raw, 7)) {
        for (const event of update.events) {
          for (const line of [words(event) ?? [], recap(event) ?? []].flat()) {
            const spoken = say(line.key, line.data);
            expect(spoken).toMatch(/^[^{}]+[.!]$/);
            said.add(line.key);
          }
        }
        for (const part of text(update, reader(language))) {
          expect(part.items.length).toBeGreaterThan(0);
          for (const item of [part.title, ...part.items]) expect(item).toMatch(/^[^{}]+$/);
        }
      }
    }
    expect(said).toEqual(new Set(Object.keys(en).filter((key) => key.startsWith('log.'))));
  });

  it('call whom the captain met by name', () => {
    const lost = (met: readonly ('billy' | 'monkey')[], tiles: readonly number[]): Event => ({ type: 'lost', seat: 0, met, tiles });
    const said = (event: Event): string => {
      const line = [words(event) ?? []].flat()[0];
      return line === undefined ? '' : reader('en').say(line.key, line.data);
    };
    expect(said(lost(['billy'], [2, 0]))).toBe('You meet Billy. 2 tiles go back to the stack.');
    expect(said(lost(['billy', 'monkey'], [2]))).toBe('You meet Billy and the monkey. 1 tile goes back to the stack.');
    expect(said(lost(['monkey'], []))).toBe('You meet the monkey. There was nothing to lose.');
  });
});

describe('the result', () => {
  it('shows how the points arose', () => {
    const last = watched({}, 3).at(-1);
    if (last === undefined || last.waiting.kind !== 'over') throw new Error('The game has not ended.');
    const rows = scores(last.view, reader('en'));
    const kinds = rows.filter((row) => !row.total);
    const sums = last.view.safe.map((_, seat) => kinds.reduce((sum, row, kind) => sum + Number(row.values[seat]) * (kind + 1), 0));
    expect(rows.at(-1)).toEqual({ label: 'Points', values: sums, total: true });
    expect(last.waiting.outcome.scores).toEqual(sums);
    expect(kinds.map((row) => row.values.reduce<number>((sum, value) => sum + Number(value), 0))).toEqual([9, 9, 9]);
  });

  it('says it when chests decided, and only then', () => {
    const { view } = watched({}, 3).at(-1) ?? {};
    if (view === undefined) throw new Error('There is no view.');
    const piles = (kinds: readonly [number, number, number][]): View => ({
      ...view,
      safe: kinds.map((pile) => ({ size: pile[0] + pile[1] + pile[2], kinds: pile })),
    });
    expect(
      ending(
        piles([
          [2, 1, 0],
          [1, 0, 1],
          [0, 1, 0],
        ]),
        reader('en'),
      ),
    ).toBe('Level at the top: more chests decide.');
    expect(
      ending(
        piles([
          [1, 0, 1],
          [1, 0, 1],
          [0, 1, 0],
        ]),
        reader('en'),
      ),
    ).toBeNull();
    expect(
      ending(
        piles([
          [2, 2, 0],
          [1, 0, 1],
          [0, 1, 0],
        ]),
        reader('en'),
      ),
    ).toBeNull();
  });
});

describe('the board', () => {
  it('walks clockwise, island by island', () => {
    expect(placeOf(0, 7)).toEqual({ x: 50, y: 87.5 });
    expect(placeOf(1, 7).x).toBeLessThan(50);
    const stops = walk(5, 3, 7);
    expect(stops.map((stop) => stop.lift > 0)).toEqual([false, true, false, true, false, true, false]);
    const end = placeOf(1, 7);
    expect(stops.at(-1)?.x).toBeCloseTo(end.x);
    expect(stops.at(-1)?.y).toBeCloseTo(end.y);
  });

  it('shows many tiles by kind, few as they were taken', () => {
    expect(catchGroups([2, 0, 2]).map(({ tile }) => tile)).toEqual([2, 0, 2]);
    expect(catchGroups([2, 0, 2, 2])).toEqual([
      { tile: 0, places: [1] },
      { tile: 2, places: [0, 2, 3] },
    ]);
  });

  it('counts what is still to come only where every pile lies open', () => {
    for (const { view } of watched({}, 5)) expect(stillToCome(view)?.reduce((sum, count) => sum + count, 0)).toBe(view.stack.size);
    expect(stillToCome(watched({ openScores: false }, 5)[0]?.view ?? ({} as View))).toBeNull();
    expect([0, 12, 16, 36].map(inLowestTerms)).toEqual([
      { ways: 0, of: 1 },
      { ways: 1, of: 3 },
      { ways: 4, of: 9 },
      { ways: 1, of: 1 },
    ]);
  });

  it('has every text in both languages', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  });
});
