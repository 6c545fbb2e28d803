import type { Unit } from '../ports.ts';
import type { Faults, Writer } from './writer.ts';

/**
 * Gathers units and has them written together: those of one turn of the event loop, and those that come while a batch is being
 * written. One batch at a time, so that units become durable in their order.
 */
export function groupCommit(write: Writer['write']): {
  put(unit: Unit): void;
  /** Resolves when nothing is left to write. */
  flush(): Promise<void>;
} {
  let waiting: Unit[] = [];
  let writing: Promise<void> | null = null;

  const finish = (units: readonly Unit[], faults: Faults | null): void => {
    for (const [index, unit] of units.entries()) {
      try {
        unit.done(faults === null ? 'unavailable' : (faults[index] ?? null));
      } catch (error) {
        // One caller's mistake must not keep the others waiting for ever.
        console.error('After a write:', error);
      }
    }
  };
  const fail = (units: readonly Unit[], error: unknown): void => {
    console.error(`The store failed; ${units.length} writes were refused.`, error);
    finish(units, null);
  };

  const next = (): void => {
    if (writing !== null || waiting.length === 0) return;
    const units = waiting;
    waiting = [];
    let faults: Faults | Promise<Faults>;
    try {
      faults = write(units.map((unit) => unit.writes));
    } catch (error) {
      fail(units, error);
      return;
    }
    if (!(faults instanceof Promise)) {
      finish(units, faults);
      return;
    }
    writing = faults
      .then(
        (known) => finish(units, known),
        (error: unknown) => fail(units, error),
      )
      .then(() => {
        writing = null;
        next();
      });
  };

  return {
    put(unit) {
      if (waiting.push(unit) === 1 && writing === null) setImmediate(next);
    },
    async flush() {
      do {
        next();
        await writing;
      } while (waiting.length > 0 || writing !== null);
    },
  };
}
