import type { Shape } from '@quarterdeck/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Memory } from './memory.ts';
import type { Config } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The types of Bacon. */
export interface Bacon extends Shape {
  config: Config;
  state: State;
  action: Action;
  event: Event;
  view: View;
  memory: Memory;
}
