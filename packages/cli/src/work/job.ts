import { type ArenaSetup, botFor, type Level, type MatchResult, playArenaGame, playMatch } from '@quarterdeck/bots';
import { type AnyShape, subSeed } from '@quarterdeck/kernel';
import { gameOf } from '../use.ts';

/** Games to be played on any core, as plain data. */
export interface Job {
  readonly kind: 'simulate' | 'arena';
  readonly game: string;
  /** Already checked by the game. */
  readonly config: object;
  readonly seats: number;
  /** simulate: by seat; arena: the entrants. */
  readonly levels: readonly Level[];
  readonly seed: number;
}

/** Games of a job: `from` counts from 0, `to` is left out. */
export interface Chunk {
  readonly job: Job;
  readonly from: number;
  readonly to: number;
}

/** One played game; `seating` only from the arena. */
export interface Played extends MatchResult {
  readonly seating: readonly number[];
}

/** Plays a chunk. What a game gives depends on the job and its number alone, never on where or in which order it is played. */
export async function playChunk({ job, from, to }: Chunk): Promise<readonly Played[]> {
  const game = gameOf(job.game);
  const bots = await Promise.all(job.levels.map((level) => botFor(job.game, level)));
  const played: Played[] = [];
  const arena = arenaOf(job, bots, to);
  for (let index = from; index < to; index++) {
    if (job.kind === 'arena') played.push(playArenaGame(arena, index));
    else played.push({ seating: [], ...playMatch({ game, config: job.config, bots, seed: subSeed(job.seed, index) }) });
  }
  return played;
}

/** The arena that a job stands for. */
export function arenaOf(job: Job, bots: readonly Awaited<ReturnType<typeof botFor>>[], games: number): ArenaSetup<AnyShape> {
  const entrants = bots.map((bot, index) => ({ name: job.levels[index] as string, bot }));
  return { game: gameOf(job.game), config: job.config, seats: job.seats, entrants, games, seed: job.seed };
}
