import { BadConfig } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { cards, countIn, galleonBag, game, lootOf, pirateBag, setSizes, treasureNames } from './index.ts';
import { namesOf, opening } from './scene.ts';
import { sum } from './state.ts';

describe('the cards', () => {
  it('R1: there are 56 Pirate cards and 16 Galleon cards, and an island tells nothing of its card', () => {
    expect(sum(pirateBag)).toBe(56);
    expect(sum(galleonBag)).toBe(16);
    const { play, state } = opening({ first: 0 }, 2);
    play('* shovel shovel rod map sack', '* rod rod rod mirror sack', '* chest');
    expect(game.view(state, 0).islands[0]).toEqual({ place: 0, card: null, seen: 0, undecided: true });
  });
  it('R23: the treasures of both decks are those of the rulebook', () => {
    const total = (deck: string) =>
      treasureNames.map((_, at) =>
        cards.reduce((n, card, kind) => n + (card.deck === deck ? card.copies * countIn(lootOf[kind] as number, at) : 0), 0),
      );
    expect(total('pirate')).toEqual([0, 0, 1, 1, 3, 3]);
    expect(total('galleon')).toEqual([3, 3, 4, 4, 5, 5]);
    expect(setSizes).toEqual([3, 3, 4, 4, 5, 5]);
  });
});

describe('set-up', () => {
  it('R2: the top of the Galleon is shown to all, once everyone has cards', () => {
    const { play, state, heard } = opening({ first: 0 }, 2);
    play('* shovel shovel rod map sack', '* rod rod rod mirror sack', '* chest+barrel');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(namesOf([game.view(state, viewer).top ?? -1])).toBe('chest+barrel');
      expect(heard(viewer).some((event) => event.type === 'topShown')).toBe(true);
    }
  });
  it('R3: eight islands from the Pirate deck lie there, unseen by anybody', () => {
    const { state, sea } = opening({}, 2);
    expect(Object.entries(sea())).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => [letter, '?']));
    expect(state.deck).toBe(48);
  });
  it('R4: each player gets 5 cards that nobody else sees; the rest is the deck, the Discard Pile is empty', () => {
    const { play, state, heard, hand } = opening({ first: 0 }, 3);
    play('* shovel shovel rod map sack', '* rod rod rod mirror sack', '* shovel boarding boarding boarding barrel', '* chest');
    expect([0, 1, 2].map(hand)).toEqual([
      'shovel shovel rod map sack',
      'rod rod rod mirror sack',
      'shovel boarding boarding boarding barrel',
    ]);
    expect(
      heard(1)
        .filter((event) => event.type === 'drew')
        .map((event) => event.cards === null),
    ).toEqual([true, false, true]);
    expect([state.deck, state.discards.length]).toEqual([56 - 8 - 15, 0]);
  });
  it('R5: no hand exceeds 5 cards, 6 in Express Buccaneer: a full hand draws nothing', () => {
    const { play, state } = opening({ first: 0 }, 2);
    play('* shovel shovel rod map sack', '* rod rod rod mirror sack', '* chest', '0 pass');
    expect([state.sizes, state.turn]).toEqual([[5, 5], 1]);
  });
  it('R27: in Express Buccaneer mode there are 6 cards in hand', () => {
    const { play, state } = opening({ first: 0, express: true }, 2);
    play('* shovel shovel rod map sack sack', '* rod rod rod mirror sack barrel', '* chest', '0 bury map', '0 bury sack', '0 end');
    expect(game.pending(state)).toMatchObject({ chance: { count: 2 } });
    play('* map shovel');
    expect(state.sizes).toEqual([6, 6]);
  });
  it('D1: two to six play, and the first seat is drawn by lot unless the options name it', () => {
    expect(game.seats).toEqual([2, 6]);
    const drawn = opening({}, 3);
    drawn.play('* 2');
    expect(drawn.heard('spectator')).toEqual([{ type: 'firstDrawn', seat: 2 }]);
    expect(drawn.state.turn).toBe(2);
    expect(opening({ first: 1 }, 3).state.turn).toBe(1);
  });
});

describe('options', () => {
  it('fills in the defaults', () => {
    expect(game.config({})).toEqual({ express: false, answerSeconds: 5, first: null });
  });
  it.each([
    [null, /object/],
    [[], /object/],
    [{ speed: 1 }, /no option "speed"; the options are express, answerSeconds, first/],
    [{ express: 1 }, /"express" is true or false/],
    [{ answerSeconds: 2 }, /3 to 10/],
    [{ answerSeconds: 11 }, /3 to 10/],
    [{ answerSeconds: 4.5 }, /3 to 10/],
    [{ first: 6 }, /0 to 5/],
  ])('refuses %j', (raw, why) => {
    expect(() => game.config(raw)).toThrow(BadConfig);
    expect(() => game.config(raw)).toThrow(why);
  });
  it('refuses a first seat that is not at the table', () => {
    expect(() => game.setup(game.config({ first: 3 }), 2)).toThrow(/only seats 0 to 1/);
  });
});
