import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '../server.ts';
import type { Answer, Question } from './serve.ts';

const fromSource = import.meta.url.endsWith('.ts');

/** Options of Node that let a process of ours run from source as well as built. */
export const nodeOptions: readonly string[] = fromSource ? ['--import', 'tsx', '--conditions=source'] : [];

/** A file beside this one, as it is called here. */
export function beside(name: string): string {
  return fileURLToPath(new URL(`./${name}${fromSource ? '.ts' : '.js'}`, import.meta.url));
}

/** A server in a process of its own. */
export interface Child {
  readonly url: string;
  readonly pid: number;
  ask(question: Question): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own and waits until it listens. */
export async function startChild(options: ServerOptions): Promise<Child> {
  const child: ChildProcess = fork(beside('serve'), [JSON.stringify(options)], { execArgv: [...nodeOptions, '--expose-gc'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async ask(question) {
      child.send(question);
      const [answer] = (await once(child, 'message')) as [Answer];
      return answer;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
