import type * as buccaneer from '@quarterdeck/games/buccaneer';
import type { BoardTable } from '../../table/board.ts';

/** What this player wishes for whenever a mutiny is possible (D6). */
export const mutinyModes = ['ask', 'always', 'never'] as const;
export type MutinyMode = (typeof mutinyModes)[number];
type Table = Pick<BoardTable<buccaneer.Buccaneer>, 'wish' | 'setWish'>;

export function mutinyMode(table: Table): MutinyMode {
  return mutinyModes.find((mode) => mode !== 'ask' && table.wish(`mutiny-${mode}`)) ?? 'ask';
}

export function setMutinyMode(table: Table, chosen: MutinyMode): void {
  for (const mode of mutinyModes) if (mode !== 'ask') table.setWish(`mutiny-${mode}`, mode === chosen);
}
