import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Deletes what nobody has touched since `before`: rooms with all that is in them, then people without a room or a session. */
export async function purge(db: Kysely<Schema>, before: number): Promise<number> {
  const old = await db.selectFrom('room').select('code').where('touched', '<', before).limit(500).execute();
  const codes = old.map((room) => room.code);
  if (codes.length > 0) {
    const tables = db.selectFrom('game_table').select('id').where('room', 'in', codes);
    await db.deleteFrom('log').where('table_id', 'in', tables).execute();
    await db.deleteFrom('due').where('table_id', 'in', tables).execute();
    await db.deleteFrom('room').where('code', 'in', codes).execute();
  }
  const inRooms = db.selectFrom('room_person').select('person');
  await db.deleteFrom('session').where('seen', '<', before).where('person', 'not in', inRooms).execute();
  const signedIn = db.selectFrom('session').select('person');
  await db.deleteFrom('person').where('created', '<', before).where('id', 'not in', signedIn).where('id', 'not in', inRooms).execute();
  return codes.length;
}
