import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replayRecord } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';

const outcomes: Readonly<Record<string, object>> = {
  'two-set.txt': { places: [2, 1], scores: [6, 8], ending: 'set' },
  'four-galleon-express.txt': { places: [2, 4, 1, 2], scores: [7, 6, 8, 7], ending: 'galleon' },
  'six-deck-short-answer.txt': { places: [4, 2, 4, 6, 1, 3], scores: [1, 5, 1, 0, 6, 3], ending: 'deck' },
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
