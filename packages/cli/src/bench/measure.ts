/** One figure of the bench. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const warmUpMs = 500;
const repetitions = 9;
const repetitionMs = 200;

/**
 * Runs `work` until the time is up and tells how often a millisecond it did what it counts. The time is that of the clock, or of
 * the processor where that is less: what other programs take of a busy machine is not the game's.
 */
function rate(work: () => number, ms: number): number {
  let done = 0;
  const start = performance.now();
  const before = process.cpuUsage();
  let passed = 0;
  while (passed < ms) {
    done += work();
    passed = performance.now() - start;
  }
  const { user, system } = process.cpuUsage(before);
  return done / Math.min(passed, (user + system) / 1000);
}

/** How many things a second `work` does, each call telling how many it did: the median of several repetitions, after a warm-up. */
export function perSecond(work: () => number): number {
  rate(work, warmUpMs);
  const rates = Array.from({ length: repetitions }, () => rate(work, repetitionMs));
  return median(rates) * 1000;
}

/** How many nanoseconds one of the things takes that `work` does. */
export function nanoseconds(work: () => number): number {
  return 1e9 / perSecond(work);
}

/** How many times as many things `fast` does in the same time; both are measured in turn, so that a busy machine is fair to both. */
export function ratio(fast: () => number, slow: () => number): number {
  rate(fast, warmUpMs);
  rate(slow, warmUpMs);
  return median(Array.from({ length: repetitions }, () => rate(fast, repetitionMs / 2) / rate(slow, repetitionMs / 2)));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}
