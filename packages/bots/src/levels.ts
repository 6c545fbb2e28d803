import type { Shape } from '@quarterdeck/kernel';
import type { AnyBot, Bot } from './bot.ts';
import { humanReaction, randomBot, randomChoice } from './random.ts';

/** How well a bot plays, from worst to best. */
export const levels = ['random', 'easy', 'steady'] as const;
export type Level = (typeof levels)[number];

/** Of a hundred choices, how many the easy level makes without looking. */
export const carelessPercent = 35;
/** By how much slower the easy level touches in a race, in milliseconds. */
export const carelessDelay = 150;

/** A game's bots: its tactic, and its own easy level where careless choices alone would not look like a person (a race). */
export interface Tactics {
  readonly tactic: AnyBot;
  readonly easy?: AnyBot;
}

/** A game's bot at a level: `steady` is the game's tactic, `easy` its own, or else the tactic with `carelessPercent` of its choices made at random. */
export function atLevel({ tactic, easy }: Tactics, level: Level): AnyBot {
  if (level === 'random') return randomBot;
  return level === 'easy' ? (easy ?? careless(tactic, carelessPercent)) : tactic;
}

/** A tactic that makes so many of a hundred choices at random, and touches later in a race. */
export function careless<G extends Shape>(tactic: Bot<G>, percent: number): Bot<G> {
  return {
    choose(seen, seat, memory, rng, deadline) {
      if (rng.below(100) < percent) return randomChoice(seen, seat, rng);
      return tactic.choose(seen, seat, memory, rng, deadline);
    },
    reaction: (seen, seat, rng) => (tactic.reaction?.(seen, seat, rng) ?? humanReaction(rng)) + carelessDelay,
  };
}
