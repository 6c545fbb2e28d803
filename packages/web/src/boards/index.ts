import type { GameId } from '@quarterdeck/protocol';
import type { AnyBoard } from '../table/board.ts';

/** The boards, loaded when a game is opened. One line each: `'coco-capitano': async () => (await import('./coco-capitano/index.ts')).board,`. */
const boards: Partial<Record<GameId, () => Promise<AnyBoard>>> = {
  'capitan-bacon': async () => (await import('./capitan-bacon/index.ts')).board,
  'capitan-flint': async () => (await import('./capitan-flint/index.ts')).board,
  buccaneer: async () => (await import('./buccaneer/index.ts')).board,
  'coco-capitano': async () => (await import('./coco-capitano/index.ts')).board,
};

/** The board of a game, or null if this build has none. */
export async function loadBoard(id: GameId): Promise<AnyBoard | null> {
  return (await boards[id]?.()) ?? null;
}
