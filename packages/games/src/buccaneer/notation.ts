import { BadNotation, type Notation } from '@quarterdeck/kernel';
import { type Action, answers, boardings, moves } from './actions.ts';
import { pirateName } from './pirates.ts';

const allowed =
  '"move a2 b?" (stack, onto), "board 11 a5 barrel" (ship, stack, loot; without loot if the stock has none), "demand b3" or "let-be b3". ' +
  'A stack is called by its top pirate: the seat as a letter a to e, then the wage 2, 3, 4, 5 or ?';

/** Every action by its text; built on first use, since most callers never read. */
let byText: Map<string, Action> | null = null;

function allByText(): Map<string, Action> {
  const every = [...moves.flat(), ...boardings.slice(1).flat(2), ...answers.flat()];
  return new Map(every.map((action) => [write(action), action]));
}

function write(action: Action): string {
  switch (action.type) {
    case 'move':
      return `move ${pirateName(action.stack)} ${pirateName(action.onto)}`;
    case 'board':
      return `board ${action.ship} ${pirateName(action.stack)}${action.loot === null ? '' : ` ${action.loot}`}`;
    case 'demand':
      return `demand ${pirateName(action.stack)}`;
    case 'letBe':
      return `let-be ${pirateName(action.stack)}`;
  }
}

export const notation: Notation<Action> = {
  write,
  read(text) {
    byText ??= allByText();
    const action = byText.get(text);
    if (action === undefined) throw new BadNotation(`"${text}" is not an action of Buccaneer; allowed are ${allowed}.`);
    return action;
  },
};
