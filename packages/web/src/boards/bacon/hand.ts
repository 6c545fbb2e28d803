import { type Card, suits, type View } from '@quarterdeck/games/bacon';

/** A card of my hand. `id` stays the same as long as the card is held. */
export interface HandCard {
  readonly id: string;
  /** Null for a Bacon card. */
  readonly card: Card | null;
}
export type SortBy = 'rank' | 'suit';

/** My hand in the order that I asked for: Bacon last. Empty for spectators. */
export function handCards(view: Pick<View, 'hand' | 'bacon'>, by: SortBy): HandCard[] {
  const seen = new Map<string, number>();
  const cards = (view.hand ?? []).map((card): HandCard & { readonly card: Card } => {
    const name = `${card.suit}-${card.rank}`;
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    return { id: `${name}-${copy}`, card };
  });
  const suitOf = ({ card }: { readonly card: Card }): number => suits.indexOf(card.suit);
  cards.sort((a, b) =>
    by === 'rank' ? a.card.rank - b.card.rank || suitOf(a) - suitOf(b) : suitOf(a) - suitOf(b) || a.card.rank - b.card.rank,
  );
  const bacon = Array.from({ length: view.bacon ?? 0 }, (_, index): HandCard => ({ id: `bacon-${index}`, card: null }));
  return [...cards, ...bacon];
}

/** The ids of these cards in the hand, with so many Bacon cards. */
export function idsOf(hand: readonly HandCard[], cards: readonly Card[], bacon: number): string[] {
  const left = [...hand];
  const take = (fits: (card: Card | null) => boolean): string => {
    const at = left.findIndex(({ card }) => fits(card));
    return left.splice(at, 1)[0]?.id ?? '';
  };
  return [
    ...cards.map(({ rank, suit }) => take((card) => card?.rank === rank && card.suit === suit)),
    ...Array.from({ length: bacon }, () => take((card) => card === null)),
  ];
}
