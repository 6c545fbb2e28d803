import { describe, expect, it } from 'vitest';
import { commitTo, sealedLuck } from './luck.ts';
import { BadRecord, type GameRecord, parseRecord, writeRecord } from './record.ts';
import { replayRecord, verifyLuck } from './replay.ts';
import { openTable } from './table.ts';
import { toy } from './toy.ts';

const seed = 'ab'.repeat(32);
const contributions = ['rum', ''];

/** dig, rest (undone), rest, window, dig, dig, window. */
function played(): GameRecord {
  const table = openTable({ game: toy, config: { rounds: 2 }, seats: 2, luck: sealedLuck(seed, contributions) });
  table.submit(0, { type: 'rest' }, table.seq);
  table.undo(0);
  table.submit(0, { type: 'dig' }, table.seq);
  table.submit(1, { type: 'rest' }, table.seq);
  table.submit(1, { type: 'guess', coins: 2 }, table.seq);
  table.expire('guess', []);
  table.submit(0, { type: 'dig' }, table.seq);
  table.submit(1, { type: 'dig' }, table.seq);
  table.expire('guess', []);
  return { ...table.record(), names: ['Ana', 'Bo'], luck: { commitment: commitTo(seed), seed, contributions } };
}

function complaint(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof BadRecord) return error.message;
    throw error;
  }
  return 'nothing';
}

function changed(record: GameRecord, line: number, text: string): GameRecord {
  return { ...record, lines: record.lines.map((old, index) => (index === line - 1 ? text : old)) };
}

describe('replayRecord', () => {
  const record = played();
  const replay = replayRecord(toy, record);

  it('stops wherever the table waited, with the lines that led there', () => {
    expect(record.lines.filter((line) => !line.startsWith('*'))).toEqual([
      '0 rest',
      '< 0',
      '0 dig',
      '1 rest',
      '1 guess 2',
      '~ guess',
      '0 dig',
      '1 dig',
      '~ guess',
    ]);
    expect(replay.stops).toEqual([0, 1, 2, 4, 5, 6, 7, 9, 11, 12]);
    expect(replay.lines(0)).toEqual([]);
    expect(replay.lines(3)).toEqual(['0 dig', record.lines[3]]);
    expect(replay.update(9, 'spectator').waiting.kind).toBe('over');
  });

  it('gives each viewer what the host gave it, and no more', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const table = openTable({ game: toy, config: { rounds: 2 }, seats: 2, luck: sealedLuck(seed, contributions) });
      expect(replay.update(0, viewer)).toEqual(table.update(viewer, 0));
    }
    expect(replay.update(3, 0).events.at(-1)).toMatchObject({ type: 'dug', coins: expect.any(Number) });
    expect(replay.update(3, 1).events.at(-1)).toMatchObject({ type: 'dug', coins: null });
    expect(replay.update(3, 'spectator').view.mine).toBeNull();
    expect(replay.update(5, 0).events).toEqual([]);
    expect(replay.update(4, 1).legal).toHaveLength(3);
  });

  it('keeps what was told later out of earlier stops', () => {
    const all = replay.update(3, 1, -1);
    expect(all.events.map((event) => event.type)).toEqual(['digging', 'dug']);
    expect(replay.update(9, 1, -1).events.length).toBeGreaterThan(all.events.length);
  });

  it('tells everything anew to whoever had seen what was undone', () => {
    expect(replay.update(1, 0).events).toEqual([{ type: 'rested', seat: 0 }]);
    expect(replay.update(2, 0)).toMatchObject({ since: 0, events: [] });
  });

  it('hands out states that can be changed without harm', () => {
    const state = replay.state(3);
    state.coins.fill(99);
    expect(replay.state(3).coins).not.toEqual(state.coins);
  });

  it('plays on from a stop with other choices', () => {
    const table = replay.playOn(3, sealedLuck(seed, []));
    expect(table.submit(1, { type: 'dig' }, table.seq)).toBeNull();
    expect(table.lines().slice(0, 4)).toEqual(record.lines.slice(0, 4));
    expect(table.lines().length).toBe(6);
  });

  it('names the line of the text that does not fit', () => {
    expect(complaint(() => replayRecord(toy, changed(record, 5, '1 sail')))).toBe('line 12: "sail" is not dig, rest or guess 1 to 3.');
    expect(complaint(() => replayRecord(toy, changed(record, 5, '0 rest')))).toBe('line 12: "0 rest": It is not your turn to choose.');
    expect(complaint(() => replayRecord(toy, changed(record, 4, '* 7')))).toMatch(/^line 11: "\* 7": this outcome is impossible/);
    expect(complaint(() => replayRecord(toy, { ...record, lines: ['0 dig'] }))).toBe(
      'line 9: the record ends where the table waits for chance.',
    );
    expect(complaint(() => replayRecord(toy, { ...record, version: 2 }))).toMatch(/^line 2: .*version 2.*plays version 1/);
    expect(complaint(() => replayRecord(toy, { ...record, game: 'ludo' }))).toBe('line 2: this is a record of ludo, not of toy.');
    expect(complaint(() => replayRecord(toy, { ...record, seats: 5 }))).toBe('line 3: toy is for 2 to 4 players, not 5.');
    expect(complaint(() => replayRecord(toy, { ...record, config: { rounds: 0 } }))).toBe('line 4: "rounds" should be 1 or more.');
  });
});

describe('verifyLuck', () => {
  const record = played();
  const verify = (edit: Partial<GameRecord>): string => complaint(() => verifyLuck(replayRecord(toy, { ...record, ...edit })));

  it('accepts what the seed gave, also after text and back', () => {
    expect(replayRecord(toy, record).chances).toHaveLength(3);
    expect(complaint(() => verifyLuck(replayRecord(toy, parseRecord(writeRecord(record)))))).toBe('nothing');
  });

  it('catches an outcome, a seed, a contribution or a commitment that was exchanged', () => {
    const line = record.lines.findIndex((text) => text.startsWith('*')) + 1;
    const other = record.lines[line - 1] === '* 1' ? '* 2' : '* 1';
    expect(verify({ lines: changed(record, line, other).lines })).toMatch(/^line 11: the seed gives "\* .*but the record has/);
    const luck = { commitment: commitTo(seed), seed, contributions };
    expect(verify({ luck: { ...luck, seed: 'cd'.repeat(32) } })).toMatch(/^line 6: the seed does not belong to the commitment/);
    expect(verify({ luck: { ...luck, contributions: ['rum'] } })).toMatch(/^line 6: there are 1 contributions for 2 seats/);
    const seeds = ['gin', 'ale', 'tea', 'mud'].map((drink) => verify({ luck: { ...luck, contributions: [drink, ''] } }));
    expect(seeds.some((found) => found.includes('the seed gives'))).toBe(true);
    const { luck: _, ...bare } = record;
    expect(complaint(() => verifyLuck(replayRecord(toy, bare)))).toMatch(/no "luck:" line/);
  });
});
