import type { AnyGame } from '@quarterdeck/kernel';
import type { RoomAction, RoomRow as RoomListRow, RoomSettings, RoomView } from '@quarterdeck/protocol';
import type { Driver } from '../host/drivers.ts';
import type { TableHost } from '../host/host.ts';
import type { LiveTable } from '../host/live.ts';
import type { PersonRow, Store, TableRow, Write } from '../ports.ts';
import { chatKept, StoreError } from '../ports.ts';
import { Refusal } from '../rights.ts';
import { changeRoom, checkSettings, comeIn, mayTakeOver } from './change.ts';
import type { StoredLine } from './chat.ts';
import { newCode } from './code.ts';
import { endGame, isPlaying, newRoom, parseRoom, type RoomDoc, roomRow } from './doc.ts';
import { LiveRoom } from './live.ts';
import { startGame } from './start.ts';
import { listRow, type Presence } from './view.ts';

/** What rooms need around them. */
export interface RoomsOptions {
  readonly store: Store;
  readonly host: TableHost;
  readonly games: Readonly<Record<string, AnyGame>>;
  /** How long a person may be away before a bot stands in. */
  readonly graceMs: number;
  /** How long a host may be away before another takes over. */
  readonly hostGraceMs: number;
  /** How long the table must have waited for a seat before the host may let a bot play for it. */
  readonly sleepMs: number;
  readonly openHandsDelayMs: number;
  /** A room that nobody is in leaves memory after so long. */
  readonly idleMs: number;
  now(): number;
  commit(...writes: readonly Write[]): Promise<void>;
  /** The table waits for a person who may not be looking. */
  callPlayer(person: string, room: RoomDoc): void;
}

const listedForMs = 24 * 3600_000;
const mostListed = 100;
const mostMine = 50;

/** All rooms of this process. */
export class Rooms {
  private readonly options: RoomsOptions;
  private readonly live = new Map<string, LiveRoom>();
  private readonly loading = new Map<string, Promise<LiveRoom | null>>();

  constructor(options: RoomsOptions) {
    this.options = options;
  }

  get count(): number {
    return this.live.size;
  }

  /** The room, read from the store if need be; null if there is none. */
  async open(code: string): Promise<LiveRoom | null> {
    const live = this.live.get(code) ?? this.loading.get(code);
    if (live !== undefined) return live;
    const loading = this.load(code).finally(() => this.loading.delete(code));
    this.loading.set(code, loading);
    return loading;
  }

  async create(maker: PersonRow, settings: RoomSettings): Promise<RoomView> {
    checkSettings(settings, this.options.games);
    for (;;) {
      const doc = newRoom(newCode(), settings, maker, this.options.now());
      try {
        await this.options.commit({ type: 'insert-room', row: roomRow(doc, null) });
      } catch (error) {
        // The code is taken: make another.
        if (error instanceof StoreError && error.fault === 'conflict') continue;
        throw error;
      }
      const room = new LiveRoom(this.options, doc, []);
      this.live.set(doc.code, room);
      return room.view(maker.id);
    }
  }

  /** Comes in: to watch, or onto a free seat if there is one. Coming in twice is coming in once. */
  async join(person: PersonRow, code: string, watch: boolean): Promise<RoomView> {
    const room = await this.existing(code);
    room.demand('join', person.id);
    await room.change((doc) => {
      if (doc.kicked.includes(person.id)) throw new Refusal('not-allowed', 'The host has asked you to leave this room.');
      const member = doc.members.find((other) => other.id === person.id);
      if (member === undefined) comeIn(doc, { id: person.id, name: person.name }, (id) => room.isHere(id));
      const seated = doc.seats.some((seat) => seat.member === person.id);
      const free = isPlaying(doc)
        ? doc.seats.some((seat) => mayTakeOver(doc, person.id, seat))
        : doc.seats.some((seat) => seat.kind === 'open');
      if (!watch && !seated && free) changeRoom(doc, person.id, { type: 'sit' }, { games: this.options.games, isAsleep: () => false });
      if (!doc.members.some((other) => other.id === doc.host)) doc.host = person.id;
      return { result: null };
    });
    return room.view(person.id);
  }

  /** A member asks something of the room. */
  async act(person: PersonRow, code: string, action: RoomAction): Promise<RoomView> {
    const { games, host, now } = this.options;
    const room = await this.existing(code);
    room.demand(action.type, person.id);
    const asleep = action.type === 'seat-bot' && isPlaying(room.doc) && room.doc.seats[action.seat]?.kind === 'person';
    await room.change((doc) => {
      // It may have changed while this waited for its turn.
      room.demand(action.type, person.id);
      if (action.type === 'start') {
        const created = startGame(doc, host, games, now());
        return { writes: created.writes, durable: () => host.adopt(created), result: null };
      }
      changeRoom(doc, person.id, action, { games, isAsleep: (seat) => room.isAsleep(seat) });
      return { result: null };
    });
    if (asleep && action.type === 'seat-bot') room.letSleep(action.seat);
    if (action.type === 'start') await this.openTable(room);
    return room.view(person.id);
  }

  /** What a link leads to, for somebody who may not be inside. */
  async look(code: string, person: string | null): Promise<RoomListRow> {
    const room = await this.existing(code);
    return listRow(room.doc, person, room);
  }

  /** Rooms of this person, last touched first; each table's own word for whose turn it is. */
  async mine(person: string): Promise<RoomListRow[]> {
    const rows = await this.options.store.roomsOf(person, mostMine);
    return Promise.all(
      rows.map(async (row) => {
        const room = this.live.get(row.code);
        const doc = room?.doc ?? parseRoom(row);
        const table = isPlaying(doc) && doc.table !== null ? await this.options.host.open(doc.table.id).catch(() => null) : null;
        return listRow(doc, person, room ?? stored(table));
      }),
    );
  }

  /** Public rooms that wait for players or may be watched. */
  async listed(person: string | null): Promise<RoomListRow[]> {
    const rows = await this.options.store.listedRooms(this.options.now() - listedForMs, mostListed);
    return rows.map((row) => {
      const room = this.live.get(row.code);
      return listRow(room?.doc ?? parseRoom(row), person, room ?? stored(null));
    });
  }

  /** A person has another name. */
  async rename({ id, name }: PersonRow): Promise<void> {
    for (const room of await this.roomsOf(id)) {
      await room.change((doc) => {
        for (const member of doc.members) if (member.id === id) member.name = name;
        return { result: null };
      });
    }
  }

  /** A person wants to be forgotten: leaves every room; seats in running games become bots, also those that were left before. */
  async forget(person: string): Promise<void> {
    for (const room of this.live.values()) room.unsay(person);
    for (const code of await this.options.store.roomsNaming(person)) await (await this.open(code))?.forget(person);
  }

  /** Who decides at a table that was just read from its log. */
  async driversOf(row: TableRow): Promise<readonly Driver[]> {
    const room = await this.open(row.room);
    return room === null || room.doc.table?.id !== row.id ? [] : room.drivers();
  }

  /** A table has moved on; when its game is over the room says so. */
  moved(live: LiveTable): void {
    const room = this.live.get(live.row.room);
    if (room === undefined || room.doc.table?.id !== live.row.id) return;
    room.moved(live);
    if (live.status.over && isPlaying(room.doc)) this.finish(room, live);
  }

  /** Once a second. */
  tick(): void {
    const before = this.options.now() - this.options.idleMs;
    for (const [code, room] of this.live) {
      room.tick();
      // The store may have failed when the room was to be told.
      if (room.status?.over === true && isPlaying(room.doc) && room.table !== null) this.finish(room, room.table);
      if (room.isEmpty && room.touched < before && room.table === null) this.live.delete(code);
    }
  }

  private async existing(code: string): Promise<LiveRoom> {
    const room = await this.open(code);
    if (room === null) throw new Refusal('no-table', `There is no room ${code}.`);
    if (isPlaying(room.doc)) await this.openTable(room);
    return room;
  }

  private async load(code: string): Promise<LiveRoom | null> {
    const row = await this.options.store.room(code);
    if (row === null) return null;
    const chat = await this.options.store.chat(code, chatKept);
    const room = new LiveRoom(
      this.options,
      parseRoom(row),
      chat.map((line) => JSON.parse(line.doc) as StoredLine),
    );
    this.live.set(code, room);
    // The game may have ended in the moment before a crash. Nobody waits for this: the table itself asks for the room as it opens.
    if (isPlaying(room.doc)) void this.openTable(room);
    return room;
  }

  private async openTable(room: LiveRoom): Promise<void> {
    const id = room.doc.table?.id;
    if (id === undefined) return;
    try {
      const live = await this.options.host.open(id);
      if (live?.status.over === true && isPlaying(room.doc)) this.finish(room, live);
    } catch (error) {
      console.error(`Table ${id} cannot be played:`, error);
    }
  }

  private finish(room: LiveRoom, live: LiveTable): void {
    const { waiting } = live.status;
    const outcome = waiting.kind === 'over' ? { places: [...waiting.outcome.places], scores: [...waiting.outcome.scores] } : null;
    room
      .change((doc) => {
        if (doc.table?.id === live.row.id && isPlaying(doc)) endGame(doc, outcome);
        return { result: null };
      })
      .catch((error: unknown) => console.error(`Room ${room.doc.code} could not be told that its game is over:`, error));
  }

  private async roomsOf(person: string): Promise<LiveRoom[]> {
    const rows = await this.options.store.roomsOf(person, 1_000_000);
    const rooms = await Promise.all(rows.map(({ code }) => this.open(code)));
    return rooms.filter((room) => room !== null);
  }
}

/** A room that nobody is in. */
function stored(table: LiveTable | null): Presence {
  return {
    isHere: () => false,
    standsIn: () => false,
    botIn: () => null,
    proposal: null,
    openHandsDelayMs: 0,
    status: table?.status ?? null,
  };
}
