import * as capitanBacon from '@quarterdeck/games/capitan-bacon';
import type { Component } from 'svelte';
import Barrel from '~icons/game-icons/barrel';
import Switcheroo from '~icons/game-icons/card-exchange';
import Boarding from '~icons/game-icons/crossed-sabres';
import Diamond from '~icons/game-icons/cut-diamond';
import Rod from '~icons/game-icons/fishing-pole';
import GoldBar from '~icons/game-icons/gold-bar';
import Chest from '~icons/game-icons/locked-chest';
import Mirror from '~icons/game-icons/mirror-mirror';
import PiggyBank from '~icons/game-icons/piggy-bank';
import Shovel from '~icons/game-icons/spade';
import Spyglass from '~icons/game-icons/spyglass';
import Ballast from '~icons/game-icons/stone-pile';
import Sack from '~icons/game-icons/swap-bag';
import TreasureMap from '~icons/game-icons/treasure-map';
import type { Datum } from '../../i18n/say.ts';

type Picture = Component<Record<string, unknown>>;
const { cards, treasureNames } = capitanBacon;

export const treasureIcons: Readonly<Record<capitanBacon.TreasureName, Picture>> = {
  chest: Chest,
  diamond: Diamond,
  'piggy-bank': PiggyBank,
  'gold-bar': GoldBar,
  barrel: Barrel,
  sack: Sack,
};
export const actionIcons: Readonly<Record<capitanBacon.ActionName, Picture>> = {
  shovel: Shovel,
  boarding: Boarding,
  rod: Rod,
  mirror: Mirror,
  spyglass: Spyglass,
  map: TreasureMap,
  ballast: Ballast,
  switcheroo: Switcheroo,
};

/** How a kind of card looks. */
export interface Face {
  /** Class of the card's colours. */
  readonly look: string;
  readonly pictures: readonly Picture[];
  /** Key of the words on the card's foot; null where they would not fit. */
  readonly title: string | null;
  /** The treasures on it, to be counted at a glance. */
  readonly treasures: number;
}

export const faces: readonly Face[] = cards.map(({ action, treasures }): Face => {
  if (action !== null) return { look: `a-${action}`, pictures: [actionIcons[action]], title: `title.${action}`, treasures: 0 };
  const names = treasures.map((at) => treasureNames[at] as capitanBacon.TreasureName);
  return {
    look: 'a-treasure',
    pictures: names.map((name) => treasureIcons[name]),
    title: names.length === 1 ? `title.${names[0]}` : null,
    treasures: names.length,
  };
});

export function faceOf(kind: capitanBacon.Kind): Face {
  return faces[kind] as Face;
}

/** A card's name, for any message. */
export function cardWord(kind: capitanBacon.Kind): Datum {
  const card = cards[kind] as capitanBacon.Card;
  if (card.action !== null) return { key: `card.${card.action}` };
  const [one, two] = card.treasures.map((at): Datum => ({ key: `treasure.${treasureNames[at]}` }));
  if (one === undefined) throw new RangeError(`Card ${kind} has neither action nor treasure.`);
  return two === undefined ? one : { key: 'card.double', data: { one, two } };
}

/** Several cards, as a list in the reader's language. */
export function cardWords(kinds: readonly capitanBacon.Kind[]): Datum {
  return kinds.map(cardWord);
}
