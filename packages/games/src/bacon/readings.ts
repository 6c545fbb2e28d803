import type { Play } from './actions.ts';
import { type Card, type Suit, suits } from './cards.ts';
import { deckFor, type Shape } from './deck.ts';
import { enumerate } from './enumerate.ts';
import { addCard, planes, removeCard, spareSuit } from './hand.ts';
import { fallsShort, type Short, understand } from './read.ts';
import type { TrickPlay, View } from './view.ts';

/** A play that a choice of cards can make. `short`: why it does not beat what lies on the table; null if it does, or leads. */
export interface Reading {
  readonly play: Play;
  readonly short: Short | null;
}

type Situation = Pick<View, 'seats' | 'trick'>;

/**
 * All plays that exactly these cards can make (D10), with the very cards stated. First those that beat what lies on the
 * table, better kinds before worse, higher before lower.
 */
export function readings({ seats, trick }: Situation, cards: readonly Card[], bacon: number): Reading[] {
  const deck = deckFor(seats);
  const hand = planesOf(cards);
  const size = cards.length + bacon;
  const toBeat = shapeOf(seats, trick.at(-1));
  const found: (Reading & { readonly shape: Shape })[] = [];
  for (const action of enumerate(deck, hand, 0, bacon, size, null)) {
    const shape = deck.known.get(action);
    if (shape === undefined || shape.form.size !== size || shape.bacon !== bacon) continue;
    found.push({ play: withCards(shape.play, cards), short: toBeat === null ? null : fallsShort(shape, toBeat), shape });
  }
  return found
    .sort(
      (a, b) => Number(a.short !== null) - Number(b.short !== null) || b.shape.form.index - a.shape.form.index || b.shape.low - a.shape.low,
    )
    .map(({ play, short }) => ({ play, short }));
}

/** What the viewer's hand could play on what lies on the table, each shape once: the same list as `legal`, also out of turn. */
export function hintsFor({ seats, trick, hand, bacon }: Pick<View, 'seats' | 'trick' | 'hand' | 'bacon'>): Play[] {
  if (hand === null || bacon === null) return [];
  const plays = enumerate(deckFor(seats), planesOf(hand), 0, bacon, hand.length + bacon, shapeOf(seats, trick.at(-1)));
  return plays.filter((action) => action.type === 'play');
}

/** The cards that a hand gives for a play of `legal`: where suits are open, those it misses least. Bacon left out. */
export function spareCards(hand: readonly Card[], play: Play): Card[] {
  const left = planesOf(hand);
  return play.cards
    .filter((card) => !card.bacon)
    .map(({ rank, suit: stated }) => {
      const suit = stated === null ? spareSuit(left, 0, rank - 1) : suits.indexOf(stated);
      removeCard(left, 0, suit, rank - 1);
      return { rank, suit: suits[suit] as Suit };
    });
}

function planesOf(cards: readonly Card[]): number[] {
  const hand = Array.from({ length: planes }, () => 0);
  for (const card of cards) addCard(hand, 0, suits.indexOf(card.suit), card.rank - 1);
  return hand;
}

/** The same play with each open suit filled from these cards, which must suffice. */
export function withCards(play: Play, cards: readonly Card[]): Play {
  const left = cards.toSorted((a, b) => suits.indexOf(a.suit) - suits.indexOf(b.suit));
  return {
    ...play,
    cards: play.cards.map((card) => {
      if (card.bacon || card.suit !== null) return card;
      const at = left.findIndex((own) => own.rank === card.rank);
      const [own] = left.splice(at, 1);
      return { ...card, suit: (own as Card).suit };
    }),
  };
}

/** The shape of what lies on the table; null if nothing does. */
function shapeOf(seats: number, laid: TrickPlay | undefined): Shape | null {
  if (laid === undefined) return null;
  const understood = understand(deckFor(seats), { type: 'play', kind: laid.kind, cards: laid.cards });
  if (typeof understood === 'string') throw new Error(understood);
  return understood.shape;
}
