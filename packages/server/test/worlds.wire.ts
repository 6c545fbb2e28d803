import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame, Luck, Rng, Seat } from '@quarterdeck/kernel';
import { defaultPace, GameId } from '@quarterdeck/protocol';
import { type RunningServer, type ServerOptions, startServer } from '../src/server.ts';
import { Client } from '../src/tools/client.ts';
import { noBots, settled, type TestClock } from './host.ts';
import { generous } from './server.ts';
import { Wire } from './wire.ts';
import { type CommonLuck, type Compared, commonLuck, type Pair, playOn, Truth, type World } from './worlds.ts';

/** A table of the pair, the same in both worlds down to its secret names. */
interface WirePair extends Pair {
  readonly room: string;
  readonly table: string;
  readonly luck: CommonLuck;
}

/** Two servers on ports of their own that began as one. All that differs is what their tables of each pair hold. */
export interface WireWorlds {
  /** Plays a pair on, and compares all that the seat's socket brings. */
  compare(index: number, rng: Rng): Promise<Compared>;
  close(): Promise<void>;
}

/** `faulty`: makes the game that the servers play from the right one, to plant a leak. */
export async function openWireWorlds(
  game: AnyGame,
  pairs: readonly Pair[],
  rng: Rng,
  faulty: (game: AnyGame) => AnyGame = (right) => right,
): Promise<WireWorlds> {
  const clock: TestClock = { now: 1_000_000_000 };
  const root = mkdtempSync(join(tmpdir(), 'quarterdeck-wire-'));
  const [here, there] = [join(root, 'here'), join(root, 'there')];
  const lucks = pairs.map(() => commonLuck(rng));
  const server = (dataDir: string, states: readonly object[], which: 'first' | 'second'): Promise<RunningServer> => {
    const options: ServerOptions = {
      dataDir,
      port: 0,
      host: '127.0.0.1',
      games: { [game.id]: begunWith(faulty(game), states) },
      bots: noBots,
      limits: generous,
      writerThread: false,
      now: () => clock.now,
      luckOf: ({ config }) => luckIn(lucks, config, which),
    };
    return startServer(options);
  };

  const truths = pairs.map(({ truth }) => truth);
  const before = await server(here, truths, 'first');
  const people: Client[] = [];
  for (let seat = 0; seat < game.seats[1]; seat++) people.push(await new Client(before.url).signIn(`Sailor ${seat + 1}`));
  const rooms: WirePair[] = [];
  for (const [index, pair] of pairs.entries()) {
    const { room, table } = await begin(people.slice(0, pair.seats), game, index);
    rooms.push({ ...pair, room, table, luck: lucks[index] as CommonLuck });
  }
  await before.close();
  cpSync(here, there, { recursive: true });
  const twins = pairs.map(({ twin }) => twin);
  const servers = [await server(here, truths, 'first'), await server(there, twins, 'second')] as const;

  return {
    async compare(index, moves) {
      const pair = rooms[index];
      if (pair === undefined) throw new Error(`There is no pair ${index}.`);
      const sailors = people.slice(0, pair.seats);
      const a = await enter(servers[0], game, pair, pair.truth, sailors, clock);
      const b = await enter(servers[1], game, pair, pair.twin, sailors, clock);
      try {
        return await playOn(a, b, pair.viewer, moves, clock, pair.luck);
      } finally {
        a.leave();
        b.leave();
      }
    },
    async close() {
      for (const running of servers) await running.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** The game whose table number `pair` begins in the middle, with that state. */
function begunWith(game: AnyGame, states: readonly object[]): AnyGame {
  return {
    ...game,
    config(raw) {
      const { pair, ...config } = raw as { readonly pair: number };
      return { ...game.config(config), pair };
    },
    setup: (config) => game.clone(states[(config as { readonly pair: number }).pair] as object),
  };
}

function luckIn(lucks: readonly CommonLuck[], config: object, which: 'first' | 'second'): Luck {
  const luck = lucks[(config as { readonly pair: number }).pair];
  if (luck === undefined) throw new Error('This table is in no pair.');
  return luck[which];
}

async function begin([host, ...others]: readonly Client[], game: AnyGame, pair: number): Promise<{ room: string; table: string }> {
  if (host === undefined) throw new Error('Nobody is there.');
  const settings = {
    game: GameId.parse(game.id),
    config: { pair },
    seats: others.length + 1,
    visibility: 'private',
    pace: defaultPace,
  } as const;
  const { code } = await host.create(settings);
  for (const other of others) await other.join(code);
  const { table } = await host.inRoom(code, { type: 'start' });
  if (table === null) throw new Error('The game did not begin.');
  return { room: code, table: table.id };
}

/** Everyone comes in, one after the other. */
async function enter(
  { port, host, store }: RunningServer,
  game: AnyGame,
  { room, table, viewer }: WirePair,
  state: object,
  people: readonly Client[],
  clock: TestClock,
): Promise<World & { leave(): void }> {
  const wires: Wire[] = [];
  for (const { cookie } of people) {
    const wire = new Wire(port, cookie, clock);
    wires.push(wire);
    await wire.next((text) => text.startsWith('{"type":"hello"'));
    wire.send({ type: 'enter', room });
    await wire.drain();
  }
  const wireOf = (seat: Seat): Wire => wires[seat] as Wire;
  await wireOf(viewer).drain();
  const live = await host.open(table);
  if (live === null) throw new Error('The table is gone.');
  const quiet = async (): Promise<void> => {
    await settled(store);
    await wireOf(viewer).drain();
  };
  const acts = people.map(() => 0);
  return {
    truth: new Truth(game, state),
    lines: () => live.table.lines(),
    async act(seat, action) {
      const nth = (acts[seat] as number) + 1;
      acts[seat] = nth;
      const id = `${seat} ${nth}`;
      const answer = wireOf(seat).next(
        (text) => text.startsWith(`{"type":"ack","id":"${id}"`) || text.startsWith(`{"type":"refused","id":"${id}"`),
      );
      wireOf(seat).send({ type: 'act', id, table, seen: live.table.heard(seat), action });
      await answer;
      await quiet();
    },
    async tick() {
      // What the timer itself calls.
      host.due(table);
      await new Promise((resolve) => setImmediate(resolve));
      await quiet();
    },
    sent: () => told(wireOf(viewer)),
    leave() {
      for (const wire of wires) wire.close();
    },
  };
}

/**
 * All that came, with time and size. Left out is what the table has no part in: the name of this run of the server, the beat of its
 * heart, and the answers to our own pings.
 */
function told({ frames }: Wire): readonly string[] {
  return frames
    .filter(({ text }) => !/^\{"type":"p[io]ng"/.test(text))
    .map(({ at, bytes, text }) => `at ${at} ms, ${bytes} bytes: ${text.replace(/"run":"[^"]{8}"/, '"run":"********"')}`);
}
