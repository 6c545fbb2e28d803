import { type Kysely, sql } from 'kysely';
import type { LogRow, RoomRow, Store, TableRow } from '../ports.ts';
import type { Schema } from './schema.ts';

type Reads = Omit<Store, 'put' | 'purge' | 'backup' | 'close'>;

/** All questions that the store answers. */
export function readsOf(db: Kysely<Schema>): Reads {
  const rooms = (rows: readonly Schema['room'][]): RoomRow[] =>
    rows.map(({ code, doc, listed, touched }) => ({ code, doc, touched, listed: listed === 1, people: null }));
  const names = { rooms: 'room', tables: 'game_table', people: 'person' } as const;
  return {
    async table(id) {
      const row = await db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      const { config, names: texts, people, contributions, ...rest } = row;
      const seats = { names: JSON.parse(texts), people: JSON.parse(people), contributions: JSON.parse(contributions) };
      return { ...rest, ...seats, config: JSON.parse(config) } satisfies TableRow;
    },
    async log(table) {
      const rows = await db.selectFrom('log').selectAll().where('table_id', '=', table).orderBy('n').execute();
      return rows.map(({ table_id, lines, ...row }): LogRow => ({ ...row, table: table_id, lines: lines === '' ? [] : lines.split('\n') }));
    },
    async room(code) {
      const row = await db.selectFrom('room').selectAll().where('code', '=', code).executeTakeFirst();
      return row === undefined ? null : (rooms([row])[0] ?? null);
    },
    async roomsOf(person, limit) {
      const rows = await db
        .selectFrom('room_person')
        .innerJoin('room', 'room.code', 'room_person.room')
        .selectAll('room')
        .where('room_person.person', '=', person)
        .orderBy('room.touched', 'desc')
        .limit(limit)
        .execute();
      return rooms(rows);
    },
    async roomsNaming(person) {
      const named = sql<number>`instr(doc, ${JSON.stringify(person)})`;
      return (await db.selectFrom('room').select('code').where(named, '>', 0).execute()).map(({ code }) => code);
    },
    async listedRooms(since, limit) {
      const found = db.selectFrom('room').selectAll().where('listed', '=', 1).where('touched', '>=', since);
      return rooms(await found.orderBy('touched', 'desc').limit(limit).execute());
    },
    async person(id) {
      return (await db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
    },
    async personBySession(hash) {
      const found = db
        .selectFrom('session')
        .innerJoin('person', 'person.id', 'session.person')
        .selectAll('person')
        .where('session.hash', '=', hash);
      return (await found.executeTakeFirst()) ?? null;
    },
    async personByLink(hash, now) {
      const found = db.selectFrom('link').innerJoin('person', 'person.id', 'link.person').selectAll('person').where('link.hash', '=', hash);
      return (await found.where('link.expires', '>=', now).executeTakeFirst()) ?? null;
    },
    async chat(room, limit) {
      const rows = await db.selectFrom('chat').selectAll().where('room', '=', room).orderBy('n', 'desc').limit(limit).execute();
      return rows.reverse();
    },
    pushes: (person) => db.selectFrom('push').selectAll().where('person', '=', person).execute(),
    async dueTables(by, held, limit) {
      const found = db
        .selectFrom('due')
        .select('table_id')
        .where('due', held ? '=' : '>', 0);
      const rows = await found.where('due', '<=', by).orderBy('due').limit(limit).execute();
      return rows.map((row) => row.table_id);
    },
    async setting(key) {
      return (await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst())?.value ?? null;
    },
    async count(what) {
      return (
        await db
          .selectFrom(names[what])
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    },
  };
}
