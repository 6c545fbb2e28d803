import { type Card, type Suit, suits } from './cards.ts';

/**
 * The Breakfast cards of a hand (or any set of them) are four numbers, one a suit: ten bits for "at least one of this rank",
 * then ten bits for "two of it". They lie side by side in one array; `base` is where a hand begins.
 */
export const planes = 4;
const ranks = 10;
const low = (1 << ranks) - 1;

/** Ranks of which this suit has at least one. */
export function onesOf(plane: number): number {
  return plane & low;
}

export function addCard(cards: number[], base: number, suit: number, bit: number): void {
  const plane = cards[base + suit] as number;
  const one = 1 << bit;
  cards[base + suit] = plane | ((plane & one) === 0 ? one : one << ranks);
}

export function removeCard(cards: number[], base: number, suit: number, bit: number): void {
  const plane = cards[base + suit] as number;
  const two = 1 << (bit + ranks);
  cards[base + suit] = (plane & two) === 0 ? plane & ~(1 << bit) : plane & ~two;
}

/** How many copies of a card are there: 0, 1 or 2. */
export function copiesOf(cards: readonly number[], base: number, suit: number, bit: number): number {
  const plane = (cards[base + suit] as number) >> bit;
  return (plane & 1) + ((plane >> ranks) & 1);
}

/** How many cards of a rank are there, over all suits. */
export function countOf(cards: readonly number[], base: number, bit: number): number {
  let count = 0;
  for (let suit = 0; suit < planes; suit++) count += copiesOf(cards, base, suit, bit);
  return count;
}

/** How many cards there are. */
export function sizeOf(cards: readonly number[], base: number): number {
  let size = 0;
  for (let suit = 0; suit < planes; suit++) size += bitCount(cards[base + suit] as number);
  return size;
}

/** The cards as a list, by rank, then suit. */
export function listCards(cards: readonly number[], base: number): Card[] {
  const list: Card[] = [];
  for (let bit = 0; bit < ranks; bit++) {
    for (let suit = 0; suit < planes; suit++) {
      for (let copy = copiesOf(cards, base, suit, bit); copy > 0; copy--) list.push({ rank: bit + 1, suit: suits[suit] as Suit });
    }
  }
  return list;
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * How much a card matters for flushes: the most cards of its suit that one stretch of five ranks around it holds. By suit's
 * ranks (ten bits) and rank. A lookup, since every card that leaves a hand asks for it.
 */
const flushWorth = ((): Uint8Array => {
  const worth = new Uint8Array(ranks << ranks);
  for (let held = 0; held <= low; held++) {
    for (let bit = 0; bit < ranks; bit++) {
      let most = 0;
      for (let from = Math.max(0, bit - 4); from <= bit; from++) most = Math.max(most, bitCount((held >> from) & 31));
      worth[held * ranks + bit] = most;
    }
  }
  return worth;
})();

/** The suit whose card of this rank the hand misses least: a second copy first, then what is worth least for flushes, then the first suit. -1 if there is none. */
export function spareSuit(cards: readonly number[], base: number, bit: number): number {
  let best = -1;
  let least = 99;
  for (let suit = 0; suit < planes; suit++) {
    const plane = cards[base + suit] as number;
    if (((plane >> bit) & 1) === 0) continue;
    const worth = ((plane >> (bit + ranks)) & 1) === 1 ? 0 : (flushWorth[(plane & low) * ranks + bit] as number);
    if (worth < least) {
      least = worth;
      best = suit;
    }
  }
  return best;
}
