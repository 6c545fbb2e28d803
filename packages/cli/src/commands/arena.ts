import { botFor, seatings, tally } from '@quarterdeck/bots';
import type { Command } from 'commander';
import { arenaText } from '../report/text.ts';
import { BadUse, configOf, gameOf, levelsOf, playersOf } from '../use.ts';
import { arenaOf, type Job, type Played } from '../work/job.ts';
import { playAll } from '../work/pool.ts';
import { type ManyFlags, progressBar, save, withManyFlags } from './flags.ts';

/** `quarterdeck arena`: kinds of bots against each other in all seatings. */
export function addArena(program: Command): void {
  withManyFlags(program.command('arena').description('match kinds of bots against each other'), 2000, 'steady,random')
    .addHelpText(
      'after',
      `
Every kind plays on every seat equally often; team mates are of one kind. A shared win counts for each by its part.

Examples:
  $ quarterdeck arena capitan-bacon --games 2000
  $ quarterdeck arena buccaneer --players 4 --bots steady,easy --jobs 1`,
    )
    .action(arena);
}

async function arena(id: string, flags: ManyFlags): Promise<void> {
  const game = gameOf(id);
  const seats = playersOf(game, flags.players);
  const config = configOf(game, flags.options, seats);
  const levels = levelsOf(flags.bots);
  const job: Job = { kind: 'arena', game: id, config, seats, levels, seed: flags.seed };
  const setup = arenaOf(job, await Promise.all(levels.map((level) => botFor(id, level))), flags.games);
  const ways = seatingsOrBadUse(setup).length;
  const all: Played[] = [];
  const bar = progressBar(flags.games);
  try {
    await playAll(job, flags.games, flags.jobs, (played) => all.push(...played), bar.show);
  } finally {
    bar.stop();
  }
  const result = tally(setup, all);
  const json = `${JSON.stringify({ game: id, version: game.version, config, players: seats, seed: flags.seed, ...result }, null, 1)}\n`;
  if (flags.json === '-') {
    process.stdout.write(json);
    return;
  }
  if (flags.json !== undefined) save(flags.json === true ? `${id}-arena-seed-${flags.seed}.json` : flags.json, json);
  console.log(`${id} · ${seats} players · seed ${flags.seed}\n${arenaText(result)}`);
  if (flags.games % ways !== 0) console.log(`Seats are shared quite evenly only when --games is a multiple of ${ways}.`);
}

function seatingsOrBadUse(setup: Parameters<typeof seatings>[0]): ReturnType<typeof seatings> {
  try {
    return seatings(setup);
  } catch (error) {
    if (error instanceof RangeError) throw new BadUse(`--bots: ${error.message}`);
    throw error;
  }
}
