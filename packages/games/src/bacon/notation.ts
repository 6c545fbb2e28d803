import { BadNotation, type Notation } from '@quarterdeck/kernel';
import { type Action, type LaidCard, letLead, type Play, pass } from './actions.ts';
import { mostCards, type Suit, suits, X } from './cards.ts';
import { type Kind, kinds } from './menu.ts';

const letterOf: Readonly<Record<Suit, string>> = { tomato: 't', coffee: 'c', egg: 'e', avocado: 'a' };
const suitOf = new Map<string, Suit>(suits.map((suit) => [letterOf[suit], suit]));

/** `7` any seven, `7c` the seven of coffee, `10b` Bacon as a 10, `Xbc` Bacon as X of coffee. */
export function writeCard(card: LaidCard): string {
  return `${card.rank === X ? 'X' : card.rank}${card.bacon ? 'b' : ''}${card.suit === null ? '' : letterOf[card.suit]}`;
}

export function writePlay(play: Pick<Play, 'kind' | 'cards'>): string {
  return `${play.kind} ${play.cards.map(writeCard).join('-')}`;
}

function readCard(text: string): LaidCard {
  const match = /^(10|[1-9]|X)(b?)([tcea]?)$/.exec(text);
  if (match === null) {
    throw new BadNotation(
      `"${text}" is no card; a card is a rank 1 to 10 or X, then b if Bacon stands for it, then perhaps its suit t, c, e or a.`,
    );
  }
  return { rank: match[1] === 'X' ? X : Number(match[1]), suit: suitOf.get(match[3] as string) ?? null, bacon: match[2] === 'b' };
}

function readAction(text: string): Action {
  if (text === 'pass') return pass;
  const [head, rest, ...more] = text.split(' ');
  if (more.length === 0 && rest !== undefined) {
    if (head === 'let' && /^[0-5]$/.test(rest)) return letLead(Number(rest));
    if (kinds.includes(head as Kind)) {
      const words = rest.split('-');
      // One more than the rules allow can be read, so that the rules can say why not (R11).
      if (words.length > 2 * mostCards) throw new BadNotation(`"${text}" has too many cards.`);
      return { type: 'play', kind: head as Kind, cards: words.map(readCard) };
    }
  }
  throw new BadNotation(
    `"${text}" is no action of Bacon; allowed are "pass", "let SEAT" and "KIND CARDS" such as "run 7-8-9b", KIND being one of ${kinds.join(', ')}.`,
  );
}

/** Actions as text: `pass`, `let 2`, `pair 4-4b`, `straight-flush 7c-8c-9c-10bc-Xbc`. */
export const notation: Notation<Action> = {
  write(action) {
    if (action.type === 'pass') return 'pass';
    return action.type === 'let' ? `let ${action.seat}` : writePlay(action);
  },
  read: readAction,
};
