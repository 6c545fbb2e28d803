import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { namesOf, scene } from './scene.ts';

const five = 'shovel shovel shovel shovel sack';

describe('a turn', () => {
  it('R6: passing does nothing, and the hand is still refilled', () => {
    const { play, hand, state } = scene({ hands: ['shovel sack', five] });
    play('0 pass', '* rod rod map');
    expect([hand(0), state.turn, state.discards.length, state.islandCount]).toEqual(['shovel rod rod map sack', 1, 0, 8]);
  });
  it('R7: burying puts cards face down as new islands, unseen by others', () => {
    const { play, sea, heard, hand, state } = scene({ hands: ['shovel sack barrel map mirror', five] });
    play('0 bury sack', '0 bury map', '0 end');
    expect(sea()).toMatchObject({ I: 'sack', J: 'map' });
    expect(hand(0)).toBe('shovel mirror barrel');
    expect(heard(1).filter((event) => event.type === 'buried')).toEqual([
      { type: 'buried', seat: 0, place: 8, card: null, left: 4 },
      { type: 'buried', seat: 0, place: 9, card: null, left: 3 },
    ]);
    expect(game.view(state, 1).islands[8]).toEqual({ place: 8, card: null, seen: 1, undecided: false });
  });
  it('R7: one or more cards are buried, and nothing is played in that turn', () => {
    const { play, legal } = scene({ hands: ['shovel sack', five] });
    expect(() => play('0 end')).toThrow(/pass instead/);
    play('0 bury sack');
    expect(legal(0)).toEqual(['end', 'bury shovel']);
    expect(() => play('0 dig A')).toThrow(/this turn you bury/);
  });
  it('R8: identical cards are played one at a time, each at another player if one likes', () => {
    const { play, legal, state } = scene({ hands: ['rod rod shovel', 'sack', 'barrel'] });
    play('0 rod 1', '1 suffer', '~ mirror1', '* 0');
    expect(namesOf(state.discards)).toBe('rod');
    expect(legal(0)).toEqual(['end', 'rod 2']);
    play('0 rod 2', '~ mirror2', '* 0');
    expect(namesOf(state.discards)).toBe('rod rod');
    expect(legal(0)).toEqual(['end']);
    expect(() => play('0 dig A')).toThrow(/this turn you play only rod cards/);
  });
  it('R9: cards of the same kind gained in the turn can be played too', () => {
    const { play, legal } = scene({ hands: ['shovel sack', five], islands: 'shovel map' });
    play('0 dig A');
    expect(legal(0)).toEqual(['end', 'dig B']);
  });
  it('R10: treasure cards cannot be played, only buried or held', () => {
    const { legal } = scene({ hands: ['sack galleon-barrel', five] });
    expect(legal(0)).toEqual(['pass', 'bury sack', 'bury galleon-barrel']);
  });
  it('R11: the hand is refilled at the end of the own turn, and only then', () => {
    const { play, hand, state } = scene({ hands: ['boarding boarding', five], top: 'diamond' });
    play('0 board', '* chest');
    expect(hand(0)).toBe('boarding diamond');
    play('0 end');
    expect([game.pending(state), state.owedTo]).toMatchObject([{ kind: 'chance', chance: { count: 3 } }, 0]);
    play('* map map mirror');
    expect([state.sizes, state.turn]).toEqual([[5, 5], 1]);
  });
  it('R12: lays 8 new islands at once when none is left, before the last Shovel is on the Discard Pile', () => {
    const { play, legal, heard, state } = scene({
      hands: ['shovel shovel', five],
      islands: '- - sack',
      discards: 'rod map',
      deck: 'map rod rod rod',
    });
    play('0 dig C');
    expect(heard(1)).toContainEqual({ type: 'laid', places: [0, 1, 2, 3] });
    // The deck is drawn out: the first four are decided before the discards become a new deck, which the Shovel is not in.
    play('* map', '* rod', '* rod', '* rod');
    expect(heard(1)).toMatchObject([
      { type: 'reshuffled', count: 2 },
      { type: 'laid', places: [4, 5] },
      { type: 'ended', ending: 'deck' },
    ]);
    expect([legal(0), namesOf([state.card])]).toEqual([[], 'shovel']);
  });
  it('R12: a second Shovel can dig in the same turn', () => {
    const { play, legal } = scene({ hands: ['shovel shovel', five], islands: 'sack' });
    play('0 dig A');
    expect(legal(0)).toEqual(['end', ...'ABCDEFGH'.split('').map((letter) => `dig ${letter}`)]);
  });
  it('R12: a set wins before new islands are needed', () => {
    const { play, state } = scene({ hands: ['shovel sack sack sack galleon-sack', five], islands: 'galleon-sack', deck: '' });
    play('0 dig A');
    expect([state.ending, state.winner, state.islandCount]).toEqual(['set', 0, 0]);
  });
  it('R13: the deck is drawn out before the Discard Pile is shuffled into a new one', () => {
    const { play, hand, heard, state } = scene({ hands: ['sack', five], islands: 'map', discards: 'rod rod shovel', deck: 'barrel' });
    play('0 pass');
    expect(game.pending(state)).toMatchObject({ chance: { count: 1 } });
    play('* barrel');
    expect(heard(1)).toContainEqual({ type: 'reshuffled', count: 3 });
    expect(state.discards).toEqual([]);
    play('* rod rod shovel');
    expect(hand(0)).toBe('shovel rod rod barrel sack');
  });
  it('R13: islands that nobody has seen keep the cards of the old deck', () => {
    const { play, sea, state } = scene({ hands: ['sack', five], islands: '? ?', discards: 'rod rod rod rod', deck: 'map mirror' });
    state.deck = 0;
    play('0 pass', '* mirror', '* map');
    expect(sea()).toEqual({ A: 'mirror', B: 'map' });
    play('* rod rod rod rod');
    expect(() => play('1 pass')).not.toThrow();
  });
  it('D3: after every play the player is asked, whether or not another such card is held', () => {
    for (const hand of ['boarding boarding sack', 'boarding shovel sack']) {
      const { play, state } = scene({ hands: [hand, five] });
      play('0 board', '* diamond');
      expect(game.pending(state)).toMatchObject({ kind: 'seats', must: 1, timers: [] });
    }
  });
  it('D4: buried cards go to the places that their player orders, which that player alone knows', () => {
    const { play, sea, state } = scene({ hands: ['map barrel sack', five], islands: 'shovel - rod -' });
    play('0 bury sack', '0 bury barrel', '0 bury map');
    expect(sea()).toEqual({ A: 'shovel', B: 'sack', C: 'rod', D: 'barrel', E: 'map' });
    const known = (viewer: 0 | 1 | 'spectator') =>
      game.view(state, viewer).islands.map(({ card }) => (card === null ? '?' : namesOf([card])));
    expect(known(0)).toEqual(['?', 'sack', '?', 'barrel', 'map']);
    expect(known(1)).toEqual(['?', '?', '?', '?', '?']);
    expect(known('spectator')).toEqual(['?', '?', '?', '?', '?']);
  });
});

describe('refusals', () => {
  it.each([
    ['1 pass', /not your turn/],
    ['0 dig Z', /no island Z/],
    ['0 rod 1', /you hold no rod/],
    ['0 spyglass 0', /aim at yourself/],
    ['0 spyglass 4', /no such seat/],
    ['0 spyglass 2', /hand is empty/],
    ['0 bury map', /no such card/],
    ['0 mirror', /nothing asks/],
    ['0 dig 9', /letter of an island/],
    ['0 rod x', /number of a seat/],
    ['0 bury gold', /followed by a card/],
    ['0 jump', /not an action/],
  ])('says why "%s" is not possible and what is', (line, why) => {
    const { play } = scene({ hands: ['shovel spyglass mirror', 'sack', ''] });
    expect(() => play(line)).toThrow(why);
  });
});
