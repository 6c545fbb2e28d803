import type { AnyGame } from '@quarterdeck/kernel';
import { game as bacon } from './bacon/index.ts';
import { game as buccaneer } from './buccaneer/index.ts';
import { game as capitanBacon } from './capitan-bacon/index.ts';
import { game as capitanFlint } from './capitan-flint/index.ts';
import { game as cocoCapitano } from './coco-capitano/index.ts';

export * as bacon from './bacon/index.ts';
export * as buccaneer from './buccaneer/index.ts';
export * as capitanBacon from './capitan-bacon/index.ts';
export * as capitanFlint from './capitan-flint/index.ts';
export * as cocoCapitano from './coco-capitano/index.ts';

/** All games by id. */
export const games: Readonly<Record<string, AnyGame>> = {
  bacon,
  buccaneer,
  'capitan-bacon': capitanBacon,
  'capitan-flint': capitanFlint,
  'coco-capitano': cocoCapitano,
};
