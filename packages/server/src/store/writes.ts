import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { chatKept, type Write } from '../ports.ts';
import type { Connection } from './connection.ts';
import type { Schema } from './schema.ts';

type Statement = ReturnType<Connection['prepare']>;

/** Writes one `Write` inside the open transaction; false when its key was taken (or the link was not there). */
export function writesOf(connection: Connection, db: Kysely<Schema>): (write: Write) => boolean {
  const statements = new Map<string, Statement>();
  const run = (query: CompiledQuery): boolean => {
    let statement = statements.get(query.sql);
    if (statement === undefined) {
      statement = connection.prepare(query.sql);
      statements.set(query.sql, statement);
    }
    return statement.run(query.parameters).changes > 0;
  };
  // The hot path: prepared once, bound by position.
  const append = connection.prepare(
    'insert or ignore into log (table_id, n, at, seat, action, heard, lines, clocks) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const setDue = connection.prepare(
    'insert into due (table_id, due) values (?, ?) on conflict (table_id) do update set due = excluded.due',
  );
  const dropDue = connection.prepare('delete from due where table_id = ?');

  const intoRoom = 'insert into room (code, doc, listed, touched) values (?, ?, ?, ?) on conflict (code)';
  const insertRoom = connection.prepare(`${intoRoom} do nothing`);
  const saveRoom = connection.prepare(`${intoRoom} do update set doc = excluded.doc, listed = excluded.listed, touched = excluded.touched`);

  return (write) => {
    switch (write.type) {
      case 'append': {
        const { row } = write;
        return append.run(row.table, row.n, row.at, row.seat, row.action, row.heard, row.lines.join('\n'), row.clocks).changes > 0;
      }
      case 'insert-table': {
        const { config, names, people, contributions, ...row } = write.row;
        const seats = { names: JSON.stringify(names), people: JSON.stringify(people), contributions: JSON.stringify(contributions) };
        const texts = { ...seats, config: JSON.stringify(config) };
        return run(
          db
            .insertInto('game_table')
            .values({ ...row, ...texts })
            .onConflict((is) => is.doNothing())
            .compile(),
        );
      }
      case 'end-table':
        return run(db.updateTable('game_table').set({ ended: write.at }).where('id', '=', write.table).compile());
      case 'insert-room':
      case 'save-room': {
        const { code, doc, touched, people, listed } = write.row;
        const save = write.type === 'insert-room' ? insertRoom : saveRoom;
        if (save.run(code, doc, listed ? 1 : 0, touched).changes === 0) return false;
        if (people === null) return true;
        const gone = db.deleteFrom('room_person').where('room', '=', code);
        run((people.length === 0 ? gone : gone.where('person', 'not in', people)).compile());
        for (const person of people) {
          const insert = db.insertInto('room_person').values({ room: code, person, touched });
          run(insert.onConflict((is) => is.doNothing()).compile());
        }
        return true;
      }
      case 'save-person':
        return run(
          db
            .insertInto('person')
            .values(write.row)
            .onConflict((is) => is.column('id').doUpdateSet({ name: write.row.name }))
            .compile(),
        );
      case 'forget-person': {
        const { person } = write;
        const said = sql<string>`iif(json_valid(doc), json_extract(doc, '$.member'), null)`;
        run(db.deleteFrom('chat').where(said, '=', person).compile());
        const names = sql<string>`(select json_group_array(iif(sat.value = ${person}, '—', called.value))
          from json_each(names) as called join json_each(people) as sat on sat.key = called.key)`;
        run(
          db
            .updateTable('game_table')
            .set({ names })
            .where(sql<number>`instr(people, ${JSON.stringify(person)})`, '>', 0)
            .compile(),
        );
        run(db.deleteFrom('person').where('id', '=', person).compile());
        return true;
      }
      case 'save-session':
        return run(
          db
            .insertInto('session')
            .values({ hash: write.hash, person: write.person, seen: write.at })
            .onConflict((is) => is.column('hash').doUpdateSet({ seen: write.at }))
            .compile(),
        );
      case 'insert-link':
        return run(
          db
            .insertInto('link')
            .values({ hash: write.hash, person: write.person, expires: write.expires })
            .onConflict((is) => is.doNothing())
            .compile(),
        );
      case 'use-link':
        return run(db.deleteFrom('link').where('hash', '=', write.hash).compile());
      case 'insert-chat': {
        const { room, n } = write.row;
        const insert = db.insertInto('chat').values(write.row);
        if (!run(insert.onConflict((is) => is.doNothing()).compile())) return false;
        run(
          db
            .deleteFrom('chat')
            .where('room', '=', room)
            .where('n', '<=', n - chatKept)
            .compile(),
        );
        return true;
      }
      case 'forget-name': {
        const names = sql<string>`replace(names, ${JSON.stringify(write.name)}, '"—"')`;
        const old = db.updateTable('game_table').set({ names }).where('people', '=', '[]');
        if (write.tables.length > 0) run(old.where('id', 'in', write.tables).compile());
        return true;
      }
      case 'save-push':
        return run(
          db
            .insertInto('push')
            .values(write.row)
            .onConflict((is) => is.column('endpoint').doUpdateSet(write.row))
            .compile(),
        );
      case 'forget-push':
        run(db.deleteFrom('push').where('endpoint', '=', write.endpoint).compile());
        return true;
      case 'due':
        if (write.due === null) dropDue.run(write.table);
        else setDue.run(write.table, write.due);
        return true;
      case 'setting':
        return run(
          db
            .insertInto('setting')
            .values({ key: write.key, value: write.value })
            .onConflict((is) => is.column('key').doUpdateSet({ value: write.value }))
            .compile(),
        );
    }
  };
}
