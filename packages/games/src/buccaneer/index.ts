import { BadConfig, type Game } from '@quarterdeck/kernel';
import { parseConfig } from './config.ts';
import type { Event } from './events.ts';
import { notation } from './notation.ts';
import { apply, legal, pending, refuse } from './rules.ts';
import type { Buccaneer } from './shape.ts';
import { clone, setup } from './state.ts';
import { broken, determinize, recall, view } from './view.ts';

export type { Action } from './actions.ts';
export { payOf } from './boarding.ts';
export type { Event, Pay } from './events.ts';
export * from './pirates.ts';
export { type FinalCount, finalCount, type LootCount } from './score.ts';
export type * from './seen.ts';
export type { Buccaneer } from './shape.ts';
export { bonuses, type Loot, lootKinds, piecesOfKind, type Ship, shipCount, shipOf, ships, shipsAtOnce } from './ships.ts';
export { type Config, type Phase, type State, startMoney } from './state.ts';
export { remembered } from './view.ts';

/** These name pirates that may be covered by now. */
function movesPirates({ type }: Event): boolean {
  return type === 'moved' || type === 'boarded' || type === 'blockaded';
}

/** Buccaneer: stacks of pirates, ships to board, and wages to pay. RULES.md has the rules by number. */
export const game: Game<Buccaneer> = {
  id: 'buccaneer',
  version: 1,
  seats: [3, 5],
  config: parseConfig,
  setup(config, seats) {
    if (config.first !== null && config.first >= seats)
      throw new BadConfig(`"first" is a seat from 0 to ${seats - 1} at a table of ${seats}, not ${config.first}.`);
    return setup(config, seats);
  },
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
    tells: movesPirates,
    turns: movesPirates,
  },
  notation,
};
