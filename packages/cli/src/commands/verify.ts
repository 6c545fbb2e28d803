import { verifyLuck } from '@quarterdeck/kernel';
import type { Command } from 'commander';
import { inFile, openRecord } from '../use.ts';

/** `quarterdeck verify`: does a record follow the rules, and its luck from the seed? */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check that records follow the rules and that their luck follows from the revealed seed')
    .argument('<file...>', 'record files')
    .option('--rules-only', 'leave the luck unchecked (records that no server dealt have no seed)')
    .addHelpText(
      'after',
      `
Checked: every line is possible where it stands; the seed belongs to the commitment that was shown at the start; every chance
outcome follows from the seed, what each seat contributed and the number of its line. The first fault ends it with status 2.

Examples:
  $ quarterdeck verify evening.txt
  $ quarterdeck verify --rules-only packages/games/src/*/fixtures/*.txt`,
    )
    .action(verify);
}

function verify(files: readonly string[], flags: { readonly rulesOnly?: true }): void {
  for (const file of files) {
    const { record, replay } = openRecord(file);
    if (flags.rulesOnly !== true) inFile(file, () => verifyLuck(replay));
    const luck = flags.rulesOnly === true ? 'luck not checked' : `all ${replay.chances.length} chance outcomes follow from the seed`;
    const { waiting } = replay.update(replay.stops.length - 1, 'spectator');
    const end = waiting.kind === 'over' ? `places ${waiting.outcome.places.join(' ')}` : 'not over';
    console.log(
      `${file}: ${record.game} ${record.version}, ${record.seats} seats, ${record.lines.length} lines follow the rules, ${luck}, ${end}`,
    );
  }
}
