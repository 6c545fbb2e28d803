import type { BotPool } from '../bots/pool.ts';
import type { Jobs, Store, Wake } from '../ports.ts';
import type { LiveTable } from './live.ts';

/** What a live table needs around it. */
export interface Surroundings {
  readonly store: Pick<Store, 'put'>;
  readonly wake: Wake;
  readonly jobs: Jobs;
  readonly bots: BotPool;
  /** How long a bot seems to think, in milliseconds: always the same, so that it tells nothing. */
  readonly botDelayMs: number;
  now(): number;
  /** Something durable happened: who is waited for may have changed, or the game is over. */
  moved(live: LiveTable): void;
  /** The store did not take it: what is in memory is no longer the truth. */
  failed(live: LiveTable): void;
}
