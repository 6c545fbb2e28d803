/** What lies on a treasure tile. Tiles are numbered by their place in this list. */
export const tileNames = ['chest', 'barrel', 'bag'] as const;
export type TileName = (typeof tileNames)[number];
/** The number of a kind of tile: 0 chest, 1 barrel, 2 bag. */
export type Tile = number;
/** Points of each kind: chest 1, barrel 2, bag 3 (R9). */
export const tilePoints: readonly number[] = [1, 2, 3];
/** 9 of each kind: 27 tiles (R1). The split is reconstructed: the rulebook gives the total only. */
export const tilesOfKind = 9;

/**
 * Some tiles, order forgotten: three decimal digits for chests, barrels and bags. 345 is 3 chests, 4 barrels and 5 bags. There are
 * nine of each kind at most, so sums and differences never carry, and a state stays a handful of small integers.
 */
export type Tiles = number;
/** One tile of each kind, as `Tiles`. */
export const oneOf: readonly Tiles[] = [100, 10, 1];
/** All 27 (R1). */
export const allTiles: Tiles = 999;

/** How many of each kind: [chests, barrels, bags]. */
export function countsOf(tiles: Tiles): [chests: number, barrels: number, bags: number] {
  return [chestsIn(tiles), Math.trunc(tiles / 10) % 10, tiles % 10];
}

export function chestsIn(tiles: Tiles): number {
  return Math.trunc(tiles / 100);
}

export function sizeOf(tiles: Tiles): number {
  const [chests, barrels, bags] = countsOf(tiles);
  return chests + barrels + bags;
}

export function pointsIn(tiles: Tiles): number {
  return chestsIn(tiles) + 2 * (Math.trunc(tiles / 10) % 10) + 3 * (tiles % 10);
}

/** The sum of a list of tiles. */
export function gather(list: readonly Tile[]): Tiles {
  return list.reduce((sum, tile) => sum + (oneOf[tile] as number), 0);
}
