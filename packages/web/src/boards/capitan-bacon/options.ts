import * as capitanBacon from '@quarterdeck/games/capitan-bacon';
import type { OptionField } from '../../table/board.ts';

const { least, most } = capitanBacon.answerSeconds;

/** The options form: what the game's config takes. */
export const options: readonly OptionField[] = [
  { key: 'express', kind: 'switch' },
  { key: 'answerSeconds', kind: 'number', min: least, max: most, step: 1 },
];
