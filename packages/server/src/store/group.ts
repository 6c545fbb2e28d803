import type { StoreFault, Unit } from '../ports.ts';

/**
 * Gathers the units of one turn of the event loop and has them written together. `write` notes the fault of each unit in `faults`;
 * if it throws, nothing was written.
 */
export function groupCommit(write: (units: readonly Unit[], faults: (StoreFault | null)[]) => void): {
  put(unit: Unit): void;
  flush(): void;
} {
  let waiting: Unit[] = [];

  const flush = (): void => {
    if (waiting.length === 0) return;
    const units = waiting;
    waiting = [];
    const faults: (StoreFault | null)[] = [];
    try {
      write(units, faults);
    } catch (error) {
      console.error(`The store failed; ${units.length} writes were refused.`, error);
      faults.length = 0;
      for (let i = 0; i < units.length; i++) faults.push('unavailable');
    }
    for (let i = 0; i < units.length; i++) {
      try {
        units[i]?.done(faults[i] ?? null);
      } catch (error) {
        // One caller's mistake must not keep the others waiting for ever.
        console.error('After a write:', error);
      }
    }
  };

  return {
    put(unit) {
      if (waiting.push(unit) === 1) setImmediate(flush);
    },
    flush,
  };
}
