import type { Crew } from '@quarterdeck/protocol';
import type { Component } from 'svelte';
import Anchor from '~icons/game-icons/anchor';
import Crab from '~icons/game-icons/crab';
import Octopus from '~icons/game-icons/octopus';
import Star from '~icons/game-icons/sea-star';
import Turtle from '~icons/game-icons/sea-turtle';
import Whale from '~icons/game-icons/whale-tail';

/** The creature of each crew. Colour and hatching come from the class `s-<crew>`. */
export const creatures: Readonly<Record<Crew, Component<Record<string, unknown>>>> = {
  crab: Crab,
  whale: Whale,
  star: Star,
  turtle: Turtle,
  octopus: Octopus,
  anchor: Anchor,
};

/** The engravers' hatching of each crew's colour: class-free, for drawings (`url(#h-red)`). */
export const hatchings: Readonly<Record<Crew, 'red' | 'blue' | 'gold' | 'green' | 'violet' | 'black'>> = {
  crab: 'red',
  whale: 'blue',
  star: 'gold',
  turtle: 'green',
  octopus: 'violet',
  anchor: 'black',
};
