import { type Game, type Seat, type Shape, seatsOf, subSeed } from '@quarterdeck/kernel';
import type { Bot } from './bot.ts';
import { type MatchResult, playMatch } from './match.ts';
import { type Estimate, meanOf, wilson } from './stats.ts';

/** A kind of bot in the arena. */
export interface Entrant<G extends Shape> {
  readonly name: string;
  readonly bot: Bot<G>;
}

/** Entrants that play `games` games in all seatings. Everything random follows from the seed. */
export interface ArenaSetup<G extends Shape> {
  readonly game: Game<G>;
  readonly config: G['config'];
  readonly seats: number;
  readonly entrants: readonly Entrant<G>[];
  readonly games: number;
  readonly seed: number;
}

/** One game of the arena: which entrant sat where, and how it went. */
export interface ArenaGame extends MatchResult {
  readonly seating: readonly number[];
}

/** How an entrant did. */
export interface EntrantResult {
  readonly name: string;
  /** Games won; a win shared by several seats or teams counts for each by its part. */
  readonly wins: number;
  readonly share: Estimate;
  /** The mean score of its seats. */
  readonly score: Estimate;
}

export interface ArenaResult {
  readonly games: number;
  readonly standings: readonly EntrantResult[];
  readonly decisions: Estimate;
}

/**
 * All ways to seat the entrants, each on as many seats as the others or one more: every entrant gets every seat equally often.
 * Team mates are of one kind. `seating[seat]` is the entrant.
 */
export function seatings<G extends Shape>({ game, config, seats, entrants }: ArenaSetup<G>): readonly (readonly number[])[] {
  const sides = sidesOf(game, config, seats);
  if (entrants.length < 2 || entrants.length > sides.length)
    throw new RangeError(`An arena of ${sides.length} sides takes 2 to ${sides.length} kinds of bots, not ${entrants.length}.`);
  const least = Math.floor(sides.length / entrants.length);
  const found: number[][] = [];
  const visit = (given: readonly number[]): void => {
    const counts = entrants.map((_, entrant) => given.filter((other) => other === entrant).length);
    const missing = counts.reduce((sum, count) => sum + Math.max(0, least - count), 0);
    if (missing > sides.length - given.length || counts.some((count) => count > least + 1)) return;
    if (given.length === sides.length) {
      const seating: number[] = [];
      sides.forEach((side, index) => {
        for (const seat of side) seating[seat] = given[index] as number;
      });
      found.push(seating);
      return;
    }
    for (let entrant = 0; entrant < entrants.length; entrant++) visit([...given, entrant]);
  };
  visit([]);
  return found;
}

/** Plays game number `index` of the arena; games do not depend on each other, so they can be played anywhere in any order. */
export function playArenaGame<G extends Shape>(setup: ArenaSetup<G>, index: number): ArenaGame {
  const all = seatings(setup);
  const seating = all[index % all.length] as readonly number[];
  const bots = seating.map((entrant) => (setup.entrants[entrant] as Entrant<G>).bot);
  // The games of one round of seatings share a seed, so that luck favours nobody.
  const seed = subSeed(setup.seed, Math.floor(index / all.length));
  return { seating, ...playMatch({ game: setup.game, config: setup.config, bots, seed }) };
}

/** Counts played games up. */
export function tally<G extends Shape>(setup: ArenaSetup<G>, played: readonly ArenaGame[]): ArenaResult {
  const sides = sidesOf(setup.game, setup.config, setup.seats);
  const wins = setup.entrants.map(() => 0);
  const scores = setup.entrants.map((): number[] => []);
  for (const { seating, places, scores: reached } of played) {
    const winners = sides.filter((side) => places[side[0] as Seat] === 1);
    for (const side of winners) {
      const entrant = seating[side[0] as Seat] as number;
      wins[entrant] = (wins[entrant] as number) + 1 / winners.length;
    }
    seating.forEach((entrant, seat) => {
      (scores[entrant] as number[]).push(reached[seat] as number);
    });
  }
  return {
    games: played.length,
    standings: setup.entrants.map(({ name }, entrant) => ({
      name,
      wins: wins[entrant] as number,
      share: wilson(wins[entrant] as number, played.length),
      score: meanOf(scores[entrant] as number[]),
    })),
    decisions: meanOf(played.map((game) => game.decisions)),
  };
}

/** Plays a whole arena here and now. `games` is best a multiple of the number of seatings. */
export function runArena<G extends Shape>(setup: ArenaSetup<G>): ArenaResult {
  return tally(
    setup,
    Array.from({ length: setup.games }, (_, index) => playArenaGame(setup, index)),
  );
}

function sidesOf<G extends Shape>(game: Game<G>, config: G['config'], seats: number): readonly (readonly Seat[])[] {
  const teams = game.teams?.(config, seats);
  return teams === undefined || teams.length === 0 ? Array.from({ length: seats }, (_, seat) => [seat]) : teams.map(seatsOf);
}
