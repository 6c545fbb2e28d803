import { join } from 'node:path';
import Database from 'libsql';
import { lockFile } from '../files.ts';
import { BadSetting } from '../settings.ts';

/**
 * Keeps a second server from the same folder: each would play on from what it has in memory, and refuse what the other wrote. The lock
 * is one of the system's on a database file, which ends with its process however that ends. Returns what lets go. Throws `BadSetting`.
 */
export function lockFolder(folder: string): () => void {
  const lock = new Database(join(folder, lockFile));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')
      throw new BadSetting(`Another server uses the data folder "${folder}". Stop it, or set DATA_DIR to a folder of its own.`);
    throw error;
  }
  return () => lock.close();
}
