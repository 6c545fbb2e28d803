import type { LawOptions } from '@quarterdeck/kernel/laws';

/** The options of which every law must hold. */
export const lawOptions: LawOptions = {
  configs: [{}, { veteran: true, openScores: true, first: 1 }, { calm: true }, { calm: true, veteran: true, hatCounter: true, first: 0 }],
};
