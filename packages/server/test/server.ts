import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultPace, type RoomSettings, type RoomView } from '@quarterdeck/protocol';
import { type RunningServer, type ServerOptions, startServer } from '../src/server.ts';
import { Client } from '../src/tools/client.ts';
import { noBots } from './host.ts';
import { toyGames } from './toy.ts';

/** A server in a folder of its own, and the people who use it; all gone after `close`. */
export interface Evening {
  readonly server: RunningServer;
  readonly folder: string;
  guest(name: string): Promise<Client>;
  /** Another device of the same person. */
  again(client: Client): Client;
  restart(more?: Partial<ServerOptions>): Promise<void>;
  close(): Promise<void>;
}

/** Limits that no test reaches. */
export const generous = {
  framesPerSecond: 10_000,
  frameBurst: 10_000,
  socketsPerAddress: 10_000,
  httpPerMinute: 1_000_000,
  roomsPerHour: 1_000_000,
};

export async function evening(options: Partial<ServerOptions> = {}): Promise<Evening> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-server-'));
  const open = (more: Partial<ServerOptions> = {}): Promise<RunningServer> =>
    startServer({
      writerThread: false,
      dataDir: folder,
      port: 0,
      host: '127.0.0.1',
      games: toyGames,
      bots: noBots,
      botDelayMs: 0,
      limits: generous,
      ...options,
      ...more,
    });
  const clients: Client[] = [];
  const know = (client: Client): Client => {
    clients.push(client);
    return client;
  };
  const state = { server: await open() };
  return {
    folder,
    get server() {
      return state.server;
    },
    guest: (name) => know(new Client(state.server.url)).signIn(name),
    again(client) {
      const other = know(new Client(state.server.url, client.cookie));
      other.me = client.me;
      return other;
    },
    async restart(more = {}) {
      await state.server.close();
      state.server = await open(more);
    },
    async close() {
      for (const client of clients) client.close();
      await state.server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export const settings: RoomSettings = { game: 'coco-capitano', config: { rounds: 1 }, seats: 2, visibility: 'private', pace: defaultPace };

/** Somebody enters a room and has seen it. */
export async function enter(client: Client, code: string): Promise<RoomView> {
  if (!client.isOpen) await client.connect();
  client.send({ type: 'enter', room: code });
  return (await client.until('room', (frame) => frame.room.code === code)).room;
}

let ids = 0;
/** Acts on what the client last saw, and waits for the answer. */
export async function act(client: Client, action: string, seat?: number): Promise<string> {
  const table = client.room?.table?.id ?? '';
  const seen = (seat === undefined ? [...client.updates.values()][0] : client.updates.get(seat))?.seq ?? 0;
  const id = `act${++ids}`;
  client.send({ type: 'act', id, table, seen, action, ...(seat === undefined ? {} : { seat }) });
  return Promise.race([
    client.until('ack', (frame) => frame.id === id).then(() => 'ack'),
    client.until('refused', (frame) => frame.id === id).then((frame) => frame.why),
  ]);
}

/** Waits until it is so. */
export async function eventually(isSo: () => boolean, what = 'it', ms = 5000): Promise<void> {
  const end = Date.now() + ms;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`${what} did not happen within ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
