import type { Game } from '@quarterdeck/kernel';
import { broken } from './broken.ts';
import { determinize } from './determinize.ts';
import { legal, refuse } from './legal.ts';
import { notation } from './notation.ts';
import { readOptions } from './options.ts';
import { recall } from './recall.ts';
import { apply, pending } from './rules.ts';
import type { FlintShape } from './shape.ts';
import { clone, setup } from './state.ts';
import { view } from './view.ts';

export * from './actions.ts';
export * from './cards.ts';
export { beatMs, bounds, defaults, type Options } from './options.ts';
export type { FlintMemory } from './recall.ts';
export type { FlintShape } from './shape.ts';
export type { Phase } from './state.ts';
export type { FlintView, SeatView } from './view.ts';

/** Capitán Flint: the rules are numbered in RULES.md. */
export const game: Game<FlintShape> = {
  id: 'capitan-flint',
  version: 1,
  seats: [2, 6],
  config: readOptions,
  setup,
  pending,
  legal,
  refuse,
  apply,
  clone,
  view,
  recall,
  determinize,
  broken,
  forgets: {
    at: (options) => !options.openScores,
    tells: ({ type }) => type === 'turned' || type === 'caught' || type === 'bagged',
    turns: ({ type }) => type === 'moved',
  },
  notation,
};
