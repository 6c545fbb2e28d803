import { type Game, openTable, type Pending, playout, rngLuck, type Shape, seededRng, subSeed } from '@quarterdeck/kernel';
import type { Bot } from './bot.ts';
import { drive } from './drive.ts';
import { randomBot } from './random.ts';

/** One game to be played by bots. */
export interface Match<G extends Shape> {
  readonly game: Game<G>;
  readonly config: G['config'];
  /** By seat. */
  readonly bots: readonly Bot<G>[];
  /** Everything random in it follows from this. */
  readonly seed: number;
}

/** How it went. `ending`: what the game itself calls the way it ended, null if it does not say. */
export interface MatchResult {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly decisions: number;
  readonly turns: number;
  readonly ending: string | null;
}

/** Plays one game to its end. */
export function playMatch<G extends Shape>(match: Match<G>): MatchResult {
  return match.bots.every((bot) => bot === randomBot) ? playRandomly(match) : playAtTable(match);
}

function playAtTable<G extends Shape>({ game, config, bots, seed }: Match<G>): MatchResult {
  const luck = rngLuck(seededRng(subSeed(seed, bots.length + 1)));
  const table = openTable({ game, config, seats: bots.length, luck });
  return { ...drive(table, bots, seed), ...outcomeOf(table.waiting) };
}

/** Nobody at the table reads an update, so no table is needed: a hundred times faster. */
function playRandomly<G extends Shape>({ game, config, bots, seed }: Match<G>): MatchResult {
  const state = game.setup(config, bots.length);
  const { decisions, turns } = playout(game, state, seededRng(seed));
  return { decisions, turns, ...outcomeOf(game.pending(state)) };
}

function outcomeOf(pending: Pending): Pick<MatchResult, 'places' | 'scores' | 'ending'> {
  if (pending.kind !== 'over') throw new Error('The game is not over.');
  const { places, scores, ending } = pending.outcome;
  return { places: places.slice(), scores: scores.slice(), ending: ending ?? null };
}
