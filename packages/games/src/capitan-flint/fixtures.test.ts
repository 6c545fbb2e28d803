import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replayRecord } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';

const outcomes: Readonly<Record<string, object>> = {
  'two-race.txt': { places: [1, 2], scores: [49, 9], ending: 'flint' },
  'three-calm-random.txt': { places: [3, 1, 2], scores: [0, 41, 1], ending: 'bags' },
  'four-veteran-open.txt': { places: [1, 4, 3, 2], scores: [38, 9, 17, 21], ending: 'flint' },
  'six-bags.txt': { places: [2, 6, 1, 3, 4, 5], scores: [21, 12, 23, 17, 14, 13], ending: 'bags' },
};
const folder = new URL('fixtures/', import.meta.url);

describe('recorded games', () => {
  it.each(readdirSync(folder))('%s ends as it did, with every card accounted for at every stop', (name) => {
    const replay = replayRecord(game, parseRecord(readFileSync(new URL(name, folder), 'utf8')));
    replay.stops.forEach((_, stop) => {
      expect(game.broken(replay.state(stop))).toBeNull();
    });
    expect(game.pending(replay.state(replay.stops.length - 1))).toEqual({ kind: 'over', outcome: outcomes[name] });
  });
});
