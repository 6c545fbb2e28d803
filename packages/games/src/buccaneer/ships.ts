/** Component tables: ships and loot. Where each value comes from: P printed, described by an owner; X reconstructed here. */

export const lootKinds = ['sabre', 'candlestick', 'barrel', 'chest'] as const;
export type Loot = (typeof lootKinds)[number];

/** Ducats for the most pieces of a kind, in the order of `lootKinds` (P). */
export const bonuses: readonly number[] = [6, 9, 12, 15];
/** Pieces of each kind (P). */
export const piecesOfKind = 6;

export interface Ship {
  /** Printed nowhere; the order of the table. */
  readonly number: number;
  /** Pirates that it needs at least. */
  readonly crew: number;
  readonly ducats: number;
  /** What it pays the pirate with the question mark. */
  readonly mystery: number;
  /** One piece, or two different ones. */
  readonly loot: readonly [Loot] | readonly [Loot, Loot];
}

/**
 * The 15 ships. The number of ships is P, and so are crews of 2 to 6, the ship of 22 ducats with a crew of 5 that pays 4, one of 30
 * with a crew of 6, and one of 15. Every other value is X: correct it here, no rule depends on it.
 */
export const ships: readonly Ship[] = [
  { number: 1, crew: 2, ducats: 10, mystery: 2, loot: ['candlestick'] },
  { number: 2, crew: 2, ducats: 11, mystery: 3, loot: ['sabre'] },
  { number: 3, crew: 2, ducats: 12, mystery: 4, loot: ['sabre'] },
  { number: 4, crew: 3, ducats: 13, mystery: 1, loot: ['chest'] },
  { number: 5, crew: 3, ducats: 14, mystery: 3, loot: ['barrel'] },
  { number: 6, crew: 3, ducats: 15, mystery: 5, loot: ['candlestick'] },
  { number: 7, crew: 4, ducats: 16, mystery: 2, loot: ['candlestick', 'barrel'] },
  { number: 8, crew: 4, ducats: 18, mystery: 4, loot: ['sabre', 'barrel'] },
  { number: 9, crew: 4, ducats: 20, mystery: 6, loot: ['sabre', 'candlestick'] },
  { number: 10, crew: 5, ducats: 21, mystery: 2, loot: ['barrel', 'chest'] },
  { number: 11, crew: 5, ducats: 22, mystery: 4, loot: ['candlestick', 'barrel'] },
  { number: 12, crew: 5, ducats: 24, mystery: 5, loot: ['sabre', 'chest'] },
  { number: 13, crew: 6, ducats: 26, mystery: 1, loot: ['barrel', 'chest'] },
  { number: 14, crew: 6, ducats: 28, mystery: 3, loot: ['candlestick', 'chest'] },
  { number: 15, crew: 6, ducats: 30, mystery: 6, loot: ['sabre', 'chest'] },
];

/** Face-up ships at a time. */
export const shipsAtOnce = 3;
export const shipCount = ships.length;

/** The ship with this number. */
export function shipOf(number: number): Ship {
  const ship = ships[number - 1];
  if (ship === undefined) throw new RangeError(`There is no ship ${number}; ships are 1 to ${ships.length}.`);
  return ship;
}

/** By ship number, for the hot path; entry 0 (no ship) needs more pirates than there are. */
export const crewOf: readonly number[] = [99, ...ships.map((ship) => ship.crew)];
/** By ship number: `lootKinds` indices of what it shows, the second -1 if it shows one piece. */
export const firstLoot: readonly number[] = [-1, ...ships.map((ship) => lootKinds.indexOf(ship.loot[0]))];
export const otherLoot: readonly number[] = [
  -1,
  ...ships.map((ship) => (ship.loot[1] === undefined ? -1 : lootKinds.indexOf(ship.loot[1]))),
];
