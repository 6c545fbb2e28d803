import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Deletes what nobody has touched since `before`: rooms with all that is in them, then people without a room or a session. An act or
 * a line of chat is not noted in the room, but counts.
 */
export async function purge(db: Kysely<Schema>, before: number): Promise<number> {
  const old = await db
    .selectFrom('room')
    .select('code')
    .where('touched', '<', before)
    .where(({ not, exists, selectFrom }) => {
      const tables = selectFrom('game_table')
        .innerJoin('log', 'log.table_id', 'game_table.id')
        .whereRef('game_table.room', '=', 'room.code');
      return not(exists(tables.where('log.at', '>=', before).select('log.n')));
    })
    .where(({ not, exists, selectFrom }) => {
      const at = sql<number>`iif(json_valid(chat.doc), json_extract(chat.doc, '$.at'), 0)`;
      return not(exists(selectFrom('chat').whereRef('chat.room', '=', 'room.code').where(at, '>=', before).select('chat.n')));
    })
    .limit(500)
    .execute();
  const codes = old.map((room) => room.code);
  if (codes.length > 0) {
    const tables = db.selectFrom('game_table').select('id').where('room', 'in', codes);
    await db.deleteFrom('log').where('table_id', 'in', tables).execute();
    await db.deleteFrom('due').where('table_id', 'in', tables).execute();
    await db.deleteFrom('room').where('code', 'in', codes).execute();
  }
  await db.deleteFrom('link').where('expires', '<', before).execute();
  const inRooms = db.selectFrom('room_person').select('person');
  await db.deleteFrom('session').where('seen', '<', before).where('person', 'not in', inRooms).execute();
  const signedIn = db.selectFrom('session').select('person');
  await db.deleteFrom('person').where('created', '<', before).where('id', 'not in', signedIn).where('id', 'not in', inRooms).execute();
  return codes.length;
}
