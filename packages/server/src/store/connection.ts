import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.ts';

/** The name of the one file (with its -wal and -shm beside it) in the data folder. */
export const storeFile = 'quarterdeck.db';

/** A libsql connection, as far as it is used here. */
export type Connection = InstanceType<typeof Database>;

/**
 * Opens the store's file, made if need be: write-ahead log, synchronous FULL, so that what was acknowledged survives a power cut.
 * `db` puts questions together and runs those that are not hot.
 */
export function connect(folder: string): { readonly connection: Connection; readonly db: Kysely<Schema> } {
  const connection = new Database(join(folder, storeFile));
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('busy_timeout = 5000');
  connection.pragma('foreign_keys = ON');
  // libsql speaks better-sqlite3's language; only its type declarations differ.
  return { connection, db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection as never }) }) };
}
