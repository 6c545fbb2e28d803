import type { LawOptions } from '@quarterdeck/kernel/laws';
import { lostTilesOptions } from './state.ts';

/** The options with which the laws are tried. */
export const lawOptions: LawOptions = {
  configs: lostTilesOptions.flatMap((lostTiles) => [
    { lostTiles },
    { lostTiles, openScores: false, olderPlayers: true, first: 1 },
    { lostTiles, youngPlayers: true },
  ]),
};
