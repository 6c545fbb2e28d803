import { type Rng, seededRng } from '@quarterdeck/kernel';

interface Task {
  at: number;
  readonly order: number;
  readonly run: () => void;
  /** 0: once. */
  readonly every: number;
  isOff: boolean;
}

/** Time that passes only when a simulation says so. */
export interface VirtualTime {
  readonly now: number;
  after(ms: number, run: () => void): void;
  /** Runs everything that is due within the next `ms`, in its order, each with all that follows from it at once. */
  pass(ms: number): Promise<void>;
  /** Gives the process its own timers back. */
  giveBack(): void;
}

const real = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate, random: Math.random };

/** Takes the process's timers and `Math.random` over, so that one seed gives one course of events. One at a time. */
export function takeTime(start: number, seed: number): VirtualTime {
  const rng: Rng = seededRng(seed);
  const tasks: Task[] = [];
  let now = start;
  let orders = 0;

  const insert = (task: Task): void => {
    let low = 0;
    for (let high = tasks.length; low < high; ) {
      const middle = (low + high) >> 1;
      const other = tasks[middle] as Task;
      if (other.at < task.at || (other.at === task.at && other.order < task.order)) low = middle + 1;
      else high = middle;
    }
    tasks.splice(low, 0, task);
  };
  const add = (run: () => void, ms: number, every = 0): object => {
    const task: Task = { at: now + Math.max(0, ms), order: orders++, run, every, isOff: false };
    insert(task);
    return Object.assign(task, { unref: () => task, ref: () => task });
  };
  const remove = (task: unknown): void => {
    if (typeof task === 'object' && task !== null && 'isOff' in task) task.isOff = true;
  };

  Object.assign(globalThis, {
    setTimeout: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => add(() => run(...args), ms),
    setInterval: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => add(() => run(...args), ms, ms),
    setImmediate: (run: (...args: unknown[]) => void, ...args: unknown[]) => add(() => run(...args), 0),
    clearTimeout: remove,
    clearInterval: remove,
    clearImmediate: remove,
  });
  Math.random = () => rng.below(2 ** 30) / 2 ** 30;

  return {
    get now() {
      return now;
    },
    after: (ms, run) => void add(run, ms),
    async pass(ms) {
      const until = now + ms;
      for (let task = tasks[0]; task !== undefined && task.at <= until; task = tasks[0]) {
        tasks.shift();
        if (task.isOff) continue;
        now = task.at;
        if (task.every > 0) insert(Object.assign(task, { at: now + task.every }));
        task.run();
        // All promises that wait for nothing but each other are settled by then.
        await new Promise((resolve) => real.setImmediate(resolve));
      }
      now = until;
    },
    giveBack() {
      const { random, ...timers } = real;
      Object.assign(globalThis, timers);
      Math.random = random;
    },
  };
}
