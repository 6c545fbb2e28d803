import type { Socket } from 'node:net';
import { type Rng, seededRng } from '@quarterdeck/kernel';
import { type ClientFrame, defaultPace, type RoomView, type ServerFrame, type WireUpdate } from '@quarterdeck/protocol';
import type { WebSocket } from 'ws';
import { Connection, type ConnectionContext } from '../src/connection.ts';
import { TableHost } from '../src/host/host.ts';
import { defaultLimits } from '../src/limits.ts';
import { commit, type PersonRow, type Store } from '../src/ports.ts';
import { Rooms } from '../src/rooms/rooms.ts';
import { inProcessWake } from '../src/wake.ts';
import { noBots, noJobs, settled, type TestClock } from './host.ts';
import { toyGames } from './toy.ts';

/** One connection through a network that keeps messages for as long as it likes, and may end at either side first. */
class Pipe {
  readonly toServer: string[] = [];
  readonly toClient: string[] = [];
  readonly server: Connection;
  /** What each side believes. */
  serverOpen = true;
  clientOpen = true;

  constructor(context: ConnectionContext, person: PersonRow) {
    const ws = {
      OPEN: 1,
      readyState: 1,
      send: (text: string) => this.toClient.push(text),
      close: () => this.endServer(),
      terminate: () => this.endServer(),
    };
    const socket = { cork: () => {}, uncork: () => {} };
    this.server = new Connection(context, person, ws as unknown as WebSocket, socket as unknown as Socket);
  }

  deliver(): void {
    const text = this.toServer.shift();
    if (text !== undefined && this.serverOpen) this.server.receive(Buffer.from(text), false);
  }

  /** The server notices that the line is gone. */
  endServer(): void {
    if (!this.serverOpen) return;
    this.serverOpen = false;
    this.server.closed();
  }
}

/** A screen as docs/protocol.md tells clients to be: repeats what was not answered, asks for the gap. */
class Screen {
  readonly person: PersonRow;
  pipe: Pipe | null = null;
  room: RoomView | null = null;
  update: WireUpdate | null = null;
  events: unknown[] = [];
  readonly acked: string[] = [];
  pending: (ClientFrame & { type: 'act' }) | null = null;
  private readonly code: string;
  private readonly rng: Rng;
  private readonly name: string;
  private ids = 0;

  constructor(person: PersonRow, code: string, name: string, rng: Rng) {
    this.person = person;
    this.code = code;
    this.name = name;
    this.rng = rng;
  }

  connect(context: ConnectionContext): void {
    this.pipe = new Pipe(context, this.person);
  }

  /** Takes the next frame from the line; false if there is none. */
  hear(): boolean {
    const text = this.pipe?.toClient.shift();
    if (text === undefined) return false;
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.type === 'hello') {
      this.say(
        this.update === null
          ? { type: 'enter', room: this.code }
          : { type: 'enter', room: this.code, table: this.update.table, since: this.update.seq },
      );
      if (this.pending !== null) this.say(this.pending);
    } else if (frame.type === 'gone' || (frame.type === 'error' && frame.why === 'not-allowed')) {
      // Not in the room (any more): a page would go back to its start. It may come again.
      this.pipe?.endServer();
      this.pipe = null;
    } else if (frame.type === 'room') this.room = frame.room;
    else if (frame.type === 'update') this.take(frame.update);
    else if ((frame.type === 'ack' || frame.type === 'refused') && frame.id === this.pending?.id) {
      if (frame.type === 'ack') this.acked.push(`${this.pending.table} ${this.update?.viewer} ${frame.id}`);
      this.pending = null;
    }
    return true;
  }

  /** Chooses something, if it may; sometimes says it twice. */
  act(): void {
    const { update } = this;
    if (update === null || this.pending !== null || this.pipe === null) return;
    const action = update.legal[this.rng.below(Math.max(1, update.legal.length))];
    if (action === undefined) return;
    this.pending = { type: 'act', id: `${this.name}${++this.ids}`, table: update.table, seen: update.seq, action };
    for (let i = this.rng.below(3); i >= 0; i--) this.say(this.pending);
  }

  private take(update: WireUpdate): void {
    const before = this.update;
    const same = before !== null && before.table === update.table && before.viewer === update.viewer;
    if (same && update.seq < before.seq) return;
    if (update.since === 0) this.events = update.events;
    else if (same && update.since === before.seq) this.events = [...this.events, ...update.events];
    else {
      this.say({ type: 'enter', room: this.code, table: update.table, since: same ? before.seq : 0 });
      return;
    }
    this.update = update;
  }

  private say(frame: ClientFrame): void {
    if (this.pipe?.clientOpen) this.pipe.toServer.push(JSON.stringify(frame));
  }
}

/** One process: dies and comes back with nothing but the store. */
class Process {
  readonly host: TableHost;
  readonly rooms: Rooms;
  readonly context: ConnectionContext;

  constructor(store: Store, clock: TestClock) {
    const now = (): number => clock.now;
    this.host = new TableHost({
      store,
      now,
      games: toyGames,
      bots: noBots,
      jobs: noJobs,
      wake: inProcessWake(),
      botDelayMs: 0,
      idleMs: 60_000,
      moved: (live) => this.rooms.moved(live),
      driversOf: (row) => this.rooms.driversOf(row),
    });
    const far = 1e9;
    this.rooms = new Rooms({
      store,
      now,
      games: toyGames,
      host: this.host,
      graceMs: far,
      hostGraceMs: far,
      sleepMs: far,
      openHandsDelayMs: far,
      idleMs: far,
      commit: (...writes) => commit(store, ...writes),
      callPlayer: () => {},
    });
    const limits = { ...defaultLimits, framesPerSecond: 1e6, frameBurst: 1e6 };
    this.context = {
      rooms: this.rooms,
      host: this.host,
      limits,
      now,
      version: 'test',
      run: 'test',
      heard: () => {},
      told: () => {},
      sent: () => {},
    };
  }
}

/** What came of one stormy evening. */
export interface Evening {
  readonly lines: number;
  readonly acknowledged: number;
}

/**
 * Four to six people, some with two screens, play over lines that delay, repeat, break on either side or both, while people come and
 * go and the server dies and returns. After quiet every screen must show what the server says for its viewer. Throws if not.
 */
export async function storm(seed: number, store: Store, steps: number): Promise<Evening> {
  const rng = seededRng(seed);
  const clock = { now: 1_000_000 };
  let process = new Process(store, clock);
  const people: PersonRow[] = [];
  for (let i = 0; i < 4 + rng.below(3); i++) {
    const person = { id: `s${seed}p${i}`, name: `P${i}`, created: 0 };
    await commit(store, { type: 'save-person', row: person });
    people.push(person);
  }
  const [maker, ...others] = people as [PersonRow, ...PersonRow[]];
  const seats = Math.max(2, people.length - rng.below(2));
  const { code } = await process.rooms.create(maker, {
    game: 'coco-capitano',
    config: { rounds: 6 },
    seats,
    visibility: 'private',
    pace: defaultPace,
  });
  for (const person of others) await process.rooms.join(person, code, false);
  await process.rooms.act(maker, code, { type: 'start' });
  const screens = people.flatMap((person, i) =>
    Array.from({ length: 1 + rng.below(2) }, (_, tab) => new Screen(person, code, `c${i}t${tab}n`, rng)),
  );

  const cut = (screen: Screen, halfOpen: boolean): void => {
    const { pipe } = screen;
    if (pipe === null) return;
    pipe.clientOpen = false;
    screen.pipe = null;
    // Half open: the server goes on talking to nobody until much later.
    if (halfOpen) dead.push(pipe);
    else pipe.endServer();
  };
  const dead: Pipe[] = [];
  for (let step = 0; step < steps; step++) {
    const screen = screens[rng.below(screens.length)] as Screen;
    const die = rng.below(100);
    clock.now += rng.below(30);
    if (die < 35)
      for (let i = rng.below(4); i >= 0; i--) one(screens, rng, (other) => (other.pipe?.toServer.length ?? 0) > 0)?.pipe?.deliver();
    else if (die < 70) for (let i = rng.below(6); i >= 0; i--) one(screens, rng, (other) => (other.pipe?.toClient.length ?? 0) > 0)?.hear();
    else if (die < 88) one(screens, rng, (other) => other.pending === null && (other.update?.legal.length ?? 0) > 0)?.act();
    else if (die < 92 || screen.pipe === null) {
      if (screen.pipe === null) screen.connect(process.context);
    } else if (die < 95) cut(screen, rng.below(2) === 0);
    else if (die < 97) dead.shift()?.endServer();
    else if (die < 99) (await tableOf(process, code))?.tick();
    else if (rng.below(4) > 0) await comeAndGo(process, screen.person, code, rng);
    else {
      process.host.close();
      for (const other of screens) cut(other, false);
      dead.length = 0;
      process = new Process(store, clock);
    }
    if (rng.below(3) === 0) await settled(store);
  }

  for (let round = 0; round < 400; round++) {
    let quiet = true;
    const members = new Set((await process.rooms.open(code))?.doc.members.map((member) => member.id));
    for (const screen of screens) {
      if (!members.has(screen.person.id)) continue;
      if (screen.pipe === null || !screen.pipe.serverOpen) screen.connect(process.context);
      while ((screen.pipe?.toServer.length ?? 0) > 0) {
        screen.pipe?.deliver();
        quiet = false;
      }
      while (screen.hear()) quiet = false;
    }
    await settled(store);
    if (quiet && round > 5) break;
  }
  return check(process, store, code, screens);
}

/** A random one of those of whom it is true. */
function one(screens: readonly Screen[], rng: Rng, isSo: (screen: Screen) => boolean): Screen | undefined {
  const fitting = screens.filter(isSo);
  return fitting[rng.below(Math.max(1, fitting.length))];
}

async function comeAndGo(process: Process, person: PersonRow, code: string, rng: Rng): Promise<void> {
  const inside = (await process.rooms.open(code))?.doc.members.some((member) => member.id === person.id) === true;
  // Whoever has left comes back: as a watcher, or onto a seat that was given up.
  const asked = inside ? process.rooms.act(person, code, { type: 'leave' }) : process.rooms.join(person, code, rng.below(2) === 0);
  await asked.catch(() => {});
}

async function tableOf(process: Process, code: string) {
  const id = (await process.rooms.open(code))?.doc.table?.id;
  return id === undefined ? null : process.host.open(id);
}

async function check(process: Process, store: Store, code: string, screens: readonly Screen[]): Promise<Evening> {
  const room = await process.rooms.open(code);
  const live = await tableOf(process, code);
  if (room === null || live === null) throw new Error('The room or its table is gone.');
  const log = await store.log(live.row.id);
  const happened = log.flatMap(({ seat, action }) => (action === null ? [] : [`${live.row.id} ${seat} ${action}`]));
  if (new Set(happened).size !== happened.length) throw new Error('Something happened twice.');
  let acknowledged = 0;
  for (const screen of screens) {
    const { id } = screen.person;
    const lost = screen.acked.find((act) => !happened.includes(act));
    if (lost !== undefined) throw new Error(`${screen.person.name} was told that "${lost}" had happened, and it has not`);
    acknowledged += screen.acked.length;
    if (!room.doc.members.some((member) => member.id === id)) continue;
    const viewer = room.doc.seats.findIndex((seat) => seat.member === id);
    const truth = live.table.update(viewer < 0 ? 'spectator' : viewer, 0);
    const { update } = screen;
    const mine = JSON.stringify([update?.viewer, update?.view, update?.legal, screen.events]);
    const right = JSON.stringify([truth.viewer, truth.view, truth.legal.map(live.table.game.notation.write), truth.events]);
    if (mine !== right) throw new Error(`${screen.person.name} sees\n${mine}\nand the server says\n${right}`);
    const roomSeen = JSON.stringify(screen.room?.seats.map((seat) => seat.member));
    if (roomSeen !== JSON.stringify(room.doc.seats.map((seat) => seat.member)))
      throw new Error(`${screen.person.name} sees others in the seats`);
  }
  return { lines: live.table.seq, acknowledged };
}
