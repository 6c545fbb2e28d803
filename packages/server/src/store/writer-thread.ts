import { Worker } from 'node:worker_threads';
import { workerFlags } from '@quarterdeck/bots/workers';
import type { Batch, Faults, Writer } from './writer.ts';

/** What goes to the thread, and what comes back for each batch, in order. */
export type Order = { readonly batch: Batch } | 'close';
export type Report = { readonly faults: Faults } | { readonly failed: string };

/** The worker stands beside this file: TypeScript when run from source, JavaScript when built. */
const file = new URL(import.meta.url.endsWith('.ts') ? './writer.worker.ts' : './writer.worker.js', import.meta.url);

/**
 * A writer in a thread of its own: this thread answers players while the disk turns. A thread that has ended is replaced at the next
 * batch; what it was writing then counts as failed.
 */
export function openWriterThread(folder: string): Writer {
  let thread: Worker | null = null;
  let closed = false;
  let waiting: { resolve(faults: Faults): void; reject(error: Error): void } | null = null;

  const settle = (report: Report): void => {
    const { resolve, reject } = waiting ?? {};
    waiting = null;
    if ('faults' in report) resolve?.(report.faults);
    else reject?.(new Error(report.failed));
  };
  const start = (): Worker => {
    const started = new Worker(file, { workerData: folder, execArgv: workerFlags(import.meta.url) });
    started.on('message', settle);
    // A thread that fails says so and then ends: the first of both counts, and never for the thread that took its place.
    const lost = (why: string): void => {
      if (thread !== started) return;
      thread = null;
      settle({ failed: `The thread that writes ${why}` });
    };
    started.on('error', (error) => lost(`failed: ${error.message}`));
    started.on('exit', () => lost('ended.'));
    return started;
  };

  thread = start();
  return {
    write(batch) {
      if (closed) throw new Error('The store is closed.');
      thread ??= start();
      thread.postMessage({ batch } satisfies Order);
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
      });
    },
    close() {
      closed = true;
      const last = thread;
      if (last === null) return;
      return new Promise((resolve) => {
        last.once('exit', () => resolve());
        last.postMessage('close' satisfies Order);
      });
    },
  };
}
