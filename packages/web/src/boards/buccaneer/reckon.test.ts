import * as buccaneer from '@quarterdeck/games/buccaneer';
import { describe, expect, it } from 'vitest';
import { boardable, insideOf, isLongBill, leadersOf, reckon } from './reckon.ts';

const { pirateOf, shipOf } = buccaneer;
const seen = (seat: number, wage: buccaneer.Wage | null): buccaneer.PirateSeen => ({ seat, wage });

/** My stack of four: Nico and Karin have a covered pirate each under me, Nico's 4 lies open elsewhere. */
const mine: buccaneer.StackSeen = { top: pirateOf(0, 3), pirates: [seen(0, 3), seen(1, null), seen(2, null), seen(0, null)] };
const lone = (seat: number, wage: buccaneer.Wage): buccaneer.StackSeen => ({ top: pirateOf(seat, wage), pirates: [seen(seat, wage)] });
const stacks = [mine, lone(1, 2), lone(1, 4), lone(1, '?'), lone(2, 3), lone(2, 4), lone(2, 5), lone(2, '?')];

describe('Buccaneer board: what a boarding costs', () => {
  it('is exact where only one wage is left, a range where several are, and nothing for my own', () => {
    const { lines, due, kept } = reckon(stacks, mine, shipOf(7), [10, 10, 10]);
    expect(lines).toEqual([
      { seat: 0, pay: null },
      { seat: 1, pay: { low: 3, high: 5 } },
      { seat: 2, pay: { low: 2, high: 2 } },
      { seat: 0, pay: null },
    ]);
    expect(due).toEqual({ low: 5, high: 7 });
    expect(kept).toEqual({ low: 9, high: 11 });
  });

  it('knows that no two pirates of a colour are alike: two covered of 3 and 5 cost 8 together', () => {
    const two: buccaneer.StackSeen = { top: pirateOf(0, 3), pirates: [seen(0, 3), seen(1, null), seen(0, null), seen(1, null)] };
    const open = [two, lone(1, 2), lone(1, 4), lone(1, '?')];
    expect(reckon(open, two, shipOf(7), [10, 10]).due).toEqual({ low: 8, high: 8 });
  });

  it('counts what the memory aid shows, and what the ship pays a question mark', () => {
    const known: buccaneer.StackSeen = { top: pirateOf(0, 3), pirates: [seen(0, 3), seen(1, '?'), seen(2, 5), seen(1, 2)] };
    const { kept } = reckon([known], known, shipOf(9), [10, 10, 10]);
    expect(kept).toEqual({ low: 20 - 13, high: 20 - 13 });
  });

  it('never takes more from a captain than he has', () => {
    const poor: buccaneer.StackSeen = { top: pirateOf(0, 3), pirates: [seen(0, 3), seen(1, 5), seen(2, 5), seen(1, 4)] };
    expect(reckon([poor], poor, shipOf(1), [3, 0, 0])).toMatchObject({ kept: { low: -3, high: -3 }, isPoor: true });
    expect(reckon([poor], poor, shipOf(1), [4, 0, 0])).toMatchObject({ kept: { low: -4, high: -4 }, isPoor: false });
  });
});

describe('Buccaneer board: a stack at a glance', () => {
  it('says which ships it could board and who has how many inside, the captain first', () => {
    expect(boardable(4, [1, null, 10]).map((ship) => ship.number)).toEqual([1]);
    expect(insideOf({ top: 0, pirates: [seen(2, 3), seen(0, null), seen(1, null), seen(0, null)] })).toEqual([
      { seat: 2, count: 1 },
      { seat: 0, count: 2 },
      { seat: 1, count: 1 },
    ]);
  });

  it('sets the bill in columns where a row for each pirate would reach under the plaque', () => {
    expect([isLongBill(5, 1, false), isLongBill(3, 3, false)]).toEqual([false, false]);
    expect([isLongBill(5, 3, false), isLongBill(6, 0, false), isLongBill(4, 1, true)]).toEqual([true, true, true]);
  });

  it('says who leads a kind of loot', () => {
    const loot = [
      [2, 0],
      [2, 0],
      [1, 0],
    ];
    expect(leadersOf(loot, 0)).toEqual({ seats: [0, 1], most: 2 });
    expect(leadersOf(loot, 1)).toEqual({ seats: [], most: 0 });
  });
});
