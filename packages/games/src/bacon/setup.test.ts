import { BadConfig, openTable, rngLuck, seededRng } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { game, kinds, tableSets } from './index.ts';
import { fresh, scene } from './scene.ts';

describe('Bacon: set-up', () => {
  it('R1: 80 Breakfast cards, two of each rank and suit, and 12 Bacon cards are enough for every table', () => {
    for (const [seats, { top, suits, hand }] of Object.entries(tableSets)) {
      expect(2 * top * suits).toBe(hand * Number(seats));
      expect(top).toBeLessThanOrEqual(10);
      expect(suits).toBeLessThanOrEqual(4);
      expect(2 * Number(seats)).toBeLessThanOrEqual(12);
    }
  });

  it.each([
    ['R2: 3 players: individuals, ranks 1 to 8 in 3 suits, 6 VP', 3, { teams: false, top: 8, suits: 3, goal: 6, rounds: 0 }],
    ['R2: 4 players: two teams, ranks 1 to 10 in 3 suits, 8 VP or 8 rounds', 4, { teams: true, top: 10, suits: 3, goal: 8, rounds: 8 }],
    ['R2: 5 players: individuals, ranks 1 to 10 in 3 suits, 10 VP', 5, { teams: false, top: 10, suits: 3, goal: 10, rounds: 0 }],
    ['R2: 6 players: two teams, ranks 1 to 9 in 4 suits, 24 VP or 6 rounds', 6, { teams: true, top: 9, suits: 4, goal: 24, rounds: 6 }],
  ])('%s', (_title, seats, set) => {
    expect(tableSets[seats]).toMatchObject(set);
    const { teams, top, suits, goal, rounds } = fresh(seats).view(0);
    expect({ teams, top, suits: suits.length, goal, rounds }).toEqual(set);
  });

  it('R3: teammates sit in alternating seats', () => {
    expect(game.teams?.(game.config({}), 4)).toEqual([0b0101, 0b1010]);
    expect(game.teams?.(game.config({}), 6)).toEqual([0b010101, 0b101010]);
    expect(game.teams?.(game.config({}), 3)).toEqual([1, 2, 4]);
    expect(game.teams?.(game.config({}), 5)).toEqual([1, 2, 4, 8, 16]);
  });

  it.each([
    [3, 16],
    [4, 15],
    [5, 12],
    [6, 12],
  ])('R4: with %i players each gets %i Breakfast and 2 Bacon cards every round', (seats, hand) => {
    const config = game.config({});
    const table = openTable({ game, config, seats, luck: rngLuck(seededRng(seats)) });
    for (let seat = 0; seat < seats; seat++) {
      const { view } = table.update(seat, 0);
      expect(view.hand).toHaveLength(hand);
      expect(view.bacon).toBe(2);
    }
    expect(table.update('spectator', 0).view.sizes).toEqual(Array.from({ length: seats }, () => hand + 2));
  });

  it('R4: a hand is told only to its seat, the others hear how many cards it has', () => {
    const table = fresh(3, { first: 0 });
    table.play('* 0', '* 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7');
    const dealt = table.heard.at(-1);
    expect(dealt).toMatchObject({ verb: 'only', seats: 1, rest: { type: 'dealt', seat: 0, cards: null, count: 18 } });
    expect(dealt?.event).toMatchObject({ type: 'dealt', cards: expect.arrayContaining([{ rank: 8, suit: 'tomato' }]) });
    expect(table.view(1).hand).toEqual([]);
  });

  it('R4: everything is shuffled and dealt anew for the next round', () => {
    const table = scene(['2c b', '1t', '3t b'], { goal: 99 });
    table.play('0 pair 2-2b', '1 pass', '2 pass', '1 single 1');
    expect(table.state.round).toBe(2);
    expect(game.pending(table.state)).toMatchObject({ kind: 'chance', chance: { kind: 'draw', count: 16 } });
    expect(table.state.bag).toEqual(Array.from({ length: 24 }, () => 2));
    expect(table.view(0)).toMatchObject({ out: [], trick: [], gone: [] });
  });

  it('D1: the first start player is drawn by lot among all', () => {
    const table = fresh(5);
    expect(game.pending(table.state)).toMatchObject({ kind: 'chance', chance: { kind: 'pick', weights: [1, 1, 1, 1, 1] } });
    expect(table.play('* 3')[0]).toEqual({ type: 'start-drawn', seat: 3, byHost: false });
    expect(table.state.start).toBe(3);
  });

  it('D1: the host can pick the start player', () => {
    const table = fresh(5, { first: 2 });
    expect(game.pending(table.state)).toMatchObject({ chance: { weights: [0, 0, 1, 0, 0] } });
    table.play('* 2');
    expect(table.heard[0]?.event).toEqual({ type: 'start-drawn', seat: 2, byHost: true });
  });

  it('D8: options replace the values of the rulebook', () => {
    const view = fresh(4, { goal: 3, rounds: 2, tokens: '5-1-1' }).view(0);
    expect(view).toMatchObject({ goal: 3, rounds: 2, tokens: [5, 1, 1] });
    expect(fresh(6).view(0).tokens).toEqual([8, 4, 2, 1, 0]);
  });

  it.each([
    [{ gaol: 3 }, /no option "gaol"; it has goal, rounds, tokens/],
    [{ goal: 0 }, /"goal" is a whole number from 1 to 99, or null, not 0/],
    [{ rounds: 1.5 }, /"rounds" is a whole number from 0 to 50/],
    [{ tokens: '0-1' }, /"tokens" is 2 to 5 numbers from 0 to 20, the first above 0, as in "4-2-0"/],
    [{ tokens: [2, 1] }, /"tokens" is 2 to 5 numbers/],
    [{ stopEarly: 1 }, /"stopEarly" is true or false/],
    [{ tie: 'left' }, /"tie" is "next" or "among-tied", not "left"/],
    [{ first: 6 }, /"first" is a whole number from 0 to 5/],
    [[], /are an object/],
  ])('D8: %j is refused with what is allowed', (raw, message) => {
    expect(() => game.config(raw)).toThrow(BadConfig);
    expect(() => game.config(raw)).toThrow(message);
  });

  it('D8: options that do not suit the number of players are refused', () => {
    expect(() => fresh(3, { tokens: '4-3-2-1' })).toThrow(/With 3 players "tokens" has 2 values, as in "2-1", not 4/);
    expect(() => fresh(3, { first: 3 })).toThrow(/With 3 players "first" is a seat from 0 to 2/);
  });

  it('D9: hand sizes are open, the cards played in this round can be looked through, hands cannot', () => {
    const table = scene(['2c 3c b b', '4t 5t 6t', '1t 1e']);
    const before = table.view('spectator').gone?.length ?? 0;
    table.play('0 pair 2-2b');
    const seen = table.view('spectator');
    expect(seen.sizes).toEqual([2, 3, 2]);
    expect(seen.gone).toHaveLength(before + 1);
    expect(seen.gone).toContainEqual({ rank: 2, suit: 'coffee' });
    expect(seen.baconLeft).toEqual([1, 0, 0]);
    expect(seen.hand).toBeNull();
    expect(table.view(1).hand).toHaveLength(3);
  });

  it('D9: without the memory aid the table owes nobody what was played', () => {
    const table = scene(['2c 3c b b', '4t 5t 6t', '1t 1e'], { memoryAid: false });
    expect(table.view(0)).toMatchObject({ gone: null, baconLeft: null });
    expect(game.forgets?.at(game.config({ memoryAid: false }))).toBe(true);
    expect(game.forgets?.at(game.config({}))).toBe(false);
  });

  it('D9: the last hand is not shown', () => {
    const table = scene(['2c', '4t', '1t 1e'], { goal: 99 });
    const told = table.play('0 single 2', '1 single 4');
    const ended = told.filter((event) => event.type === 'round-ended');
    expect(ended).toHaveLength(1);
    expect(JSON.stringify(ended)).not.toContain('rank');
  });

  it('knows twelve kinds of play, as the menu lists them', () => {
    expect(kinds).toHaveLength(12);
  });
});
