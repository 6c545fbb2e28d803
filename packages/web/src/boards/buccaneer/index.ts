import * as buccaneer from '@quarterdeck/games/buccaneer';
import { defineBoard } from '../../table/board.ts';
import Board from './Board.svelte';
import { options } from './options.ts';
import { scenes } from './scenes.ts';
import { ending, scores, text } from './text.ts';
import { words } from './words.ts';

/** The board of Buccaneer. */
export const board = defineBoard<buccaneer.Buccaneer>({
  id: 'buccaneer',
  game: buccaneer.game,
  Board,
  messages: {
    en: async () => (await import('./messages.en.ts')).en,
    es: async () => (await import('./messages.es.ts')).es,
  },
  rules: { en: async () => (await import('./rules.en.ts')).rules, es: async () => (await import('./rules.es.ts')).rules },
  options,
  scenes,
  words,
  // No wage of a pirate that may be covered by now is named in them.
  recap: words,
  text,
  scores,
  ending,
  guide: async () => (await import('./guide.ts')).guide,
  hands: async () => (await import('./Hands.svelte')).default,
});
