import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { bagNamed, names, scene } from './scene.ts';

describe('a turn', () => {
  it('R5: the first card comes by itself into the centre, beside what was left there', () => {
    const play = scene({ cards: ['red-rings-5', 'blue-coins-5', 'green-pearls-5'] });
    expect(play.state().turn).toBe(0);
    expect(names(play.state().centre)).toEqual(['red-rings-5']);
    play.play('~', '0 draw', '~', '0 pass');
    expect(play.state().turn).toBe(1);
    expect(names(play.state().centre)).toEqual(['red-rings-5', 'blue-coins-5', 'green-pearls-5']);
  });

  it('R6: a card with a chest stays and another is drawn, until one without comes; it is neither first nor second', () => {
    const play = scene({ cards: ['red-rings-1', 'red-rings-2', 'blue-rings-5', 'green-pearls-1', 'red-coins-5', 'blue-coins-5'] });
    const ordinals = () => play.heard('spectator').flatMap((event) => (event.type === 'turned' ? [event.ordinal] : []));
    play.play('~', '~');
    expect(ordinals()).toEqual([0, 0, 1]);
    expect(play.state().centre).toHaveLength(3);
    play.play('~');
    expect(play.must()).toBe(1);
    play.play('0 draw', '~');
    expect(ordinals()).toEqual([0, 2]);
    play.play('~');
    expect(play.legal(0)).toContain('pass');
  });

  it('R7: hooks on the first card do nothing', () => {
    const play = scene({ cards: ['red-rings-3', 'blue-coins-5'] });
    play.play('~');
    expect(play.state().turn).toBe(0);
    expect(play.legal(0)).toEqual(['bag rings', 'bag red', 'bag blue', 'draw']);
  });

  it('R9: a pirate takes all cards of his jewel out of the game and counts as a card of the turn', () => {
    const play = scene({ cards: ['red-rings-1', 'blue-rings-5', 'red-coins-5', 'rings-pirate', 'green-pearls-5'] });
    play.play('~', '~', '0 draw', '~', '0 pass', '~', '1 draw');
    const state = play.state();
    expect(names(state.gone)).toEqual(['red-rings-1', 'blue-rings-5', 'rings-pirate']);
    expect(names(state.centre)).toEqual(['red-coins-5', 'green-pearls-5']);
    expect(state.ordinal).toBe(2);
    expect(state.seats.map((seat) => seat.cards)).toEqual([0, 0]);
    expect(play.heard(1)).toContainEqual(expect.objectContaining({ type: 'turned', ordinal: 1, gone: [0, 9] }));
  });

  it('R9: a pirate ends a chest chain', () => {
    const play = scene({ cards: ['red-rings-1', 'coins-pirate', 'green-pearls-5'] });
    play.play('~', '~');
    expect(play.state().ordinal).toBe(1);
    expect(play.legal(0)).toContain('draw');
  });

  it('D3: the pirate himself leaves the game too', () => {
    const play = scene({ cards: ['pearls-pirate'] });
    expect(names(play.state().gone)).toEqual(['pearls-pirate']);
    expect(play.state().centre).toEqual([]);
  });

  it('R10: a bag takes all cards of its jewel or colour; it leaves the game and the turn ends', () => {
    const play = scene({ cards: ['red-rings-1', 'blue-rings-2', 'red-coins-5', 'blue-coins-5'] });
    play.play('~');
    expect(play.must()).toBe(0);
    play.play('~', '0 bag rings');
    expect(names(play.view(0).seats[0]?.won ?? [])).toEqual(['red-rings-1', 'blue-rings-2']);
    expect(play.state().seats[0]).toMatchObject({ bags: 3, cards: 2, spent: [bagNamed('rings')] });
    expect(play.state().turn).toBe(1);
    expect(play.view(0).hand).toEqual([0, 4, 5]);
    const red = scene({ cards: ['red-rings-1', 'red-coins-5', 'blue-coins-5'] });
    red.play('~', '~', '0 bag red');
    expect(names(red.view(0).seats[0]?.won ?? [])).toEqual(['red-rings-1', 'red-coins-5']);
  });

  it('R11: without a bag the second card must be drawn', () => {
    const play = scene({ cards: ['red-rings-5', 'blue-coins-5'] });
    play.play('~');
    expect(play.refusal('0 pass')).toBe('After the first card the turn goes on: open a bag or draw the second card.');
    play.play('0 draw');
    expect(play.state().centre).toHaveLength(2);
  });

  it('R12: hooks on the second card end the turn at once, with no bag', () => {
    const play = scene({ cards: ['red-rings-5', 'blue-coins-3', 'green-pearls-5'] });
    play.play('~', '0 draw', '~');
    expect(play.state().turn).toBe(1);
    expect(play.heard(0)).toContainEqual({ type: 'moved', from: 0, seat: 1, why: 'hooks' });
  });

  it('R12: hooks on a chest chain do not end the turn, for they are no second card', () => {
    const play = scene({ cards: ['red-rings-1', 'blue-rings-3', 'green-pearls-5', 'green-coins-5'] });
    play.play('~', '~');
    expect(play.must()).toBe(1);
    expect(play.state().turn).toBe(0);
  });

  it('R13: after the second card one bag may be played, then the turn ends either way and the Chest goes to the left', () => {
    const cards = ['red-rings-5', 'blue-coins-5', 'green-pearls-5', 'green-coins-5'];
    const passing = scene({ seats: 3, cards });
    passing.play('~', '0 draw', '~');
    expect(passing.legal(0)).toEqual(['bag rings', 'bag red', 'bag blue', 'pass']);
    expect(passing.refusal('0 draw')).toBe('This was the second card: open a bag or end your turn.');
    passing.play('0 pass');
    expect(passing.state().turn).toBe(1);
    const opening = scene({ seats: 3, options: { first: 2 }, cards });
    opening.play('~', '2 draw', '~', '2 bag coins');
    expect(opening.state().turn).toBe(0);
    expect(opening.view(2).seats[2]?.won).toHaveLength(1);
  });

  it('D5: a bag that matches nothing may be played all the same', () => {
    const play = scene({ cards: ['green-pearls-5', 'blue-coins-5'] });
    play.play('~', '0 bag red');
    expect(play.state().seats[0]).toMatchObject({ bags: 3, cards: 0 });
    expect(play.state().turn).toBe(1);
  });

  it('D6: a player without bags still draws both cards, without being asked; the game goes on until nobody has any', () => {
    const chest = [
      'red-rings-5',
      'blue-rings-5',
      'yellow-rings-5',
      'green-rings-5',
      'red-coins-5',
      'blue-coins-5',
      'yellow-coins-5',
      'green-coins-5',
    ];
    const play = scene({
      cards: [...chest, 'red-pearls-5', 'blue-pearls-5', 'yellow-pearls-5', 'green-pearls-5', 'red-diamonds-5', 'blue-diamonds-5'],
    });
    // Seat 0 opens a bag a turn, seat 1 never does.
    play.play('~', '0 bag rings', '~', '1 draw', '~', '1 pass', '~', '0 bag rings');
    play.play('~', '1 draw', '~', '1 pass', '~', '0 bag red', '~', '1 bag red', '~', '0 bag blue');
    expect(play.state().seats[0]?.bags).toBe(0);
    play.play('~', '1 bag blue');
    expect(play.state()).toMatchObject({ turn: 0, ordinal: 1 });
    play.play('~');
    expect(play.state()).toMatchObject({ turn: 0, ordinal: 2, phase: 'window' });
    play.play('~');
    expect(play.state().turn).toBe(1);
    expect(play.heard(1)).toContainEqual({ type: 'moved', from: 0, seat: 1, why: 'no-bags' });
    play.play('~', '1 bag diamonds');
    expect(play.places()).toBeNull();
  });

  it('E1: hooks on the first card have no effect; a red bag takes the red pearl and the red coins and leaves the game', () => {
    const play = scene({ cards: ['red-coins-5', 'yellow-rings-3', 'red-pearls-3', 'blue-coins-5'] });
    play.play('~', '0 draw', '~', '~');
    expect(play.state().turn).toBe(1);
    play.play('1 bag red');
    expect(names(play.view(1).seats[1]?.won ?? [])).toEqual(['red-coins-5', 'red-pearls-3']);
    expect(play.view(1).hand).toEqual([1, 1, 5]);
    expect(play.state().seats[1]?.spent).toEqual([bagNamed('red')]);
  });
});

describe('the end', () => {
  it('R15: Captain Flint ends the game at once, with no window, also in a chest chain', () => {
    const play = scene({ cards: endlessUntilFlint });
    while (play.places() === null)
      play.play(play.must() === 0 ? '~' : `${play.state().turn} ${play.state().ordinal === 1 ? 'draw' : 'pass'}`);
    expect(play.state()).toMatchObject({ phase: 'over', endedBy: 'flint', flips: 61, last: 84 });
    expect(
      play
        .heard(0)
        .slice(-2)
        .map((event) => event.type),
    ).toEqual(['turned', 'ended']);
  });

  it('R15: the game ends when nobody has a bag left', () => {
    const play = scene({ cards: eightTurns });
    const order = ['0 bag rings', '1 bag diamonds', '0 bag rings', '1 bag diamonds', '0 bag red', '1 bag red', '0 bag blue', '1 bag blue'];
    for (const line of order) play.play('~', line);
    expect(play.state()).toMatchObject({ phase: 'over', endedBy: 'bags' });
    expect(play.heard('spectator').at(-1)).toMatchObject({ type: 'ended', why: 'bags' });
  });

  it('R15: a penalty that takes the last bag ends the game once it is paid', () => {
    const play = scene({ cards: eightTurns });
    const order = ['0 bag rings', '1 bag diamonds', '0 bag rings', '1 bag diamonds', '0 bag red', '1 bag red', '0 bag blue'];
    for (const line of order) play.play('~', line);
    const before = play.state().seats[1];
    expect(before).toMatchObject({ bags: 1, cards: 0 });
    play.play('~ 1:300');
    expect(play.places()).toBeNull();
    expect(play.legal(1)).toEqual(['drop blue']);
    play.play('1 drop blue');
    expect(play.state()).toMatchObject({ phase: 'over', endedBy: 'bags' });
  });

  it('R16: points are the gems on won cards; most win', () => {
    const play = scene({ cards: eightTurns });
    const order = ['0 bag rings', '1 bag diamonds', '0 bag rings', '1 bag diamonds', '0 bag red', '1 bag red', '0 bag blue', '1 bag blue'];
    for (const line of order) play.play('~', line);
    // Seat 0 took red-rings-5 (3 gems) by its first bag and blue-rings-2 (1 gem) by its second.
    expect(play.state().seats.map((seat) => seat.gems)).toEqual([4, 0]);
    expect(play.table.waiting).toEqual({ kind: 'over', outcome: { places: [1, 2], scores: [4, 0], ending: 'bags' } });
  });

  it('R16: a tie goes to fewer cards, a further tie is shared', () => {
    const state = game.setup(game.config({ first: 0 }), 3);
    const give = (seat: number, gems: readonly number[]): void => {
      for (const each of gems) {
        state.won[seat * 4 + each] = (state.won[seat * 4 + each] ?? 0) + 1;
        state.won[seat * 4] = (state.won[seat * 4] ?? 0) + 1;
      }
    };
    give(0, [1, 1, 1]);
    give(1, [3]);
    give(2, [3]);
    state.chest.fill(0);
    state.phase = 'flip';
    game.apply(state, { by: 'chance', outcome: [84] }, null);
    expect(game.pending(state)).toEqual({ kind: 'over', outcome: { places: [3, 1, 1], scores: [3, 3, 3], ending: 'flint' } });
  });

  it('D9: what lies in the centre when Flint appears belongs to nobody', () => {
    const play = scene({ cards: endlessUntilFlint });
    while (play.places() === null)
      play.play(play.must() === 0 ? '~' : `${play.state().turn} ${play.state().ordinal === 1 ? 'draw' : 'pass'}`);
    expect(play.state().centre.length).toBeGreaterThan(0);
    expect(play.state().seats.map((seat) => seat.gems)).toEqual([0, 0]);
    expect(play.table.waiting).toMatchObject({ outcome: { places: [1, 1], scores: [0, 0] } });
  });
});

/** The first cards of eight turns; none has a chest. */
const eightTurns = [
  'red-rings-5',
  'green-pearls-5',
  'blue-rings-2',
  'yellow-pearls-5',
  'green-coins-5',
  'yellow-coins-5',
  'green-pearls-4',
  'yellow-coins-4',
];

/** 59 cards without three hats, then one with a chest, then Flint. */
const endlessUntilFlint = [
  ...['red', 'blue', 'yellow', 'green'].flatMap((colour) =>
    ['rings', 'diamonds', 'coins', 'pearls'].flatMap((jewel) => [1, 3, 5].map((card) => `${colour}-${jewel}-${card}`)),
  ),
  ...['red-rings-2', 'blue-rings-2', 'green-rings-2', 'red-diamonds-2', 'yellow-diamonds-2', 'green-coins-2'],
  ...['blue-coins-2', 'yellow-coins-2', 'red-pearls-2', 'blue-pearls-2', 'yellow-pearls-2', 'green-diamonds-2'],
  'flint',
];
