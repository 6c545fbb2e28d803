import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultPace, type RoomSettings, type WireUpdate } from '@quarterdeck/protocol';
import { nodeOptions } from './child.ts';
import { Client } from './client.ts';

/**
 * Kills the real server at random moments while people play, starts it again, and checks that nothing that was acknowledged or
 * shown is lost and nothing has happened twice. The last line says kills, acknowledged, lost.
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' }, tables: { type: 'string', default: '4' } } });
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1) {
  console.error(`--kills is "${values.kills}"; it should be a whole number of 1 or more.`);
  process.exit(2);
}
const settings: RoomSettings = { game: 'coco-capitano', config: {}, seats: 2, visibility: 'private', pace: defaultPace };
const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-crash-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const main = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../main.ts' : '../main.js', import.meta.url));
let server: ChildProcess | null = null;
let acknowledged = 0;
let lost = 0;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 8081));
    });
  });
}

async function start(): Promise<void> {
  server = spawn(process.execPath, [...nodeOptions, main], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    try {
      if ((await fetch(`${url}/health`)).ok) return;
    } catch {
      if (server.exitCode !== null) throw new Error(`The server ended with status ${server.exitCode}.`);
    }
    await pause(20);
  }
}

async function kill(): Promise<void> {
  if (server === null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** One person at a table, who remembers everything that the server ever vouched for. */
class Player {
  readonly client: Client;
  readonly seat: number;
  readonly code: string;
  table = '';
  /** The furthest that the server has shown. */
  seen = 0;
  /** Acknowledged actions of this table: the client's name for each, and the count of events that came with it. */
  readonly acked = new Map<string, number>();
  private events: string[] = [];
  private waiting: { id: string; action: string; seen: number } | null = null;
  private ids = 0;

  constructor(client: Client, seat: number, code: string) {
    this.client = client;
    this.seat = seat;
    this.code = code;
    client.keep = false;
    client.onframe = (frame) => {
      if (frame.type === 'update') this.show(frame.update);
      else if (frame.type === 'ack' && frame.id === this.waiting?.id) {
        acknowledged++;
        this.acked.set(frame.id, frame.seq ?? 0);
        this.waiting = null;
        this.act();
      } else if (frame.type === 'refused' && frame.id === this.waiting?.id) {
        this.waiting = null;
        if (frame.why === 'stale') setTimeout(() => this.act(), 5);
      }
    };
  }

  async back(): Promise<void> {
    await this.client.connect();
    this.client.send({ type: 'enter', room: this.code });
    // Whatever was not answered is asked again: it must happen once.
    if (this.waiting !== null) this.send();
  }

  private show(update: WireUpdate): void {
    const events = update.events.map((event) => JSON.stringify(event));
    if (update.table !== this.table) {
      this.table = update.table;
      this.events = [];
      this.seen = 0;
      this.acked.clear();
      this.waiting = null;
    }
    // A full update must begin with all that was shown before, in its order.
    if (update.since === 0) {
      const missing = this.events.findIndex((event, index) => events[index] !== event);
      if (missing >= 0) lost += this.events.length - missing;
      this.events = events;
    } else this.events.push(...events);
    if (update.seq < this.seen || this.events.length !== update.seq) lost++;
    this.seen = update.seq;
    for (const seq of this.acked.values()) if (seq > update.seq) lost++;
    this.act();
  }

  private act(): void {
    const update = this.client.updates.get(this.seat);
    if (update === undefined || this.waiting !== null || update.table !== this.table) return;
    const action = update.legal[Math.floor(Math.random() * update.legal.length)];
    if (action === undefined) return;
    this.waiting = { id: `${++this.ids}`, action, seen: update.seq };
    this.send();
  }

  private send(): void {
    if (this.waiting !== null && this.client.isOpen) this.client.send({ type: 'act', table: this.table, ...this.waiting });
  }
}

/** A finished game is followed by another. */
function playOn(players: readonly Player[]): void {
  for (const { client, code } of players) {
    if (client.room?.table?.phase === 'over' && client.room.host === client.me.id) client.inRoom(code, { type: 'start' }).catch(() => {});
  }
}

await start();
const players: Player[] = [];
for (let table = 0; table < Number(values.tables); table++) {
  const ann = await new Client(url).signIn('Ann');
  const bo = await new Client(url).signIn('Bo');
  const { code } = await ann.create(settings);
  await bo.join(code);
  players.push(new Player(ann, 0, code), new Player(bo, 1, code));
  await ann.inRoom(code, { type: 'start' });
}
for (let done = 0; done < kills; done++) {
  await Promise.all(players.map((player) => player.back()));
  playOn(players);
  await pause(30 + Math.random() * 220);
  await kill();
  for (const { client } of players) client.cut();
  await start();
  if ((done + 1) % 20 === 0) console.log(`${done + 1} kills, ${acknowledged} acknowledged, ${lost} lost`);
}
await Promise.all(players.map((player) => player.back()));
await pause(1000);
await kill();
rmSync(folder, { recursive: true });
console.log(`kills ${kills}, acknowledged ${acknowledged}, lost ${lost}`);
process.exit(lost === 0 ? 0 : 1);
