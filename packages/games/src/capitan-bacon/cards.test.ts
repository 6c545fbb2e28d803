import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { namesOf, scene } from './scene.ts';

const five = 'shovel shovel shovel shovel sack';

describe('Pirate cards', () => {
  it('R14: a Shovel takes an island unseen into the hand; the others see which, not its face', () => {
    const { play, hand, heard, sea } = scene({ hands: ['shovel', five], islands: '? map' });
    play('0 dig A', '* mirror');
    expect([hand(0), sea()]).toEqual(['mirror', { B: 'map' }]);
    expect(heard(0)).toContainEqual({ type: 'dug', seat: 0, place: 0, by: 0, card: 3 });
    expect(heard(1)).toContainEqual({ type: 'dug', seat: 0, place: 0, by: 0, card: null });
    expect(heard('spectator')).toEqual(heard(1));
  });
  it('R15: Boarding takes the top card of the Galleon', () => {
    const { play, hand } = scene({ hands: ['boarding', five], top: 'diamond+sack' });
    play('0 board', '* chest');
    expect(hand(0)).toBe('diamond+sack');
  });
  it('E2: everyone sees what is boarded, and then the new top', () => {
    const { play, heard, state } = scene({ hands: ['boarding', five], top: 'galleon-sack' });
    play('0 board', '* diamond');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(heard(viewer)).toContainEqual({ type: 'boarded', seat: 0, card: 17 });
      expect(heard(viewer)).toContainEqual({ type: 'topShown', card: 13 });
      expect(game.view(state, viewer).top).toBe(13);
    }
  });
  it('R16: a Fishing Rod takes a random card, seen by the two alone', () => {
    const { play, hand, heard, state } = scene({ hands: ['rod', 'sack map barrel', five] });
    play('0 rod 1', '1 suffer', '~ mirror1');
    expect(game.pending(state)).toMatchObject({ kind: 'chance', chance: { total: 3 } });
    play('* 1');
    expect([hand(0), hand(1)]).toEqual(['barrel', 'map sack']);
    for (const viewer of [0, 1]) expect(heard(viewer)).toContainEqual({ type: 'stole', seat: 0, from: 1, card: 10 });
    for (const viewer of [2, 'spectator'] as const) expect(heard(viewer)).toContainEqual({ type: 'stole', seat: 0, from: 1, card: null });
  });
  it('R17: a Mirror turns a Fishing Rod on its player and is discarded at once', () => {
    const { play, hand, heard, state } = scene({ hands: ['rod sack', 'mirror map', five] });
    play('0 rod 1', '1 mirror', '~ mirror1');
    expect(namesOf(state.discards)).toBe('mirror');
    expect(heard(2)).toContainEqual({ type: 'mirrored', seat: 1, against: 0 });
    play('* 0');
    expect([hand(0), hand(1), namesOf(state.discards)]).toEqual(['', 'map sack', 'mirror rod']);
    expect(state.turn).toBe(0);
  });
  it('R17: a Mirror is no play of the own turn, and there is none against a Mirror', () => {
    const { play, legal, state } = scene({ hands: ['rod mirror sack', 'mirror', five] });
    expect(legal(0)).not.toContain('mirror');
    play('0 rod 1', '1 mirror', '~ mirror1');
    expect(game.pending(state).kind).toBe('chance');
  });
  it('R18: a Spyglass shows the whole hand to the looker, who takes a card of choice', () => {
    const { play, hand, heard, legal, state } = scene({ hands: ['spyglass', 'sack sack map', five] });
    play('0 spyglass 1', '~ mirror1');
    expect(heard(0)).toContainEqual({ type: 'peeked', seat: 0, from: 1, hand: [5, 11, 11] });
    expect(heard(2)).toContainEqual({ type: 'peeked', seat: 0, from: 1, hand: null });
    expect([game.view(state, 0).peek, game.view(state, 1).peek, game.view(state, 2).peek]).toEqual([[5, 11, 11], null, null]);
    expect(legal(0)).toEqual(['take map', 'take sack']);
    play('0 take map');
    expect([hand(0), hand(1)]).toEqual(['map', 'sack sack']);
    expect(heard(2)).toContainEqual({ type: 'stole', seat: 0, from: 1, card: null });
  });
  it('D8: a mirrored Spyglass shows the hand of its player to the target alone', () => {
    const { play, hand, heard, state } = scene({ hands: ['spyglass sack map', 'mirror', five] });
    play('0 spyglass 1', '1 mirror', '~ mirror1');
    expect(heard(1)).toContainEqual({ type: 'peeked', seat: 1, from: 0, hand: [5, 11] });
    expect(heard(2)).toContainEqual({ type: 'peeked', seat: 1, from: 0, hand: null });
    expect(([0, 1, 2, 'spectator'] as const).map((viewer) => game.view(state, viewer).peek)).toEqual([null, [5, 11], null, null]);
    play('1 take sack');
    expect([hand(0), hand(1)]).toEqual(['map', 'sack']);
  });
  it('R19: a Map looks at up to three islands, each left one is final, and the third is kept', () => {
    const { play, hand, heard, legal, sea, state } = scene({ hands: ['map', five], islands: 'sack ? rod barrel' });
    play('0 look A');
    expect(heard(0)).toContainEqual({ type: 'looked', seat: 0, place: 0, card: 11 });
    expect(heard(1)).toContainEqual({ type: 'looked', seat: 0, place: 0, card: null });
    expect(legal(0)).toEqual(['keep', 'look B', 'look C', 'look D']);
    play('0 look B', '* mirror');
    expect(legal(0)).toEqual(['keep', 'look C', 'look D']);
    play('0 look D');
    expect([hand(0), sea()]).toEqual(['barrel', { A: 'sack', B: 'mirror', C: 'rod' }]);
    expect(heard(1)).toEqual([
      { type: 'looked', seat: 0, place: 3, card: null },
      { type: 'dug', seat: 0, place: 3, by: 5, card: null },
    ]);
    expect(game.view(state, 0).islands.map(({ card }) => card)).toEqual([11, 3, null]);
    expect(namesOf(state.discards)).toBe('map');
  });
  it('R19: the first or second can be kept, and with fewer than three islands the last must be', () => {
    const first = scene({ hands: ['map', five], islands: 'sack barrel rod' });
    first.play('0 look B', '0 keep');
    expect([first.hand(0), first.sea()]).toEqual(['barrel', { A: 'sack', C: 'rod' }]);
    const two = scene({ hands: ['map', five], islands: 'sack barrel' });
    two.play('0 look B', '0 look A');
    expect([two.hand(0), two.sea()]).toEqual(['sack', { B: 'barrel' }]);
    const one = scene({ hands: ['map', five], islands: 'sack' });
    one.play('0 look A');
    expect([one.hand(0), one.state.islandCount]).toEqual(['sack', 8]);
  });
  it('R19: the next Map may look again at what the one before left', () => {
    const { play, legal } = scene({ hands: ['map map', five], islands: 'sack barrel rod' });
    play('0 look A', '0 look B', '0 keep');
    expect(legal(0)).toEqual(['end', 'look A', 'look C']);
  });
  it('R20: Drop Ballast shows the hand to all, has it buried in the order of its owner, who takes 5 new cards', () => {
    const { play, hand, heard, legal, sea, state } = scene({ hands: ['ballast sack', 'map sack barrel', five], islands: 'rod' });
    play('0 ballast 1', '1 suffer', '~ mirror1');
    expect(heard('spectator')).toContainEqual({ type: 'bared', seat: 1, hand: [5, 10, 11] });
    expect(legal(1)).toEqual(['bury map', 'bury barrel', 'bury sack']);
    play('1 bury sack');
    expect(game.pending(state)).toMatchObject({ must: 0b010 });
    expect(game.view(state, 2).bared).toEqual([5, 10, 11]);
    play('1 bury map');
    expect(game.view(state, 2).bared).toEqual([]);
    expect(sea()).toEqual({ A: 'rod', B: 'sack', C: 'map', D: 'barrel' });
    expect(heard(0).filter((event) => event.type === 'buried')).toMatchObject([{ card: null }, { card: null }]);
    expect(game.pending(state)).toMatchObject({ chance: { count: 5 } });
    play('* rod rod rod mirror mirror');
    expect([hand(1), state.phase, state.turn]).toEqual(['rod rod rod mirror mirror', 'play', 0]);
  });
  it('R20: in Express Buccaneer the target takes 6', () => {
    const { play, state } = scene({ config: { express: true }, hands: ['ballast', 'map'] });
    play('0 ballast 1', '~ mirror1');
    expect(game.pending(state)).toMatchObject({ chance: { count: 6 } });
  });
  it('D4: no order is asked for when Drop Ballast meets a single card or equal ones, and all know what lies there', () => {
    const { play, sea, state } = scene({ hands: ['ballast', 'sack sack', five], islands: 'rod' });
    play('0 ballast 1', '~ mirror1');
    expect(sea()).toEqual({ A: 'rod', B: 'sack', C: 'sack' });
    expect(game.view(state, 2).islands.map(({ card }) => card)).toEqual([null, 11, 11]);
  });
  it('R21: Switcheroo exchanges whole hands, whatever their sizes, and cannot be mirrored', () => {
    const { play, hand, heard, state } = scene({ hands: ['switcheroo map', 'mirror sack barrel', five] });
    play('0 switcheroo 1');
    expect([hand(0), hand(1), state.phase]).toEqual(['mirror barrel sack', 'map', 'play']);
    for (const viewer of [0, 1]) expect(heard(viewer)).toContainEqual({ type: 'swapped', seat: 0, other: 1, hands: [[3, 10, 11], [5]] });
    expect(heard(2)).toContainEqual({ type: 'swapped', seat: 0, other: 1, hands: null });
    expect(state.loot).toEqual([(1 << 16) + (1 << 20), 0, 1 << 20]);
  });
  it('R22: who lost a card or used a Mirror stays short until the end of the own turn', () => {
    const { play, state } = scene({ hands: ['rod rod shovel shovel shovel', 'mirror map sack sack barrel', five] });
    play('0 rod 1', '~ mirror1', '* 0', '0 end');
    expect(state.sizes).toEqual([5, 4, 5]);
    play('1 pass');
    expect(game.pending(state)).toMatchObject({ chance: { count: 1 } });
  });
  it('R22: so does who answers with a Mirror and gains nothing by it', () => {
    const { play, state } = scene({ hands: ['ballast map', 'mirror sack sack barrel barrel', five] });
    play('0 ballast 1', '1 mirror', '~ mirror1', '* shovel rod rod rod rod', '0 end');
    expect(state.sizes).toEqual([5, 4, 5]);
    play('1 pass');
    expect(game.pending(state)).toMatchObject({ chance: { count: 1 } });
  });
});

describe('who can be aimed at', () => {
  it('D5: a Rod and a Spyglass need a card to take, Drop Ballast and Switcheroo do not', () => {
    const { legal } = scene({ hands: ['rod spyglass ballast switcheroo', '', 'sack'] });
    expect(legal(0).filter((text) => / \d/.test(text))).toEqual([
      'rod 2',
      'spyglass 2',
      'ballast 1',
      'ballast 2',
      'switcheroo 1',
      'switcheroo 2',
    ]);
  });
  it.each(['rod', 'spyglass'])('D6: nothing is taken when a %s is mirrored and its player has no card left', (kind) => {
    const { play, heard, hand, state } = scene({ hands: [kind, 'mirror sack'] });
    play(`0 ${kind} 1`, '1 mirror', '~ mirror1');
    expect(heard(0)).toContainEqual({ type: 'missed', seat: 1, from: 0 });
    expect([hand(0), hand(1), namesOf(state.discards), state.phase]).toEqual(['', 'sack', `mirror ${kind}`, 'play']);
  });
  it('D6: a mirrored Drop Ballast gives a player without cards 5 new ones', () => {
    const { play, state } = scene({ hands: ['ballast', 'mirror sack'] });
    play('0 ballast 1', '1 mirror', '~ mirror1');
    expect([game.pending(state), state.owedTo]).toMatchObject([{ chance: { count: 5 } }, 0]);
  });
  it('D6: a target with an empty hand is asked all the same', () => {
    const { play, legal, state } = scene({ hands: ['ballast', ''] });
    play('0 ballast 1');
    expect([game.pending(state), legal(1)]).toMatchObject([{ must: 0b10, timers: [{ id: 'mirror1' }] }, ['suffer']]);
  });
  it('D9: a Drop Ballast is not among what its own refill reshuffles', () => {
    const { play, hand, state } = scene({ hands: ['ballast', 'sack barrel'], islands: 'map', discards: 'rod rod rod rod rod', deck: '' });
    play('0 ballast 1', '~ mirror1', '1 bury sack', '* rod rod rod rod rod');
    expect([hand(1), namesOf(state.discards)]).toEqual(['rod rod rod rod rod', 'ballast']);
  });
  it('D9: a Mirror is on the Discard Pile as soon as it is used', () => {
    const { play, hand } = scene({ hands: ['ballast', 'mirror'], islands: 'map', discards: 'rod rod rod rod', deck: '' });
    play('0 ballast 1', '1 mirror', '~ mirror1', '* rod rod rod rod mirror');
    expect(hand(0)).toBe('rod rod rod rod mirror');
  });
});
