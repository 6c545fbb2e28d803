import { type AnyGame, commitTo, type Luck, type Viewer } from '@quarterdeck/kernel';
import { defaultPace, type Pace, type ServerFrame, type WireUpdate } from '@quarterdeck/protocol';
import type { BotPool } from '../src/bots/pool.ts';
import type { Driver } from '../src/host/drivers.ts';
import { type Asker, Follower } from '../src/host/follower.ts';
import { TableHost } from '../src/host/host.ts';
import { inProcessJobs } from '../src/jobs.ts';
import type { Jobs, Store, TableRow } from '../src/ports.ts';
import { commit } from '../src/ports.ts';
import { newLine } from '../src/race.ts';
import { inProcessWake } from '../src/wake.ts';
import { toyGames } from './toy.ts';

const seed = 'ab'.repeat(32);

/** A clock that a test sets by hand. */
export interface TestClock {
  now: number;
}

/** Bots that are never asked. */
export const noBots: BotPool = { think: async () => null, close: async () => {} };

/** Plans nothing: a test calls `tick` itself. */
export const noJobs: Jobs = { plan: () => {}, release: () => {}, start: () => {}, close: () => {} };

export interface HostParts {
  readonly store: Store;
  readonly clock?: TestClock;
  readonly games?: Readonly<Record<string, AnyGame>>;
  readonly bots?: BotPool;
  readonly drivers?: readonly Driver[];
  readonly timers?: boolean;
  readonly luckOf?: () => Luck;
}

/** A host without rooms around it. */
export function openHost({ store, clock, games = toyGames, bots = noBots, drivers, timers = false, luckOf }: HostParts): TableHost {
  const now = clock === undefined ? Date.now : () => clock.now;
  const jobs = timers ? inProcessJobs(store, now, 50) : noJobs;
  const host = new TableHost({
    store,
    games,
    bots,
    jobs,
    now,
    wake: inProcessWake(),
    botDelayMs: 0,
    idleMs: 60_000,
    moved: () => {},
    ...(luckOf === undefined ? {} : { luckOf }),
    driversOf: async (row) => drivers ?? Array.from({ length: row.seats }, () => null),
  });
  jobs.start((id) => host.due(id));
  return host;
}

/** Makes a room and a table in it, durable. */
export async function newTable(store: Store, host: TableHost, more: Partial<TableRow> = {}, pace: Pace = defaultPace): Promise<string> {
  const row: TableRow = {
    id: 't1',
    room: 'ABCDE',
    game: 'coco-capitano',
    version: 1,
    seats: 2,
    config: {},
    names: ['Ann', 'Bo'],
    seed,
    commitment: commitTo(seed),
    people: [],
    contributions: ['x', 'y'],
    started: 0,
    ended: null,
    ...more,
  };
  if ((await store.room(row.room)) === null) {
    await commit(store, { type: 'insert-room', row: { code: row.room, doc: '{}', listed: false, touched: 0, people: [] } });
  }
  await commit(store, ...host.prepare(row, pace).writes);
  return row.id;
}

/** A pair of eyes that keeps what it is sent. */
export class Eyes extends Follower {
  readonly texts: string[] = [];

  constructor(viewer: Viewer, person: string) {
    super(viewer, { person: { id: person }, line: newLine(), send: (text) => this.texts.push(text) });
  }

  last(): WireUpdate {
    const frame = JSON.parse(this.texts.at(-1) ?? 'null') as ServerFrame | null;
    if (frame?.type !== 'update') throw new Error('No update was sent.');
    return frame.update;
  }
}

export function eyes(viewer: Viewer, person = `person ${viewer}`): Eyes {
  return new Eyes(viewer, person);
}

/** Somebody who asks, and what was answered. */
export interface TestAsker extends Asker {
  readonly answers: string[];
}

export function asker(): TestAsker {
  const answers: string[] = [];
  return {
    answers,
    acknowledge: (id, seq) => answers.push(`${id} ack ${seq}`),
    refuse: (id, why) => answers.push(`${id} ${why}`),
  };
}

/** Waits until everything put so far is durable and answered. */
export async function settled(store: Store): Promise<void> {
  await commit(store, { type: 'setting', key: 'settled', value: '' });
  await new Promise((resolve) => setImmediate(resolve));
}
