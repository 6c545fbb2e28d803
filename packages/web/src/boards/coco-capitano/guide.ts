import { rollIndex, startIndex } from '@quarterdeck/games/coco-capitano';
import type { Guide } from '../../guide/guide.ts';

/** A first game: two treasures banked, somebody who meets Billy, and the end explained. */
export const guide: Guide = {
  seats: 2,
  config: { first: 0 },
  luck: [
    [startIndex(7, { captain: 0, billy: 2, monkey: 4 })],
    [2],
    [rollIndex('billy', 1, 1)],
    [1],
    [rollIndex('monkey', 1, 1)],
    [0],
    [rollIndex('monkey', 1, 2)],
    [2],
    [rollIndex('billy', 2, 1)],
    [rollIndex('monkey', 1, 1)],
  ],
  steps: [
    { kind: 'read', say: 'welcome', at: 'top' },
    { kind: 'do', say: 'roll', actions: ['roll'], at: 'top' },
    { kind: 'read', say: 'took', at: 'top' },
    { kind: 'do', say: 'rollAgain', actions: ['roll'], at: 'top' },
    { kind: 'do', say: 'stop', actions: ['stop'], at: 'top' },
    { kind: 'other', seat: 1, action: 'roll' },
    { kind: 'read', say: 'others', at: 'top' },
    { kind: 'other', seat: 1, action: 'roll' },
    { kind: 'read', say: 'lost', at: 'top' },
    { kind: 'do', say: 'rollOnce', actions: ['roll'], at: 'top' },
    { kind: 'do', say: 'bank', actions: ['stop'], at: 'top' },
    { kind: 'read', say: 'end', at: 'top' },
  ],
  texts: { en: async () => (await import('./guide.en.ts')).en, es: async () => (await import('./guide.es.ts')).es },
};
