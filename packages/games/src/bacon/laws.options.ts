import type { LawOptions } from '@quarterdeck/kernel/laws';

/** Options with which every law is quick to try: short games. */
export const shortGames: readonly object[] = [
  { rounds: 1 },
  { memoryAid: false, goal: 3, rounds: 2, tie: 'among-tied', first: 2 },
  { stopEarly: true, rounds: 1, first: 0 },
];

/** The options of which every law must hold. Token values depend on the player count, so they are left to the rules' own tests. */
export const lawOptions: LawOptions = {
  configs: [...shortGames, {}, { stopEarly: true, tie: 'among-tied' }, { memoryAid: false, rounds: 0 }],
};
