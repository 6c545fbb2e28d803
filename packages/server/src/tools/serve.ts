import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type ServerOptions, startServer } from '../server.ts';

/**
 * A server for the load tool, in a process of its own: options as JSON on the command line, questions and answers over the channel
 * to the parent.
 */
export type Question = 'memory' | 'watch-loop' | 'loop';
export type Answer =
  | { readonly port: number }
  | { readonly rss: number; readonly heap: number }
  | { readonly worstMs: number; readonly p99Ms: number };

const server = await startServer(JSON.parse(process.argv[2] ?? '{}') as ServerOptions);
const loop = monitorEventLoopDelay({ resolution: 1 });

const answers: Record<Question, () => Answer> = {
  memory() {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    return { rss, heap: heapUsed + external };
  },
  'watch-loop'() {
    loop.enable();
    loop.reset();
    return { worstMs: 0, p99Ms: 0 };
  },
  loop: () => ({ worstMs: loop.max / 1e6, p99Ms: loop.percentile(99) / 1e6 }),
};

process.on('message', (question: Question) => process.send?.(answers[question]()));
process.on('disconnect', () => process.exit(0));
process.send?.({ port: server.port } satisfies Answer);
