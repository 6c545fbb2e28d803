import type { Component } from 'svelte';
import Banana from '~icons/game-icons/banana';
import Barrel from '~icons/game-icons/barrel';
import Chest from '~icons/game-icons/locked-chest';
import Monkey from '~icons/game-icons/monkey';
import Captain from '~icons/game-icons/pirate-captain';
import Billy from '~icons/game-icons/pirate-skull';

import Bag from '~icons/game-icons/swap-bag';
import Sabre from './Sabre.svelte';

type Picture = Component<Record<string, unknown>>;

/** By kind of tile: chest, barrel, bag. */
export const tilePictures: readonly Picture[] = [Chest, Barrel, Bag];

export const figureNames = ['captain', 'billy', 'monkey'] as const;
export type FigureName = (typeof figureNames)[number];
export const figurePictures: Readonly<Record<FigureName, Picture>> = { captain: Captain, billy: Billy, monkey: Monkey };

/** What the pirate die shows for each who can move by it. */
export const diePictures = { billy: Sabre, monkey: Banana } as const;
