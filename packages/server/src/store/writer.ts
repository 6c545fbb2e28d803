import type { StoreFault, Write } from '../ports.ts';
import { connect } from './connection.ts';
import { writesOf } from './writes.ts';

/** The writes of each unit of a batch. */
export type Batch = readonly (readonly Write[])[];
/** For each unit of a batch: null if it was written. */
export type Faults = readonly (StoreFault | null)[];

/** Writes batches, each in one transaction. */
export interface Writer {
  /** Throws (or rejects) if nothing of the batch was written. */
  write(batch: Batch): Faults | Promise<Faults>;
  close(): void | Promise<void>;
}

/** Writes that cannot conflict. A unit without others after its first write needs no way back. */
const certain: ReadonlySet<Write['type']> = new Set(['due', 'forget-person', 'forget-push', 'forget-member']);

/** A writer in this thread, with a connection of its own. The file must have been migrated. */
export function openWriter(folder: string): Writer {
  const { connection, db } = connect(folder);
  const apply = writesOf(connection, db);
  const begin = connection.prepare('begin immediate');
  const end = connection.prepare('commit');
  const abort = connection.prepare('rollback');
  const mark = connection.prepare('savepoint unit');
  const drop = connection.prepare('rollback to unit');
  const keep = connection.prepare('release unit');

  /** One unit inside the open transaction: true if it was written, false if nothing of it was. */
  const writeUnit = (unit: readonly Write[]): boolean => {
    if (unit.slice(1).every(({ type }) => certain.has(type))) {
      const [first, ...rest] = unit;
      if (first !== undefined && !apply(first)) return false;
      for (const write of rest) apply(write);
      return true;
    }
    mark.run();
    const written = unit.every(apply);
    if (!written) drop.run();
    keep.run();
    return written;
  };

  let closed = false;
  return {
    write(batch) {
      // libsql ends the whole process when a closed connection is used.
      if (closed) throw new Error('The store is closed.');
      begin.run();
      try {
        const faults = batch.map((unit) => (writeUnit(unit) ? null : 'conflict'));
        end.run();
        return faults;
      } catch (error) {
        if (connection.inTransaction) abort.run();
        throw error;
      }
    },
    close() {
      closed = true;
      connection.close();
    },
  };
}
