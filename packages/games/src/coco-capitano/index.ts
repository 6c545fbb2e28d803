import type { Game } from '@quarterdeck/kernel';
import { notation } from './notation.ts';
import { type Action, apply, type Event, legal, pending, refuse } from './rules.ts';
import { type Config, clone, parseConfig, type State, setup } from './state.ts';
import { broken, determinize, type Memory, recall, type View, view } from './view.ts';

export { afterRoll, type Figures, isMet, type Mover, meetingWays, type Roll, rollIndex, rolls, rollWays, startIndex } from './dice.ts';
export type { Action, Event } from './rules.ts';
export { scoreOf } from './score.ts';
export { type Config, lostTilesOptions, type Phase, type State } from './state.ts';
export {
  chestsIn,
  countsOf,
  gather,
  pointsIn,
  sizeOf,
  type Tile,
  type TileName,
  type Tiles,
  tileNames,
  tilePoints,
  tilesOfKind,
} from './tiles.ts';
export type { Memory, Safe, View } from './view.ts';

/** The types of Coco Capitano. */
export interface CocoCapitano {
  config: Config;
  state: State;
  action: Action;
  event: Event;
  view: View;
  memory: Memory;
}

/** Coco Capitano, for 2 to 4. See RULES.md. */
export const game: Game<CocoCapitano> = {
  id: 'coco-capitano',
  version: 1,
  seats: [2, 4],
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
  forgets: {
    at: (config) => !config.openScores,
    tells: (event) => event.type === 'took' || event.type === 'banked',
    turns: (event) => event.type === 'turnPassed',
  },
  notation,
};
