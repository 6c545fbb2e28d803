import type { Game } from '@quarterdeck/kernel';
import { broken } from './broken.ts';
import { tableSet } from './cards.ts';
import { determinize, recall } from './memory.ts';
import { notation } from './notation.ts';
import { readConfig } from './options.ts';
import { apply, legal, pending, refuse } from './rules.ts';
import type { Bacon } from './shape.ts';
import { clone, setup, sides } from './state.ts';
import { view } from './view.ts';

/** Bacon, 3 to 6 players: a climbing game with teams at 4 and 6. Rules: RULES.md. */
export const game: Game<Bacon> = {
  id: 'bacon',
  version: 1,
  seats: [3, 6],
  config: readConfig,
  setup,
  teams: (_config, seats) => sides(tableSet(seats).teams, seats),
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
    at: (config) => !config.memoryAid,
    tells: (event) => event.type === 'played',
    turns: (event) => event.type === 'trick-won' || event.type === 'round-ended',
  },
  notation,
};
