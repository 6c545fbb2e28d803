import { type CapitanBacon, cards, type Event, game, kindNamed, type View } from '@quarterdeck/games/capitan-bacon';
import { openTable, rngLuck, seatsOf, seededRng, type Update } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { sayPlain, sayRich } from '../../i18n/format.ts';
import type { Reader } from '../../table/board.ts';
import { after } from './after.ts';
import { faces } from './faces.ts';
import { goalsOf } from './goals.ts';
import { follow } from './hand.ts';
import { en } from './messages.en.ts';
import { es } from './messages.es.ts';
import { isCrowded, scaleFor, spotOf } from './places.ts';
import { scenes } from './scenes.ts';
import { ending, scores, text } from './text.ts';
import { words } from './words.ts';

const viewers = [0, 1, 'spectator'] as const;

/** A random game as a viewer saw it, update by update. */
function watched(raw: object, seed: number, viewer: number | 'spectator', most = 400): Update<CapitanBacon>[] {
  const rng = seededRng(seed);
  const table = openTable({ game, config: game.config(raw), seats: 3, luck: rngLuck(rng) });
  const updates = [table.update(viewer, 0)];
  let asked = '';
  while (table.waiting.kind === 'seats' && updates.length < most) {
    const before = table.seq;
    const timer = table.waiting.timers[0];
    if (timer !== undefined && asked === timer.id) table.expire(timer.id, []);
    else {
      asked = timer?.id ?? '';
      const seat = seatsOf(table.waiting.must)[0] ?? 0;
      const { legal } = table.update(seat, before);
      const action = legal[rng.below(legal.length)];
      if (action !== undefined) table.submit(seat, action, before);
    }
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

/** What the eye sees of a view: the card in play counts as discarded. */
function visible(view: View): object {
  const { deck, hands, islands, sizes, top } = view;
  const discards = view.card === null ? view.discards : [...view.discards, view.card];
  return { deck, hands, islands, sizes, top, discards };
}

describe('the view while events play', () => {
  it.each([{}, { express: true }])('ends where the rules do, with %j', (raw) => {
    for (const viewer of viewers) {
      for (let seed = 1; seed <= 2; seed++) {
        const updates = watched(raw, seed, viewer);
        for (const [index, { events, view }] of updates.entries()) {
          const before = updates[index - 1]?.view;
          if (before === undefined) continue;
          expect(visible(events.reduce(after, before))).toEqual(visible(view));
        }
      }
    }
  });
});

describe('words, text and motion', () => {
  it.each(['en', 'es'] as const)('say every event in %s, without a hole or a key left', (language) => {
    const seen = new Set<Event['type']>();
    const { say } = reader(language);
    for (const viewer of viewers) {
      for (let seed = 1; seed <= 3; seed++) {
        for (const { events } of watched({}, seed, viewer)) {
          for (const event of events) {
            seen.add(event.type);
            const line = words(event, viewer);
            if (line !== null) expect(say(line.key, line.data)).not.toMatch(/[{}<>]|undefined|\b(log|card|treasures?)\.\w/);
          }
        }
      }
    }
    expect(seen.size).toBeGreaterThan(17);
  });
  it('tell of a hidden card in the log to nobody but who saw it', () => {
    const dug = { type: 'dug', seat: 1, place: 2, by: 0, card: null } as const;
    expect(words(dug, 0)?.key).toBe('log.dug');
    expect(words({ ...dug, card: 4 }, 1)?.key).toBe('log.dugThis');
  });
  it('move nothing differently for a target that holds a Mirror', () => {
    const [holder, other] = [kindNamed('mirror'), kindNamed('sack')].map((kind) => {
      const view = watched({}, 1, 2)[0]?.view as View;
      return { ...view, hands: [null, null, [kind]] };
    });
    const attack: Event = { type: 'played', seat: 0, card: kindNamed('rod'), target: 2, place: null };
    expect(scenes.scene(attack, holder as View, 2)).toEqual(scenes.scene(attack, other as View, 2));
  });
  it('give the table as text, and how the treasures add up', () => {
    const updates = watched({}, 3, 0, 5000);
    for (const update of updates.slice(0, 60)) {
      for (const part of text(update, reader('en'))) expect([part.title, ...part.items].join(' ')).not.toMatch(/[{}]|undefined|text\./);
    }
    const last = updates.at(-1)?.view as View;
    const rows = scores(last, reader('es'));
    const sums = last.sizes.map((_, seat) => rows.slice(0, -1).reduce((sum, row) => sum + Number(row.values[seat]), 0));
    expect(rows.at(-1)?.values).toEqual(sums);
    expect(ending(last, reader('en'))?.length).toBeGreaterThan(0);
  });
});

describe('the hand on the deck', () => {
  it('never re-sorts: what stays keeps its place and id, what is new comes last', () => {
    const first = follow([], [0, 0, 5]);
    const next = follow(first, [0, 2, 5]);
    expect(next.map(({ kind }) => kind)).toEqual([0, 5, 2]);
    expect(next.slice(0, 2).map(({ id }) => id)).toEqual([first[0]?.id, first[2]?.id]);
  });
  it('counts copies as they lie', () => {
    expect(follow([], [0, 0, 5, 5]).map(({ copy }) => copy)).toEqual([0, 1, 0, 1]);
  });
  it('counts the sets, the nearest first', () => {
    const [first, second] = goalsOf(['galleon-barrel', 'chest+barrel', 'gold-bar+barrel'].map(kindNamed));
    expect([first?.name, first?.count, first?.isBest, second?.isBest]).toEqual(['barrel', 3, true, false]);
  });
});

describe('the islands', () => {
  it('stand apart on the sea, each at its own place for the whole game', () => {
    for (const size of ['upright', 'wide'] as const) {
      const unit = size === 'upright' ? { x: 25, y: 21 } : { x: 15.5, y: 20.5 };
      for (const count of [8, 12, 20, 30]) {
        const scale = scaleFor(count - 1)[size];
        for (let a = 0; a < count; a++) {
          for (let b = 0; b < a; b++) {
            const [one, two] = [spotOf(a)[size], spotOf(b)[size]];
            const apart = Math.hypot((one.x - two.x) / unit.x, (one.y - two.y) / unit.y);
            expect(apart, `${size}: islands ${a} and ${b} of ${count}`).toBeGreaterThan(scale * 0.85);
          }
        }
      }
    }
  });
  it('are full size up to twelve, and never too small to tap', () => {
    expect(scaleFor(11)).toEqual({ upright: 1, wide: expect.closeTo(1, 0) });
    expect(scaleFor(71).upright).toBeGreaterThanOrEqual(0.5);
  });
});

it('every card has a face and a name in both languages', () => {
  expect(faces.length).toBe(cards.length);
  for (const face of faces) {
    expect(face.pictures.length).toBe(Math.max(1, face.treasures));
    if (face.title !== null) expect([en, es].every((messages) => Object.hasOwn(messages, face.title ?? ''))).toBe(true);
  }
});

it('four pennants hang in a row, of five who play as of four who are watched', () => {
  expect([isCrowded(4, 0), isCrowded(3, null)]).toEqual([false, false]);
  expect([isCrowded(5, 0), isCrowded(4, null)]).toEqual([true, true]);
});
