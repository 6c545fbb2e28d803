import type { LawOptions } from '@quarterdeck/kernel/laws';

/** What the laws are tried with, in `npm test` and in the long run. */
export const lawOptions: LawOptions = { configs: [{}, { memoryAid: true, first: 2 }] };
