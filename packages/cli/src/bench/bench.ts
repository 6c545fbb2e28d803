import { workerFlags } from '@quarterdeck/bots/workers';
import type { Command } from 'commander';
import { Piscina } from 'piscina';
import { BadUse } from '../use.ts';
import { benches } from './benches.ts';
import type { Measurement } from './measure.ts';

interface BenchFlags {
  readonly only?: string;
  readonly json?: true;
}

/** `quarterdeck bench`: how fast the games are. */
export function addBench(program: Command): void {
  program
    .command('bench')
    .description('measure how fast the games are, on one core with random players')
    .option('--only <name>', 'one figure, such as coco-capitano/decisions, or all of one game')
    .option('--json', 'print one array of {name, value, unit} and nothing else')
    .addHelpText(
      'after',
      `\nFigures:\n  ${[...benches.keys()].join('\n  ')}\n\nExamples:\n  $ quarterdeck bench\n  $ quarterdeck bench --only bacon --json`,
    )
    .action(runBench);
}

async function runBench({ only, json }: BenchFlags): Promise<void> {
  const names = [...benches.keys()].filter((name) => only === undefined || name === only || name.startsWith(`${only}/`));
  if (names.length === 0) throw new BadUse(`--only: there is no figure "${only}"; there are ${[...benches.keys()].join(', ')}`);
  const measured: Measurement[] = [];
  for (const name of names) {
    const { value, unit } = await measureApart(name);
    measured.push({ name, value: Number(value.toPrecision(4)), unit });
    if (json === undefined) console.log(`${name.padEnd(28)}${written(value).padStart(14)} ${unit}`);
  }
  if (json) console.log(JSON.stringify(measured, null, 2));
}

/** Each figure is measured in a thread of its own: what the compiler learned from one game must not slow the next one. */
async function measureApart(name: string): Promise<Omit<Measurement, 'name'>> {
  const pool = new Piscina<string, Omit<Measurement, 'name'>>({
    filename: new URL(import.meta.url.endsWith('.ts') ? './measure.worker.ts' : './measure.worker.js', import.meta.url).href,
    maxThreads: 1,
    execArgv: workerFlags(import.meta.url),
  });
  try {
    return await pool.run(name);
  } finally {
    await pool.destroy();
  }
}

function written(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
