import Database from 'libsql';

/** A table of the database as its file has it. */
interface StoredTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A whole database as text: how its tables were made and what is in them. `moments` says what is waited for at each game table. */
export interface StoredDatabase {
  readonly schema: readonly string[];
  readonly tables: Readonly<Record<string, StoredTable>>;
  readonly moments: readonly Moment[];
}

export interface Moment {
  readonly game: string;
  readonly phase: string;
  readonly room: string;
  readonly table: string;
  readonly must: number;
  readonly may: number;
}

/** By which column it is known whether a row belongs to what is kept. */
const keys: Readonly<Record<string, string>> = {
  person: 'id',
  room: 'code',
  room_person: 'room',
  chat: 'room',
  game_table: 'id',
  log: 'table_id',
  due: 'table_id',
};

/** Reads everything that belongs to the rooms of `moments`. */
export function dumpDatabase(file: string, moments: readonly Moment[]): StoredDatabase {
  const db = new Database(file, { readonly: true });
  const made = db.prepare("select name, type, sql from sqlite_master where sql is not null and name not like 'sqlite_%'").all() as {
    name: string;
    type: string;
    sql: string;
  }[];
  const people = db.prepare('select person, room from room_person').all() as { person: string; room: string }[];
  const rooms = new Set(moments.map(({ room }) => room));
  const wanted = new Set([
    ...moments.flatMap(({ room, table }) => [room, table]),
    ...people.filter(({ room }) => rooms.has(room)).map(({ person }) => person),
  ]);
  const tables: Record<string, StoredTable> = {};
  for (const { name } of made.filter(({ type }) => type === 'table')) {
    const rows = db.prepare(`select * from ${name}`).all() as Record<string, string | number | null>[];
    const key = keys[name];
    const kept = rows.filter((row) => key === undefined || wanted.has(String(row[key])));
    tables[name] = { columns: Object.keys(kept[0] ?? {}), rows: kept.map((row) => Object.values(row)) };
  }
  db.close();
  return { schema: made.map(({ sql }) => sql), tables, moments };
}

/** Makes the file that such a text was read from. */
export function restoreDatabase(file: string, { schema, tables }: StoredDatabase): void {
  const db = new Database(file);
  for (const statement of schema) db.exec(statement);
  for (const [name, { columns, rows }] of Object.entries(tables)) {
    if (rows.length === 0) continue;
    const insert = db.prepare(`insert into ${name} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`);
    for (const row of rows) insert.run(...row);
  }
  db.close();
}
