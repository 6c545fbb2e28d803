import { readFileSync } from 'node:fs';
import { type Level, levels } from '@quarterdeck/bots';
import { games } from '@quarterdeck/games';
import {
  type AnyGame,
  type AnyShape,
  BadConfig,
  BadRecord,
  type GameRecord,
  parseRecord,
  type Replay,
  replayRecord,
} from '@quarterdeck/kernel';
import { InvalidArgumentError } from 'commander';

/** A flag, file or argument that makes no sense. The message says what is wrong and what is allowed; the exit status is 2. */
export class BadUse extends Error {
  override name = 'BadUse';
}

/** A flag's parser for whole numbers between two bounds. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || value < least || value > most) {
      const allowed = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
      throw new InvalidArgumentError(`It should be a whole number ${allowed}.`);
    }
    return value;
  };
}

/** The game of that id. */
export function gameOf(id: string): AnyGame {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (game === undefined) throw new BadUse(`there is no game "${id}"; the games are ${Object.keys(games).join(', ')}`);
  return game;
}

/** The number of players, by default the least that the game takes. */
export function playersOf(game: AnyGame, players: number | undefined): number {
  const [least, most] = game.seats;
  const seats = players ?? least;
  if (seats < least || seats > most) throw new BadUse(`--players ${seats}: ${game.id} is for ${least} to ${most} players`);
  return seats;
}

/** The table options out of `name=value` words or one JSON object, checked by the game for that many seats. */
export function configOf(game: AnyGame, words: readonly string[] | undefined, seats: number): AnyShape['config'] {
  try {
    const config = game.config(rawOptions(words ?? []));
    game.setup(config, seats);
    return config;
  } catch (error) {
    if (error instanceof BadConfig) throw new BadUse(`--options: ${error.message}`);
    throw error;
  }
}

function rawOptions(words: readonly string[]): object {
  const raw: Record<string, unknown> = {};
  for (const word of words) {
    if (word.startsWith('{')) {
      Object.assign(raw, jsonObject(word));
      continue;
    }
    const equals = word.indexOf('=');
    if (equals < 1) throw new BadUse(`--options: "${word}" should be name=value, or a JSON object`);
    raw[word.slice(0, equals)] = jsonOrText(word.slice(equals + 1));
  }
  return raw;
}

function jsonObject(text: string): object {
  const value = jsonOrText(text);
  if (typeof value !== 'object' || value === null) throw new BadUse(`--options: ${text} is not a JSON object`);
  return value;
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Bot levels out of a list with commas. */
export function levelsOf(list: string): readonly Level[] {
  return list.split(',').map((word) => {
    const level = levels.find((known) => known === word.trim());
    if (level === undefined) throw new BadUse(`"${word.trim()}" is no level of bots; levels are ${levels.join(', ')}`);
    return level;
  });
}

/** A record file, read and replayed. Complaints name the file and the line. */
export function openRecord(file: string): { readonly record: GameRecord; readonly replay: Replay<AnyShape> } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const why: Record<string, string> = { ENOENT: 'there is no such file', EISDIR: 'this is a folder', EACCES: 'it may not be read' };
    throw new BadUse(`${file}: ${why[code] ?? `it cannot be read (${code})`}; a record file is needed`);
  }
  return inFile(file, () => {
    const record = parseRecord(text);
    return { record, replay: replayRecord(gameOf(record.game), record) };
  });
}

/** Whatever `read` complains about becomes a complaint about that file. */
export function inFile<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadRecord || error instanceof BadUse) throw new BadUse(`${file}: ${error.message}`);
    throw error;
  }
}
