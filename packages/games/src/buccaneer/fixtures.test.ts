import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replayRecord } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';

const outcomes: Readonly<Record<string, object>> = {
  'three-blockade.txt': { places: [1, 2, 3], scores: [149, 129, 78], ending: 'ships' },
  'four-by-lot.txt': { places: [1, 4, 3, 2], scores: [104, 80, 90, 98], ending: 'ships' },
  'five-memory-aid.txt': { places: [5, 2, 1, 4, 3], scores: [47, 85, 124, 72, 79], ending: 'ships' },
};
const folder = new URL('fixtures/', import.meta.url);

describe('recorded games', () => {
  it.each(readdirSync(folder))('%s ends as it did, with every pirate, piece and ship accounted for at every stop', (name) => {
    const replay = replayRecord(game, parseRecord(readFileSync(new URL(name, folder), 'utf8')));
    replay.stops.forEach((_, stop) => {
      expect(game.broken(replay.state(stop))).toBeNull();
    });
    expect(game.pending(replay.state(replay.stops.length - 1))).toEqual({ kind: 'over', outcome: outcomes[name] });
  });
});
