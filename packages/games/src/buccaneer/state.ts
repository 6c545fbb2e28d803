import type { Seat, SeatSet } from '@quarterdeck/kernel';
import { allOf, type Pirate, type PirateSet, piratesEach, tallest } from './pirates.ts';
import { crewOf, lootKinds, piecesOfKind, shipCount, shipsAtOnce } from './ships.ts';

export interface Config {
  /** Who begins, or null: drawn by lot (D1). */
  readonly first: Seat | null;
  /** Shows each seat the wages that it has seen (D3). */
  readonly memoryAid: boolean;
}

export type Phase = 'lot' | 'ships' | 'mutiny' | 'act' | 'over';

/** A stack is named by its top pirate, which stays on top for as long as the stack lasts. Arrays are flat, so that a clone is cheap. */
export interface State {
  config: Config;
  readonly seats: number;
  phase: Phase;
  /** The captain whose turn it is. */
  turn: Seat;
  /** By place: ship number, 0 where it has been boarded. */
  open: number[];
  /** Ships not yet turned up: bit n for ship n. */
  toCome: number;
  boarded: number;
  /** The smallest crew that a face-up ship needs. */
  leastCrew: number;
  /** By pirate: the one it lies on, -1 for the planks. */
  under: Pirate[];
  /** By top pirate (stale for others): the lowest of the stack, all of it, its height. */
  bottom: Pirate[];
  members: PirateSet[];
  height: number[];
  /** By height: the tops of all stacks that are at most so high; `upTo[tallest]` are all tops. */
  upTo: PirateSet[];
  money: number[];
  /** `seat * 4 + kind`. */
  loot: number[];
  stock: number[];
  /** Mutineers who have not answered yet. */
  asked: SeatSet;
  /** Tops of the stacks whose boarding was demanded this turn. */
  demanded: PirateSet;
  /** Blockades since the last boarding (D8). */
  blockades: number;
}

export const startMoney = 10;
/** A crew that no stack has: what an empty place needs. */
const noShip = crewOf[0] as number;

/** Everything laid out (R2), nothing drawn yet. A copy of a prepared table: random play sets up often. */
export function setup(config: Config, seats: number): State {
  let laidOut = tables[seats];
  if (laidOut === undefined) {
    laidOut = layOut(config, seats);
    tables[seats] = laidOut;
  }
  const state = clone(laidOut);
  state.config = config;
  state.phase = config.first === null ? 'lot' : 'ships';
  state.turn = config.first ?? 0;
  return state;
}

const tables: (State | undefined)[] = [];

function layOut(config: Config, seats: number): State {
  const pirates = Array.from({ length: seats * piratesEach }, (_, pirate) => pirate);
  const all = (1 << pirates.length) - 1;
  return {
    config,
    seats,
    phase: 'lot',
    turn: 0,
    open: Array.from({ length: shipsAtOnce }, () => 0),
    toCome: ((1 << shipCount) - 1) << 1,
    boarded: 0,
    leastCrew: noShip,
    under: pirates.map(() => -1),
    bottom: pirates.slice(),
    members: pirates.map((pirate) => 1 << pirate),
    height: pirates.map(() => 1),
    upTo: Array.from({ length: tallest + 1 }, (_, height) => (height === 0 ? 0 : all)),
    money: Array.from({ length: seats }, () => startMoney),
    loot: Array.from({ length: seats * lootKinds.length }, () => 0),
    stock: lootKinds.map(() => piecesOfKind),
    asked: 0,
    demanded: 0,
    blockades: 0,
  };
}

export function clone(state: State): State {
  return {
    config: state.config,
    seats: state.seats,
    phase: state.phase,
    turn: state.turn,
    open: state.open.slice(),
    toCome: state.toCome,
    boarded: state.boarded,
    leastCrew: state.leastCrew,
    under: state.under.slice(),
    bottom: state.bottom.slice(),
    members: state.members.slice(),
    height: state.height.slice(),
    upTo: state.upTo.slice(),
    money: state.money.slice(),
    loot: state.loot.slice(),
    stock: state.stock.slice(),
    asked: state.asked,
    demanded: state.demanded,
    blockades: state.blockades,
  };
}

export function topsOf(state: State, seat: Seat): PirateSet {
  return (state.upTo[tallest] as number) & (allOf[seat] as number);
}

/** Tops of the stacks, of all players, that have the pirates for a ship with this crew (R9; a single pirate is a stack of one, D2). */
export function ableToBoard(state: State, crew: number): PirateSet {
  return crew > tallest ? 0 : (state.upTo[tallest] as number) & ~(state.upTo[crew - 1] as number);
}

/** The pirates of a stack from the top down. */
export function stackOf(state: State, top: Pirate): Pirate[] {
  const list: Pirate[] = [];
  for (let pirate = top; pirate >= 0; pirate = state.under[pirate] as number) list.push(pirate);
  return list;
}

/** Puts one stack on another (R6): its top stays the name of the whole. */
export function join(state: State, stack: Pirate, onto: Pirate): void {
  const { under, bottom, members, height, upTo } = state;
  const own = height[stack] as number;
  const below = height[onto] as number;
  under[bottom[stack] as number] = onto;
  bottom[stack] = bottom[onto] as number;
  members[stack] = (members[stack] as number) | (members[onto] as number);
  height[stack] = own + below;
  const notStack = ~(1 << stack);
  const notOnto = ~(1 << onto);
  for (let h = own; h < own + below; h++) upTo[h] = (upTo[h] as number) & notStack;
  for (let h = below; h <= tallest; h++) upTo[h] = (upTo[h] as number) & notOnto;
}

/** All pirates of a set lie alone again, face up before their owners. The set holds whole stacks. */
export function dissolve(state: State, set: PirateSet): void {
  const { under, bottom, members, height, upTo } = state;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const pirate = 31 - Math.clz32(rest & -rest);
    under[pirate] = -1;
    bottom[pirate] = pirate;
    members[pirate] = 1 << pirate;
    height[pirate] = 1;
  }
  for (let h = 1; h <= tallest; h++) upTo[h] = (upTo[h] as number) | set;
}

/** To be called whenever `open` changed. */
export function updateLeastCrew(state: State): void {
  let least = noShip;
  for (let place = 0; place < shipsAtOnce; place++) {
    const crew = crewOf[state.open[place] as number] as number;
    if (crew < least) least = crew;
  }
  state.leastCrew = least;
}
