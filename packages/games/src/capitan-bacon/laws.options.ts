import type { LawOptions } from '@quarterdeck/kernel/laws';

/** The options with which the laws are tried. */
export const lawOptions: LawOptions = { configs: [{}, { express: true, answerSeconds: 3, first: 1 }], games: 1, outright: true };
