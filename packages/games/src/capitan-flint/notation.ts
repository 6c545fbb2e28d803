import { BadNotation, type Notation } from '@quarterdeck/kernel';
import { type Action, bagActions, discard, draw, dropActions, pass, touches } from './actions.ts';
import { type BagName, bags, type Card, jewelCount, treasures } from './cards.ts';

const cardByName = new Map(treasures.slice(0, jewelCount).map((card, index) => [card.name, index]));
const forms = '"touch 7", "bag red", "draw", "pass", "discard red-rings-1 blue-coins-3", "drop red"';

/** Actions as text: `touch 7`, `bag red`, `draw`, `pass`, `discard red-rings-1 blue-coins-3`, `drop pearls`. */
export const notation: Notation<Action> = {
  write(action) {
    switch (action.type) {
      case 'touch':
        return `touch ${action.flip}`;
      case 'bag':
      case 'drop':
        return `${action.type} ${bags[action.bag]}`;
      case 'discard':
        return `discard ${treasures[action.cards[0]]?.name} ${treasures[action.cards[1]]?.name}`;
      default:
        return action.type;
    }
  },
  read(text) {
    const [word, one, two, ...rest] = text.split(' ');
    const count = rest.length > 0 ? 3 : two !== undefined ? 2 : one !== undefined ? 1 : 0;
    if (word === 'draw' && count === 0) return draw;
    if (word === 'pass' && count === 0) return pass;
    if (word === 'touch' && count === 1 && one !== undefined && /^[1-9]\d?$/.test(one)) {
      const touch = touches[Number(one)];
      if (touch !== undefined) return touch;
    }
    if ((word === 'bag' || word === 'drop') && count === 1) {
      const bag = bags.indexOf(one as BagName);
      const action = (word === 'bag' ? bagActions : dropActions)[bag];
      if (action !== undefined) return action;
      throw new BadNotation(`"${text}" names no bag; the bags are ${bags.join(', ')}.`);
    }
    if (word === 'discard' && count === 2) return readDiscard(text, one, two);
    throw new BadNotation(`"${text}" is no action of Capitán Flint; actions are written ${forms}.`);
  },
};

function readDiscard(text: string, one: string | undefined, two: string | undefined): Action {
  const cards = [one, two].map((name): Card => {
    const card = cardByName.get(name ?? '');
    if (card === undefined)
      throw new BadNotation(`"${text}": there is no card "${name}"; cards are written red-rings-1 to green-pearls-5.`);
    return card;
  });
  const [low, high] = cards as [Card, Card];
  if (low >= high) throw new BadNotation(`"${text}" names two different cards, in the order of the deck.`);
  return discard(low, high);
}
