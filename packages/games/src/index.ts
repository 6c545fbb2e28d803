import type { AnyGame } from '@quarterdeck/kernel';
import { game as capitanFlint } from './capitan-flint/index.ts';
import { game as cocoCapitano } from './coco-capitano/index.ts';

export * as capitanFlint from './capitan-flint/index.ts';
export * as cocoCapitano from './coco-capitano/index.ts';

/** All games by id. */
export const games: Readonly<Record<string, AnyGame>> = {
  'capitan-flint': capitanFlint,
  'coco-capitano': cocoCapitano,
};
