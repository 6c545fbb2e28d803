import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replayRecord } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';

const outcomes: Readonly<Record<string, object>> = {
  'three-alone.txt': { places: [3, 1, 2], scores: [2, 6, 4], ending: 'goal' },
  'four-teams-stop-early.txt': { places: [1, 3, 1, 3], scores: [6, 0, 6, 0], ending: 'goal' },
  'six-teams-two-rounds.txt': { places: [1, 4, 1, 4, 1, 4], scores: [24, 0, 24, 0, 24, 0], ending: 'rounds' },
  'five-among-tied.txt': { places: [1, 3, 4, 5, 1], scores: [7, 3, 2, 1, 7], ending: 'goal' },
};
const folder = new URL('fixtures/', import.meta.url);

describe('recorded games of Bacon', () => {
  it.each(readdirSync(folder))('%s ends as it did, with every card accounted for at every stop', (name) => {
    const replay = replayRecord(game, parseRecord(readFileSync(new URL(name, folder), 'utf8')));
    replay.stops.forEach((_, stop) => {
      expect(game.broken(replay.state(stop))).toBeNull();
    });
    expect(game.pending(replay.state(replay.stops.length - 1))).toEqual({ kind: 'over', outcome: outcomes[name] });
  });
});
