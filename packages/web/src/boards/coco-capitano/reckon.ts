import { type Safe, type Tile, type TileName, tileNames, tilePoints, type View } from '@quarterdeck/games/coco-capitano';

export function nameOf(tile: Tile): TileName {
  return tileNames[tile] ?? 'bag';
}

/** What tiles are worth at this table: points, or one each among very young players. */
export function worthOf(view: View, tiles: readonly Tile[]): number {
  return view.config.youngPlayers ? tiles.length : tiles.reduce((sum, tile) => sum + (tilePoints[tile] ?? 0), 0);
}

/** What a safe pile is worth; null where it lies face down. */
export function pileWorth(view: View, { size, kinds }: Safe): number | null {
  if (view.config.youngPlayers) return size;
  return kinds === null ? null : kinds.reduce((sum, count, kind) => sum + count * (tilePoints[kind] ?? 0), 0);
}

/** Chests, barrels and bags still in the stack, the known ones too; null where a pile lies face down. */
export function stillToCome(view: View): readonly number[] | null {
  const open = view.safe.map(({ kinds }) => kinds);
  if (open.some((kinds) => kinds === null)) return null;
  return tileNames.map(
    (_, kind) => 9 - view.atRisk.filter((tile) => tile === kind).length - open.reduce((sum, kinds) => sum + (kinds?.[kind] ?? 0), 0),
  );
}

/** A share of 36 in lowest terms. */
export function inLowestTerms(ways: number): { ways: number; of: number } {
  const common = greatestCommon(ways, 36);
  return { ways: ways / common, of: 36 / common };
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b);
}

/** More tiles than this are shown by kind, so that they stay readable in a narrow tray. */
export const mostSingle = 3;

/** Tiles as they are shown: each for itself, or by kind with the places (from 0) at which they were taken. */
export function catchGroups(tiles: readonly Tile[]): readonly { readonly tile: Tile; readonly places: readonly number[] }[] {
  if (tiles.length <= mostSingle) return tiles.map((tile, place) => ({ tile, places: [place] }));
  return [...new Set(tiles)].sort().map((tile) => ({ tile, places: tiles.flatMap((other, place) => (other === tile ? [place] : [])) }));
}
