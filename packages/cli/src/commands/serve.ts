import type { Command } from 'commander';
import { wholeNumber } from '../use.ts';

interface ServeFlags {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
}

/** `quarterdeck serve`: what `npm start` does, without building. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve tables to browsers')
    .option('-p, --port <n>', 'port (default: the setting PORT, or 8080)', wholeNumber(0, 65_535))
    .option('--host <address>', 'address to listen on (default: the setting HOST, or all)')
    .option('-d, --data <folder>', 'where tables are kept (default: the setting DATA_DIR, or ./data)')
    .addHelpText(
      'after',
      `
All other settings come from the environment; see docs/operating.md.

Examples:
  $ quarterdeck serve
  $ quarterdeck serve --port 9000 --data /var/lib/quarterdeck`,
    )
    .action(serve);
}

async function serve({ port, host, data }: ServeFlags): Promise<void> {
  // Loaded here: no other command waits for the server's libraries.
  const server = await import('@quarterdeck/server');
  await server.serve({
    ...process.env,
    ...(port === undefined ? {} : { PORT: String(port) }),
    ...(host === undefined ? {} : { HOST: host }),
    ...(data === undefined ? {} : { DATA_DIR: data }),
  });
}
