import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Store, StoreFault, Unit } from '../ports.ts';
import { groupCommit } from './group.ts';
import { purge } from './purge.ts';
import { readsOf } from './reads.ts';
import { migrations, type Schema } from './schema.ts';
import { writesOf } from './writes.ts';

/** The name of the one file (with its -wal and -shm beside it) in the data folder. */
export const storeFile = 'quarterdeck.db';

/**
 * SQLite in the data folder: write-ahead log, synchronous FULL, so that what was acknowledged survives a power cut. All units of one
 * turn of the event loop share one transaction, which makes that cheap.
 */
export async function openEmbeddedStore(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const connection = new Database(join(folder, storeFile));
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('busy_timeout = 5000');
  connection.pragma('foreign_keys = ON');
  // libsql speaks better-sqlite3's language; only its type declarations differ.
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection as never }) });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error !== undefined) throw error;

  const apply = writesOf(connection, db);
  const begin = connection.prepare('begin immediate');
  const end = connection.prepare('commit');
  const abort = connection.prepare('rollback');
  const mark = connection.prepare('savepoint unit');
  const drop = connection.prepare('rollback to unit');
  const keep = connection.prepare('release unit');

  /** One unit inside the open transaction: true if it was written. */
  const writeUnit = (unit: Unit): boolean => {
    const [first] = unit.writes;
    if (unit.writes.length === 1 && first !== undefined) return apply(first);
    mark.run();
    const written = unit.writes.every(apply);
    if (!written) drop.run();
    keep.run();
    return written;
  };

  let closed = false;
  const writeAll = (units: readonly Unit[], faults: (StoreFault | null)[]): void => {
    // libsql ends the whole process when a closed connection is used.
    if (closed) throw new Error('The store is closed.');
    begin.run();
    try {
      for (const [index, unit] of units.entries()) faults[index] = writeUnit(unit) ? null : 'conflict';
      end.run();
    } catch (error) {
      if (connection.inTransaction) abort.run();
      throw error;
    }
  };

  const queue = groupCommit(writeAll);
  return {
    put: queue.put,
    ...readsOf(db),
    purge: (before) => purge(db, before),
    async backup(file) {
      connection.prepare('vacuum into ?').run(file);
    },
    async close() {
      queue.flush();
      closed = true;
      connection.pragma('wal_checkpoint(TRUNCATE)');
      await db.destroy();
    },
  };
}
