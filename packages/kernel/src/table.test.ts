import { describe, expect, it } from 'vitest';
import { rngLuck, scriptedLuck } from './luck.ts';
import { BadRecord } from './record.ts';
import { seededRng } from './rng.ts';
import { openTable, type Table } from './table.ts';
import { type Toy, toy } from './toy.ts';

const dig = { type: 'dig' } as const;
const rest = { type: 'rest' } as const;
const guess = (coins: number) => ({ type: 'guess', coins }) as const;

function open(lines: readonly string[] = [], seats = 2): Table<Toy> {
  return openTable({ game: toy, config: { rounds: 2 }, seats, luck: rngLuck(seededRng(1)), lines });
}

describe('opening', () => {
  it('takes as many seats as the game does', () => {
    expect(() => open([], 1)).toThrow('toy is for 2 to 4 players, not 1.');
    expect(() => open([], 5)).toThrow('not 5.');
  });

  it('goes on from a log, and plays the chance that is due', () => {
    const table = open(['0 dig']);
    expect(table.lines()).toHaveLength(2);
    expect(table.lines()[1]).toMatch(/^\* [123]$/);
    expect(table.waiting).toMatchObject({ kind: 'seats', must: 0b10 });
    expect(open(table.lines()).update(0, 0)).toEqual(table.update(0, 0));
  });

  it.each([
    [['0 dig', '* 9'], 2, 'this outcome is impossible'],
    [['0 dig', '* 1 1'], 2, 'this outcome is impossible'],
    [['* 1'], 1, 'does not wait for chance here'],
    [['0 dig', '1 dig'], 2, 'waits for chance here'],
    [['1 dig'], 1, 'It is not your turn to choose.'],
    [['0 guess 2'], 1, '"guess 2" is not possible now.'],
    [['0 swim'], 1, '"swim" is not dig, rest or guess 1 to 3.'],
    [['~ guess'], 1, 'no timer "guess" runs here'],
    [['< 3'], 1, 'no state after line 3'],
    [['0 rest', '< 0', '< 1'], 3, 'no state after line 1'],
    [['0 rest', '1 rest', '~ guess', '0 rest', '1 rest', '~ guess', '0 dig'], 7, 'the game is over'],
  ])('refuses the forged log %j, with the line', (lines, line, reason) => {
    expect(() => open(lines)).toThrow(BadRecord);
    expect(() => open(lines)).toThrow(new RegExp(`^line ${line}: .*${reason.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
  });
});

describe('submit', () => {
  it('plays an action and the chance that follows, or says why not', () => {
    const table = open();
    expect(table.submit(1, dig, 0)).toEqual({ why: 'illegal', text: 'It is not your turn to choose.' });
    expect(table.submit(0, guess(1), 0)).toEqual({ why: 'illegal', text: '"guess 1" is not possible now.' });
    expect(table.seq).toBe(0);
    expect(table.submit(0, dig, 0)).toBeNull();
    expect(table.seq).toBe(2);
  });

  it('is stale when the choices changed since what was seen, not when they are the same again', () => {
    const table = open();
    table.submit(0, rest, 0);
    expect(table.submit(1, rest, 0)).toMatchObject({ why: 'stale' }); // seat 1 had no choice at line 0
    expect(table.submit(1, rest, 99)).toMatchObject({ why: 'stale' });
    expect(table.submit(1, rest, 1)).toBeNull();
    table.expire('guess', []);
    expect(table.submit(0, rest, 0)).toBeNull(); // the same two choices as at line 0
  });

  it('takes a window’s answers from who may, stale or not, and changes of mind', () => {
    const table = open();
    table.submit(0, rest, 0);
    table.submit(1, rest, 1);
    expect(table.submit(1, guess(1), 0)).toBeNull();
    expect(table.submit(1, guess(2), 0)).toBeNull();
    expect(table.submit(0, guess(3), 2)).toBeNull();
    expect(table.waiting).toMatchObject({ may: 0b11, timers: [{ id: 'guess' }] });
  });

  it('ends with the game', () => {
    const table = open(['0 rest', '1 rest', '~ guess', '0 rest', '1 rest', '~ guess']);
    expect(table.waiting.kind).toBe('over');
    expect(table.submit(0, dig, table.seq)).toMatchObject({ why: 'over' });
    expect(table.expire('guess', [])).toMatchObject({ why: 'over' });
  });
});

describe('expire', () => {
  it('closes the window whose timer runs, once', () => {
    const table = open(['0 rest', '1 rest']);
    expect(table.expire('other', [])).toEqual({ why: 'stale', text: 'No timer "other" runs.' });
    expect(table.expire('guess', [120, -1])).toBeNull();
    expect(table.lines(2)).toEqual(['~ guess 120 -1']);
    expect(table.expire('guess', [])).toMatchObject({ why: 'stale' });
  });
});

describe('update', () => {
  it('tells each viewer its own events since what it saw', () => {
    const table = openTable({ game: toy, config: { rounds: 2 }, seats: 2, luck: scriptedLuck([[3]]) });
    table.submit(0, dig, 0);
    table.submit(1, rest, 2);
    const announced = { type: 'digging', seat: 0 };
    const rested = { type: 'rested', seat: 1 };
    expect(table.update(0, 0)).toMatchObject({
      since: 0,
      seq: 3,
      events: [announced, { type: 'dug', seat: 0, coins: 3 }, rested],
      view: { mine: 3 },
    });
    expect(table.update(1, 0)).toMatchObject({ events: [announced, { type: 'dug', seat: 0, coins: null }, rested], view: { mine: 0 } });
    expect(table.update(1, 2).events).toEqual([rested]);
    expect(table.update(1, 3).events).toEqual([]);
    expect(table.update('spectator', 1)).toMatchObject({ events: [{ coins: null }, rested], legal: [], view: { mine: null } });
  });

  it('starts from the beginning for who claims to have seen the future, or what was undone', () => {
    const table = open();
    expect(table.update(0, 9).since).toBe(0);
    table.submit(0, rest, 0);
    table.undo(0);
    expect(table.update(0, 1)).toMatchObject({ since: 0, events: [], seq: 2 });
    expect(table.update(0, 2).since).toBe(2);
  });

  it('hands out nothing that the table changes later', () => {
    const table = open(['0 rest', '1 rest', '0 guess 2']);
    const seen = table.update(0, 0);
    const before = structuredClone(seen);
    table.expire('guess', []);
    expect(seen).toEqual(before);
  });
});

describe('undo', () => {
  it('is free for the last action of a seat, when nothing was learned and nobody else acted', () => {
    const table = open([], 3);
    expect(table.undoable(0)).toBeNull();
    table.submit(0, rest, 0);
    expect([table.undoable(0), table.undoable(1)]).toEqual([0, null]);
    table.submit(1, rest, 1);
    expect([table.undoable(0), table.undoable(1)]).toEqual([null, 1]);
  });

  it('is never free after luck, a secret or a window', () => {
    const table = open();
    table.submit(0, dig, 0);
    expect(table.undoable(0)).toBeNull();
    table.submit(1, rest, 2);
    table.submit(1, guess(2), 3);
    expect(table.undoable(1)).toBeNull();
    table.expire('guess', []);
    expect([table.undoable(0), table.undoable(1)]).toEqual([null, null]);
  });

  it('is never free while a window is open, lest it tell whether somebody has answered', () => {
    const table = open(['0 rest', '1 rest']);
    const before = table.undoable(1);
    table.submit(0, guess(2), 2);
    expect([before, table.undoable(1)]).toEqual([null, null]);
  });

  it('goes back to a state that counts, stays in the log, and makes what was seen after it stale', () => {
    const table = open();
    table.submit(0, rest, 0);
    table.undo(0);
    expect(table.lines()).toEqual(['0 rest', '< 0']);
    expect(table.waiting).toMatchObject({ must: 0b01 });
    expect(table.submit(0, dig, 1)).toMatchObject({ why: 'stale' });
    expect(table.submit(0, rest, 2)).toBeNull();
    for (const to of [-1, 1, 2, 3, 0.5]) expect(() => table.undo(to)).toThrow(`There is no state after line ${to} to go back to.`);
    expect(open(table.lines()).update(1, 0)).toEqual(table.update(1, 0));
  });

  it('draws luck anew', () => {
    const table = openTable({ game: toy, config: { rounds: 2 }, seats: 2, luck: scriptedLuck([[1], [3]]) });
    table.submit(0, dig, 0);
    table.undo(0);
    table.submit(0, dig, 3);
    expect(table.lines()).toEqual(['0 dig', '* 1', '< 0', '0 dig', '* 3']);
    expect(table.update(0, 0).view.mine).toBe(3);
  });
});

describe('record', () => {
  it('holds the whole game', () => {
    const table = open(['0 rest', '1 rest']);
    expect(table.record()).toEqual({ game: 'toy', version: 1, seats: 2, config: { rounds: 2 }, lines: ['0 rest', '1 rest'] });
  });
});
