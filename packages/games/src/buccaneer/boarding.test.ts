import { beforeEach, describe, expect, it, vi } from 'vitest';
import { arrange } from './arrange.ts';
import { game } from './index.ts';
import { choices, play, refusal, stacksOf } from './transcript.ts';

describe('Buccaneer: sharing the booty', () => {
  it('R10: the captain takes one piece shown, the owner of the second pirate the other, and nothing comes between', () => {
    const state = arrange({ stacks: ['a2 b3 c4 b5'], open: [7, 13, 14] });
    expect(choices(state, 0).filter((text) => text.startsWith('board'))).toEqual(['board 7 a2 candlestick', 'board 7 a2 barrel']);
    expect(play(state, '0 board 7 a2 barrel')[0]).toMatchObject({ loot: 'barrel', second: { seat: 1, loot: 'candlestick' } });
    expect(game.view(state, 0).loot).toEqual([
      [0, 0, 1, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(state.turn).toBe(1);
  });

  it('R10: a ship that shows one piece gives the second pirate nothing', () => {
    const state = arrange({ stacks: ['a2 b3 c4'], open: [4, 13, 14] });
    expect(play(state, '0 board 4 a2 chest')[0]).toMatchObject({ loot: 'chest', second: null });
    expect(refusal(arrange({ stacks: ['a2 b3 c4'], open: [4, 13, 14] }), '0 board 4 a2 sabre')).toContain('chest');
  });

  it('R11: the captain takes the ducats of the ship and pays each pirate that is not his own its wage', () => {
    const state = arrange({ stacks: ['a2 b3 c4 b5'], open: [7, 13, 14] });
    expect(play(state, '0 board 7 a2 barrel')[0]).toMatchObject({ before: 10, after: 14, stockPaid: 0 });
    expect(state.money).toEqual([10 + 16 - 12, 10 + 8, 10 + 4]);
  });

  it('R12: the pirate with the question mark is paid what the ship states', () => {
    const state = arrange({ stacks: ['a2 b? c4 b2'], open: [9, 13, 14] });
    play(state, '0 board 9 a2 sabre');
    expect(state.money).toEqual([10 + 20 - 12, 10 + 6 + 2, 10 + 4]);
  });

  it('R13 R14: a poor captain ends with 0, the others are paid in full, the pirates go home and the ship is gone', () => {
    const state = arrange({ stacks: ['a2 b5 c5 b4'], open: [1, 13, 14], money: [2, 0, 0] });
    expect(play(state, '0 board 1 a2 candlestick')[0]).toMatchObject({ before: 2, after: 0, stockPaid: 2 });
    expect(state.money).toEqual([0, 9, 5]);
    expect(stacksOf(state, 0)).toEqual(['a2', 'a3', 'a4', 'a5', 'a?']);
    expect(stacksOf(state, 1)).toEqual(['b2', 'b3', 'b4', 'b5', 'b?']);
    expect(game.view(state, 0)).toMatchObject({ open: [null, 13, 14], boarded: 1 });
    expect(game.view(state, 0).toCome).not.toContain(1);
  });

  it('D4: own pirates in the stack are not paid, and the captain keeps what is left', () => {
    const state = arrange({ stacks: ['a2 b2 a5 a4'], open: [7, 13, 14] });
    const [event] = play(state, '0 board 7 a2 barrel');
    expect(event).toMatchObject({ pays: [{ ducats: null }, { ducats: 2 }, { ducats: null }, { ducats: null }] });
    expect(state.money).toEqual([10 + 14, 12, 10]);
  });

  it('D5: what the stock lacks is not given: the captain takes any shown piece in stock, the second the other if in stock', () => {
    const at = (stock: readonly number[]) => arrange({ stacks: ['a2 b3 c4 b5'], open: [7, 13, 14], stock });
    const boards = (stock: readonly number[]) => choices(at(stock), 0).filter((text) => text.startsWith('board'));
    expect(boards([6, 0, 6, 6])).toEqual(['board 7 a2 barrel']);
    expect(play(at([6, 0, 6, 6]), '0 board 7 a2 barrel')[0]).toMatchObject({ loot: 'barrel', second: null });
    expect(boards([6, 6, 0, 6])).toEqual(['board 7 a2 candlestick']);
    expect(boards([6, 0, 0, 6])).toEqual(['board 7 a2']);
    expect(play(at([6, 0, 0, 6]), '0 board 7 a2')[0]).toMatchObject({ loot: null, second: null });
    expect(refusal(at([6, 0, 0, 6]), '0 board 7 a2 barrel')).toContain('take none');
    expect(refusal(at([6, 0, 6, 6]), '0 board 7 a2')).toContain('barrel');
  });

  it('E4: 3 ducats, a ship of 10, wages due 16: the captain ends with 0, the stock pays 3, the loot stays with the captain', () => {
    const state = arrange({ stacks: ['a2 b5 c5 b4 c?'], open: [1, 13, 14], money: [3, 0, 0] });
    expect(play(state, '0 board 1 a2 candlestick')[0]).toMatchObject({ loot: 'candlestick', before: 3, after: 0, stockPaid: 3 });
    expect(state.money).toEqual([0, 9, 7]);
    expect(game.view(state, 0).loot[0]).toEqual([0, 1, 0, 0]);
  });
});

describe('Buccaneer: a ship for one', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock('./ships.ts', async (original) => {
      const real = await original<typeof import('./ships.ts')>();
      return { ...real, crewOf: real.crewOf.map((crew, ship) => (ship === 7 ? 1 : crew)) };
    });
  });

  it('D2: a single free pirate is a stack of one and may board a ship that needs one; nobody is second', async () => {
    const [scene, text] = await Promise.all([import('./arrange.ts'), import('./transcript.ts')]);
    const state = scene.arrange({ open: [7, 13, 14], stacks: ['b2 c2'] });
    expect(text.choices(state, 0)).toContain('board 7 a2 barrel');
    expect(text.play(state, '0 board 7 a2 barrel')[0]).toMatchObject({ second: null, before: 10, after: 26 });
    vi.doUnmock('./ships.ts');
  });
});
