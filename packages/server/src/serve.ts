import { banner } from './banner.ts';
import { startServer } from './server.ts';
import { checkDataFolder, type Environment, nodeFault, readSettings, startFault } from './settings.ts';
import { lockFolder } from './store/lock.ts';

/**
 * Starts the server with the settings of `env` and stops it in order when the process is asked to end. A setting that does not work
 * is one line on the console and exit status 1.
 */
export async function serve(env: Environment): Promise<void> {
  const fault = nodeFault(process.version);
  if (fault !== null) return refuse(fault);
  let port = 8080;
  try {
    const settings = readSettings(env);
    port = settings.port;
    checkDataFolder(settings.dataDir);
    const letGo = lockFolder(settings.dataDir);
    const server = await startServer(settings);
    console.log(await banner(server.port, settings.host));
    const stop = (): void => {
      server.close().then(
        () => {
          letGo();
          process.exit(0);
        },
        (error: unknown) => {
          console.error('The server did not stop in order:', error);
          process.exit(1);
        },
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    const line = startFault(error, port);
    if (line === null) throw error;
    refuse(line);
  }
}

function refuse(line: string): void {
  console.error(line);
  process.exit(1);
}
