import type { GameId } from '@quarterdeck/protocol';
import bacon from '../art/posters/bacon.svg';
import buccaneer from '../art/posters/buccaneer.svg';
import capitanBacon from '../art/posters/capitan-bacon.svg';
import capitanFlint from '../art/posters/capitan-flint.svg';
import cocoCapitano from '../art/posters/coco-capitano.svg';

/** What the catalogue shows of a game before anything of it is loaded. */
export interface GameCard {
  readonly id: GameId;
  readonly poster: string;
  readonly seats: readonly [min: number, max: number];
  /** How long a game takes with people, from first turn to last, at the usual number of seats. */
  readonly minutes: number;
  /** How many seats a new table has at first. */
  readonly usual: number;
}

/** The catalogue, in the order of the first screen. */
export const games: readonly GameCard[] = [
  { id: 'capitan-bacon', poster: capitanBacon, seats: [2, 6], minutes: 20, usual: 4 },
  { id: 'capitan-flint', poster: capitanFlint, seats: [2, 6], minutes: 30, usual: 4 },
  { id: 'bacon', poster: bacon, seats: [3, 6], minutes: 45, usual: 4 },
  { id: 'buccaneer', poster: buccaneer, seats: [3, 5], minutes: 40, usual: 4 },
  { id: 'coco-capitano', poster: cocoCapitano, seats: [2, 4], minutes: 15, usual: 3 },
];

const byId = new Map(games.map((game) => [game.id, game]));
export function gameCard(id: GameId): GameCard {
  const card = byId.get(id);
  if (card === undefined) throw new RangeError(`There is no game "${id}".`);
  return card;
}
