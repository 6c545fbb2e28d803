import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadNotation, type Notation } from './game.ts';
import { BadRecord, type GameRecord, type LogLine, lineInText, parseRecord, readLine, writeLine, writeRecord } from './record.ts';
import { type Toy, toy } from './toy.ts';

type Line = LogLine<Toy['action']>;
const notation: Notation<Toy['action']> = toy.notation;

const lines: [string, Line][] = [
  ['0 dig', { by: 0, action: { type: 'dig' } }],
  ['3 guess 2', { by: 3, action: { type: 'guess', coins: 2 } }],
  ['*', { by: 'chance', outcome: [] }],
  ['* 3 3 5', { by: 'chance', outcome: [3, 3, 5] }],
  ['~ guess', { by: 'clock', timer: 'guess', times: [] }],
  ['~ settle7 -1 341 0', { by: 'clock', timer: 'settle7', times: [-1, 341, 0] }],
  ['< 12', { by: 'undo', to: 12 }],
];

describe('log lines', () => {
  it.each(lines)('%s is written and read back', (text, line) => {
    expect(writeLine(line, notation)).toBe(text);
    expect(readLine(text, notation)).toEqual(line);
  });

  it.each([
    ['', 'whole number'],
    ['x dig', '"x" should be a whole number of 0 or more.'],
    ['-1 dig', '"-1" should be'],
    ['0 dance', '"dance" is not dig, rest or guess 1 to 3.'],
    ['* 1 two', '"two" should be a whole number of 0 or more.'],
    ['* 1  2', 'whole number'],
    ['* -1', '"-1" should be'],
    ['* 1.5', '"1.5" should be'],
    ['~', 'A clock line names its timer'],
    ['~ guess -2', '"-2" should be a whole number of -1 or more.'],
    ['<', 'whole number'],
    ['< x', '"x" should be'],
  ])('%j is refused with a reason', (text, reason) => {
    expect(() => readLine(text, notation)).toThrow(BadNotation);
    expect(() => readLine(text, notation)).toThrow(reason);
  });
});

const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
const records: fc.Arbitrary<GameRecord> = fc.record(
  {
    game: fc.constantFrom('toy', 'coco-capitano'),
    version: fc.nat(99),
    seats: fc.integer({ min: 1, max: 6 }),
    config: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean(), fc.integer())),
    lines: fc.array(fc.constantFrom(...lines.map(([text]) => text))),
    names: fc.array(fc.string()),
    luck: fc.record({ commitment: hex, seed: hex, contributions: fc.array(fc.string()) }),
  },
  { requiredKeys: ['game', 'version', 'seats', 'config', 'lines'] },
);

describe('records', () => {
  it('are written and read back, whatever people call themselves', () => {
    fc.assert(
      fc.property(records, (record) => {
        const text = writeRecord(record);
        expect(parseRecord(text)).toEqual(record);
        expect(parseRecord(text.replaceAll('\n', '\r\n'))).toEqual(record);
        record.lines.forEach((line, index) => {
          expect(text.split('\n')[lineInText(record, index) - 1]).toBe(line);
        });
      }),
    );
  });

  const head = ['quarterdeck record 1', 'game: toy 1', 'seats: 2', 'config: {}'];
  const with_ = (line: number, text: string): string => [...head.slice(0, line - 1), text, ...head.slice(line), '', '0 dig'].join('\n');

  it.each([
    ['', 1, 'a record begins with "quarterdeck record 1".'],
    [with_(1, 'quarterdeck record 2'), 1, 'a record begins with'],
    [with_(2, 'game: toy'), 2, '"game:" is followed by a name and a version, as in "game: bacon 1".'],
    [with_(2, 'title: toy 1'), 2, 'a header line is one of "game: NAME VERSION"'],
    [with_(3, 'seats: two'), 3, '"seats:" is followed by a number.'],
    [with_(4, 'config: {'), 4, 'this is not JSON.'],
    [with_(4, 'config: []'), 4, 'this should be an object.'],
    [with_(4, 'names: ["Ana", 3]\nconfig: {}'), 4, 'this should be a list of texts.'],
    [with_(4, 'config: {}\nluck: {"seed":"ab"}'), 5, 'this should be an object with commitment, seed and contributions.'],
    ['quarterdeck record 1\ngame: toy 1\nseats: 2\n\n0 dig', 4, 'the header lacks "config:".'],
  ])('%j is refused, with the line', (text, line, reason) => {
    expect(() => parseRecord(text)).toThrow(BadRecord);
    expect(() => parseRecord(text)).toThrow(`line ${line}: ${reason}`);
  });
});
