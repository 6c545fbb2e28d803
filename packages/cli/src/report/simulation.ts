import { type Estimate, type MatchResult, wilson } from '@quarterdeck/bots';
import { count, type Spread, spreadOf } from './histogram.ts';

/** What was simulated. */
export interface SimulationHead {
  readonly game: string;
  readonly version: number;
  readonly config: object;
  /** By seat. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: number;
}

/** A share of the games. */
export interface Share {
  readonly name: string;
  readonly games: number;
  readonly share: Estimate;
}

/** What came of it. It depends on the head alone: no times, no cores. */
export interface Simulation extends SimulationHead {
  /** How often each seat came first; a shared first place counts for each that shares it. */
  readonly firsts: readonly Share[];
  readonly scores: readonly Spread[];
  readonly decisions: Spread;
  readonly turns: Spread;
  /** What the game calls the ways it ends; "game over" where it names none. */
  readonly endings: readonly Share[];
  readonly winners: readonly Share[];
}

/** Counts games up as they come in, in any order, and sums up at the end. */
export interface Counter {
  add(result: MatchResult): void;
  sum(): Simulation;
}

export function counter(head: SimulationHead): Counter {
  const seats = head.bots.length;
  const firsts = Array.from({ length: seats }, () => 0);
  const scores = Array.from({ length: seats }, () => new Map<number, number>());
  const decisions = new Map<number, number>();
  const turns = new Map<number, number>();
  const endings = new Map<string, number>();
  const winners = new Map<number, number>();
  let games = 0;
  const share = (name: string, hits: number): Share => ({ name, games: hits, share: wilson(hits, games) });
  return {
    add(result) {
      games++;
      let first = 0;
      for (let seat = 0; seat < seats; seat++) {
        count(scores[seat] as Map<number, number>, result.scores[seat] as number);
        if (result.places[seat] !== 1) continue;
        firsts[seat] = (firsts[seat] as number) + 1;
        first++;
      }
      count(winners, first);
      count(decisions, result.decisions);
      count(turns, result.turns);
      count(endings, result.ending ?? 'game over');
    },
    sum: () => ({
      ...head,
      firsts: firsts.map((hits, seat) => share(`seat ${seat} ${head.bots[seat]}`, hits)),
      scores: scores.map(spreadOf),
      decisions: spreadOf(decisions),
      turns: spreadOf(turns),
      endings: [...endings].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name, hits]) => share(name, hits)),
      winners: [...winners]
        .sort(([a], [b]) => a - b)
        .map(([seated, hits]) => share(`${seated} ${seated === 1 ? 'seat' : 'seats'} first`, hits)),
    }),
  };
}
