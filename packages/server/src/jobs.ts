import type { Jobs, Store } from './ports.ts';

/** setTimeout cannot wait longer than this. */
const longest = 2 ** 31 - 1;

/**
 * Timers of this process. The store is only told that a table is being looked after, and when it must be again once it has left
 * memory; after a crash whatever was being looked after is due at once.
 */
export function inProcessJobs(store: Pick<Store, 'put' | 'dueTables'>, now: () => number, scanMs = 1000): Jobs {
  const planned = new Map<string, { due: number; timer: NodeJS.Timeout }>();
  const held = new Set<string>();
  let run: (table: string) => void = () => {};
  let scanner: NodeJS.Timeout | null = null;

  const note = (table: string, due: number | null): void => {
    store.put({
      writes: [{ type: 'due', table, due }],
      done(fault) {
        if (fault === null) return;
        // A table that is looked after is noted with its next plan; of one that has left memory nobody else would know.
        if (due === 0) held.delete(table);
        else setTimeout(() => !held.has(table) && note(table, due), scanMs).unref();
      },
    });
  };

  const arm = (table: string, due: number): void => {
    const timer = setTimeout(
      () => {
        planned.delete(table);
        if (due > now()) arm(table, due);
        else run(table);
      },
      // One more, since "at the deadline" is still in time.
      Math.min(longest, Math.max(0, due - now()) + 1),
    );
    planned.set(table, { due, timer });
  };

  const scan = async (heldOnes: boolean): Promise<void> => {
    for (const table of await store.dueTables(now(), heldOnes, 200)) if (!held.has(table)) run(table);
  };

  return {
    plan(table, due) {
      const before = planned.get(table);
      if (before?.due === due) return;
      if (before !== undefined) {
        clearTimeout(before.timer);
        planned.delete(table);
      }
      // It stays held until it leaves memory: noting every pause between two turns would cost a write each.
      if (due === null) return;
      if (!held.has(table)) {
        held.add(table);
        note(table, 0);
      }
      arm(table, due);
    },
    release(table) {
      const before = planned.get(table);
      if (before !== undefined) clearTimeout(before.timer);
      planned.delete(table);
      if (held.delete(table)) note(table, before?.due ?? null);
    },
    start(due) {
      run = due;
      const look = (heldOnes: boolean): void =>
        void scan(heldOnes).catch((error: unknown) => console.error('Looking for due tables:', error));
      look(true);
      scanner = setInterval(look, scanMs, false);
    },
    close() {
      if (scanner !== null) clearInterval(scanner);
      for (const { timer } of planned.values()) clearTimeout(timer);
      planned.clear();
    },
  };
}
