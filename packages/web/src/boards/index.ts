import type { GameId } from '@quarterdeck/protocol';
import { tongue } from '../i18n/language.svelte.ts';
import type { AnyBoard } from '../table/board.ts';

/** The boards, loaded when a game is opened. One line each: `'coco-capitano': async () => (await import('./coco-capitano/index.ts')).board,`. */
const boards: Partial<Record<GameId, () => Promise<AnyBoard>>> = {
  'capitan-bacon': async () => (await import('./capitan-bacon/index.ts')).board,
  'capitan-flint': async () => (await import('./capitan-flint/index.ts')).board,
  bacon: async () => (await import('./bacon/index.ts')).board,
  buccaneer: async () => (await import('./buccaneer/index.ts')).board,
  'coco-capitano': async () => (await import('./coco-capitano/index.ts')).board,
};

/** The board of a game with its texts, or null if this build has none. */
export async function loadBoard(id: GameId): Promise<AnyBoard | null> {
  const board = (await boards[id]?.()) ?? null;
  if (board !== null) await tongue.learn(id, board.messages);
  return board;
}
