import type { Game } from '@quarterdeck/kernel';
import { type Action, notation } from './actions.ts';
import { type Config, parseConfig } from './config.ts';
import type { Event } from './events.ts';
import { legal, refuse } from './legal.ts';
import { determinize, type Memory, recall } from './memory.ts';
import { apply } from './rules.ts';
import { broken, clone, type State, setup } from './state.ts';
import { type View, view } from './view.ts';
import { pending } from './waiting.ts';

export { type Action, letterOf } from './actions.ts';
export * from './cards.ts';
export { answerSeconds, type Config } from './config.ts';
export type { Event } from './events.ts';
export { kindPlayed } from './legal.ts';
export { type Memory, zoneOf } from './memory.ts';
export type { Ending, Phase, State } from './state.ts';
export type { IslandView, View } from './view.ts';
export { windowName } from './waiting.ts';

/** The types of Capitán Bacon. */
export interface CapitanBacon {
  config: Config;
  state: State;
  action: Action;
  event: Event;
  view: View;
  memory: Memory;
}

/** Capitán Bacon, for 2 to 6. See RULES.md. */
export const game: Game<CapitanBacon> = {
  id: 'capitan-bacon',
  version: 1,
  seats: [2, 6],
  config: parseConfig,
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
  notation,
};
