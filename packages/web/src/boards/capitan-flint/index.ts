import { type FlintShape, game } from '@quarterdeck/games/capitan-flint';
import { defineBoard } from '../../table/board.ts';
import Board from './Board.svelte';
import { options } from './options.ts';
import { scenes } from './scenes.ts';
import { scores, text } from './text.ts';
import { recap, words } from './words.ts';

/** The board of Capitán Flint. */
export const board = defineBoard<FlintShape>({
  id: 'capitan-flint',
  game,
  Board,
  messages: {
    en: async () => (await import('./messages.en.ts')).en,
    es: async () => (await import('./messages.es.ts')).es,
  },
  rules: {
    en: async () => (await import('./rules.en.ts')).rules,
    es: async () => (await import('./rules.es.ts')).rules,
  },
  options,
  // Nobody races over days.
  overDays: { calm: true, calmSeconds: 30 },
  scenes,
  guide: async () => (await import('./guide.ts')).guide,
  words,
  recap,
  text,
  scores,
  ending: (view, reader) => (view.endedBy === null ? null : reader.say(view.endedBy === 'flint' ? 'end.flint' : 'end.bags')),
  hands: async () => (await import('./Hands.svelte')).default,
});
