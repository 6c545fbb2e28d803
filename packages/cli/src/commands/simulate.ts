import type { Level } from '@quarterdeck/bots';
import type { Command } from 'commander';
import { simulationHtml } from '../report/html.ts';
import { counter } from '../report/simulation.ts';
import { simulationText } from '../report/text.ts';
import { BadUse, configOf, gameOf, levelsOf, playersOf } from '../use.ts';
import { playAll } from '../work/pool.ts';
import { type ManyFlags, progressBar, save, withManyFlags } from './flags.ts';

interface SimulateFlags extends ManyFlags {
  readonly html?: string | true;
}

/** `quarterdeck simulate`: many games of bots, summed up. */
export function addSimulate(program: Command): void {
  withManyFlags(program.command('simulate').description('play many games with bots and sum them up'), 1000, 'random')
    .option('--html [file]', 'save one self-contained page with plots')
    .addHelpText(
      'after',
      `
--bots takes one level for all seats, or one for each seat.

Examples:
  $ quarterdeck simulate coco-capitano --games 10000
  $ quarterdeck simulate bacon --players 4 --bots steady,random,steady,random --html bacon.html
  $ quarterdeck simulate coco-capitano --options openScores=false --json - --seed 7`,
    )
    .action(simulate);
}

async function simulate(id: string, flags: SimulateFlags): Promise<void> {
  const game = gameOf(id);
  const seats = playersOf(game, flags.players);
  const config = configOf(game, flags.options, seats);
  const levels = bySeat(levelsOf(flags.bots), seats);
  const head = { game: id, version: game.version, config, bots: levels, games: flags.games, seed: flags.seed };
  const counted = counter(head);
  const bar = progressBar(flags.games);
  try {
    await playAll(
      { kind: 'simulate', game: id, config, seats, levels, seed: flags.seed },
      flags.games,
      flags.jobs,
      (played) => played.forEach(counted.add),
      bar.show,
    );
  } finally {
    bar.stop();
  }
  const simulation = counted.sum();
  const json = `${JSON.stringify(simulation, null, 1)}\n`;
  const name = `${id}-${seats}-players-seed-${flags.seed}`;
  if (flags.html !== undefined) save(flags.html === true ? `${name}.html` : flags.html, simulationHtml(simulation));
  if (flags.json === '-') {
    process.stdout.write(json);
    return;
  }
  if (flags.json !== undefined) save(flags.json === true ? `${name}.json` : flags.json, json);
  console.log(`${id} · ${seats} players · ${flags.games} games · seed ${flags.seed}\n${simulationText(simulation)}`);
}

function bySeat(levels: readonly Level[], seats: number): readonly Level[] {
  const [one] = levels;
  if (levels.length === 1 && one !== undefined) return Array.from({ length: seats }, () => one);
  if (levels.length !== seats) throw new BadUse(`--bots names ${levels.length} levels; for ${seats} players it takes 1 or ${seats}`);
  return levels;
}
