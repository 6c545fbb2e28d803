import type * as capitanBacon from '@quarterdeck/games/capitan-bacon';
import type { SpotName } from '../../stage/scene.ts';

/** The place of the sea with this number, island or open water. */
export function isleSpot(place: number): SpotName {
  return `isle:${place}`;
}
/** A card in my hand: the copy with this number, counted from 0 in the order in which they lie. */
export function handSpot(kind: capitanBacon.Kind, copy: number): SpotName {
  return `hand:${kind}:${copy}`;
}
export const deckSpot: SpotName = 'deck';
export const discardSpot: SpotName = 'discards';
/** Where a played card lies open until its effect is resolved. */
export const openSpot: SpotName = 'open';
/** The Galleon's open top card. */
export const topSpot: SpotName = 'top';
export const galleonSpot: SpotName = 'galleon';

/** How many of a kind. */
export function copiesOf(hand: readonly number[] | null | undefined, kind: capitanBacon.Kind): number {
  return (hand ?? []).filter((other) => other === kind).length;
}
