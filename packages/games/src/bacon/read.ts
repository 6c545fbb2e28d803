import type { LaidCard, Play } from './actions.ts';
import { mostCards, suits, X } from './cards.ts';
import type { Deck, Shape } from './deck.ts';
import { copiesOf, countOf } from './hand.ts';
import { type Kind, menu } from './menu.ts';
import { writeCard, writePlay } from './notation.ts';
import { byRankAndSuit } from './state.ts';

/** What a play means: its shape, and its cards in canonical order with the suits that were stated. */
export interface Understood {
  readonly shape: Shape;
  readonly cards: readonly LaidCard[];
}

const described: Readonly<Record<Kind, string>> = {
  single: 'one card',
  pair: '2 cards of one rank',
  trip: '3 cards of one rank',
  run: '3 to 6 neighbouring ranks',
  stair: '2 neighbouring pairs',
  tube: '3 neighbouring pairs',
  plate: '2 neighbouring trips',
  quad: '4 cards of one rank',
  'straight-flush': '5 neighbouring ranks in one suit',
  quint: '5 cards of one rank',
  'stretch-flush': '6 neighbouring ranks in one suit',
  hex: '6 cards of one rank',
};

/** Reads a play however its cards are ordered and whichever suits are stated, or says in a sentence why it is none. */
export function understand(deck: Deck, play: Play): Understood | string {
  if (play.cards.length > mostCards) return `No combo or special has more than ${mostCards} cards; this has ${play.cards.length}.`;
  for (const card of play.cards) {
    const text = writeCard(card);
    if (card.rank === X && !card.bacon) return `Only Bacon can be X, so "${text}" should be "${text.replace('X', 'Xb')}".`;
    if (card.rank !== X && card.rank > deck.top) return `"${text}": the ranks in play are 1 to ${deck.top}, and X for Bacon.`;
    if (card.suit !== null && suits.indexOf(card.suit) >= deck.suits) {
      return `"${text}": the suits in play are ${suits.slice(0, deck.suits).join(', ')}.`;
    }
  }
  const cards = play.cards.toSorted(byRankAndSuit);
  let flush: LaidCard['suit'] = null;
  if (menu[play.kind].suited) {
    flush = cards.find((card) => card.suit !== null)?.suit ?? null;
    if (flush === null) return 'State the suit of a flush.';
    if (cards.some((card) => card.suit !== null && card.suit !== flush)) return 'A flush is all in one suit.';
  }
  const plain = cards.map((card) => ({ rank: card.rank, suit: flush, bacon: card.bacon }));
  const shape = deck.byText.get(writePlay({ kind: play.kind, cards: plain }));
  if (shape === undefined) return `${plain.map(writeCard).join('-')} is no ${play.kind}: that is ${described[play.kind]}.`;
  return { shape, cards: flush === null ? cards : shape.play.cards };
}

/** Why this hand cannot lay these cards, or null if it can. */
export function missing(hands: readonly number[], base: number, bacon: number, { shape, cards }: Understood): string | null {
  if (shape.bacon > bacon) return `You hold ${bacon} Bacon, not ${shape.bacon}.`;
  for (const [at, need] of shape.need.entries()) {
    const bit = shape.low + at;
    if (need === 0) continue;
    if (countOf(hands, base, bit) < need) return `You do not hold enough cards of rank ${bit + 1}.`;
    for (const [suit, name] of suits.entries()) {
      const stated = cards.filter((card) => !card.bacon && card.rank === bit + 1 && card.suit === name).length;
      if (stated > copiesOf(hands, base, suit, bit)) return `You do not hold ${stated} x the ${bit + 1} of ${name}.`;
    }
  }
  return null;
}

/** Why a play does not beat another. */
export type Short = 'other-combo' | 'not-higher' | 'combo-on-special' | 'weaker-special';

/** Why `shape` does not beat `toBeat`, or null if it does (R7 to R10). */
export function fallsShort(shape: Shape, toBeat: Shape): Short | null {
  if (shape.form === toBeat.form) return shape.low > toBeat.low ? null : 'not-higher';
  if (shape.form.special === 0) return toBeat.form.special > 0 ? 'combo-on-special' : 'other-combo';
  return shape.form.special > toBeat.form.special ? null : 'weaker-special';
}

/** The same as a sentence. */
export function shortText(short: Short, shape: Shape, toBeat: Shape): string {
  const given = `the ${toBeat.form.kind} ${toBeat.play.cards.map((card) => writeCard({ ...card, bacon: false })).join('-')}`;
  switch (short) {
    case 'not-higher':
      return `A ${shape.form.kind} must have a higher rank than ${given}.`;
    case 'combo-on-special':
      return `A combo never follows a special; ${given} is one.`;
    case 'weaker-special':
      return `A ${shape.form.kind} is a weaker special than ${given}.`;
    case 'other-combo':
      return `Only a ${toBeat.form.kind} of ${toBeat.form.size} cards or a special beats ${given}.`;
  }
}
