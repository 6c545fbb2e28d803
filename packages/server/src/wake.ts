import type { Wake } from './ports.ts';

/** Wake within one process: whoever listens hears it at once. */
export function inProcessWake(): Wake {
  const listeners: ((table: string) => void)[] = [];
  return {
    tell(table) {
      for (const listener of listeners) listener(table);
    },
    listen: (heard) => void listeners.push(heard),
  };
}
