import { kindNamed, pirateKinds } from '@quarterdeck/games/capitan-bacon';
import type { Guide } from '../../guide/guide.ts';

/** Cards of the Pirate deck by name, as chance gives them. */
function drawn(names: string): number[] {
  return names
    .split(' ')
    .map(kindNamed)
    .sort((a, b) => a - b);
}
/** The Galleon's next top card. */
function top(name: string): number[] {
  return [kindNamed(name) - pirateKinds];
}

/** A first game: dig, answer a Fishing Rod with a Mirror, board the Galleon, find the fifth barrel with a Map. */
export const guide: Guide = {
  seats: 2,
  config: { first: 0, answerSeconds: 3 },
  luck: [
    drawn('shovel shovel map mirror barrel'),
    drawn('shovel boarding rod spyglass sack'),
    top('chest+barrel'),
    drawn('boarding'),
    drawn('barrel'),
    [1],
    drawn('shovel shovel'),
    top('gold-bar+barrel'),
    top('galleon-sack'),
    drawn('shovel'),
    drawn('shovel'),
    drawn('barrel'),
  ],
  steps: [
    { kind: 'read', say: 'welcome', at: 'top' },
    { kind: 'read', say: 'turn', at: 'top' },
    { kind: 'do', say: 'dig', actions: ['dig D'], at: 'top' },
    { kind: 'do', say: 'digAgain', actions: ['dig E'], at: 'top' },
    { kind: 'do', say: 'end', actions: ['end'], at: 'top' },
    { kind: 'other', seat: 1, action: 'rod 0' },
    { kind: 'do', say: 'mirror', actions: ['mirror'], at: 'top' },
    { kind: 'close' },
    { kind: 'read', say: 'mirrored', at: 'top' },
    { kind: 'other', seat: 1, action: 'end' },
    { kind: 'do', say: 'board', actions: ['board'], at: 'bottom' },
    { kind: 'do', say: 'boardAgain', actions: ['board'], at: 'bottom' },
    { kind: 'do', say: 'full', actions: ['end'], at: 'top' },
    { kind: 'other', seat: 1, action: 'bury sack' },
    { kind: 'other', seat: 1, action: 'end' },
    { kind: 'read', say: 'buried', at: 'top' },
    { kind: 'do', say: 'map', actions: ['look F'], at: 'top' },
    { kind: 'do', say: 'leave', actions: ['look H'], at: 'top' },
    { kind: 'do', say: 'keep', actions: ['keep'], at: 'top' },
  ],
  texts: { en: async () => (await import('./guide.en.ts')).en, es: async () => (await import('./guide.es.ts')).es },
};
