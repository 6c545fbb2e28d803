import type { Guide } from '../../guide/guide.ts';

/** One boarding as captain with a choice of loot, then a stack taken over, lost again, and forced to board by mutiny. */
export const guide: Guide = {
  seats: 3,
  config: { first: 0 },
  luck: [[8, 11, 13]],
  steps: [
    { kind: 'read', say: 'welcome', at: 'bottom' },
    { kind: 'do', say: 'move', actions: ['move a2 b2'], at: 'top' },
    { kind: 'other', seat: 1, action: 'move b3 c2' },
    { kind: 'other', seat: 2, action: 'move c3 a4' },
    { kind: 'do', say: 'stack', actions: ['move a2 b3'], at: 'top' },
    { kind: 'other', seat: 1, action: 'move b5 c3' },
    { kind: 'other', seat: 2, action: 'move c4 a3' },
    { kind: 'do', say: 'board', actions: ['board 8 a2 barrel', 'board 8 a2 sabre'], at: 'bottom' },
    { kind: 'read', say: 'paid', at: 'bottom' },
    { kind: 'other', seat: 1, action: 'move b5 c4' },
    { kind: 'other', seat: 2, action: 'move c2 b2' },
    { kind: 'do', say: 'takeOver', actions: ['move a2 b5'], at: 'top' },
    { kind: 'other', seat: 1, action: 'move b3 a2' },
    { kind: 'other', seat: 2, action: 'move c2 a5' },
    { kind: 'do', say: 'covered', actions: ['move a? c2'], at: 'top' },
    { kind: 'do', say: 'mutiny', actions: ['demand b3'], at: 'top' },
    { kind: 'other', seat: 1, action: 'board 13 b3 chest' },
    { kind: 'read', say: 'end', at: 'bottom' },
  ],
  texts: { en: async () => (await import('./guide.en.ts')).en, es: async () => (await import('./guide.es.ts')).es },
};
