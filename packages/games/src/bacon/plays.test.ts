import { seededRng, shuffle } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { game, hintsFor, menu, readings, spareCards } from './index.ts';
import { fresh, scene } from './scene.ts';

/** Three of every rank, two Bacon, and flushes in one suit: tomato for the first, egg for the second. The deck of 4 players is used up. */
const first = `${tens((rank) => `${rank}t ${rank}t ${rank}c`)} b b`;
const second = `${tens((rank) => `${rank}c ${rank}e ${rank}e`)} b b`;
function tens(words: (rank: number) => string): string {
  return Array.from({ length: 10 }, (_, index) => words(index + 1)).join(' ');
}

/** Why the second play does not beat the first, with 4 players (X is above 10); null if it does. */
function answer(lead: string, reply: string): string | null {
  const table = scene([first, second, '', '']);
  table.play(`0 ${lead}`);
  return table.refusal(`1 ${reply}`);
}

/** What a hand can lead, by kind. */
function leads(hand: string, ...kinds: string[]): string[] {
  const table = scene([hand, '', '', '']);
  return table.choices(0).filter((text) => kinds.includes(text.split(' ')[0] as string));
}

describe('Bacon: the menu', () => {
  it.each([
    ['E1: 2-3-4 beats 1-2-3', 'run 1-2-3', 'run 2-3-4'],
    ['E2: 1-1-1-1 beats 2-3-4', 'run 2-3-4', 'quad 1-1-1-1b'],
    ['E3: 2-2-2-2 beats 1-1-1-1', 'quad 1-1-1-1b', 'quad 2-2-2-2b'],
    ['E4: the straight flush 1-2-3-4-5 beats 2-2-2-2', 'quad 2-2-2-2b', 'straight-flush 1e-2e-3e-4e-5e'],
    ['R7: a combo is beaten by a higher one of the same type', 'pair 4-4', 'pair 5-5'],
    ['R7: a combo is beaten by any special', 'plate 9-9-9-10-10-10', 'quad 1-1-1-1b'],
    ['R8: a special is beaten by a higher one of its type', 'straight-flush 1t-2t-3t-4t-5t', 'straight-flush 2e-3e-4e-5e-6e'],
    ['R8: a quint beats a straight flush', 'straight-flush 6t-7t-8t-9t-10t', 'quint 1-1-1-1b-1b'],
    ['R8: a stretch flush beats a quint', 'quint 9-9-9-9b-9b', 'stretch-flush 1e-2e-3e-4e-5e-6e'],
    ['R9: the highest rank counts, not the lowest', 'stair 3-3-4-4', 'stair 4-4-5-5'],
    ['R13: X is above the deck’s highest', 'single 10', 'single Xb'],
  ])('%s', (_title, lead, reply) => {
    expect(answer(lead, reply)).toBeNull();
  });

  it('R8: a hex beats a stretch flush', () => {
    const table = scene(['1t 2t 3t 4t 5t 6t 7t', '1t 1c 1c 1e b b 2c', '', '']);
    table.play('0 stretch-flush 1t-2t-3t-4t-5t-6t', '1 hex 1-1-1-1-1b-1b');
    expect(table.state.turn).toBe(0);
  });

  it.each([
    ['R9: equal does not beat', 'pair 4-4', 'pair 4-4', /must have a higher rank than the pair 4-4/],
    ['R9: lower does not beat', 'pair 4-4', 'pair 3-3', /must have a higher rank/],
    ['R9: equal specials do not beat', 'quad 1-1-1-1b', 'quad 1-1-1-1b', /higher rank/],
    ['R10: a combo never follows a special', 'quad 1-1-1-1b', 'trip 9-9-9', /A combo never follows a special/],
    ['R10: nor a different combo', 'stair 1-1-2-2', 'run 4-5-6-7', /Only a stair of 4 cards or a special beats/],
    ['E8: 2-2-2 cannot follow 2-2', 'pair 2-2', 'trip 2-2-2', /Only a pair of 2 cards or a special/],
    ['E9: 1-2-3-4 cannot follow 1-2-3', 'run 1-2-3', 'run 1-2-3-4', /Only a run of 3 cards or a special/],
    ['E10: the stair 1-1-2-2 cannot follow 4-4-4-4', 'quad 4-4-4-4b', 'stair 1-1-2-2', /A combo never follows a special/],
    ['R8: a weaker special does not beat', 'straight-flush 1t-2t-3t-4t-5t', 'quad 9-9-9-9b', /A quad is a weaker special/],
    ['E6: a 7-card run is refused', 'run 1-2-3', 'run 1-2-3-4-5-6-7', /more than 6 cards; this has 7/],
    ['R11: so is anything else of more than 6', 'pair 2-2', 'stair 1-1-2-2-3-3-4-4', /more than 6 cards; this has 8/],
    ['R12: a flush cares about suits', 'quad 4-4-4-4b', 'straight-flush 1e-2e-3c-4e-5e', /all in one suit/],
    ['D4: a flush states its suit', 'quad 4-4-4-4b', 'straight-flush 1-2-3-4-5', /State the suit of a flush/],
    ['D5: a suit may be stated only from those in play', 'single 1', 'single 5ba', /the suits in play are tomato, coffee, egg/],
    ['D11: no sequence wraps around', 'run 1-2-3', 'run 9-10-1', /is no run/],
    ['D11: X is no Breakfast card', 'single 9', 'single X', /Only Bacon can be X, so "X" should be "Xb"/],
    ['D11: a second copy of a rank never helps a run', 'run 1-2-3', 'run 4-5-5-6', /is no run/],
    ['a rank that is not in the deck', 'single 1', 'single 10a', /the suits in play/],
    ['a single of two cards', 'single 1', 'single 4-5', /4-5 is no single: that is one card/],
  ])('%s', (_title, lead, reply, why) => {
    expect(answer(lead, reply)).toMatch(why);
  });

  it('E5: the turn example, pair of 2, pass, pairs of 8 and 9, quad of 4, straight flush to X, three passes', () => {
    const table = scene(['2c 2t 4t 4c 4e 4t 1t', '7t 8t 9t 10t b b 1t', '8c 8e 1c', '9c 9e 1c']);
    table.play('0 pair 2-2', '1 pass', '2 pair 8-8', '3 pair 9-9', '0 quad 4-4-4-4', '1 straight-flush 7t-8t-9t-10t-Xbt');
    expect(table.play('2 pass', '3 pass', '0 pass')).toContainEqual({ type: 'trick-won', seat: 1 });
    expect(table.state).toMatchObject({ phase: 'lead', turn: 1 });
  });

  it('E7: 4-4-4-4 of any suits is a quad', () => {
    for (const hand of ['4t 4t 4c 4c', '4t 4c 4c 4e', '4t 4c 4e 4e']) expect(leads(hand, 'quad')).toEqual(['quad 4-4-4-4']);
  });

  it('R12: combos and quads take any suits, and a suited sequence may still be a run', () => {
    expect(leads('1t 2c 3e', 'run')).toEqual(['run 1-2-3']);
    expect(leads('1t 2t 3t 4t 5t', 'run', 'straight-flush')).toContain('run 1-2-3-4-5');
  });

  it('R13: Bacon is any rank from 1 to X, in any suit that the play needs', () => {
    const singles = leads('5t b', 'single');
    expect(singles).toEqual(['single 1b', 'single 2b', 'single 3b', 'single 4b', 'single 5', 'single 5b', ...tenTo('single')]);
    expect(leads('1t 2t 3t 4t b', 'straight-flush')).toEqual(['straight-flush 1t-2t-3t-4t-5bt']);
    function tenTo(kind: string): string[] {
      return ['6b', '7b', '8b', '9b', '10b', 'Xb'].map((card) => `${kind} ${card}`);
    }
  });

  it('R13: X is one above the highest rank of the deck in use', () => {
    for (const [seats, top] of [
      [3, 8],
      [4, 10],
      [5, 10],
      [6, 9],
    ] as const) {
      const table = scene([`${top - 1}t ${top}t b`, ...Array.from({ length: seats - 1 }, () => '')]);
      expect(table.choices(0)).toContain(`run ${top - 1}-${top}-Xb`);
      expect(table.choices(0)).not.toContain(`single ${top + 1}b`);
      expect(table.refusal('0 single 10b')).toEqual(top < 10 ? expect.stringMatching(/ranks in play are 1 to/) : null);
    }
  });

  it('D4: the wild cards and what they stand for are part of the play, told to all and kept in the record', () => {
    const table = scene(['5t 5c b b', '1t', '1c', '1e']);
    expect(table.choices(0)).toEqual(expect.arrayContaining(['pair 5-5', 'pair 5-5b', 'pair 5b-5b']));
    const [played] = table.play('0 trip 5-5-5b');
    expect(played).toMatchObject({
      type: 'played',
      cards: [
        { rank: 5, suit: 'tomato', bacon: false },
        { rank: 5, suit: 'coffee', bacon: false },
        { rank: 5, suit: null, bacon: true },
      ],
    });
    expect(table.heard[0]?.verb).toBe('reveal');
    expect(table.view('spectator').trick[0]).toMatchObject({ seat: 0, kind: 'trip', cards: [{ rank: 5 }, { rank: 5 }, { bacon: true }] });
  });

  it('D4: however its cards are ordered and whichever suits are stated, it is the same play', () => {
    for (const text of ['run 4b-3e-2t', 'run 2t-3-4bt', 'run 3-4b-2']) {
      const table = scene(['2t 3e 3c b', '1t', '1c', '1e']);
      table.play(`0 ${text}`);
      expect(table.view(1).trick[0]?.cards.map((card) => card.rank)).toEqual([2, 3, 4]);
      expect(table.view(1).trick[0]?.cards[2]).toEqual({ rank: 4, suit: null, bacon: true });
    }
  });

  it('D4: stated suits choose the very cards', () => {
    const table = scene(['3t 3c 3e', '1t', '1c', '1e']);
    table.play('0 pair 3e-3c');
    expect(table.view(0).hand).toEqual([{ rank: 3, suit: 'tomato' }]);
    expect(table.view(1).trick[0]?.cards.map((card) => card.suit)).toEqual(['coffee', 'egg']);
  });

  it('where no suit is stated, the hand keeps its flushes', () => {
    const table = scene(['3t 4t 5t 6t 7t 5c 9e', '1t', '1c', '1e']);
    table.play('0 single 5');
    expect(table.view(1).trick[0]?.cards[0]?.suit).toBe('coffee');
  });

  it('D5: with three suits in play Bacon cannot be of the fourth', () => {
    const table = scene(['1t 2t 3t 4t b', '1c', '2c', '3c']);
    expect(table.refusal('0 straight-flush 1t-2t-3t-4t-5ba')).toMatch(/the suits in play are tomato, coffee, egg/);
    const six = scene(['1a 2a 3a 4a b', '1c', '2c', '3c', '4c', '5c']);
    expect(six.refusal('0 straight-flush 1a-2a-3a-4a-5ba')).toBeNull();
  });

  it('D10: the declared type counts: 4-4-5-5 with two Bacon is tube 5, tube 6 or plate 5', () => {
    const hand = '4t 4c 5t 5c b b';
    expect(leads(hand, 'tube', 'plate')).toEqual(['tube 3b-3b-4-4-5-5', 'tube 4-4-5-5-6b-6b', 'plate 4-4-4b-5-5-5b']);
  });

  it('D10: 5-5 with two Bacon is a quad, stair 5 or stair 6', () => {
    expect(leads('5t 5c b b', 'stair', 'quad')).toEqual(['stair 4b-4b-5-5', 'stair 5-5-6b-6b', 'quad 5-5-5b-5b']);
  });

  it('D10: 7-8-9-10 with Bacon is a run or a flush, 10 or X high', () => {
    const texts = leads('7t 8t 9t 10t b', 'run', 'straight-flush').filter((text) => text.split('-').length >= 5 && text.includes('7'));
    expect(texts).toEqual(
      expect.arrayContaining(['run 6b-7-8-9-10', 'run 7-8-9-10-Xb', 'straight-flush 6bt-7t-8t-9t-10t', 'straight-flush 7t-8t-9t-10t-Xbt']),
    );
    const table = scene(['5t 6t 7t 8t 9t 1t', '6c 7c 8c 9c 10c 1t', '', '']);
    table.play('0 run 5-6-7-8-9');
    expect(table.refusal('1 run 6-7-8-9-10')).toBeNull();
    const special = scene(['5t 6t 7t 8t 9t 1t', '6c 7c 8c 9c 10c 1t', '', '']);
    special.play('0 straight-flush 5t-6t-7t-8t-9t');
    expect(special.refusal('1 run 6-7-8-9-10')).toMatch(/A combo never follows a special/);
    expect(special.refusal('1 straight-flush 6c-7c-8c-9c-10c')).toBeNull();
  });

  it('D10: readings lists all plays that the same cards can make, those that beat the table first', () => {
    const table = scene(['3t 3c 3e 3t 1e', '5t 5c b b', '1t', '1c']);
    const view = table.view(1);
    const five = [
      { rank: 5, suit: 'tomato' },
      { rank: 5, suit: 'coffee' },
    ] as const;
    expect(readings(view, five, 2).map(({ play, short }) => [game.notation.write(play), short])).toEqual([
      ['quad 5t-5c-5b-5b', null],
      ['stair 5t-5c-6b-6b', null],
      ['stair 4b-4b-5t-5c', null],
    ]);
    table.play('0 quad 3-3-3-3');
    expect(readings(table.view(1), five, 2).map(({ play, short }) => [play.kind, short])).toEqual([
      ['quad', null],
      ['stair', 'combo-on-special'],
      ['stair', 'combo-on-special'],
    ]);
    expect(readings(view, five, 1).map(({ play }) => play.kind)).toEqual(['trip']);
    expect(readings(view, [five[0], { rank: 9, suit: 'egg' }], 0)).toEqual([]);
  });

  it('hintsFor lists what legal lists, for leads and answers', () => {
    const table = scene(['3t 4t 5t 6t 7t 5c 5e 9e b', '1t 9c 10t b', '1c', '1e']);
    const asText = (seat: number): string[] => hintsFor(table.view(seat)).map(game.notation.write);
    expect(asText(0)).toEqual(table.choices(0));
    table.play('0 single 3');
    expect(['pass', ...asText(1)]).toEqual(table.choices(1));
    expect(hintsFor(table.view('spectator'))).toEqual([]);
  });

  it('spareCards gives the cards that the rules would take', () => {
    const table = scene(['3t 4t 5t 6t 7t 5c 5e 9e b', '1t', '1c', '1e']);
    const hand = table.view(0).hand ?? [];
    for (const text of ['pair 5-5', 'run 5-6-7', 'trip 5-5-5b', 'straight-flush 3t-4t-5t-6t-7t']) {
      const play = game.notation.read(text);
      if (play.type !== 'play') throw new Error(text);
      const other = scene(['3t 4t 5t 6t 7t 5c 5e 9e b', '1t', '1c', '1e']);
      other.play(`0 ${text}`);
      const laid = other
        .view(0)
        .trick[0]?.cards.filter((card) => !card.bacon)
        .map(({ rank, suit }) => `${rank}${suit}`);
      expect(
        spareCards(hand, play)
          .map(({ rank, suit }) => `${rank}${suit}`)
          .toSorted(),
      ).toEqual(laid?.toSorted());
    }
  });

  it('D11: X exists only as Bacon: pairs, stairs and tubes with X, no trip', () => {
    expect(leads('10t 10c b b', 'pair', 'stair').filter((text) => text.includes('X'))).toEqual(['pair Xb-Xb', 'stair 10-10-Xb-Xb']);
    expect(leads('9t 9c 10t 10c b b', 'tube')).toContain('tube 9-9-10-10-Xb-Xb');
    expect(leads(first, 'trip', 'plate', 'quad', 'quint', 'hex').filter((text) => text.includes('X'))).toEqual([]);
  });

  it('D11: a Bacon card may stand for a third copy of a card', () => {
    expect(leads('4t 4t b', 'trip')).toEqual(['trip 4-4-4b']);
  });

  it('D11: only singles and pairs can be all Bacon', () => {
    const allBacon = scene([first, '', '', ''])
      .choices(0)
      .filter((text) =>
        text
          .split(' ')[1]
          ?.split('-')
          .every((card) => card.includes('b')),
      );
    expect(new Set(allBacon.map((text) => text.split(' ')[0]))).toEqual(new Set(['single', 'pair']));
    expect(allBacon).toHaveLength(22);
  });

  it('refuses what a hand does not hold', () => {
    const table = scene(['5t b', '1t', '1c', '1e']);
    expect(table.refusal('0 pair 5-5')).toBe('You do not hold enough cards of rank 5.');
    expect(table.refusal('0 single 5c')).toBe('You do not hold 1 x the 5 of coffee.');
    expect(table.refusal('0 pair 5b-5b')).toBe('You hold 1 Bacon, not 2.');
  });

  it.each(['', 'single', 'single 12', 'single 0', 'sandwich 5', 'pair 5 5', 'let 6', 'let', 'single 5z', 'pass now'])(
    'cannot read "%s"',
    (text) => {
      expect(() => game.notation.read(text)).toThrow(/allowed are|is no card/);
    },
  );
});

describe('Bacon: what legal lists', () => {
  /** All plays of a hand by trying every choice of cards and every meaning of Bacon. */
  function bruteForce(cards: readonly string[], top: number): Set<string> {
    const found = new Set<string>();
    for (let set = 1; set < 1 << cards.length; set++) {
      const chosen = cards.filter((_, index) => (set >> index) & 1);
      if (chosen.length > 6) continue;
      const bacon = chosen.filter((card) => card === 'b').length;
      const meanings =
        bacon === 0 ? [[]] : bacon === 1 ? ranks(top).map((a) => [a]) : ranks(top).flatMap((a) => ranks(top).map((b) => [a, b]));
      for (const meaning of meanings) {
        const laid = [
          ...chosen.filter((card) => card !== 'b').map((card) => ({ rank: Number.parseInt(card, 10), suit: card.slice(-1), bacon: false })),
          ...meaning.map((rank) => ({ rank, suit: '', bacon: true })),
        ].sort((a, b) => a.rank - b.rank || Number(a.bacon) - Number(b.bacon));
        const suits = new Set(laid.filter((card) => !card.bacon).map((card) => card.suit));
        for (const [kind, { each, spans, suited }] of Object.entries(menu)) {
          if (suited && suits.size !== 1) continue;
          if (!spans.some((span) => fitsInto(laid, each, span))) continue;
          const suit = suited ? [...suits][0] : '';
          found.add(`${kind} ${laid.map((card) => `${card.rank > top ? 'X' : card.rank}${card.bacon ? 'b' : ''}${suit}`).join('-')}`);
        }
      }
    }
    return found;
  }
  function ranks(top: number): number[] {
    return Array.from({ length: top + 1 }, (_, index) => index + 1);
  }
  function fitsInto(laid: readonly { readonly rank: number }[], each: number, span: number): boolean {
    const lowest = laid[0]?.rank ?? 0;
    return laid.length === each * span && laid.every((card, index) => card.rank === lowest + Math.floor(index / each));
  }

  it.each([3, 4, 5, 6])('with %i players: each shape once, and exactly what trying everything finds', (seats) => {
    const rng = seededRng(seats);
    const { top, suits } = fresh(seats).state.setting.set;
    for (let round = 0; round < 12; round++) {
      const deck: string[] = [];
      for (let rank = 1; rank <= top; rank++) for (const suit of 'tcea'.slice(0, suits)) deck.push(`${rank}${suit}`, `${rank}${suit}`);
      // Every second hand from few ranks or one suit, so that sets and flushes come up.
      const narrow =
        round % 3 === 0
          ? deck
          : round % 3 === 1
            ? deck.filter((card) => Number.parseInt(card, 10) < 5)
            : deck.filter((card) => card.endsWith('t'));
      const hand = [...shuffle(narrow, rng).slice(0, 8), ...['b', 'b'].slice(0, rng.below(3))];
      const table = scene([hand.join(' '), ...Array.from({ length: seats - 1 }, () => '')]);
      const listed = table.choices(0);
      expect(new Set(listed).size).toBe(listed.length);
      expect(new Set(listed)).toEqual(bruteForce(hand, top));
    }
  });

  it('following lists a pass and exactly those leads that the rules accept', () => {
    for (const lead of [
      'single 4',
      'run 3-4-5',
      'stair 2-2-3-3',
      'trip 5-5-5',
      'quad 3-3-3-3b',
      'straight-flush 1t-2t-3t-4t-5t',
      'plate 4-4-4-5-5-5',
    ]) {
      const table = scene([first, second, '', '']);
      const all = scene([second, '', '', '']).choices(0);
      table.play(`0 ${lead}`);
      const accepted = all.filter((text) => table.refusal(`1 ${text}`) === null);
      expect(table.choices(1).toSorted()).toEqual(['pass', ...accepted].toSorted());
    }
  });

  it('a hand of 18 with two Bacon has every kind of play in reach', () => {
    const texts = scene([`${first.split(' ').slice(0, 16).join(' ')} b b`, '', '', '']).choices(0);
    expect(texts.length).toBeGreaterThan(200);
    for (const text of texts) expect(game.notation.write(game.notation.read(text))).toBe(text);
  });
});
