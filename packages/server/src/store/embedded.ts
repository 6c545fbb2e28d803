import { mkdirSync } from 'node:fs';
import { type Kysely, Migrator, sql } from 'kysely';
import type { Store } from '../ports.ts';
import { BadSetting } from '../settings.ts';
import { connect } from './connection.ts';
import { groupCommit } from './group.ts';
import { purge } from './purge.ts';
import { readsOf } from './reads.ts';
import { migrations, type Schema } from './schema.ts';
import { openWriter } from './writer.ts';
import { openWriterThread } from './writer-thread.ts';

/**
 * SQLite in the data folder. All units of one turn of the event loop share one transaction, which makes durability cheap. `thread`:
 * write in a thread of its own, so that nobody waits for the disk but those whose writes it takes.
 */
export async function openEmbeddedStore(folder: string, { thread = false } = {}): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const { connection, db } = connect(folder);
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error !== undefined) throw (await isNewer(db)) ? new BadSetting(newer) : error;

  const writer = thread ? openWriterThread(folder) : openWriter(folder);
  const queue = groupCommit(writer.write);
  return {
    put: queue.put,
    ...readsOf(db),
    purge: (before) => purge(db, before),
    async backup(file) {
      connection.prepare('vacuum into ?').run(file);
    },
    async close() {
      await queue.flush();
      await writer.close();
      connection.pragma('wal_checkpoint(TRUNCATE)');
      await db.destroy();
    },
  };
}

const newer = 'The data folder belongs to a newer version of Quarterdeck. Start that one, or set DATA_DIR to another folder.';

/** Another version has done something to this database that this one does not know. */
async function isNewer(db: Kysely<Schema>): Promise<boolean> {
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return done.rows.some(({ name }) => !(name in migrations));
}
