import type { Seat } from '@quarterdeck/kernel';
import type { Pirate, Wage } from './pirates.ts';
import type { Config, Phase } from './state.ts';

/** A pirate from the side: its colour always, its wage only if it lies open or was seen. */
export interface PirateSeen {
  readonly seat: Seat;
  readonly wage: Wage | null;
}
/** A stack from the top down, called by its top pirate. */
export interface StackSeen {
  readonly top: Pirate;
  readonly pirates: readonly PirateSeen[];
}

/** The whole open situation; the same for every viewer. */
export interface View {
  readonly config: Config;
  readonly seats: number;
  readonly phase: Phase;
  readonly turn: Seat;
  /** By place; null where it has been boarded. */
  readonly open: readonly (number | null)[];
  /** Ships that were never turned up yet: what is missing from the table of ships. */
  readonly toCome: readonly number[];
  readonly boarded: number;
  /** By owner, then by wage of the top pirate: a stack keeps its place. */
  readonly stacks: readonly StackSeen[];
  readonly money: readonly number[];
  /** `loot[seat][kind]`, kinds in the order of `lootKinds`. */
  readonly loot: readonly (readonly number[])[];
  readonly stock: readonly number[];
  /** Stacks whose mutiny is still open, with those who have not answered. */
  readonly mutinies: readonly { readonly stack: Pirate; readonly seats: readonly Seat[] }[];
  /** Stacks one of which must board this turn. */
  readonly demanded: readonly Pirate[];
  readonly blockades: number;
}

/** What a viewer has seen of the stacks: as in the view, with the wages that lay open before they were covered. */
export interface Memory {
  readonly stacks: readonly StackSeen[];
}
