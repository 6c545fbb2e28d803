import type { AnyGame } from '@quarterdeck/kernel';
import { game as cocoCapitano } from './coco-capitano/index.ts';

export * as cocoCapitano from './coco-capitano/index.ts';

/** All games by id. */
export const games: Readonly<Record<string, AnyGame>> = {
  'coco-capitano': cocoCapitano,
};
