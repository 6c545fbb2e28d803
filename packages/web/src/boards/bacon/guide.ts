import type { Guide } from '../../guide/guide.ts';

/** A hand as a draw's outcome: `5t` is the 5 of tomato; t, c, e are the suits of three players, with ranks 1 to 8. */
function dealt(hand: string): number[] {
  const kindOf = (card: string): number => 'tce'.indexOf(card.slice(1)) * 8 + Number(card.slice(0, 1)) - 1;
  return hand
    .split(' ')
    .map(kindOf)
    .sort((a, b) => a - b);
}

/** Two tricks with every kind of answer, and the way out: a pass, X, a tube, a special with Bacon, the last pair. */
export const guide: Guide = {
  seats: 3,
  config: { first: 1 },
  luck: [
    [1],
    dealt('1t 1t 2c 2c 3e 3e 4t 4c 4e 5t 5t 6c 6c 7e 8t 8t'),
    dealt('2t 2t 3t 3t 4t 5c 5c 5e 5e 6t 6e 6e 7t 7t 7e 8e'),
    dealt('1c 1c 1e 1e 2e 2e 3c 3c 4c 4e 6t 7c 7c 8c 8c 8e'),
  ],
  steps: [
    { kind: 'read', say: 'welcome', at: 'top' },
    { kind: 'other', seat: 1, action: 'pair 5-5' },
    { kind: 'other', seat: 2, action: 'pair 8-8' },
    { kind: 'do', say: 'pass', actions: ['pass'], at: 'top' },
    { kind: 'other', seat: 1, action: 'pass' },
    { kind: 'other', seat: 2, action: 'single 2' },
    { kind: 'do', say: 'single', actions: ['single 7e'], at: 'top' },
    { kind: 'other', seat: 1, action: 'pass' },
    { kind: 'other', seat: 2, action: 'single 8' },
    { kind: 'do', say: 'bacon', actions: ['single Xb'], at: 'top' },
    { kind: 'other', seat: 1, action: 'pass' },
    { kind: 'other', seat: 2, action: 'pass' },
    { kind: 'do', say: 'lead', actions: ['tube 1t-1t-2c-2c-3e-3e'], at: 'top' },
    { kind: 'other', seat: 1, action: 'pass' },
    { kind: 'other', seat: 2, action: 'quad 1-1-1-1' },
    { kind: 'do', say: 'special', actions: ['quad 4t-4c-4e-4b'], at: 'top' },
    { kind: 'other', seat: 1, action: 'pass' },
    { kind: 'other', seat: 2, action: 'pass' },
    { kind: 'do', say: 'stair', actions: ['stair 5t-5t-6c-6c'], at: 'top' },
    { kind: 'other', seat: 1, action: 'pass' },
    { kind: 'other', seat: 2, action: 'pass' },
    { kind: 'do', say: 'last', actions: ['pair 8t-8t'], at: 'top' },
    { kind: 'read', say: 'end', at: 'top' },
  ],
  texts: { en: async () => (await import('./guide.en.ts')).en, es: async () => (await import('./guide.es.ts')).es },
};
