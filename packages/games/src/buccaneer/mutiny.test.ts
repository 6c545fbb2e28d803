import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { game } from './index.ts';
import { choices, play, refusal } from './transcript.ts';

const threeBlack = ['a2 b2 b3 b4 c2'];
const must = (state: ReturnType<typeof arrange>): number => {
  const pending = game.pending(state);
  return pending.kind === 'seats' ? pending.must : 0;
};

describe('Buccaneer: mutiny', () => {
  it('R15: whoever has three pirates in another’s stack may demand, when that captain’s turn comes, that it boards', () => {
    const state = arrange({ stacks: threeBlack, open: [1, 7, 13], turn: 2 });
    expect(must(state)).toBe(0b100);
    expect(play(state, '2 move c3 b5').at(-1)).toMatchObject({ type: 'mutinyPossible', captain: 0, stacks: [{ seats: [1] }] });
    expect(must(state)).toBe(0b010);
    expect(choices(state, 1)).toEqual(['demand a2', 'let-be a2']);
    expect(refusal(state, '1 demand a3')).toContain('cannot mutiny in that stack');
    expect(refusal(state, '1 move b5 a3')).toContain('First say');
  });

  it('R15: two pirates are too few, and own pirates under an own top are no mutineers', () => {
    expect(must(arrange({ stacks: ['a2 b2 b3 c2 c3'], open: [1, 7, 13] }))).toBe(0b001);
    const own = arrange({ stacks: ['a2 b2 a3 a4 a5'], open: [1, 7, 13] });
    expect([must(own), own.phase]).toEqual([0b001, 'act']);
  });

  it('R16: after a demand the captain boards with that stack, on a ship of his choice; no move and no other stack will do', () => {
    const state = arrange({ stacks: [...threeBlack, 'a3 c3 c4'], open: [1, 7, 13] });
    play(state, '1 demand a2');
    expect(choices(state, 0)).toEqual(['board 1 a2 candlestick', 'board 7 a2 candlestick', 'board 7 a2 barrel']);
    expect(refusal(state, '0 move a4 b5')).toContain('Mutiny');
    expect(refusal(state, '0 board 1 a3 candlestick')).toContain('Mutiny');
    play(state, '0 board 1 a2 candlestick');
    expect(state.money).toEqual([9, 19, 12]);
    expect(game.view(state, 0).demanded).toEqual([]);
  });

  it('R16: let be, and the captain is free', () => {
    const state = arrange({ stacks: threeBlack, open: [1, 7, 13] });
    play(state, '1 let-be a2');
    expect(choices(state, 0)).toContain('move a3 b5');
  });

  it('R17: with several stacks in mutiny the captain boards once and chooses which', () => {
    const state = arrange({ stacks: ['a2 b2 b3 b4', 'a3 c2 c3 c4'], open: [1, 13, 14] });
    expect(must(state)).toBe(0b110);
    play(state, '1 demand a2', '2 demand a3');
    expect(choices(state, 0)).toEqual(['board 1 a2 candlestick', 'board 1 a3 candlestick']);
    play(state, '0 board 1 a3 candlestick');
    expect(state.turn).toBe(1);
    expect(game.view(state, 0).stacks.filter((stack) => stack.pirates.length > 1)).toHaveLength(1);
  });

  it('R18: a stack too small for every face-up ship is not asked about', () => {
    expect(must(arrange({ stacks: threeBlack, open: [13, 14, 15] }))).toBe(0b001);
    expect(must(arrange({ stacks: [...threeBlack, 'a3 c3 c4 c5'], open: [10, 13, 14] }))).toBe(0b010);
  });

  it('D6: all are asked at once; one demand settles its stack, whoever else might have answered', () => {
    const both = (): ReturnType<typeof arrange> => arrange({ stacks: ['a2 b2 b3 b4 c2 c3 c4'], open: [1, 7, 13] });
    const state = both();
    expect(must(state)).toBe(0b110);
    play(state, '2 demand a2');
    expect(must(state)).toBe(0b001);
    const slow = both();
    play(slow, '1 let-be a2');
    expect(must(slow)).toBe(0b100);
    play(slow, '2 demand a2');
    expect(choices(slow, 0)).toEqual(choices(state, 0));
  });

  it('D6: the order in which demands arrive decides nothing', () => {
    const stacks = ['a2 b2 b3 b4', 'a3 c2 c3 c4'];
    const one = arrange({ stacks, open: [1, 13, 14] });
    const two = arrange({ stacks, open: [1, 13, 14] });
    play(one, '1 demand a2', '2 let-be a3');
    play(two, '2 let-be a3', '1 demand a2');
    expect(game.view(two, 0)).toEqual(game.view(one, 0));
    expect(choices(two, 0)).toEqual(['board 1 a2 candlestick']);
  });

  it('E2: three black pirates lie in red’s stack: red must board and chooses the bigger of two ships', () => {
    const state = arrange({ stacks: threeBlack, open: [7, 11, 13] });
    play(state, '1 demand a2');
    expect(choices(state, 0)).toContain('board 11 a2 candlestick');
    expect(choices(state, 0)).toContain('board 7 a2 barrel');
    play(state, '0 board 11 a2 barrel');
    expect(state.money).toEqual([10 + 22 - 11, 19, 12]);
    expect(state.turn).toBe(1);
  });
});
