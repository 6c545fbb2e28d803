import type * as buccaneer from '@quarterdeck/games/buccaneer';
import type { SpotName } from '../../stage/scene.ts';

/** Where a stack lies, called by its top pirate. */
export function stackSpot(top: buccaneer.Pirate): SpotName {
  return `stack:${top}`;
}
/** Where a face-up ship lies, called by its number. */
export function shipSpot(ship: number): SpotName {
  return `ship:${ship}`;
}
