import { perft } from '@quarterdeck/kernel';
import type { Command } from 'commander';
import { table } from '../report/text.ts';
import { configOf, gameOf, playersOf, wholeNumber } from '../use.ts';
import { type GameFlags, withGameFlags } from './flags.ts';

interface PerftFlags extends GameFlags {
  readonly depth: number;
  readonly list: number;
}

/** `quarterdeck perft`: node counts by depth. */
export function addPerft(program: Command): void {
  withGameFlags(program.command('perft').description('count the possible inputs by depth (actions, chance outcomes, windows)'))
    .option('-d, --depth <n>', 'how deep', wholeNumber(1, 30), 4)
    .option('-l, --list <n>', 'most outcomes of chance to list; where it has more, one is drawn', wholeNumber(1, 1_000_000), 40)
    .addHelpText(
      'after',
      `
Each line counts all sequences of that many inputs. Where chance has more outcomes than --list (a deal, a start by lot), one is
drawn from the seed and counts as one; the last column says how often.

Examples:
  $ quarterdeck perft coco-capitano --depth 6
  $ quarterdeck perft bacon --players 4 --depth 8 --seed 3 --list 1`,
    )
    .action(countNodes);
}

function countNodes(id: string, flags: PerftFlags): void {
  const game = gameOf(id);
  const seats = playersOf(game, flags.players);
  const rows = perft(game, configOf(game, flags.options, seats), seats, flags);
  console.log(
    table(
      ['depth', 'nodes', 'actions', 'chance', 'windows', 'ended', 'drawn'],
      rows.map(({ depth, nodes, actions, chance, clock, over, sampled }) =>
        [depth, nodes, actions, chance, clock, over, sampled].map(String),
      ),
    ),
  );
}
