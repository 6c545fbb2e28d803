import './cards.css';
import './score.css';
import './trick.css';
import './menu.css';
import './hand.css';
import './sheets.css';
import { type Bacon, game } from '@quarterdeck/games/bacon';
import { defineBoard } from '../../table/board.ts';
import Board from './Board.svelte';
import { options } from './options.ts';
import { scenes } from './scenes.ts';
import { ending, scores, text } from './text.ts';
import { words } from './words.ts';

/** The board of Bacon. */
export const board = defineBoard<Bacon>({
  id: 'bacon',
  game,
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
