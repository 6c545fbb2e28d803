import { drive, randomBot } from '@quarterdeck/bots';
import { games } from '@quarterdeck/games';
import { type AnyGame, hearAll, openTable, playout, replayRecord, rngLuck, seededRng, startMemory } from '@quarterdeck/kernel';
import { gameOf } from '../use.ts';
import { enumerateFollow, enumerateLead } from './bacon.ts';
import { type Measurement, nanoseconds, perSecond, ratio } from './measure.ts';
import { plainCoco } from './plain-coco.ts';

type Bench = () => Omit<Measurement, 'name'>;

/** All figures by name: three for each game, and what the general contract costs beside a plain loop. */
export const benches: ReadonlyMap<string, Bench> = new Map([
  ...Object.keys(games).flatMap((id): [string, Bench][] => [
    [`${id}/decisions`, () => ({ value: perSecond(randomGames(gameOf(id))), unit: 'decisions/s' })],
    [`${id}/clone`, () => ({ value: nanoseconds(clones(gameOf(id))), unit: 'ns' })],
    [`${id}/determinize`, () => ({ value: nanoseconds(worlds(gameOf(id))), unit: 'ns' })],
  ]),
  ['bacon/enumerate-lead', () => ({ value: enumerateLead(), unit: 'µs' })],
  ['bacon/enumerate-follow', () => ({ value: enumerateFollow(), unit: 'µs' })],
  ['coco-capitano/plain-loop', () => ({ value: ratio(plainGames(), randomGames(gameOf('coco-capitano'))), unit: 'ratio' })],
]);

/** Coco Capitano is measured with 2 players, all others with 4, and with the options that a new table has. */
function seatsFor(game: AnyGame): number {
  return game.id === 'coco-capitano' ? 2 : 4;
}

/** Whole games between random players, through the contract that simulation and search use. */
function randomGames(game: AnyGame): () => number {
  const config = game.config({});
  const seats = seatsFor(game);
  const rng = seededRng(1);
  return () => {
    let decisions = 0;
    for (let i = 0; i < 20; i++) decisions += playout(game, game.setup(config, seats), rng).decisions;
    return decisions;
  };
}

function plainGames(): () => number {
  let seed = 1;
  return () => plainCoco(500, seed++);
}

/**
 * Clones of 100 states, spread evenly over random games. Each takes the place of an older one, as in a search that goes back up:
 * where thousands are kept (a replay does), the engine takes all clones for long-lived and the garbage collector is measured.
 */
function clones(game: AnyGame): () => number {
  const config = game.config({});
  const seats = seatsFor(game);
  const states = Array.from({ length: 100 }, (_, index) => {
    const seed = Math.trunc(index / 10);
    const { decisions } = playout(game, game.setup(config, seats), seededRng(seed));
    const state = game.setup(config, seats);
    playout(game, state, seededRng(seed), Math.trunc((decisions * (index % 10)) / 10));
    return state;
  });
  const kept: object[] = [];
  return () => {
    for (let i = 0; i < 50; i++) for (const [at, state] of states.entries()) kept[at] = game.clone(state);
    return 50 * kept.length;
  };
}

function worlds(game: AnyGame): () => number {
  const seen = moments(game);
  const rng = seededRng(2);
  return () => {
    for (const { view, memory } of seen) game.determinize(view, memory, rng);
    return seen.length;
  };
}

/** What there is to know at 100 moments of random games, spread evenly over them, for each seat in turn. */
function moments(game: AnyGame) {
  const config = game.config({});
  const seats = seatsFor(game);
  return Array.from({ length: 10 }, (_, index) => {
    const table = openTable({ game, config, seats, luck: rngLuck(seededRng(index + 1)) });
    drive(table, Array(seats).fill(randomBot), index);
    const replay = replayRecord(game, table.record());
    return Array.from({ length: 10 }, (_, part) => {
      const stop = Math.trunc((replay.stops.length * part) / 10);
      const seat = part % seats;
      const { view, events } = replay.update(stop, seat, -1);
      return { view, memory: hearAll(game, startMemory(game, config, seats, seat), events) };
    });
  }).flat();
}
