import type { Suit } from '@quarterdeck/games/bacon';
import type { Component } from 'svelte';
import Avocado from '~icons/game-icons/avocado';
import Rasher from '~icons/game-icons/bacon';
import Coffee from '~icons/game-icons/coffee-mug';
import Egg from '~icons/game-icons/fried-eggs';
import Tomato from '~icons/game-icons/tomato';

/** The sign of each suit. Colours and hatching come from the class `su-<suit>`. */
export const suitIcons: Readonly<Record<Suit, Component<Record<string, unknown>>>> = {
  tomato: Tomato,
  coffee: Coffee,
  egg: Egg,
  avocado: Avocado,
};
export { Rasher };
