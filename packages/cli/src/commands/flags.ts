import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { BadUse, wholeNumber } from '../use.ts';

/** Flags that every command with games has. */
export interface GameFlags {
  readonly players?: number;
  readonly options?: readonly string[];
  readonly seed: number;
}

/** Flags of commands that play many games. */
export interface ManyFlags extends GameFlags {
  readonly games: number;
  readonly jobs: number;
  readonly bots: string;
  readonly json?: string | true;
}

export function withGameFlags(command: Command): Command {
  return command
    .argument('<game>', 'id of the game')
    .option('-p, --players <n>', 'number of players (default: the least the game takes)', wholeNumber(1, 8))
    .option('-o, --options <name=value...>', 'table options, or one JSON object')
    .option('-s, --seed <n>', 'the same seed gives the same result', wholeNumber(0, 2 ** 31 - 1), 1);
}

export function withManyFlags(command: Command, games: number, bots: string): Command {
  return withGameFlags(command)
    .option('-g, --games <n>', 'number of games', wholeNumber(1, 100_000_000), games)
    .option('-j, --jobs <n>', 'cores to use; changes nothing in the result', wholeNumber(1, 256), availableParallelism())
    .option('-b, --bots <levels>', 'levels with commas: random, easy, steady', bots)
    .option('--json [file]', 'save the result as JSON ("-": print it and nothing else)');
}

/** Writes a file, or complains about it as about any other flag. */
export function save(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new BadUse(`${file} cannot be written (${reason}); name a file in a folder that exists and may be written to`);
  }
  console.error(`saved ${file}`);
}

/** A progress bar on the terminal; on anything else it is silent. */
export function progressBar(total: number): { readonly show: (done: number) => void; readonly stop: () => void } {
  const bar = new SingleBar({
    format: '{bar} {percentage} % · {value} of {total} games · {eta_formatted} left',
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(total, 0);
  return { show: (done) => bar.update(done), stop: () => bar.stop() };
}
