import type { OptionField } from '../../table/board.ts';

/** The form of Buccaneer's options; who begins is asked for every game. */
export const options: readonly OptionField[] = [{ key: 'memoryAid', kind: 'switch' }];
