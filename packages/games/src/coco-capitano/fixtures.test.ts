import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replayRecord } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';

const outcomes: Readonly<Record<string, object>> = {
  'two-players.txt': { places: [2, 1], scores: [19, 35] },
  'three-young-reshuffle.txt': { places: [3, 1, 2], scores: [8, 10, 9] },
  'four-bottom-hidden.txt': { places: [4, 2, 1, 3], scores: [6, 18, 19, 11] },
};
const folder = new URL('fixtures/', import.meta.url);

describe('recorded games', () => {
  it.each(readdirSync(folder))('%s ends as it did, with every tile accounted for at every stop', (name) => {
    const replay = replayRecord(game, parseRecord(readFileSync(new URL(name, folder), 'utf8')));
    replay.stops.forEach((_, stop) => {
      expect(game.broken(replay.state(stop))).toBeNull();
    });
    expect(game.pending(replay.state(replay.stops.length - 1))).toEqual({ kind: 'over', outcome: outcomes[name] });
  });
});
