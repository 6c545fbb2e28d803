import type { AnyShape, Replay } from '@quarterdeck/kernel';
import type { Command } from 'commander';
import { BadUse, openRecord, wholeNumber } from '../use.ts';
import { step } from './step.ts';
import { type Eyes, eyesName, showStop } from './stop.ts';

interface ReplayFlags {
  readonly as?: string;
  readonly plain?: true;
  readonly from: number;
}

/** `quarterdeck replay`: a record, stop by stop. */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('step through a record as any viewer saw it')
    .argument('<file>', 'record file')
    .option('-a, --as <viewer>', 'a seat (counted from 0, as in the record), spectator, or all; a terminal asks, else spectator')
    .option('-f, --from <stop>', 'first stop to show', wholeNumber(0, Number.MAX_SAFE_INTEGER), 0)
    .option('--plain', 'print all stops instead of waiting for keys (so does any output that is not a terminal)')
    .addHelpText(
      'after',
      `
Keys: right, space or enter: next · left: back · home, end · up, down: ten stops · v: other eyes · q or escape: leave.

Examples:
  $ quarterdeck replay evening.txt
  $ quarterdeck replay evening.txt --as 2 --from 40
  $ quarterdeck replay evening.txt --as all --plain > evening.log`,
    )
    .action(replay);
}

async function replay(file: string, flags: ReplayFlags): Promise<void> {
  const { replay } = openRecord(file);
  const given = flags.as === undefined ? null : eyesOf(flags.as, replay.seats);
  const last = replay.stops.length - 1;
  if (flags.from > last) throw new BadUse(`--from ${flags.from}: this record has stops 0 to ${last}`);
  if (flags.plain !== true && process.stdin.isTTY && process.stdout.isTTY) {
    const eyes = given ?? (await askEyes(replay));
    if (eyes !== null) await step(replay, flags.from, eyes);
    return;
  }
  const eyes = given ?? 'spectator';
  for (let stop = flags.from; stop <= last; stop++) console.log(`${showStop(replay, stop, eyes)}\n`);
}

function eyesOf(text: string, seats: number): Eyes {
  if (text === 'spectator' || text === 'all') return text;
  if (/^\d+$/.test(text) && Number(text) < seats) return Number(text);
  throw new BadUse(`--as "${text}" should be a seat from 0 to ${seats - 1}, spectator or all`);
}

/** Null: the reader would rather leave. */
async function askEyes({ seats, record }: Replay<AnyShape>): Promise<Eyes | null> {
  const all: Eyes[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat), 'all'];
  const { isCancel, select } = await import('@clack/prompts');
  const eyes = await select({
    message: 'Whose eyes?',
    options: all.map((value) => ({ value, label: eyesName(value, record.names) })),
  });
  return isCancel(eyes) ? null : eyes;
}
