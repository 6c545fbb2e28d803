import type { Action, FlintEvent } from './actions.ts';
import type { Options } from './options.ts';
import type { FlintMemory } from './recall.ts';
import type { State } from './state.ts';
import type { FlintView } from './view.ts';

/** The types of Capitán Flint. */
export interface FlintShape {
  config: Options;
  state: State;
  action: Action;
  event: FlintEvent;
  view: FlintView;
  memory: FlintMemory;
}
