import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commitTo } from '@quarterdeck/kernel';
import { defaultPace, type Level, type RoomSettings } from '@quarterdeck/protocol';
import type { Unit, Write } from '../ports.ts';
import { openEmbeddedStore } from '../store/embedded.ts';
import { type Child, startChild } from './child.ts';
import { Client } from './client.ts';

/** What one process can bear, with the players in another process on the same machine. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    tables: { type: 'string', default: '48' },
    seconds: { type: 'string', default: '8' },
    idle: { type: 'string', default: '2000' },
    stored: { type: 'string', default: '100000' },
  },
});
const tables = Number(values.tables);
const seconds = Number(values.seconds);
const seats = 4;
const limits = { framesPerSecond: 1e6, frameBurst: 1e6, socketsPerAddress: 1e6, httpPerMinute: 1e9, roomsPerHour: 1e9 };
const game: RoomSettings = { game: 'coco-capitano', config: {}, seats, visibility: 'private', pace: defaultPace };

function say(text: string): void {
  if (!values.json) console.log(text);
}

async function withServer<T>(more: object, work: (child: Child) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-load-'));
  const child = await startChild({ dataDir: folder, port: 0, host: '127.0.0.1', limits, idleMs: 500, ...more });
  try {
    return await work(child);
  } finally {
    await child.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Four people at one table, who act as soon as they may, or `pauseMs` after. */
class Party {
  readonly clients: Client[] = [];
  /** Actions that the server has acknowledged, so that they are on disk. */
  acted = 0;
  refused = 0;
  pauseMs = 0;
  running = false;
  /** From sending an action to its last screen, in milliseconds. */
  readonly times: number[] = [];
  private code = '';
  private sentAt = 0;
  private screens = 0;
  private ids = 0;

  async gather(url: string): Promise<void> {
    for (let i = 0; i < seats; i++) {
      const client = await new Client(url).signIn(`P${i}`);
      client.keep = false;
      this.clients.push(client);
      const { code } = i === 0 ? await client.create(game) : await client.join(this.code);
      this.code = code;
      await client.connect();
    }
    this.clients.forEach((client, seat) => {
      client.onframe = (frame) => {
        if (frame.type === 'update') this.seen(client, seat);
        else if (frame.type === 'ack') this.acted++;
        else if (frame.type === 'refused') this.refused++;
        else if (frame.type === 'room' && frame.room.table?.phase === 'over' && seat === 0 && this.running) this.again();
      };
      client.send({ type: 'enter', room: this.code });
    });
    await this.clients[0]?.inRoom(this.code, { type: 'start' });
  }

  go(): void {
    this.running = true;
    this.clients.forEach((client, seat) => {
      this.act(client, seat);
    });
  }

  private seen(client: Client, seat: number): void {
    if (this.sentAt > 0 && ++this.screens === seats) {
      this.times.push(performance.now() - this.sentAt);
      this.sentAt = 0;
    }
    const seq = client.updates.get(seat)?.seq;
    if (this.pauseMs === 0) this.act(client, seat);
    else
      setTimeout(
        () => {
          // One action for one update: the table may have gone on meanwhile, by this seat's own earlier timer among others.
          if (client.updates.get(seat)?.seq === seq) this.act(client, seat);
        },
        this.pauseMs * (0.5 + Math.random()),
      );
  }

  private act(client: Client, seat: number): void {
    const update = client.updates.get(seat);
    const action = update?.legal[Math.floor(Math.random() * update.legal.length)];
    if (update === undefined || action === undefined || !this.running) return;
    this.sentAt = performance.now();
    this.screens = 0;
    client.send({ type: 'act', id: String(++this.ids), table: update.table, seen: update.seq, action });
  }

  private again(): void {
    this.clients[0]?.inRoom(this.code, { type: 'start' }).catch(() => {});
  }
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

async function run(parties: readonly Party[], forSeconds: number): Promise<{ perSecond: number; times: number[] }> {
  for (const party of parties) party.times.length = 0;
  const before = parties.reduce((sum, party) => sum + party.acted, 0);
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, forSeconds * 1000));
  const acted = parties.reduce((sum, party) => sum + party.acted, 0) - before;
  const times = parties.flatMap((party) => party.times).sort((a, b) => a - b);
  return { perSecond: (acted / (performance.now() - started)) * 1000, times };
}

async function actions(): Promise<{ actionsPerSecond: number; halfLoad: number; p50Ms: number; p99Ms: number }> {
  return withServer({}, async ({ url }) => {
    const parties = Array.from({ length: tables }, () => new Party());
    for (const party of parties) await party.gather(url);
    for (const party of parties) party.go();
    await run(parties, 2);
    const full = await run(parties, seconds);
    say(`${tables} tables, ${tables * seats} sockets: ${Math.round(full.perSecond)} durable actions a second, each seen by ${seats}`);
    // Half of it: each table waits between two actions for as long as makes half of what was reached, found by trying.
    const cycleMs = (perSecond: number): number => (tables / perSecond) * 1000;
    let pauseMs = cycleMs(full.perSecond / 2);
    for (let trial = 0; trial < 4; trial++) {
      for (const party of parties) party.pauseMs = Math.max(1, pauseMs);
      const { perSecond } = await run(parties, 1);
      pauseMs += cycleMs(full.perSecond / 2) - cycleMs(perSecond);
    }
    const half = await run(parties, seconds);
    for (const party of parties) party.running = false;
    const refused = parties.reduce((sum, party) => sum + party.refused, 0);
    if (refused > 0) say(`${refused} actions were refused; they are not counted`);
    return {
      actionsPerSecond: Math.round(full.perSecond),
      halfLoad: Math.round(half.perSecond),
      p50Ms: rounded(percentile(half.times, 0.5)),
      p99Ms: rounded(percentile(half.times, 0.99)),
    };
  });
}

async function memory(child: Child): Promise<{ rss: number; heap: number }> {
  return (await child.ask('memory')) as { rss: number; heap: number };
}

/** Sockets of people who sit in rooms and do nothing. */
async function idleConnection(): Promise<number> {
  return withServer({}, async (child) => {
    const count = Number(values.idle);
    const clients: Client[] = [];
    // Signing in is HTTP's memory, so it comes first.
    for (let i = 0; i < count + 200; i++) {
      const client = await new Client(child.url).signIn('Idle');
      client.keep = false;
      clients.push(client);
    }
    for (const client of clients.slice(0, 200)) await client.connect();
    await new Promise((resolve) => setTimeout(resolve, 9000));
    const before = await memory(child);
    for (const client of clients.slice(200)) await client.connect();
    // By then the line of each has been measured.
    await new Promise((resolve) => setTimeout(resolve, 9000));
    const after = await memory(child);
    for (const client of clients) client.cut();
    // The system's count shrinks when garbage is handed back meanwhile, so the collector's count is the least that is reported.
    return rounded(Math.max(after.rss - before.rss, after.heap - before.heap) / count / 1024);
  });
}

/** Tables that were played for a while and then left by everyone. */
async function idleTable(): Promise<number> {
  return withServer({}, async (child) => {
    const rounds = async (): Promise<void> => {
      const parties = Array.from({ length: 60 }, () => new Party());
      for (const party of parties) await party.gather(child.url);
      for (const party of parties) party.go();
      await new Promise((resolve) => setTimeout(resolve, 500));
      for (const party of parties) {
        party.running = false;
        for (const client of party.clients) client.cut();
      }
      await new Promise((resolve) => setTimeout(resolve, 2500));
    };
    // The first hundreds fill caches that later ones use again.
    for (let warming = 0; warming < 10; warming++) await rounds();
    const before = await memory(child);
    await rounds();
    await rounds();
    const after = await memory(child);
    return Math.max(0, rounded((after.heap - before.heap) / 120 / 1024));
  });
}

/** From starting the process to its first answer, with so many tables in its folder. */
async function startWithTables(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-load-'));
  const store = await openEmbeddedStore(folder);
  const seed = '00'.repeat(32);
  const count = Number(values.stored);
  const put = (writes: readonly Write[]): Promise<void> =>
    new Promise((resolve, reject) =>
      store.put({ writes, done: (fault) => (fault === null ? resolve() : reject(new Error(fault))) } satisfies Unit),
    );
  await put([{ type: 'insert-room', row: { code: 'AAAAA', doc: '{}', listed: false, touched: Date.now(), people: [] } }]);
  for (let from = 0; from < count; from += 2000) {
    await Promise.all(
      Array.from({ length: Math.min(2000, count - from) }, (_, i) => {
        const id = `t${from + i}`;
        const row = {
          id,
          room: 'AAAAA',
          game: 'coco-capitano',
          version: 1,
          seats: 4,
          config: {},
          names: [],
          people: [],
          seed,
          commitment: commitTo(seed),
          contributions: [],
          started: 0,
          ended: null,
        };
        const log = { table: id, n: 1, at: 0, seat: null, action: null, heard: null, lines: ['* 0'], clocks: null };
        return put([
          { type: 'insert-table', row },
          { type: 'append', row: log },
          { type: 'due', table: id, due: Date.now() + 86_400_000 },
        ]);
      }),
    );
  }
  await store.close();
  const started = performance.now();
  const child = await startChild({ dataDir: folder, port: 0, host: '127.0.0.1' });
  await fetch(`${child.url}/health`);
  const ms = performance.now() - started;
  await child.stop();
  rmSync(folder, { recursive: true });
  return Math.round(ms);
}

/** How long the event loop stood still at worst while bots were thinking at many tables. */
async function botStall(): Promise<{ p99Ms: number; worstMs: number }> {
  return withServer({ botDelayMs: 0 }, async (child) => {
    const level: Level = 'steady';
    for (let i = 0; i < 8; i++) {
      const client = await new Client(child.url).signIn('Host');
      client.keep = false;
      const { code } = await client.create(game);
      for (let seat = 1; seat < seats; seat++) await client.inRoom(code, { type: 'seat-bot', seat, level });
      await client.connect();
      client.onframe = (frame) => {
        if (frame.type !== 'update') return;
        const [action] = frame.update.legal;
        if (action !== undefined)
          client.send({ type: 'act', id: `${frame.update.seq}`, table: frame.update.table, seen: frame.update.seq, action });
      };
      client.send({ type: 'enter', room: code });
      await client.inRoom(code, { type: 'start' });
    }
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await child.ask('watch-loop');
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const { worstMs, p99Ms } = (await child.ask('loop')) as { worstMs: number; p99Ms: number };
    return { p99Ms: rounded(p99Ms), worstMs: rounded(worstMs) };
  });
}

const speed = await actions();
say(
  `at half of it (${speed.halfLoad} a second), from sending to the last of ${seats} screens: p50 ${speed.p50Ms} ms, p99 ${speed.p99Ms} ms`,
);
const idleConnectionKiB = await idleConnection();
say(`an idle connection takes ${idleConnectionKiB} KiB`);
const idleTableKiB = await idleTable();
say(`an idle table takes ${idleTableKiB} KiB`);
const startMsWith100kTables = await startWithTables();
say(`with ${values.stored} stored tables the server answers ${startMsWith100kTables} ms after its process was started`);
const stall = await botStall();
say(`while bots think the event loop is late by ${stall.p99Ms} ms at the 99th percentile, ${stall.worstMs} ms at worst`);
const { actionsPerSecond, p50Ms, p99Ms } = speed;
if (values.json) {
  console.log(
    JSON.stringify({
      tables,
      seatsEach: seats,
      actionsPerSecond,
      halfLoad: speed.halfLoad,
      p50Ms,
      p99Ms,
      idleConnectionKiB,
      idleTableKiB,
      startMsWith100kTables,
      botStallP99Ms: stall.p99Ms,
      botStallWorstMs: stall.worstMs,
    }),
  );
}
process.exit(0);
