import { Command, CommanderError } from 'commander';
import { addBench } from './bench/bench.ts';
import { addArena } from './commands/arena.ts';
import { addPerft } from './commands/perft.ts';
import { addReplay } from './commands/replay.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addVerify } from './commands/verify.ts';
import { BadUse } from './use.ts';

/** The whole command line. */
function program(): Command {
  const root = new Command('quarterdeck').description('Five pirate games: serve, simulate, match bots, replay and verify records.');
  root.exitOverride().configureOutput({ outputError: (text, write) => write(text) });
  for (const add of [addServe, addSimulate, addArena, addReplay, addVerify, addPerft, addBench]) add(root);
  for (const command of root.commands) command.exitOverride().configureHelp({ showGlobalOptions: false }).showSuggestionAfterError();
  return root.addHelpText('after', '\nquarterdeck help COMMAND tells flags and examples.');
}

/** Runs a command line and gives the exit status: 0, or 2 when a flag, file or record makes no sense. What is unforeseen is thrown. */
export async function run(words: readonly string[]): Promise<number> {
  try {
    await program().parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof BadUse)) throw error;
    console.error(`error: ${error.message}.`.replace(/([.!?])\.$/, '$1'));
    return 2;
  }
}
