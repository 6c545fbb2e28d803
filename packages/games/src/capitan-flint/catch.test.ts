import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { names, scene } from './scene.ts';

const ms = { raceSeconds: 2000, calmSeconds: 8000 };

describe('the catch', () => {
  it('R8: at three hats the first hand on Parche takes all cards with a hat, face down, and the turn goes on', () => {
    const play = scene({ seats: 3, cards: ['red-rings-4', 'blue-coins-4', 'green-pearls-4', 'red-coins-5', 'blue-pearls-5'] });
    play.play('~', '0 draw', '~', '0 pass', '~ 2:410 0:460');
    expect(names(play.view(2).seats[2]?.won ?? [])).toEqual(['red-rings-4', 'blue-coins-4', 'green-pearls-4']);
    expect(play.state().centre).toEqual([]);
    expect(play.state()).toMatchObject({ turn: 1, ordinal: 1, phase: 'choice' });
    expect(play.view(0).seats[2]).toMatchObject({ cards: 3, won: null, gems: null });
    expect(play.heard('spectator')).toContainEqual({ type: 'caught', seat: 2, symbol: 'hat', cards: [3, 48, 78] });
  });

  it('R8: cards without a hat stay', () => {
    const play = scene({ cards: ['red-rings-4', 'blue-coins-5', 'green-pearls-4', 'green-coins-4', 'blue-pearls-5'] });
    play.play('~', '0 draw', '~', '0 pass', '~', '1 draw', '~ 1:300');
    expect(names(play.state().centre)).toEqual(['blue-coins-5']);
    expect(play.view(1).seats[1]?.won).toHaveLength(3);
    expect(play.legal(1)).toContain('pass');
  });

  it('R14: a wrong hand costs two won cards of the own choice, out of the game', () => {
    const play = scene({ cards: ['red-rings-1', 'red-coins-5', 'blue-pearls-5', 'blue-coins-5', 'green-rings-5'] });
    play.play('~', '~', '0 bag red', '~ 0:300');
    expect(play.state()).toMatchObject({ phase: 'penalty', owes: [0] });
    expect(play.legal(0)).toEqual(['discard red-rings-1 red-coins-5']);
    expect(play.refusal('0 drop blue')).toMatch('you pay with two of them');
    expect(play.refusal('1 bag blue')).not.toBeNull();
    play.play('0 discard red-rings-1 red-coins-5');
    expect(names(play.state().gone)).toEqual(['red-rings-1', 'red-coins-5']);
    expect(play.view(0).seats[0]).toMatchObject({ cards: 0, gems: 0, bags: 3 });
    expect(play.state()).toMatchObject({ phase: 'choice', turn: 1 });
  });

  it('R14: any two of the won cards may be chosen; cards with equal gems are listed once', () => {
    const play = scene({
      cards: [
        'red-rings-1',
        'blue-rings-1',
        'red-rings-2',
        'red-rings-3',
        'blue-rings-5',
        'blue-pearls-5',
        'blue-coins-5',
        'green-coins-5',
      ],
    });
    play.play('~', '~', '~', '~', '0 bag rings', '~ 0:300');
    expect(play.legal(0)).toEqual(['discard red-rings-1 red-rings-2', 'discard red-rings-1 red-rings-3']);
    expect(play.refusal('0 discard red-rings-1 blue-coins-5')).toBe('You have not won blue-coins-5.');
    play.play('0 discard red-rings-2 blue-rings-1');
    expect(names(play.view(0).seats[0]?.won ?? [])).toEqual(['red-rings-1', 'red-rings-3']);
  });

  it('R14: with fewer than two won cards it costs a bag of the own choice, with nothing at all nothing', () => {
    const play = scene({ cards: ['red-rings-5', 'blue-pearls-5', 'blue-coins-5', 'green-coins-5'] });
    play.play('~ 0:300');
    expect(play.legal(0)).toEqual(['drop rings', 'drop red', 'drop blue']);
    play.play('0 drop red');
    expect(play.state().seats[0]).toMatchObject({ bags: 3, spent: [4] });
    expect(play.state()).toMatchObject({ phase: 'choice', turn: 0 });
    play.play('0 draw', '~ 0:200', '0 drop rings', '0 bag rings', '~ 0:300', '0 drop blue');
    expect(play.view(0).seats[0]).toMatchObject({ bags: 0, cards: 1 });
    play.play('1 draw', '~ 0:300');
    expect(play.state()).toMatchObject({ phase: 'choice', turn: 1, owes: [] });
  });

  it('R14: several may err at once; all pay before anything goes on, each is asked, also where there is only one choice', () => {
    const play = scene({ seats: 3, cards: ['red-rings-5', 'blue-pearls-5'] });
    play.play('~ 0:300 2:200');
    expect(play.must()).toBe(0b101);
    expect(play.legal(1)).toEqual([]);
    play.play('2 drop green');
    expect(play.must()).toBe(0b001);
    expect(play.refusal('0 draw')).toBe('There is no card to draw now.');
    play.play('0 drop blue');
    expect(play.state()).toMatchObject({ phase: 'choice', turn: 0 });
    expect(play.legal(0)).toContain('draw');
  });

  it('R14: it is paid before hooks on the second card end the turn, and before a chest draws another card', () => {
    const hooks = scene({ cards: ['red-rings-5', 'blue-coins-3', 'green-pearls-5'] });
    hooks.play('~', '0 draw', '~ 1:300');
    expect(hooks.state()).toMatchObject({ phase: 'penalty', owes: [1], turn: 0, flips: 2 });
    hooks.play('1 drop red');
    expect(hooks.state()).toMatchObject({ phase: 'window', turn: 1, flips: 3 });
    const chest = scene({ cards: ['red-rings-1', 'blue-coins-5'] });
    chest.play('~ 1:300');
    expect(chest.state()).toMatchObject({ phase: 'penalty', owes: [1], turn: 0, flips: 1 });
    chest.play('1 drop red');
    expect(chest.state()).toMatchObject({ phase: 'window', turn: 0, flips: 2, ordinal: 1 });
  });

  it('D2: with a single won card a bag is paid and the card stays', () => {
    const play = scene({ cards: ['red-rings-5', 'blue-pearls-5', 'blue-coins-5'] });
    play.play('~', '0 bag red', '~ 0:300');
    expect(play.legal(0)).toEqual(['drop rings', 'drop blue']);
    play.play('0 drop blue');
    expect(play.view(0).seats[0]).toMatchObject({ bags: 2, cards: 1 });
  });

  it('D4: a catch that nobody takes stays open, whatever comes next', () => {
    const play = scene({ cards: ['red-rings-4', 'blue-coins-4', 'green-pearls-4', 'green-coins-5', 'blue-pearls-5'] });
    play.play('~', '0 draw', '~', '0 pass', '~');
    expect(play.heard(0).at(-1)).toEqual({ type: 'settled', flip: 3, touches: [], opened: null });
    play.play('1 draw', '~ 0:500');
    expect(play.view(0).seats[0]?.cards).toBe(3);
  });

  it('D4: a bag or a pirate that leaves fewer than three hats closes it', () => {
    const play = scene({ cards: ['red-rings-4', 'blue-coins-4', 'green-pearls-4', 'rings-pirate', 'blue-pearls-5'] });
    play.play('~', '0 draw', '~', '0 pass', '~', '1 draw', '~ 0:500');
    expect(play.state()).toMatchObject({ phase: 'penalty', owes: [0] });
  });

  it('D4: (veteran) with three hats and three hooks the symbol of the card just turned decides, else hats', () => {
    const lead = ['red-rings-4', 'blue-coins-3', 'green-pearls-4', 'green-coins-3', 'yellow-diamonds-4', 'yellow-pearls-3'];
    const turnAll = ['~', '0 draw', '~', '~', '1 draw', '~', '~', '0 draw', '~'];
    // hat, hooks: the turn ends (R12, R18); so after three turns three of each lie there.
    const hooks = scene({ options: { veteran: true }, cards: [...lead, 'red-coins-3', 'red-diamonds-5'] });
    hooks.play(...turnAll, '~ 0:300');
    expect(hooks.heard(1).findLast((event) => event.type === 'caught')).toMatchObject({
      symbol: 'hooks',
      cards: expect.arrayContaining([42]),
    });
    expect(hooks.view(0).seats[0]?.cards).toBe(4);
    const hats = scene({ options: { veteran: true }, cards: [...lead, 'red-coins-4', 'red-diamonds-5'] });
    hats.play(...turnAll, '~ 0:300');
    expect(hats.heard(1).findLast((event) => event.type === 'caught')).toMatchObject({ symbol: 'hat' });
    const neither = scene({ options: { veteran: true }, cards: [...lead, 'red-coins-5', 'red-diamonds-5'] });
    neither.play(...turnAll, '~ 0:300');
    expect(neither.heard(1).findLast((event) => event.type === 'caught')).toMatchObject({ symbol: 'hat' });
  });
});

describe('the race', () => {
  const threeHats = { seats: 4, cards: ['red-rings-4', 'blue-coins-4', 'green-pearls-4', 'red-coins-5'] };
  const untilThird = ['~', '0 draw', '~', '0 pass'];
  const winner = (touches: string): number | undefined => {
    const play = scene(threeHats);
    play.play(...untilThird, touches);
    return play.state().seats.findIndex((seat) => seat.cards === 3);
  };

  it('D7: after every card except Flint the same window is open for all, catch or not', () => {
    const play = scene(threeHats);
    const window = (flip: number): object => ({
      kind: 'seats',
      must: 0,
      may: 0b1111,
      timers: [{ id: `settle${flip}`, ms: ms.raceSeconds }],
    });
    expect(play.table.waiting).toEqual(window(1));
    play.play('~', '0 draw');
    expect(play.table.waiting).toEqual(window(2));
    play.play('~', '0 pass');
    expect(play.table.waiting).toEqual(window(3));
    play.play('2 touch 3');
    expect(play.table.waiting).toEqual(window(3));
  });

  it('D7: a touch is known to its own seat alone until the window closes', () => {
    const play = scene(threeHats);
    play.play('2 touch 1');
    expect(play.heard(2).at(-1)).toEqual({ type: 'touched', seat: 2, flip: 1 });
    for (const viewer of [0, 1, 3, 'spectator'] as const) {
      expect(play.heard(viewer).filter((event) => event.type === 'touched')).toEqual([]);
      expect(play.view(viewer).touched).toBe(false);
    }
    expect(play.view(2).touched).toBe(true);
  });

  it('D7: every seat may touch once, over an empty centre and with nothing to lose too; not outside a window', () => {
    const play = scene({ cards: ['rings-pirate', 'red-coins-5', 'blue-coins-5'] });
    expect(play.state().centre).toEqual([]);
    expect(play.legal(0)).toEqual(['touch 1']);
    expect(play.legal(1)).toEqual(['touch 1']);
    play.play('1 touch 1');
    expect(play.refusal('1 touch 1')).toBe('You have touched Parche already, after this card.');
    expect(play.refusal('0 touch 2')).toBe('The window after card 2 is not open; it is that of card 1.');
    play.play('~', '1 drop red');
    expect(play.refusal('0 touch 1')).toBe('Parche can only be touched while the window after a card is open.');
  });

  it.each([
    ['D7: the shortest time wins, whoever touched first on the wire', '~ 0:460 2:410 1:500', 2],
    ['D7: equal times go to the seat nearest clockwise from the Chest (seat 1 has it)', '~ 0:400 3:400 2:400', 2],
    ['D7: the Chest itself comes first in a tie', '~ 0:400 1:400', 1],
    ['D7: a touch without a time counts as the slowest', '~ 1:-1 0:1900', 0],
    ['D7: without any times the seat nearest the Chest wins', '~ 0:-1 3:-1', 3],
  ])('%s', (_, touches, seat) => {
    expect(winner(touches)).toBe(seat);
  });

  it('D7: missing times are times that nobody measured', () => {
    const play = scene(threeHats);
    play.play(...untilThird, '0 touch 3', '3 touch 3');
    expect(play.table.expire('settle3', [])).toBeNull();
    expect(play.state().seats[3]?.cards).toBe(3);
    expect(play.heard(1).find((event) => event.type === 'settled' && event.flip === 3)).toEqual({
      type: 'settled',
      flip: 3,
      touches: [
        { seat: 3, ms: null },
        { seat: 0, ms: null },
      ],
      opened: 'hat',
    });
  });

  it('D7: later touches in a true catch are not wrong, and everyone learns all times', () => {
    const play = scene(threeHats);
    play.play(...untilThird, '~ 0:460 2:410 3:700');
    expect(play.state()).toMatchObject({ phase: 'choice', owes: [] });
    expect(play.heard('spectator')).toContainEqual({
      type: 'settled',
      flip: 3,
      touches: [
        { seat: 2, ms: 410 },
        { seat: 0, ms: 460 },
        { seat: 3, ms: 700 },
      ],
      opened: 'hat',
    });
  });

  it('D7: before every card, whoever drew it, lies the same pause, in which nobody can do anything', () => {
    const play = scene(threeHats);
    play.play('~');
    expect(play.refusal('0 draw')).toBeNull();
    const beat = (flip: number): object => ({ kind: 'seats', must: 0, may: 0, timers: [{ id: `card${flip}`, ms: 1200 }] });
    expect(play.table.waiting).toEqual(beat(2));
    for (const seat of [0, 1, 2, 3]) expect(play.legal(seat)).toEqual([]);
    expect(play.refusal('0 touch 1')).not.toBeNull();
    play.table.expire('card2', []);
    play.table.expire('settle2', []);
    expect(play.refusal('0 pass')).toBeNull();
    expect(play.table.waiting).toEqual(beat(3));
  });

  it('D7: the length of the window is an option', () => {
    const play = scene({ ...threeHats, options: { raceSeconds: 3.5 } });
    expect(play.table.waiting).toMatchObject({ timers: [{ id: 'settle1', ms: 3500 }] });
  });

  it('D8: (calm) the window lasts some seconds and one of those who touched is drawn by lot', () => {
    const calm = { ...threeHats, options: { calm: true } };
    const play = scene({ ...calm, cards: [...threeHats.cards.slice(0, 3), 1, 'red-coins-5'] });
    expect(play.table.waiting).toMatchObject({ timers: [{ id: 'settle1', ms: ms.calmSeconds }] });
    play.play(...untilThird, '~ 0:100 2:900 3:500');
    // Lot 1 of seats 0, 2, 3, whatever their times.
    expect(play.state().seats.map((seat) => seat.cards)).toEqual([0, 0, 3, 0]);
    expect(play.heard(0)).toContainEqual(
      expect.objectContaining({
        type: 'settled',
        flip: 3,
        touches: [expect.objectContaining({ ms: null }), expect.anything(), expect.anything()],
      }),
    );
  });

  it('D8: (calm) a single hand wins without lots, a wrong one pays as always, the window length is an option', () => {
    const play = scene({ ...threeHats, options: { calm: true, calmSeconds: 20 } });
    expect(play.table.waiting).toMatchObject({ timers: [{ id: 'settle1', ms: 20_000 }] });
    play.play('~ 1:1', '1 drop red', '0 draw', '~', '0 pass', '~ 3:5');
    expect(play.state().seats[3]?.cards).toBe(3);
  });

  it('D8: (calm) each of those who touched is as likely', () => {
    const state = game.setup(game.config({ calm: true, first: 0 }), 6);
    state.phase = 'lots';
    state.touched = 0b101101;
    expect(game.pending(state)).toMatchObject({ kind: 'chance', chance: { kind: 'pick', weights: [1, 1, 1, 1], total: 4 } });
  });
});

describe('veteran pirates', () => {
  const veteran = { veteran: true };
  it('R17: three hooks open the catch too; only the symbol that opened it is taken', () => {
    const cards = ['red-rings-3', 'blue-coins-5', 'blue-rings-4', 'green-pearls-3', 'green-coins-3', 'red-coins-5'];
    const turns = ['~', '0 draw', '~', '0 pass', '~', '1 draw', '~', '~ 1:300'];
    const play = scene({ options: veteran, cards });
    play.play(...turns);
    expect(names(play.view(1).seats[1]?.won ?? [])).toEqual(['red-rings-3', 'green-coins-3', 'green-pearls-3']);
    expect(names(play.state().centre)).toEqual(['blue-coins-5', 'blue-rings-4']);
    const plain = scene({ cards });
    plain.play(...turns);
    expect(plain.state()).toMatchObject({ phase: 'penalty', owes: [1] });
  });

  it.each([
    ['R18: hooks, then a hat: the turn ends at once', 'red-rings-3', 'blue-coins-4', true],
    ['R18: a hat, then hooks: the turn ends at once', 'red-rings-4', 'blue-coins-3', true],
    ['R18: a hat, then a hat: it does not', 'red-rings-4', 'blue-coins-4', false],
    ['D10: a pirate has neither symbol', 'pearls-pirate', 'blue-coins-4', false],
  ])('%s', (_, first, second, ends) => {
    const play = scene({ options: veteran, cards: [first, second, 'green-pearls-5'] });
    play.play('~', '0 draw', '~');
    expect(play.state().turn).toBe(ends ? 1 : 0);
  });

  it('R18: without the option hooks, then a hat, leave the turn alone', () => {
    const play = scene({ cards: ['red-rings-3', 'blue-coins-4', 'green-pearls-5'] });
    play.play('~', '0 draw', '~');
    expect(play.legal(0)).toContain('pass');
  });

  it('D10: the catch that the second card opens comes before R12 ends the turn', () => {
    const play = scene({ options: veteran, cards: ['red-rings-3', 'blue-coins-3', 'green-pearls-5', 'yellow-rings-3', 'red-coins-5'] });
    play.play('~', '0 draw', '~', '~', '1 draw');
    expect(play.state().phase).toBe('window');
    play.play('~ 0:300');
    expect(play.view(0).seats[0]?.cards).toBe(3);
    expect(play.state().turn).toBe(0);
  });

  it('D10: the catch that a hat opens after hooks comes before R18 ends the turn, which it does though the hat is gone', () => {
    const cards = ['red-rings-4', 'blue-coins-4', 'red-rings-3', 'yellow-rings-4', 'red-coins-5'];
    const play = scene({ options: veteran, cards });
    play.play('~', '0 draw', '~', '0 pass', '~', '1 draw', '~ 0:300');
    expect(play.view(0).seats[0]?.cards).toBe(3);
    expect(play.heard(0)).toContainEqual({ type: 'moved', from: 1, seat: 0, why: 'hat-and-hooks' });
  });

  it('D10: so does a catch left open before it, and R18 holds though the first card was caught away', () => {
    const cards = ['red-rings-3', 'blue-coins-3', 'green-pearls-3', 'yellow-rings-4', 'red-coins-5'];
    const play = scene({ options: veteran, cards });
    play.play('~', '0 draw', '~');
    expect(play.state().turn).toBe(1);
    play.play('~ 0:300');
    // Seat 1's first card, hooks, is gone with the catch.
    expect(play.state()).toMatchObject({ turn: 1, phase: 'choice', centre: [] });
    play.play('1 draw', '~');
    expect(play.state().turn).toBe(0);
    expect(play.heard(1)).toContainEqual({ type: 'moved', from: 1, seat: 0, why: 'hat-and-hooks' });
    const open = scene({ options: veteran, cards });
    open.play('~', '0 draw', '~', '~', '1 draw', '~ 1:300');
    expect(open.view(1).seats[1]?.cards).toBe(3);
    expect(open.state().turn).toBe(0);
  });

  it('E2: chest, first card with hooks, chest, second card with a hat: the turn ends at once', () => {
    const play = scene({ options: veteran, cards: ['green-pearls-1', 'blue-pearls-3', 'yellow-pearls-1', 'red-rings-4', 'red-coins-5'] });
    play.play('~', '~');
    expect(play.legal(0)).toContain('draw');
    play.play('0 draw', '~', '~');
    expect(play.state().turn).toBe(1);
    expect(play.heard(0)).toContainEqual({ type: 'moved', from: 0, seat: 1, why: 'hat-and-hooks' });
  });
});

describe('what is shown', () => {
  it('D11: of the others one sees how many cards and bags, not which; penalties lie face up; the owner may look', () => {
    const play = scene({ cards: ['red-rings-1', 'red-coins-5', 'blue-pearls-5', 'blue-coins-5'] });
    play.play('~', '~', '0 bag red');
    expect(play.view(1).seats[0]).toEqual({ bags: 3, spent: [4], cards: 2, gems: null, won: null });
    expect(play.view('spectator').seats[0]).toEqual({ bags: 3, spent: [4], cards: 2, gems: null, won: null });
    expect(play.view(0).seats[0]).toEqual({ bags: 3, spent: [4], cards: 2, gems: 4, won: [0, 44] });
    expect(play.view(1).hand).toEqual([1, 1, 4, 5]);
    play.play('~ 0:300', '0 discard red-rings-1 red-coins-5');
    expect(play.view(1).gone).toEqual([0, 44]);
  });

  it('D11: with open scores the gems won are shown, and at the end everything is', () => {
    const play = scene({ options: { openScores: true }, cards: ['red-rings-1', 'red-coins-5', 'blue-pearls-5'] });
    play.play('~', '~', '0 bag red');
    expect(play.view(1).seats[0]).toMatchObject({ gems: 4, won: null });
    const state = game.setup(game.config({ first: 0 }), 2);
    state.chest.fill(0);
    state.phase = 'flip';
    game.apply(state, { by: 'chance', outcome: [84] }, null);
    expect(game.view(state, 1).seats[0]).toMatchObject({ gems: 0, won: [] });
  });
});
