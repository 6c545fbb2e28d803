/** The four suits of the Breakfast cards. With three suits in play the first three are used (R2 leaves the choice open). */
export const suits = ['tomato', 'coffee', 'egg', 'avocado'] as const;
export type Suit = (typeof suits)[number];

/** The rank that only Bacon cards can have, one above the deck's highest whatever that is (R13). Above every rank of any deck, so it compares as it should. */
export const X = 11;
/** How many copies of each Breakfast card the deck holds (R1). */
export const copies = 2;
/** Bacon cards dealt to each player every round (R4). */
export const baconEach = 2;
/** No combo or special has more cards than this (R11). */
export const mostCards = 6;

/** A Breakfast card in a hand. */
export interface Card {
  readonly rank: number;
  readonly suit: Suit;
}

/** What a number of players plays with. */
export interface TableSet {
  readonly teams: boolean;
  /** Highest rank of the Breakfast cards. */
  readonly top: number;
  readonly suits: number;
  /** Breakfast cards dealt to each. */
  readonly hand: number;
  readonly goal: number;
  /** Rounds after which the game ends; 0 for no limit. */
  readonly rounds: number;
  /** VP by place: individually for 1st, 2nd, …; in teams for 2nd, 3rd, … as listed on the 1st-place token. */
  readonly tokens: readonly number[];
  readonly tokensReconstructed: boolean;
}

/**
 * By number of players. Teams, ranks, suits, goals and limits: rulebook (R2, R4). Token values: rulebook for 6 players,
 * reconstructed for 3, 4 and 5: correct them here if you own the box.
 */
export const tableSets: Readonly<Record<number, TableSet>> = {
  3: { teams: false, top: 8, suits: 3, hand: 16, goal: 6, rounds: 0, tokens: [2, 1], tokensReconstructed: true },
  4: { teams: true, top: 10, suits: 3, hand: 15, goal: 8, rounds: 8, tokens: [4, 2, 0], tokensReconstructed: true },
  5: { teams: false, top: 10, suits: 3, hand: 12, goal: 10, rounds: 0, tokens: [4, 3, 2, 1], tokensReconstructed: true },
  6: { teams: true, top: 9, suits: 4, hand: 12, goal: 24, rounds: 6, tokens: [8, 4, 2, 1, 0], tokensReconstructed: false },
};

/** The set for a number of players from 3 to 6. */
export function tableSet(seats: number): TableSet {
  const set = tableSets[seats];
  if (set === undefined) throw new RangeError(`Bacon is for 3 to 6 players, not ${seats}.`);
  return set;
}
