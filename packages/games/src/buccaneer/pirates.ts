import type { Seat } from '@quarterdeck/kernel';

/** Wages of the five pirates of each colour, by index (P: printed, described by an owner). '?' is paid what the ship says. */
export const wages = [2, 3, 4, 5, '?'] as const;
export type Wage = (typeof wages)[number];

/** A pirate, 0 to 24: `seat * 5 + wage index`. */
export type Pirate = number;
/** Several pirates, one bit each. */
export type PirateSet = number;

export const piratesEach = wages.length;
/** Nobody builds a stack higher than this (R7). */
export const tallest = 9;
/** So many own pirates under another captain make a mutiny possible (R15). */
export const mutineersNeeded = 3;

export function seatOf(pirate: Pirate): Seat {
  return (pirate / piratesEach) | 0;
}
export function wageOf(pirate: Pirate): Wage {
  return wages[pirate % piratesEach] as Wage;
}
export function pirateOf(seat: Seat, wage: Wage): Pirate {
  return seat * piratesEach + wages.indexOf(wage);
}

/** `a2`, `c?`: a letter for the seat, then the wage. A stack is called by the pirate on top of it, which never changes while it stands. */
export function pirateName(pirate: Pirate): string {
  return `${'abcde'[seatOf(pirate)]}${wageOf(pirate)}`;
}

/** All five pirates of a seat. */
export const allOf: readonly PirateSet[] = [0, 1, 2, 3, 4].map((seat) => 0b11111 << (seat * piratesEach));
/** How many bits a set of one seat's five pirates has. */
export const countOfFive: readonly number[] = Array.from(
  { length: 32 },
  (_, set) => [0, 1, 2, 3, 4].filter((bit) => set & (1 << bit)).length,
);
/** Wages of a set of one seat's five pirates, the question mark left out. */
export const wagesOfFive: readonly number[] = Array.from({ length: 32 }, (_, set) =>
  wages.reduce<number>((sum, wage, bit) => sum + (wage !== '?' && set & (1 << bit) ? wage : 0), 0),
);
export const mysteryBit = 1 << wages.indexOf('?');

/** One seat's part of a set, as a set of five. */
export function fiveOf(set: PirateSet, seat: Seat): number {
  return (set >> (seat * piratesEach)) & 0b11111;
}
/** The lowest pirate of a set that is not empty. */
export function lowest(set: PirateSet): Pirate {
  return 31 - Math.clz32(set & -set);
}
/** The pirates of a set in ascending order. */
export function piratesIn(set: PirateSet): Pirate[] {
  const list: Pirate[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}
