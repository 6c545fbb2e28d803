import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { type Event, finalCount, game } from './index.ts';
import { play, stacksOf } from './transcript.ts';

const noLoot = [0, 0, 0, 0];

describe('Buccaneer: the end', () => {
  it('R19: the game ends when all 15 ships have been boarded', () => {
    const state = arrange({ stacks: ['a2 b2'], open: [1, 0, 0], boarded: 14 });
    expect(play(state, '0 board 1 a2 candlestick').map((event) => event.type)).toEqual(['boarded', 'ended']);
    expect(game.pending(state).kind).toBe('over');
    expect(game.legal(state, 0)).toEqual([]);
  });

  it('R20: the most pieces of a kind earn its ducats; those who tie share them, rounded down', () => {
    const count = finalCount(
      [0, 0, 0],
      [
        [2, 1, 1, 0],
        [1, 1, 1, 0],
        [0, 0, 1, 0],
      ],
    );
    expect(count.kinds.map(({ most, winners, share }) => ({ most, winners, share }))).toEqual([
      { most: 2, winners: [0], share: 6 },
      { most: 1, winners: [0, 1], share: 4 },
      { most: 1, winners: [0, 1, 2], share: 4 },
      { most: 0, winners: [], share: 0 },
    ]);
  });

  it('R21: pieces that earned nothing bring 1 ducat each', () => {
    const count = finalCount([0, 0, 0], [[3, 0, 0, 0], [2, 0, 0, 0], noLoot]);
    expect(count.kinds[0]?.ducats).toEqual([6, 2, 0]);
  });

  it('R21: also where a share rounds to nothing', () => {
    const seven = Array.from({ length: 7 }, () => [1, 0, 0, 0]);
    expect(
      finalCount(
        seven.map(() => 0),
        seven,
      ).kinds[0],
    ).toMatchObject({ share: 0, ducats: [1, 1, 1, 1, 1, 1, 1] });
  });

  it('R22: ducats, majorities and consolations together decide', () => {
    const state = arrange({
      stacks: ['a2 b2'],
      open: [1, 0, 0],
      boarded: 14,
      money: [10, 20, 30],
      loot: [
        [0, 0, 0, 3],
        [0, 0, 0, 1],
        [0, 0, 2, 0],
      ],
    });
    const [, ended] = play(state, '0 board 1 a2 candlestick');
    const scores = [10 + 8 + 9 + 15, 20 + 2 + 1, 30 + 12];
    expect(game.pending(state)).toEqual({ kind: 'over', outcome: { scores, places: [1, 3, 1], ending: 'ships' } });
    expect(ended).toMatchObject({ type: 'ended', why: 'ships', count: { totals: scores } });
  });

  it('D7: a tie in money is a shared victory', () => {
    const state = arrange({ stacks: ['a2 b2'], open: [1, 0, 0], boarded: 14, money: [0, 15, 0] });
    play(state, '0 board 1 a2 candlestick');
    expect(game.pending(state)).toMatchObject({ outcome: { scores: [17, 17, 0], places: [1, 1, 3] } });
  });

  it('E1: Karin and Nico have 2 chests each, Kim and Nina 1 each: 7, 7, 1 and 1', () => {
    const count = finalCount(
      [0, 0, 0, 0],
      [
        [0, 0, 0, 2],
        [0, 0, 0, 2],
        [0, 0, 0, 1],
        [0, 0, 0, 1],
      ],
    );
    expect(count.kinds[3]).toMatchObject({ kind: 'chest', bonus: 15, share: 7, winners: [0, 1], ducats: [7, 7, 1, 1] });
    expect(count.totals).toEqual([7, 7, 1, 1]);
  });
});

describe('Buccaneer: total blockade', () => {
  // Before the last move: heights 1, 2, 3 and 4 topped by red; a stack of three under a fifth red pirate that goes on the last two.
  const almost = (): ReturnType<typeof arrange> =>
    arrange({ stacks: ['a3 b2', 'a4 b3 c2', 'a5 b4 c3 b5', 'b? c4 c5 c?'], open: [13, 14, 15] });

  it('D8: when no seat has a legal action all stacks dissolve, unpaid, and the seat next in order goes on', () => {
    const state = almost();
    const events = play(state, '0 move a? b?');
    expect(events.map((event) => event.type)).toEqual(['moved', 'blockaded']);
    expect(events[1]).toMatchObject({ count: 1, next: 1 });
    expect(state.money).toEqual([10, 10, 10]);
    expect(stacksOf(state, 2)).toEqual(['c2', 'c3', 'c4', 'c5', 'c?']);
    expect(state.turn).toBe(1);
  });

  it('D8: the covered wages that come back are told as a disclosure', () => {
    const state = almost();
    const revealed: Event[] = [];
    const emit = Object.assign(() => {}, { only: () => {}, reveal: (event: Event) => revealed.push(event) });
    game.apply(state, { by: 0, action: game.notation.read('move a? b?') }, emit);
    expect(revealed.map((event) => event.type)).toEqual(['blockaded']);
  });

  it('D8: as long as one seat can board there is no blockade, others are skipped', () => {
    const state = almost();
    state.open = [10, 0, 15];
    state.leastCrew = 5;
    const events = play(state, '0 move a? b?');
    expect(events.map((event) => event.type)).toEqual(['moved', 'skipped', 'skipped', 'mutinyPossible']);
    expect(state.turn).toBe(0);
  });

  it('D8: a third blockade with no boarding between ends the game as it stands; a boarding starts the count anew', () => {
    const state = almost();
    state.blockades = 2;
    expect(play(state, '0 move a? b?').map((event) => event.type)).toEqual(['moved', 'blockaded', 'ended']);
    expect(game.pending(state)).toMatchObject({ kind: 'over', outcome: { scores: [10, 10, 10], ending: 'blockade' } });
    const fresh = arrange({ stacks: ['a2 b2'], open: [1, 13, 14] });
    fresh.blockades = 2;
    play(fresh, '0 board 1 a2 candlestick');
    expect(fresh.blockades).toBe(0);
  });

  it('E3: heights 1-2-3-4-5 all topped by one colour, ships that need 6-6-6: everything dissolves', () => {
    const state = almost();
    const [, blockade] = play(state, '0 move a? b?');
    const stacks = blockade?.type === 'blockaded' ? blockade.stacks.map((stack) => stack.length) : [];
    expect(stacks).toEqual([2, 3, 4, 5]);
    expect(game.view(state, 0).stacks.every((stack) => stack.pirates.length === 1)).toBe(true);
  });
});
