import type { OptionField } from '../../table/board.ts';

/** The form of Bacon's options. */
export const options: readonly OptionField[] = [
  { key: 'goal', kind: 'choice', values: [null, 3, 6, 8, 10, 12, 16, 24, 32] },
  { key: 'rounds', kind: 'choice', values: [null, 0, 1, 2, 3, 4, 6, 8, 10] },
  { key: 'tokens', kind: 'choice', values: [null, '2-1', '3-1', '1-0'], seats: [3] },
  { key: 'tokens', kind: 'choice', values: [null, '4-2-0', '3-2-1', '2-1-0'], seats: [4] },
  { key: 'tokens', kind: 'choice', values: [null, '4-3-2-1', '5-3-2-1', '3-2-1-0'], seats: [5] },
  { key: 'tokens', kind: 'choice', values: [null, '8-4-2-1-0', '5-4-3-2-1', '6-4-2-1-0'], seats: [6] },
  { key: 'stopEarly', kind: 'switch', seats: [4, 6] },
  { key: 'tie', kind: 'choice', values: ['next', 'among-tied'], seats: [3, 5] },
  { key: 'memoryAid', kind: 'switch' },
];
