import { mkdirSync } from 'node:fs';
import { Migrator } from 'kysely';
import type { Store } from '../ports.ts';
import { connect } from './connection.ts';
import { groupCommit } from './group.ts';
import { purge } from './purge.ts';
import { readsOf } from './reads.ts';
import { migrations } from './schema.ts';
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
  if (error !== undefined) throw error;

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
