import { type AnyShape, type Seat, seededRng, type Update } from '@quarterdeck/kernel';
import type { AnyBot } from './bot.ts';
import type { Level } from './levels.ts';
import { humanReaction } from './random.ts';
import { botFor } from './registry.ts';

/** A question to a bot, as plain data: it travels to a worker thread or a web worker. */
export interface Question {
  readonly game: string;
  readonly level: Level;
  readonly seen: Update<AnyShape>;
  readonly seat: Seat;
  readonly memory: object | null;
  /** The same question with the same seed gets the same answer. */
  readonly seed: number;
  /** Milliseconds of the host's clock. */
  readonly deadline: number;
}

/** What the bot does (null: it holds), and the reaction time in milliseconds that goes with it in a race. */
export interface Answer {
  readonly action: AnyShape['action'] | null;
  readonly reaction: number;
}

/** Loads the bot that is asked for and lets it answer. Guards nothing: whoever asks keeps the time and checks the action. */
export async function think(question: Question): Promise<Answer> {
  return answer(await botFor(question.game, question.level), question);
}

/** The synchronous core of `think`. */
export function answer(bot: AnyBot, { seen, seat, memory, seed, deadline }: Question): Answer {
  const rng = seededRng(seed);
  const action = bot.choose(seen, seat, memory, rng, deadline);
  return { action, reaction: bot.reaction?.(seen, seat, rng) ?? humanReaction(rng) };
}
