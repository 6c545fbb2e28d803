import { type Kysely, type Migration, sql } from 'kysely';

/** The embedded store's tables. Flags are 0 or 1; documents are JSON. */
export interface Schema {
  setting: { key: string; value: string };
  person: { id: string; name: string; created: number };
  session: { hash: string; person: string; seen: number };
  link: { hash: string; person: string; expires: number };
  room: { code: string; doc: string; listed: number; touched: number };
  room_person: { room: string; person: string; touched: number };
  chat: { room: string; n: number; doc: string };
  push: { endpoint: string; person: string; keys: string };
  game_table: {
    id: string;
    room: string;
    game: string;
    version: number;
    seats: number;
    config: string;
    names: string;
    people: string;
    seed: string;
    commitment: string;
    contributions: string;
    started: number;
    ended: number | null;
  };
  log: {
    table_id: string;
    n: number;
    at: number;
    seat: number | null;
    action: string | null;
    heard: number | null;
    lines: string;
    clocks: string | null;
  };
  due: { table_id: string; due: number };
}

/** One entry for each step; steps that have run are never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-first': {
    async up(db: Kysely<unknown>) {
      for (const statement of first) await sql.raw(statement).execute(db);
    },
  },
  '002-who-sat': {
    async up(db: Kysely<unknown>) {
      await sql`alter table game_table add column people text not null default '[]'`.execute(db);
    },
  },
};

const first = [
  'create table setting (key text primary key, value text not null) strict, without rowid',
  'create table person (id text primary key, name text not null, created integer not null) strict, without rowid',
  'create table session (hash text primary key, person text not null references person(id) on delete cascade, seen integer not null) strict, without rowid',
  'create index session_person on session (person)',
  'create table link (hash text primary key, person text not null references person(id) on delete cascade, expires integer not null) strict, without rowid',
  'create index link_person on link (person)',
  'create table room (code text primary key, doc text not null, listed integer not null, touched integer not null) strict',
  'create index room_listed on room (touched) where listed = 1',
  'create index room_touched on room (touched)',
  'create table room_person (person text not null references person(id) on delete cascade, room text not null references room(code) on delete cascade, touched integer not null, primary key (person, room)) strict, without rowid',
  'create index room_person_room on room_person (room)',
  'create table chat (room text not null references room(code) on delete cascade, n integer not null, doc text not null, primary key (room, n)) strict, without rowid',
  'create table push (endpoint text primary key, person text not null references person(id) on delete cascade, keys text not null) strict, without rowid',
  'create index push_person on push (person)',
  `create table game_table (id text primary key, room text not null references room(code) on delete cascade, game text not null, version integer not null,
    seats integer not null, config text not null, names text not null, seed text not null, commitment text not null, contributions text not null,
    started integer not null, ended integer) strict, without rowid`,
  'create index game_table_room on game_table (room)',
  // Clustered by table: a replay is one range, and an append touches one page.
  `create table log (table_id text not null, n integer not null, at integer not null, seat integer, action text, heard integer,
    lines text not null, clocks text, primary key (table_id, n)) strict, without rowid`,
  'create table due (table_id text primary key, due integer not null) strict, without rowid',
  'create index due_due on due (due)',
];
