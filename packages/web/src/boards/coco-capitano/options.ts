import { lostTilesOptions } from '@quarterdeck/games/coco-capitano';
import type { OptionField } from '../../table/board.ts';

/** The form of Coco Capitano's options. */
export const options: readonly OptionField[] = [
  { key: 'olderPlayers', kind: 'switch' },
  { key: 'youngPlayers', kind: 'switch' },
  { key: 'lostTiles', kind: 'choice', values: lostTilesOptions },
  { key: 'openScores', kind: 'switch' },
];
