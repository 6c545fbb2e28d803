import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../packages/server/dist/main.js', import.meta.url));

/** What opens the operator's page of a server that tests have started. */
export const adminToken = 'for tests alone';

/** The built server as its own process, with a data folder of its own. */
export interface Quarterdeck {
  readonly url: string;
  /** kill -9, then the same server again over the same data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server and waits until it answers. `botDelayMs` 0 lets bots answer at once; `handsDelayMs`: how late watchers see open hands. */
export async function startQuarterdeck({ botDelayMs = 0, handsDelayMs = 60_000 } = {}): Promise<Quarterdeck> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'quarterdeck-e2e-'));
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess = await start();

  async function start(): Promise<ChildProcess> {
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      BOT_DELAY_MS: String(botDelayMs),
      HANDS_DELAY_MS: String(handsDelayMs),
      SOCKETS_PER_ADDRESS: '200',
      ADMIN_TOKEN: adminToken,
    };
    const started = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    started.stderr?.on('data', (chunk) => {
      complaint += String(chunk);
    });
    for (let tries = 0; tries < 200; tries++) {
      if (started.exitCode !== null) break;
      if (await answers(url)) return started;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    started.kill('SIGKILL');
    throw new Error(`The server does not answer (is it built? npm run build): ${complaint}`);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  return {
    url,
    async crash() {
      await end('SIGKILL');
      child = await start();
    },
    async stop() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
