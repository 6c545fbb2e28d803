import type { OptionField } from '../../table/board.ts';

/** The form of Capitán Flint's options. */
export const options: readonly OptionField[] = [
  { key: 'veteran', kind: 'switch' },
  { key: 'calm', kind: 'switch' },
  { key: 'raceSeconds', kind: 'choice', values: [1, 1.5, 2, 3, 4, 5] },
  { key: 'calmSeconds', kind: 'choice', values: [3, 5, 8, 12, 20, 30, 60] },
  { key: 'openScores', kind: 'switch' },
  { key: 'hatCounter', kind: 'switch' },
];
