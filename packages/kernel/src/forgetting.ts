import type { Game, Shape } from './game.ts';

/** True at a table where people must remember by themselves what lay open once. */
export function isForgetful<G extends Shape>(game: Game<G>, config: G['config']): boolean {
  return game.forgets?.at(config) === true;
}

/** How many of these events, the oldest ones, are past: at a forgetful table a log says no more what those of them told. */
export function pastOf<G extends Shape>(game: Game<G>, events: readonly G['event'][]): number {
  const { forgets } = game;
  return forgets === undefined ? 0 : events.findLastIndex((event) => forgets.turns(event)) + 1;
}
