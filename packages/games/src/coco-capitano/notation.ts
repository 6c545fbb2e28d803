import { BadNotation, type Notation } from '@quarterdeck/kernel';
import type { Action } from './rules.ts';

/** `roll` and `stop`. */
export const notation: Notation<Action> = {
  write: (action) => action.type,
  read(text) {
    if (text === 'roll' || text === 'stop') return { type: text };
    throw new BadNotation(`"${text}" is not an action; it is "roll" or "stop".`);
  },
};
