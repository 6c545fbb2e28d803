import { bags, treasures } from '@quarterdeck/games/capitan-flint';
import type { Guide } from '../../guide/guide.ts';

const card = (name: string): readonly number[] => [treasures.findIndex((one) => one.name === name)];
const hand = (...names: readonly (typeof bags)[number][]): readonly number[] => names.map((name) => bags.indexOf(name));

/** A first game: what lies where, three hats and a hand on Parche, a bag well opened. */
export const guide: Guide = {
  seats: 2,
  config: { first: 0 },
  luck: [
    hand('rings', 'coins', 'red', 'blue'),
    hand('diamonds', 'diamonds', 'yellow', 'green'),
    card('red-rings-4'),
    card('blue-coins-4'),
    card('yellow-pearls-1'),
    card('green-pearls-4'),
    card('red-coins-5'),
    card('red-pearls-3'),
  ],
  steps: [
    { kind: 'read', say: 'welcome', at: 'top' },
    { kind: 'close' },
    { kind: 'read', say: 'card', at: 'bottom' },
    { kind: 'read', say: 'window', at: 'top' },
    { kind: 'close' },
    { kind: 'do', say: 'draw', actions: ['draw'], at: 'bottom' },
    { kind: 'close' },
    { kind: 'close' },
    { kind: 'do', say: 'pass', actions: ['pass'], at: 'bottom' },
    { kind: 'close' },
    { kind: 'read', say: 'chest', at: 'bottom' },
    { kind: 'close' },
    { kind: 'close' },
    { kind: 'do', say: 'touch', actions: ['touch 4'], at: 'deck' },
    { kind: 'other', seat: 1, action: 'touch 4', reaction: 640 },
    { kind: 'close' },
    { kind: 'read', say: 'caught', at: 'bottom' },
    { kind: 'other', seat: 1, action: 'draw' },
    { kind: 'close' },
    { kind: 'close' },
    { kind: 'other', seat: 1, action: 'pass' },
    { kind: 'close' },
    { kind: 'close' },
    { kind: 'do', say: 'bag', actions: ['bag red'], at: 'bottom' },
    { kind: 'read', say: 'end', at: 'top' },
  ],
  texts: { en: async () => (await import('./guide.en.ts')).en, es: async () => (await import('./guide.es.ts')).es },
};
