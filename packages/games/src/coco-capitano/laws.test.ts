import { lawTests } from '@quarterdeck/kernel/laws';
import { it } from 'vitest';
import { game, lostTilesOptions } from './index.ts';

lawTests(game, it, {
  configs: lostTilesOptions.flatMap((lostTiles) => [
    { lostTiles },
    { lostTiles, openScores: false, olderPlayers: true, first: 1 },
    { lostTiles, youngPlayers: true },
  ]),
});
