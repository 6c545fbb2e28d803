import * as capitanBacon from '@quarterdeck/games/capitan-bacon';
import { defineBoard } from '../../table/board.ts';
import Board from './Board.svelte';
import { options } from './options.ts';
import { scenes } from './scenes.ts';
import { ending, scores, text } from './text.ts';
import { words } from './words.ts';

/** The board of Capitán Bacon. */
export const board = defineBoard<capitanBacon.CapitanBacon>({
  id: 'capitan-bacon',
  game: capitanBacon.game,
  Board,
  messages: {
    en: async () => (await import('./messages.en.ts')).en,
    es: async () => (await import('./messages.es.ts')).es,
  },
  rules: { en: async () => (await import('./rules.en.ts')).rules, es: async () => (await import('./rules.es.ts')).rules },
  options,
  scenes,
  words,
  text,
  scores,
  ending,
  guide: async () => (await import('./guide.ts')).guide,
  hands: async () => (await import('./Hands.svelte')).default,
});
