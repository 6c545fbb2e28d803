import type { Shape } from '@quarterdeck/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Memory, View } from './seen.ts';
import type { Config, State } from './state.ts';

/** The types of this game, together. */
export interface Buccaneer extends Shape {
  config: Config;
  state: State;
  action: Action;
  event: Event;
  view: View;
  memory: Memory;
}
