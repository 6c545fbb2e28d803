import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { type Scene, scene } from './scene.ts';

const five = 'shovel shovel shovel shovel sack';

function result({ state }: Scene): { ending: string | null; places: readonly number[]; scores: readonly number[] } {
  const pending = game.pending(state);
  if (pending.kind !== 'over') throw new Error(`the game goes on: ${state.phase}`);
  return { ending: state.ending, ...pending.outcome };
}

describe('a complete set', () => {
  it.each([
    ['chest chest+piggy-bank', 'chest+barrel', [5, 1]],
    ['diamond diamond+sack', 'diamond+gold-bar', [5, 1]],
    ['galleon-piggy-bank chest+piggy-bank piggy-bank+barrel', 'piggy-bank+sack', [7, 1]],
    ['galleon-gold-bar diamond+gold-bar gold-bar+sack', 'gold-bar+barrel', [7, 1]],
    ['barrel barrel barrel galleon-barrel', 'galleon-barrel', [5, 1]],
    ['sack sack galleon-sack galleon-sack', 'diamond+sack', [6, 1]],
  ])('R23: %s and then %s wins at once; the other shares second place', (hand, top, scores) => {
    const table = scene({ hands: [`boarding ${hand}`, hand.includes('sack sack') ? 'barrel' : 'sack'], top });
    table.play('0 board');
    expect(result(table)).toEqual({ ending: 'set', places: [1, 2], scores });
  });
  it("R23: wins in another player's turn, and all others are second whatever they hold", () => {
    const table = scene({ hands: ['rod chest', 'mirror chest+piggy-bank chest+barrel', 'sack sack barrel'] });
    table.play('0 rod 1', '1 mirror', '~ mirror1', '* 0');
    expect(result(table)).toEqual({ ending: 'set', places: [2, 1, 2], scores: [0, 5, 3] });
    expect(table.heard(2).at(-1)).toMatchObject({ type: 'ended', ending: 'set', winner: 1 });
  });
  it('R23: one card less is no set', () => {
    const table = scene({ hands: ['boarding chest', five], top: 'chest+barrel' });
    table.play('0 board', '* diamond');
    expect(table.state.phase).toBe('play');
  });
  it('R23: everything in the hands lies open at the end', () => {
    const table = scene({ hands: ['boarding chest chest+barrel', 'map sack'], top: 'chest+piggy-bank' });
    table.play('0 board');
    expect(game.view(table.state, 'spectator').hands).toEqual([
      [12, 18, 19],
      [5, 11],
    ]);
  });
});

describe('the last card', () => {
  it('R24: taking the last Galleon card ends the game at once', () => {
    const table = scene({ hands: ['boarding boarding sack', 'barrel barrel barrel'], top: 'chest', below: '' });
    table.play('0 board');
    expect(result(table)).toEqual({ ending: 'galleon', places: [2, 1], scores: [2, 3] });
  });
  it('R24: a set goes first', () => {
    const table = scene({
      hands: ['boarding chest chest+barrel', 'barrel barrel barrel galleon-barrel galleon-sack'],
      top: 'chest+piggy-bank',
      below: '',
    });
    table.play('0 board');
    expect(result(table)).toEqual({ ending: 'set', places: [1, 2], scores: [5, 5] });
  });
  it('R25: needing a Pirate card when deck and Discard Pile are empty ends the game', () => {
    const table = scene({ hands: ['sack map', 'barrel barrel'], islands: 'rod', deck: '' });
    table.play('0 pass');
    expect(result(table)).toEqual({ ending: 'deck', places: [2, 1], scores: [1, 2] });
  });
  it('R25: an empty deck alone ends nothing', () => {
    const table = scene({ hands: [five, 'barrel'], islands: 'rod', deck: '' });
    table.play('0 pass');
    expect(table.state.phase).toBe('turn');
  });
  it('R25: islands need cards too', () => {
    const table = scene({ hands: ['shovel', 'barrel'], islands: 'rod', deck: 'map' });
    table.play('0 dig A');
    expect(result(table).ending).toBe('deck');
  });
  it('D10: a refill that is cut short leaves the cards drawn so far in the hand', () => {
    const table = scene({ hands: ['ballast', 'map rod', five], islands: 'rod', deck: 'sack sack' });
    table.play('0 ballast 1', '~ mirror1', '1 bury rod', '* sack sack');
    expect([table.hand(1), result(table)]).toMatchObject(['sack sack', { ending: 'deck', scores: [0, 2, 1] }]);
    expect(table.sea()).toEqual({ A: 'rod', B: 'rod', C: 'map' });
  });
  it('D10: a set completed in the middle of a refill wins', () => {
    const table = scene({
      config: { express: true },
      hands: ['diamond+sack piggy-bank+sack gold-bar+sack', 'map'],
      islands: 'rod',
      deck: 'sack sack',
    });
    table.play('0 pass', '* sack sack');
    expect(result(table)).toEqual({ ending: 'set', places: [1, 2], scores: [8, 0] });
    const short = scene({ hands: ['barrel barrel galleon-barrel', 'map'], islands: 'rod', deck: 'barrel' });
    short.play('0 pass', '* barrel');
    expect(result(short).ending).toBe('deck');
  });
  it('R26: most Treasures win, doubles count two, ties share the victory', () => {
    const table = scene({ hands: ['boarding sack map', 'gold-bar+sack', 'barrel'], top: 'chest', below: '' });
    table.play('0 board');
    expect(result(table)).toEqual({ ending: 'galleon', places: [1, 1, 3], scores: [2, 2, 1] });
  });
  it('E1: six players, Treasures 3, 3, 4, 5, 5 and 6: the player with 6 wins alone', () => {
    const table = scene({
      hands: [
        'boarding chest+piggy-bank piggy-bank+barrel',
        'sack sack sack',
        'barrel barrel barrel',
        'gold-bar+sack diamond+sack',
        'gold-bar+barrel diamond+gold-bar diamond',
        'piggy-bank+sack chest+barrel galleon-sack galleon-sack',
      ],
      top: 'galleon-barrel',
      below: '',
    });
    table.play('0 board');
    expect(result(table)).toEqual({ ending: 'galleon', places: [2, 5, 5, 4, 2, 1], scores: [5, 3, 3, 4, 5, 6] });
  });
});

describe('D11', () => {
  it('D11: the game ends when every player has passed three times in a row and nobody drew a card', () => {
    const table = scene({ hands: [five, 'barrel barrel barrel map rod'] });
    table.play('0 pass', '1 pass', '0 pass', '1 pass', '0 pass');
    expect(table.state.phase).toBe('turn');
    table.play('1 pass');
    expect(result(table)).toEqual({ ending: 'passes', places: [2, 1], scores: [1, 3] });
  });
  it.each([
    ['a card drawn', 'barrel barrel barrel map', ['1 pass', '* rod']],
    ['a play', 'barrel barrel barrel map boarding', ['1 board', '* diamond', '1 end']],
    ['a burial', 'barrel barrel barrel map boarding', ['1 bury map']],
  ])('D11: %s begins the count anew', (_, hand, lines) => {
    const table = scene({ hands: [five, hand] });
    table.play('0 pass', ...lines);
    expect(table.state.passes).toBe(0);
    if (table.state.phase === 'bury') table.play('1 end', '* map');
    table.play('0 pass', '1 pass', '0 pass', '1 pass', '0 pass');
    expect(table.state.phase).toBe('turn');
    table.play('1 pass');
    expect(result(table).ending).toBe('passes');
  });
});
