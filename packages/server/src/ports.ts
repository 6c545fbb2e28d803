/**
 * What the server stands on. Each port has an embedded implementation (one process, one file); another one can take its place
 * without touching a caller.
 */

/** A table as it was started. Everything that happened since is in its log. */
export interface TableRow {
  readonly id: string;
  readonly room: string;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly config: object;
  readonly names: readonly string[];
  /** Who began on each seat; null for bots. Empty for tables that were begun before this was noted. */
  readonly people: readonly (string | null)[];
  /** Secret until the table is over. */
  readonly seed: string;
  readonly commitment: string;
  readonly contributions: readonly string[];
  readonly started: number;
  /** When it ended; null while it is played. */
  readonly ended: number | null;
}

/** One append to a table's log: an accepted input with the chance that followed, or a change of its clocks alone (no lines). */
export interface LogRow {
  readonly table: string;
  /** Counts from 1 without gaps; two writers cannot both have the same. */
  readonly n: number;
  readonly at: number;
  /** The seat that acted and the client's own name for the action; null for clocks, bots and undo. */
  readonly seat: number | null;
  readonly action: string | null;
  /** How many events that seat had heard afterwards: what the acknowledgement said. */
  readonly heard: number | null;
  readonly lines: readonly string[];
  /** The clocks afterwards, as JSON; null where nothing runs. */
  readonly clocks: string | null;
}

/** A room as stored: `doc` is the whole of it, the rest is there to be searched by. */
export interface RoomRow {
  readonly code: string;
  readonly doc: string;
  readonly listed: boolean;
  readonly touched: number;
  /** Whose rooms it is among; null: as it was. */
  readonly people: readonly string[] | null;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** How many lines of a room's chat are kept. */
export const chatKept = 200;

interface ChatRow {
  readonly room: string;
  readonly n: number;
  readonly doc: string;
}

interface PushRow {
  readonly endpoint: string;
  readonly person: string;
  readonly keys: string;
}

/** One write. `insert` writes conflict when the key is taken; the others replace. */
export type Write =
  | { readonly type: 'append'; readonly row: LogRow }
  | { readonly type: 'insert-table'; readonly row: TableRow }
  | { readonly type: 'end-table'; readonly table: string; readonly at: number }
  | { readonly type: 'insert-room'; readonly row: RoomRow }
  | { readonly type: 'save-room'; readonly row: RoomRow }
  | { readonly type: 'save-person'; readonly row: PersonRow }
  /** Also deletes what this person said anywhere, and the names of its seats in the records of games. */
  | { readonly type: 'forget-person'; readonly person: string }
  | { readonly type: 'save-session'; readonly hash: string; readonly person: string; readonly at: number }
  | { readonly type: 'insert-link'; readonly hash: string; readonly person: string; readonly expires: number }
  /** Conflicts when there is no such link: it opens once. */
  | { readonly type: 'use-link'; readonly hash: string }
  | { readonly type: 'insert-chat'; readonly row: ChatRow }
  /** Deletes this name from the records of these tables, as far as they do not note who sat there. */
  | { readonly type: 'forget-name'; readonly name: string; readonly tables: readonly string[] }
  | { readonly type: 'save-push'; readonly row: PushRow }
  | { readonly type: 'forget-push'; readonly endpoint: string }
  /** When somebody must look after the table at the latest; 0: it was being looked after. Null: nothing runs. */
  | { readonly type: 'due'; readonly table: string; readonly due: number | null }
  | { readonly type: 'setting'; readonly key: string; readonly value: string };

/** `conflict`: somebody else was first, nothing of the unit was written. `unavailable`: the store failed, nothing of it was written. */
export type StoreFault = 'conflict' | 'unavailable';

/** Writes that are kept together or not at all. `done` is called once, after they are durable (null) or have failed. */
export interface Unit {
  readonly writes: readonly Write[];
  done(fault: StoreFault | null): void;
}

/** Where everything lives. All units that are put in the same turn of the event loop share one transaction, in their order. */
export interface Store {
  put(unit: Unit): void;
  table(id: string): Promise<TableRow | null>;
  log(table: string): Promise<LogRow[]>;
  room(code: string): Promise<RoomRow | null>;
  roomsOf(person: string, limit: number): Promise<RoomRow[]>;
  /** Codes of the rooms whose document speaks of this person. */
  roomsNaming(person: string): Promise<string[]>;
  /** Rooms anyone may find, last touched first. */
  listedRooms(since: number, limit: number): Promise<RoomRow[]>;
  person(id: string): Promise<PersonRow | null>;
  personBySession(hash: string): Promise<PersonRow | null>;
  /** Whose link this is, if it has not run out. */
  personByLink(hash: string, now: number): Promise<PersonRow | null>;
  /** The last lines of a room's chat, oldest first. */
  chat(room: string, limit: number): Promise<ChatRow[]>;
  pushes(person: string): Promise<PushRow[]>;
  /** Tables that are due by then, soonest first. `held`: only those that were being looked after. */
  dueTables(by: number, held: boolean, limit: number): Promise<string[]>;
  setting(key: string): Promise<string | null>;
  count(what: 'rooms' | 'tables' | 'people'): Promise<number>;
  /** Deletes rooms untouched since then, with their tables and chat, and people without a room or a recent session. Returns how many rooms. */
  purge(before: number): Promise<number>;
  /** A consistent copy of everything while the server runs. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** "Something was added to table N." A hint only: whoever hears it reads the table. */
export interface Wake {
  tell(table: string): void;
  listen(heard: (table: string) => void): void;
}

/** Tables that must be looked after at a certain time, also after a restart. */
export interface Jobs {
  /** The next time at which something happens at this table by itself; null: nothing will. Replaces what was planned before. */
  plan(table: string, due: number | null): void;
  /** The table leaves memory; what was planned is kept in the store. */
  release(table: string): void;
  /** Calls `due` whenever a table is due. */
  start(due: (table: string) => void): void;
  close(): void;
}

/** The store could not take it. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly fault: StoreFault;
  constructor(fault: StoreFault) {
    super(fault === 'conflict' ? 'Somebody else was first.' : 'The store did not take it.');
    this.fault = fault;
  }
}

/** Puts a unit and waits until it is durable. Throws `StoreError`. */
export function commit(store: Pick<Store, 'put'>, ...writes: readonly Write[]): Promise<void> {
  return new Promise((resolve, reject) => {
    store.put({ writes, done: (fault) => (fault === null ? resolve() : reject(new StoreError(fault))) });
  });
}
