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
const certain: ReadonlySet<Write['type']> = new Set(['due', 'forget-person', 'forget-push', 'forget-name']);

/** A room that comes with its people is several statements, of which the last may fail. */
function isOneStatement(write: Write): boolean {
  return (write.type !== 'save-room' && write.type !== 'insert-room') || write.row.people === null;
}

/** What speaks of somebody or something that is gone is one unit's fault, and no reason to refuse others of the same turn. */
function attempt(write: () => boolean): StoreFault | null {
  try {
    return write() ? null : 'conflict';
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CONSTRAINT')) return 'unavailable';
    throw error;
  }
}

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

  /** One unit inside the open transaction: null if it was written, else why nothing of it was. */
  const writeUnit = (unit: readonly Write[]): StoreFault | null => {
    const [first, ...rest] = unit;
    if (first === undefined) return null;
    if (isOneStatement(first) && rest.every(({ type }) => certain.has(type))) {
      const fault = attempt(() => apply(first));
      if (fault === null) for (const write of rest) apply(write);
      return fault;
    }
    mark.run();
    const fault = attempt(() => unit.every(apply));
    if (fault !== null) drop.run();
    keep.run();
    return fault;
  };

  let closed = false;
  return {
    write(batch) {
      // libsql ends the whole process when a closed connection is used.
      if (closed) throw new Error('The store is closed.');
      begin.run();
      try {
        const faults = batch.map(writeUnit);
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
