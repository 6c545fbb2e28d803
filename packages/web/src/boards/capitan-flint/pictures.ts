import { bags, colours, jewels, type symbols } from '@quarterdeck/games/capitan-flint';
import type { Component } from 'svelte';
import Diamond from '~icons/game-icons/cut-diamond';
import Ring from '~icons/game-icons/diamond-ring';
import Chest from '~icons/game-icons/locked-chest';
import Pearl from '~icons/game-icons/oyster-pearl';
import Hat from '~icons/game-icons/pirate-hat';
import Hooks from '~icons/game-icons/pirate-hook';
import Coin from '../../icons/Coin.svelte';

type Picture = Component<Record<string, unknown>>;

const byJewel: Readonly<Record<(typeof jewels)[number], Picture>> = { rings: Ring, diamonds: Diamond, coins: Coin, pearls: Pearl };
const bySymbol: Readonly<Record<(typeof symbols)[number], Picture | null>> = { none: null, chest: Chest, hooks: Hooks, hat: Hat };
const hatchByColour = { red: 'red', blue: 'blue', yellow: 'gold', green: 'green' } as const;

/** The silhouette of a kind of jewel, by index. */
export function jewelPicture(jewel: number): Picture {
  return byJewel[jewels[jewel] ?? 'rings'];
}
export function symbolPicture(symbol: (typeof symbols)[number]): Picture | null {
  return bySymbol[symbol];
}
/** Class of a colour, by index: sets --f, --fh and --o. */
export function colourClass(colour: number): string {
  return `j-${colours[colour] ?? 'any'}`;
}

/** How a bag looks: the class of its colour, its hatching, and either a jewel's picture or a colour's letter on it. */
export interface BagLook {
  readonly kind: string;
  readonly hatch: 'red' | 'blue' | 'gold' | 'green' | null;
  readonly jewel: Picture | null;
  readonly colour: (typeof colours)[number] | null;
}
export function bagLook(bag: number): BagLook {
  const name = bags[bag] ?? 'rings';
  const colour = colours.find((one) => one === name) ?? null;
  return {
    kind: colour === null ? 'j-any' : `j-${colour}`,
    hatch: colour === null ? null : hatchByColour[colour],
    jewel: colour === null ? jewelPicture(bag) : null,
    colour,
  };
}
