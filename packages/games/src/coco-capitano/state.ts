import { BadConfig } from '@quarterdeck/kernel';
import { allTiles, type Tile, type Tiles } from './tiles.ts';

/** Where lost tiles go (D2). */
export const lostTilesOptions = ['top', 'bottom', 'reshuffle'] as const;

/** The options of a table. */
export interface Config {
  /** 6 islands instead of 7 (R2). */
  readonly olderPlayers: boolean;
  /** The taller pile wins (R10). */
  readonly youngPlayers: boolean;
  /** On top in the old order, at the bottom, or the whole stack reshuffled (D2). */
  readonly lostTiles: (typeof lostTilesOptions)[number];
  /** Safe tiles are shown by kind, not only counted (D4). */
  readonly openScores: boolean;
  /** Who begins; null: drawn by lot (D1). */
  readonly first: number | null;
}

const defaults: Config = { olderPlayers: false, youngPlayers: false, lostTiles: 'top', openScores: true, first: null };

/** Parses options from outside; throws `BadConfig`. */
export function parseConfig(raw: unknown): Config {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new BadConfig('The options must be an object.');
  const known = Object.keys(defaults);
  for (const key of Object.keys(raw)) {
    if (!known.includes(key)) throw new BadConfig(`There is no option "${key}"; the options are ${known.join(', ')}.`);
  }
  const config = { ...defaults, ...raw } as Record<keyof Config, unknown>;
  for (const key of ['olderPlayers', 'youngPlayers', 'openScores'] as const) {
    if (typeof config[key] !== 'boolean') throw new BadConfig(`"${key}" is true or false.`);
  }
  if (!lostTilesOptions.some((option) => option === config.lostTiles)) {
    throw new BadConfig(`"lostTiles" is one of ${lostTilesOptions.join(', ')}.`);
  }
  if (config.first !== null && !(Number.isInteger(config.first) && Number(config.first) >= 0 && Number(config.first) <= 3)) {
    throw new BadConfig('"first" is null (drawn by lot) or the number of a seat, 0 to 3.');
  }
  return config as Config;
}

/** R1, R2. */
export function islandsOf(config: Config): number {
  return config.olderPlayers ? 6 : 7;
}

/**
 * What the table is at: the lots for the first seat and for the starting islands, a tile to turn up, a seat that chooses, dice in
 * the air, the end.
 */
export type Phase = 'first' | 'islands' | 'tile' | 'choose' | 'dice' | 'over';

/** Flat, so that it is quick to copy and to change. */
export interface State {
  readonly config: Config;
  readonly seats: number;
  readonly islands: number;
  phase: Phase;
  turn: number;
  captain: number;
  billy: number;
  monkey: number;
  /** Index of the throw that lies on the table, -1 before the first. */
  roll: number;
  /** Tiles that nobody has seen yet. */
  bag: Tiles;
  /**
   * Tiles that were seen, in the order in which they leave the top. From `turnStart` to `top` they lie before the seat whose turn it
   * is, from `top` to `seen` they lie on the stack, the top one first. What comes before `turnStart` or after `seen` counts no more.
   */
  readonly stack: Tile[];
  turnStart: number;
  top: number;
  seen: number;
  /** Lost tiles at the bottom of the stack, the highest first (D2). */
  readonly bottom: Tile[];
  /** Safe tiles by seat. */
  readonly safe: Tiles[];
}

// Room for all tiles at once: an array that grows is copied on the way.
const room: readonly Tile[] = Array.from({ length: 27 }, () => 0);

/** The state before the first lot. */
export function setup(config: Config, seats: number): State {
  if (config.first !== null && config.first >= seats) {
    throw new BadConfig(`"first" names seat ${config.first}, but there are only seats 0 to ${seats - 1}.`);
  }
  return {
    config,
    seats,
    islands: islandsOf(config),
    phase: config.first === null ? 'first' : 'islands',
    turn: config.first ?? 0,
    captain: 0,
    billy: 0,
    monkey: 0,
    roll: -1,
    bag: allTiles,
    stack: room.slice(),
    turnStart: 0,
    top: 0,
    seen: 0,
    bottom: [],
    safe: room.slice(0, seats),
  };
}

export function clone(state: State): State {
  return {
    config: state.config,
    seats: state.seats,
    islands: state.islands,
    phase: state.phase,
    turn: state.turn,
    captain: state.captain,
    billy: state.billy,
    monkey: state.monkey,
    roll: state.roll,
    bag: state.bag,
    stack: state.stack.slice(),
    turnStart: state.turnStart,
    top: state.top,
    seen: state.seen,
    bottom: state.bottom.slice(),
    safe: state.safe.slice(),
  };
}
