import { BadNotation, type Input, type Notation } from './game.ts';
import type { LuckProof } from './luck.ts';

/** A whole game as text. It holds every secret: publish it only after the end. */
export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly config: object;
  /** One log line each, as `writeLine` writes them. */
  readonly lines: readonly string[];
  /** Names by seat, if they are known. */
  readonly names?: readonly string[];
  readonly luck?: LuckProof;
}

/** A log line: an input, or the return to the state after line `to` (counted from 1; 0 is the set-up). */
export type LogLine<A> = Input<A> | { readonly by: 'undo'; readonly to: number };

/** A record or log line that cannot be read; `line` counts from 1 in the text that was given. */
export class BadRecord extends Error {
  override name = 'BadRecord';
  readonly line: number;
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.line = line;
  }
}

/** `2 mirror` a seat's action · `* 3 3 5` chance · `~ settle7 -1 341 358` a window closed · `< 12` back to the state after line 12. */
export function writeLine<A>(line: LogLine<A>, notation: Notation<A>): string {
  if (line.by === 'chance') return `* ${line.outcome.join(' ')}`.trimEnd();
  if (line.by === 'clock') return ['~', line.timer, ...line.times].join(' ');
  if (line.by === 'undo') return `< ${line.to}`;
  return `${line.by} ${notation.write(line.action)}`;
}

/** Throws `BadNotation` with what is wrong and what is allowed. */
export function readLine<A>(text: string, notation: Notation<A>): LogLine<A> {
  const space = text.indexOf(' ');
  const head = space < 0 ? text : text.slice(0, space);
  const rest = space < 0 ? '' : text.slice(space + 1);
  if (head === '*') return { by: 'chance', outcome: rest === '' ? [] : rest.split(' ').map((word) => wholeNumber(word, 0)) };
  if (head === '<') return { by: 'undo', to: wholeNumber(rest, 0) };
  if (head === '~') {
    const [timer, ...times] = rest.split(' ');
    if (timer === undefined || timer === '') throw new BadNotation('A clock line names its timer: "~ TIMER [milliseconds …]".');
    return { by: 'clock', timer, times: times.map((word) => wholeNumber(word, -1)) };
  }
  return { by: wholeNumber(head, 0), action: notation.read(rest) };
}

function wholeNumber(text: string, least: number): number {
  if (!/^-?\d{1,9}$/.test(text) || Number(text) < least) throw new BadNotation(`"${text}" should be a whole number of ${least} or more.`);
  return Number(text);
}

const heading = 'quarterdeck record 1';

export function writeRecord(record: GameRecord): string {
  const head = [heading, `game: ${record.game} ${record.version}`, `seats: ${record.seats}`, `config: ${JSON.stringify(record.config)}`];
  if (record.names !== undefined) head.push(`names: ${JSON.stringify(record.names)}`);
  if (record.luck !== undefined) head.push(`luck: ${JSON.stringify(record.luck)}`);
  return `${head.join('\n')}\n\n${record.lines.map((line) => `${line}\n`).join('')}`;
}

/** Reads the frame of a record; the lines are read by the game's notation when it is replayed. Throws `BadRecord`. */
export function parseRecord(text: string): GameRecord {
  const rows = text.replaceAll('\r\n', '\n').split('\n');
  if (rows[0] !== heading) throw new BadRecord(1, `a record begins with "${heading}".`);
  const fields = new Map<string, { value: string; line: number }>();
  let at = 1;
  for (; at < rows.length && rows[at] !== ''; at++) {
    const match = /^(game|seats|config|names|luck): (.*)$/.exec(rows[at] as string);
    if (match === null)
      throw new BadRecord(at + 1, 'a header line is one of "game: NAME VERSION", "seats: N", "config: {…}", "names: […]", "luck: {…}".');
    fields.set(match[1] as string, { value: match[2] as string, line: at + 1 });
  }
  const field = (name: string): { value: string; line: number } => {
    const found = fields.get(name);
    if (found === undefined) throw new BadRecord(at + 1, `the header lacks "${name}:".`);
    return found;
  };
  const game = /^([a-z-]+) (\d+)$/.exec(field('game').value);
  if (game === null) throw new BadRecord(field('game').line, '"game:" is followed by a name and a version, as in "game: bacon 1".');
  if (!/^\d{1,2}$/.test(field('seats').value)) throw new BadRecord(field('seats').line, '"seats:" is followed by a number.');
  const lines = rows.slice(at + 1);
  while (lines.at(-1) === '') lines.pop();
  return {
    game: game[1] as string,
    version: Number(game[2]),
    seats: Number(field('seats').value),
    config: json(field('config'), isObject, 'an object'),
    lines,
    ...(fields.has('names') ? { names: json(field('names'), isTexts, 'a list of texts') } : {}),
    ...(fields.has('luck') ? { luck: json(field('luck'), isProof, 'an object with commitment, seed and contributions') } : {}),
  };
}

/** The line of a record's text on which log line `index` (from 0) stands, counted from 1. */
export function lineInText(record: GameRecord, index: number): number {
  return 6 + (record.names === undefined ? 0 : 1) + (record.luck === undefined ? 0 : 1) + index;
}

function json<T>(field: { value: string; line: number }, is: (value: unknown) => value is T, what: string): T {
  let value: unknown;
  try {
    value = JSON.parse(field.value);
  } catch {
    throw new BadRecord(field.line, 'this is not JSON.');
  }
  if (!is(value)) throw new BadRecord(field.line, `this should be ${what}.`);
  return value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
function isProof(value: unknown): value is LuckProof {
  if (!isObject(value)) return false;
  const { commitment, seed, contributions } = value as Partial<Record<keyof LuckProof, unknown>>;
  return isHex(commitment) && isHex(seed) && isTexts(contributions);
}
function isHex(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
