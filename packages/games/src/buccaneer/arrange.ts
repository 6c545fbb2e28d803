import { game } from './index.ts';
import { type Pirate, pirateName, piratesEach } from './pirates.ts';
import { beginTurn } from './rules.ts';
import { lootKinds } from './ships.ts';
import { join, type State, updateLeastCrew } from './state.ts';

/** A situation for tests. */
export interface Arrangement {
  readonly seats?: number;
  /** Stacks from the top down, as in 'a2 b3 c?'; all other pirates lie alone. */
  readonly stacks?: readonly string[];
  /** Numbers of the face-up ships; 0 for one that has been boarded. */
  readonly open?: readonly number[];
  readonly turn?: number;
  readonly money?: readonly number[];
  /** Pieces by seat, in the order sabre, candlestick, barrel, chest. */
  readonly loot?: readonly (readonly number[])[];
  /** Pieces left of each kind; by default what the seats do not have. */
  readonly stock?: readonly number[];
  /** Ships boarded so far, those missing from `open` included; the first ones that are not open. */
  readonly boarded?: number;
  readonly memoryAid?: boolean;
}

/** The state at the start of `turn`'s turn, with the question of mutiny asked where there is one. */
export function arrange({ seats = 3, stacks = [], open = [1, 7, 13], turn = 0, ...rest }: Arrangement): State {
  const state = game.setup(game.config({ first: turn, memoryAid: rest.memoryAid ?? false }), seats);
  for (const text of stacks) {
    const [top, ...below] = text.split(' ').map(named);
    for (const pirate of below) join(state, top as Pirate, pirate);
  }
  state.open = [...open];
  const gone = rest.boarded ?? open.filter((ship) => ship === 0).length;
  const others = Array.from({ length: 15 }, (_, index) => index + 1).filter((ship) => !open.includes(ship));
  state.toCome = others.slice(gone).reduce((set, ship) => set | (1 << ship), 0);
  state.boarded = gone;
  updateLeastCrew(state);
  if (rest.money !== undefined) state.money = [...rest.money];
  if (rest.loot !== undefined) state.loot = rest.loot.flat();
  const held = (kind: number): number =>
    state.money.reduce((sum, _, seat) => sum + (state.loot[seat * lootKinds.length + kind] as number), 0);
  state.stock = rest.stock !== undefined ? [...rest.stock] : state.stock.map((pieces, kind) => pieces - held(kind));
  beginTurn(state, turn, null);
  return state;
}

/** The pirate of this name. */
export function named(name: string): Pirate {
  const pirate = Array.from({ length: 5 * piratesEach }, (_, index) => index).find((index) => pirateName(index) === name);
  if (pirate === undefined) throw new RangeError(`"${name}" is no pirate; they are called a2 to e?.`);
  return pirate;
}
