import { BadNotation, type Notation, type Seat } from '@quarterdeck/kernel';
import { cards, type Kind, kindNamed } from './cards.ts';

/** What a seat can choose. Cards are kinds, islands are places counted from 0. */
export type Action =
  | { readonly type: 'pass' | 'end' | 'board' | 'keep' | 'suffer' | 'mirror' }
  | { readonly type: 'dig' | 'look'; readonly place: number }
  | { readonly type: 'rod' | 'spyglass' | 'ballast' | 'switcheroo'; readonly target: Seat }
  | { readonly type: 'bury' | 'take'; readonly card: Kind };

// Every action exists once: legal lists only point at them.
const plain = <T extends 'pass' | 'end' | 'board' | 'keep' | 'suffer' | 'mirror'>(type: T) => Object.freeze({ type });
const onPlace = (type: 'dig' | 'look') => Array.from({ length: 72 }, (_, place) => Object.freeze({ type, place }));
const onSeat = (type: 'rod' | 'spyglass' | 'ballast' | 'switcheroo') =>
  Array.from({ length: 6 }, (_, target) => Object.freeze({ type, target }));
const ofCard = (type: 'bury' | 'take') => cards.map((_, card) => Object.freeze({ type, card }));

export const pass: Action = plain('pass');
export const end: Action = plain('end');
export const board: Action = plain('board');
export const keep: Action = plain('keep');
export const suffer: Action = plain('suffer');
export const reflect: Action = plain('mirror');
/** By place. There are 72 cards, so never more islands. */
export const digs: readonly Action[] = onPlace('dig');
export const looks: readonly Action[] = onPlace('look');
/** By target. */
export const rods: readonly Action[] = onSeat('rod');
export const spyglasses: readonly Action[] = onSeat('spyglass');
export const ballasts: readonly Action[] = onSeat('ballast');
export const switcheroos: readonly Action[] = onSeat('switcheroo');
/** By kind of card. */
export const buries: readonly Action[] = ofCard('bury');
export const takes: readonly Action[] = ofCard('take');

/** The letter of a place: A to Z, then AA, AB and so on. */
export function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last;
}

const byText = new Map<string, Action>();
for (const action of [
  pass,
  end,
  board,
  keep,
  suffer,
  reflect,
  digs,
  looks,
  rods,
  spyglasses,
  ballasts,
  switcheroos,
  buries,
  takes,
].flat()) {
  byText.set(write(action), action);
}

function write(action: Action): string {
  if ('place' in action) return `${action.type} ${letterOf(action.place)}`;
  if ('target' in action) return `${action.type} ${action.target}`;
  if ('card' in action) return `${action.type} ${cards[action.card]?.name}`;
  return action.type;
}

/** `dig A`, `board`, `rod 2`, `look B`, `keep`, `take sack`, `bury chest+barrel`, `suffer`, `mirror`, `pass`, `end`. */
export const notation: Notation<Action> = {
  write,
  read(text) {
    const action = byText.get(text);
    if (action !== undefined) return action;
    throw new BadNotation(complaint(text));
  },
  // The answer to an attack, the card buried and the card taken are secret.
  face(action) {
    if (action.type === 'suffer' || action.type === 'mirror') return 'answer';
    return action.type === 'bury' || action.type === 'take' ? action.type : write(action);
  },
};

function complaint(text: string): string {
  const [verb = '', ...rest] = text.split(' ');
  const object = rest.join(' ');
  if (verb === 'dig' || verb === 'look')
    return `"${text}": "${verb}" is followed by the letter of an island, A to ${letterOf(digs.length - 1)}.`;
  if (['rod', 'spyglass', 'ballast', 'switcheroo'].includes(verb))
    return `"${text}": "${verb}" is followed by the number of a seat, 0 to 5.`;
  if ((verb === 'bury' || verb === 'take') && kindNamed(object) < 0) {
    return `"${text}": "${verb}" is followed by a card: ${cards.map((card) => card.name).join(', ')}.`;
  }
  return `"${text}" is not an action; they are pass, end, board, keep, suffer, mirror, dig, look, rod, spyglass, ballast, switcheroo, bury, take.`;
}
