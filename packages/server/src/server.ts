import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { games as allGames } from '@quarterdeck/games';
import type { AnyGame, Luck } from '@quarterdeck/kernel';
import { networkAddress } from './banner.ts';
import { type BotPool, openBotPool } from './bots/pool.ts';
import { tokenFile } from './files.ts';
import { openGateway } from './gateway.ts';
import { TableHost } from './host/host.ts';
import { buildApp } from './http/app.ts';
import type { App } from './http/context.ts';
import { inProcessJobs } from './jobs.ts';
import { Buckets, defaultLimits, type Limits } from './limits.ts';
import { countOne, openMetrics } from './metrics.ts';
import { peopleOf, sessionCookie } from './people.ts';
import { commit, type Store, type TableRow } from './ports.ts';
import { openPush } from './push.ts';
import { Rooms } from './rooms/rooms.ts';
import { openEmbeddedStore } from './store/embedded.ts';
import { inProcessWake } from './wake.ts';

/** How a server is to run; everything has a default but the data folder. */
export interface ServerOptions {
  readonly dataDir: string;
  /** 0: any free port. */
  readonly port?: number;
  readonly host?: string;
  /** The built web client; null serves none. */
  readonly webRoot?: string | null;
  readonly games?: Readonly<Record<string, AnyGame>>;
  readonly store?: Store;
  /** False: the embedded store writes in this thread, which starts faster. */
  readonly writerThread?: boolean;
  readonly bots?: BotPool;
  /** Where a table's chance comes from, for tests; by default its own sealed luck. */
  readonly luckOf?: (row: TableRow) => Luck;
  readonly limits?: Partial<Limits>;
  /** How long a bot seems to think. */
  readonly botDelayMs?: number;
  /** What a bot may take for one choice. */
  readonly botThinkMs?: number;
  readonly graceMs?: number;
  readonly hostGraceMs?: number;
  readonly sleepMs?: number;
  readonly openHandsDelayMs?: number;
  readonly idleMs?: number;
  /** Rooms untouched for so many days are deleted. */
  readonly keepDays?: number;
  /** The operator's token; made and kept in the store when not given. */
  readonly adminToken?: string;
  readonly trustProxy?: boolean;
  /** For push services: a mailto: or https: address of the operator. */
  readonly contact?: string;
  readonly now?: () => number;
}

/** A server that runs. */
export interface RunningServer {
  readonly port: number;
  readonly url: string;
  readonly adminToken: string;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly host: TableHost;
  close(): Promise<void>;
}

/** The version that pages and clients are told. */
export const version = '0.1.0';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

/** Starts everything in one process. Rejects with the system's error when the folder cannot be written or the port is taken. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dataDir, games = allGames, idleMs = 60_000, keepDays = 90 } = options;
  const now = options.now ?? steadyClock();
  mkdirSync(dataDir, { recursive: true });
  const store = options.store ?? (await openEmbeddedStore(dataDir, { thread: options.writerThread ?? true }));
  const limits = { ...defaultLimits, ...options.limits };
  const jobs = inProcessJobs(store, now);
  const bots = options.bots ?? openBotPool({ thinkMs: options.botThinkMs ?? 1500, graceMs: 4000 });
  const push = await openPush(store, options.contact ?? 'mailto:operator@example.org');
  const people = peopleOf(store, now);

  const host: TableHost = new TableHost({
    store,
    games,
    jobs,
    bots,
    wake: inProcessWake(),
    botDelayMs: options.botDelayMs ?? 900,
    idleMs,
    now,
    moved: (live) => rooms.moved(live),
    driversOf: (row) => rooms.driversOf(row),
    ...(options.luckOf === undefined ? {} : { luckOf: options.luckOf }),
  });
  const rooms = new Rooms({
    store,
    host,
    games,
    graceMs: options.graceMs ?? 60_000,
    hostGraceMs: options.hostGraceMs ?? 60_000,
    sleepMs: options.sleepMs ?? 120_000,
    openHandsDelayMs: options.openHandsDelayMs ?? 60_000,
    idleMs,
    now,
    commit: (...writes) => commit(store, ...writes),
    callPlayer(person, room) {
      if (gateway.isOnline(person)) return;
      push
        .send(person, { type: 'your-turn', room: room.code, game: room.settings.game })
        .catch((error: unknown) => console.error('A push failed:', error));
    },
  });

  const newRooms = new Buckets(limits.roomsPerHour / 3600, limits.roomsPerHour);
  const metrics = openMetrics({ connections: () => gateway.count, tables: () => host.count, rooms: () => rooms.count });
  const adminToken = options.adminToken ?? (await keptToken(store, join(dataDir, tokenFile)));
  const app: App = await buildApp({
    store,
    people,
    rooms,
    host,
    push,
    newRooms,
    now,
    version,
    metrics,
    token: adminToken,
    connections: () => gateway.count,
    httpPerMinute: limits.httpPerMinute,
    webRoot: options.webRoot ?? null,
    trustProxy: options.trustProxy ?? false,
    networkAddress: () => networkAddress((app.server.address() as AddressInfo).port, options.host ?? '0.0.0.0'),
  });
  await app.ready();
  const gateway = openGateway(app.server, {
    rooms,
    host,
    limits,
    version,
    now,
    run: randomBytes(6).toString('base64url'),
    heard: (type) => countOne(metrics.frames, type),
    told: (why) => countOne(metrics.refusals, why),
    sent: () => {
      metrics.sent++;
    },
    personOf: (request) => people.bySession(app.parseCookie(request.headers.cookie ?? '')[sessionCookie]),
    addressOf: ({ headers, socket }) =>
      (options.trustProxy === true ? lastForwarded(headers['x-forwarded-for']) : null) ?? socket.remoteAddress ?? '',
  });

  const heart = setInterval(() => rooms.tick(), 1000);
  const sweeper = setInterval(
    () => {
      host.sweep();
      newRooms.sweep(now());
    },
    Math.min(idleMs, 10_000),
  );
  const cleaner = setInterval(() => {
    store.purge(now() - keepDays * dayMs).catch((error: unknown) => console.error('Purging failed:', error));
  }, hourMs);
  cleaner.unref();

  const close = async (): Promise<void> => {
    for (const timer of [heart, sweeper, cleaner]) clearInterval(timer);
    host.close();
    jobs.close();
    gateway.close();
    await app.close();
    await bots.close();
    await store.close();
  };
  try {
    await app.listen({ port: options.port ?? 8080, host: options.host ?? '0.0.0.0' });
  } catch (error) {
    await close();
    throw error;
  }
  jobs.start((table) => host.due(table));
  const { port } = app.server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, adminToken, store, rooms, host, close };
}

/** Milliseconds since 1970 that never jump while the process runs, whatever happens to the machine's clock. */
function steadyClock(): () => number {
  const origin = Date.now() - performance.now();
  return () => Math.floor(origin + performance.now());
}

/** The operator's token, made at the first start. It also lies in a file that only the operator's account can read. */
async function keptToken(store: Store, file: string): Promise<string> {
  const kept = await store.setting('admin-token');
  const token = kept ?? randomBytes(18).toString('base64url');
  if (kept === null) await commit(store, { type: 'setting', key: 'admin-token', value: token });
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  return token;
}

/** The address that the nearest proxy saw. */
function lastForwarded(header: string | string[] | undefined): string | null {
  return (
    String(header ?? '')
      .split(',')
      .at(-1)
      ?.trim() || null
  );
}
