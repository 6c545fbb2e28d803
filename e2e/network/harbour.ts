import type { Socket } from 'node:net';
import { games } from '@quarterdeck/games';
import { type Rng, sealedLuck } from '@quarterdeck/kernel';
import type { WebSocket } from 'ws';
import type { BotPool } from '../../packages/server/src/bots/pool.ts';
import { Connection, type ConnectionContext } from '../../packages/server/src/connection.ts';
import { TableHost } from '../../packages/server/src/host/host.ts';
import { inProcessJobs } from '../../packages/server/src/jobs.ts';
import { defaultLimits } from '../../packages/server/src/limits.ts';
import { commit, type PersonRow, type Store } from '../../packages/server/src/ports.ts';
import { Rooms } from '../../packages/server/src/rooms/rooms.ts';
import { inProcessWake } from '../../packages/server/src/wake.ts';
import { oneOf } from './chance.ts';
import { type Disk, overDisk } from './disk.ts';
import type { VirtualTime } from './time.ts';
import type { Accept, Network } from './wires.ts';

/** One life of the server: everything of it but HTTP and the real sockets. */
export interface Harbour {
  readonly rooms: Rooms;
  readonly host: TableHost;
  readonly disk: Disk;
  /** The process is gone from one moment to the next. */
  crash(): void;
}

export interface HarbourParts {
  readonly store: Store;
  readonly time: VirtualTime;
  readonly rng: Rng;
  readonly network: Network;
  readonly people: ReadonlyMap<string, PersonRow>;
  /** Numbers tables in the order of their start, so that their luck depends on the seed alone. */
  readonly tables: Map<string, number>;
  readonly seed: number;
}

const idleMs = 15_000;
const unlimited = { ...defaultLimits, framesPerSecond: 1000, frameBurst: 1000 };

export function openHarbour({ store, time, rng, network, people, tables, seed }: HarbourParts): Harbour {
  const disk = overDisk(store, time, rng);
  // Whole milliseconds, as the server's own clock.
  const now = (): number => Math.floor(time.now);
  const jobs = inProcessJobs(disk, now);
  // Which bot it is does not matter here.
  const bots: BotPool = {
    think: async ({ seen }) => ({ action: oneOf(rng, seen.legal), reaction: 200 + rng.below(600) }),
    close: async () => {},
  };
  const host: TableHost = new TableHost({
    store: disk,
    games,
    jobs,
    bots,
    wake: inProcessWake(),
    botDelayMs: 400,
    idleMs,
    now,
    luckOf({ id }) {
      if (!tables.has(id)) tables.set(id, tables.size);
      return sealedLuck(`${seed}`.padStart(8, '0') + `${tables.get(id)}`.padStart(56, '0'), []);
    },
    moved: (live) => rooms.moved(live),
    driversOf: (row) => rooms.driversOf(row),
  });
  const rooms = new Rooms({
    store: disk,
    host,
    games,
    graceMs: 8000,
    hostGraceMs: 10_000,
    sleepMs: 15_000,
    openHandsDelayMs: 2000,
    idleMs,
    now,
    commit: (...writes) => commit(disk, ...writes),
    callPlayer: () => {},
  });
  const context: ConnectionContext = {
    rooms,
    host,
    limits: unlimited,
    version: '0',
    run: `${now()}`,
    now,
    heard: () => {},
    told: () => {},
    sent: () => {},
  };

  const connections = new Set<Connection>();
  const socket = { cork() {}, uncork() {} } as unknown as Socket;
  const accept: Accept = (id, end, closed) => {
    const person = people.get(id);
    if (person === undefined) return null;
    const connection = new Connection(context, person, end as unknown as WebSocket, socket);
    connections.add(connection);
    closed(() => {
      connections.delete(connection);
      connection.closed();
    });
    return (text) => connection.receive(Buffer.from(text), false);
  };
  network.accept = accept;

  let beats = 0;
  const hearts = [
    setInterval(() => rooms.tick(), 1000),
    setInterval(() => host.sweep(), 5000),
    setInterval(() => {
      beats++;
      for (const connection of connections) connection.beat(beats);
    }, 1000),
  ];
  jobs.start((table) => host.due(table));

  return {
    rooms,
    host,
    disk,
    crash() {
      disk.die();
      for (const heart of hearts) clearInterval(heart);
      jobs.close();
      host.close();
      network.accept = () => null;
      for (const wire of network.wires) wire.loseServer();
      network.wires.clear();
    },
  };
}
