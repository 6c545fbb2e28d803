import type { AnyGame } from '../game.ts';
import { seededRng, subSeed } from '../rng.ts';
import { forgetting } from './forgetting.ts';
import { chances, clones, endings, legality, notations, replays } from './plain.ts';
import { LawBroken, type Trial } from './trial.ts';
import { twins } from './twins.ts';

export { LawBroken };

/** A property that every game must keep, tested on one random game. `check` throws `LawBroken` and returns how much it compared. */
export interface Law {
  readonly name: string;
  check(trial: Trial): number;
}

export const laws: readonly Law[] = [
  { name: 'law 1: replaying a record gives the same states, views and events', check: replays },
  { name: 'law 2: a clone is equal and independent', check: clones },
  { name: 'law 3: what is legal is accepted, a refusal changes nothing, someone can act', check: legality },
  { name: 'law 4: listed weights sum to the total and every sample is listed', check: chances },
  { name: 'laws 5 to 7: twins fit, noninterference, hearsay', check: twins },
  { name: 'law 8: random play ends; places and scores agree', check: endings },
  { name: 'law 9: notation reads back what it writes', check: notations },
  { name: 'law 10: what a forgetful table still says of the past adds nothing to a look at it', check: forgetting },
];

export interface LawOptions {
  /** Options to play with, besides the defaults. */
  readonly configs?: readonly object[];
  /** Random games for each law, player count and set of options. */
  readonly games?: number;
  /** A game can be won outright, whatever the scores of the others (a complete set). */
  readonly outright?: boolean;
  readonly seed?: number;
}

/** Checks one law on a game with every player count and set of options. Returns how many comparisons were made. */
export function checkLaw(law: Law, game: AnyGame, { configs = [{}], games = 3, outright = false, seed = 1 }: LawOptions = {}): number {
  let compared = 0;
  for (const raw of configs) {
    const config = game.config(raw);
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      for (let index = 0; index < games; index++) {
        const trialSeed = subSeed(seed, index * 100 + seats);
        try {
          compared += law.check({ game, config, seats, rng: seededRng(trialSeed), outright });
        } catch (error) {
          const where = `${seats} players, options ${JSON.stringify(raw)}, seed ${trialSeed}`;
          if (error instanceof LawBroken) throw new LawBroken(`${error.message} (${where})`);
          throw new Error(`${law.name}: ${where}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        }
      }
    }
  }
  return compared;
}

/** Every law as a test: `lawTests(game, it)`. */
export function lawTests(game: AnyGame, it: (name: string, run: () => void) => void, options: LawOptions = {}): void {
  for (const law of laws) {
    it(`${game.id}: ${law.name}`, () => {
      if (checkLaw(law, game, options) === 0) throw new Error(`${law.name}: nothing was compared`);
    });
  }
}
