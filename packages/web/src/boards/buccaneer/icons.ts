import type * as buccaneer from '@quarterdeck/games/buccaneer';
import type { Component } from 'svelte';
import Barrel from '~icons/game-icons/barrel';
import Candlestick from '~icons/game-icons/candle-holder';
import Sabre from '~icons/game-icons/crossed-sabres';
import Chest from '~icons/game-icons/locked-chest';

/** The picture of each kind of loot. */
export const lootIcons: Readonly<Record<buccaneer.Loot, Component<Record<string, unknown>>>> = {
  sabre: Sabre,
  candlestick: Candlestick,
  barrel: Barrel,
  chest: Chest,
};
