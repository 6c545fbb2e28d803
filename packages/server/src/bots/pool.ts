import { availableParallelism } from 'node:os';
import { type Answer, levels, type Question } from '@quarterdeck/bots';
import { workerFlags } from '@quarterdeck/bots/workers';
import { Piscina } from 'piscina';

/** Bots that think elsewhere, so that nobody waits for them. */
export interface BotPool {
  /** The bot's answer, or null if it failed or did not answer in time. Never rejects. */
  think(question: Omit<Question, 'seed' | 'deadline'>): Promise<Answer | null>;
  close(): Promise<void>;
}

/** What a bot may take for one choice, in milliseconds, and how much longer the watchdog waits before its thread is ended. */
export interface BotBudget {
  readonly thinkMs: number;
  readonly graceMs: number;
}

/** The worker stands beside this file: TypeScript when run from source, JavaScript when built. */
const worker = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);

/** Bots in worker threads. They are started when first needed and leave again when there is nothing to think about. `file`: the code of the threads. */
export function openBotPool({ thinkMs, graceMs }: BotBudget, file = worker): BotPool {
  const pool = new Piscina<Question, Answer>({
    filename: file.href,
    name: 'answer',
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
    execArgv: workerFlags(import.meta.url),
  });
  return {
    async think(question) {
      const level = levels.find((known) => known === question.level) ?? 'random';
      // Waiting for a free thread is not thinking: the budget counts from when the worker begins, the watchdog from now.
      const watchdog = new AbortController();
      const timer = setTimeout(() => watchdog.abort(), thinkMs + graceMs * (1 + pool.queueSize));
      try {
        const seed = Math.floor(Math.random() * 2 ** 31);
        return await pool.run({ ...question, level, seed, deadline: thinkMs }, { signal: watchdog.signal });
      } catch (error) {
        console.error(
          `The bot for ${question.game} gave no answer, so a legal action is made for it:`,
          error instanceof Error ? error.message : error,
        );
        return null;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => pool.close({ force: true }),
  };
}
