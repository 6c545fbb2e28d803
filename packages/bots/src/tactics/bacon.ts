import { type Action, type Bacon, type Kind, menu, type Play, type View, X } from '@quarterdeck/games/bacon';
import type { Seat, Update } from '@quarterdeck/kernel';
import type { Bot } from '../bot.ts';
import { careless } from '../levels.ts';

/**
 * Counts in how few plays the hand could be gone, and takes the action that leaves the least to do. Bacon and specials are
 * kept for when they end the hand or stop somebody who is about to go out; a teammate's good play is left alone.
 */
export const tactic: Bot<Bacon> = {
  choose(seen, seat) {
    const { view, legal } = seen;
    if (legal.length <= 1) return legal[0] ?? null;
    const hand = handOf(view);
    return view.trick.length > 0 ? follow(seen, seat, hand) : lead(seen, seat, hand);
  },
};
/** The same with six of a hundred choices at random: more would lose every game of so many choices. */
export const easy: Bot<Bacon> = careless(tactic, 6);

/** How many cards of each rank (index 1 to 10), and Bacon cards. */
interface Hand {
  readonly counts: readonly number[];
  readonly bacon: number;
  readonly size: number;
}

function handOf(view: View): Hand {
  const counts = Array.from({ length: X }, () => 0);
  for (const { rank } of view.hand ?? []) counts[rank] = (counts[rank] as number) + 1;
  const bacon = view.bacon ?? 0;
  return { counts, bacon, size: (view.hand?.length ?? 0) + bacon };
}

function without(hand: Hand, play: Play): Hand {
  const counts = hand.counts.slice();
  let { bacon } = hand;
  for (const card of play.cards) {
    if (card.bacon) bacon--;
    else counts[card.rank] = (counts[card.rank] as number) - 1;
  }
  return { counts, bacon, size: hand.size - play.cards.length };
}

/** Giving up a Bacon card or a special costs so many plays: either usually wins a trick later. */
const priceOfBacon = 1.1;
const priceOfSpecial = 0.9;
/** Somebody with so few cards must be stopped. */
const fewCards = 4;

function lead({ view, legal }: Update<Bacon>, seat: Seat, hand: Hand): Action | null {
  const hurry = rivalsLeast(view, seat) <= fewCards;
  let best: Action | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const action of legal) {
    if (action.type === 'let') {
      // A mate who is nearly out uses the lead better than a full hand does.
      const cards = view.sizes[action.seat] as number;
      const cost = cards <= 2 && hand.size > fewCards ? -99 + cards : Number.POSITIVE_INFINITY;
      if (cost < least || best === null) [best, least] = [action, cost];
      continue;
    }
    if (action.type !== 'play') continue;
    const cost = costOf(action, hand, hurry) + (hurry ? -highRank(action) / X : 0);
    if (cost < least || best === null) [best, least] = [action, cost];
  }
  return best;
}

function follow({ view, legal }: Update<Bacon>, seat: Seat, hand: Hand): Action | null {
  const top = view.trick.at(-1)?.seat ?? seat;
  const isMate = view.teams && (top - seat) % 2 === 0;
  const hurry = rivalsLeast(view, seat) <= fewCards && !isMate;
  let best: Action | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const action of legal) {
    const cost = action.type === 'play' ? costOf(action, hand, hurry) + (isMate ? overMate : 0) : planOf(hand) + ofPassing(hurry);
    if (cost < least) [best, least] = [action, cost];
  }
  return best;
}
const overMate = 1.5;
/** Passing gives the lead away, the worse the nearer a rival is to going out. */
function ofPassing(hurry: boolean): number {
  return hurry ? 1.5 : 0.4;
}

/** The fewest cards that a rival who is not out holds. */
function rivalsLeast(view: View, seat: Seat): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [other, size] of view.sizes.entries()) {
    const isRival = view.teams ? (other - seat) % 2 !== 0 : other !== seat;
    if (isRival && size > 0) least = Math.min(least, size);
  }
  return least;
}

/** What is left to do after a play, and what it gives away. */
function costOf(play: Play, hand: Hand, hurry: boolean): number {
  const rest = without(hand, play);
  // Whoever goes out had better leave something that is hard to beat.
  if (rest.size === 0) return -100 - menu[play.kind].special - highRank(play) / X;
  const spent = priceOfBacon * (hand.bacon - rest.bacon) + (menu[play.kind].special > 0 ? priceOfSpecial : 0);
  return planOf(rest) + (hurry ? spent / 2 : spent);
}

function highRank(play: Play): number {
  return play.cards.at(-1)?.rank ?? 0;
}

/** Roughly how many plays the hand needs: cards in long combos count little, low singles much, Bacon helps out. */
function planOf(hand: Hand): number {
  const plays = Math.min(inCombos(hand.counts, true), inCombos(hand.counts, false));
  return Math.max(0.5, plays - 0.8 * hand.bacon) + 0.02 * hand.size;
}

function inCombos(given: readonly number[], runsFirst: boolean): number {
  const counts = given.slice();
  let plays = takeSets(counts, 4, 'quad') + takeNeighbours(counts, 3, 2, 2) + takeNeighbours(counts, 2, 3, 3);
  if (runsFirst) plays += takeNeighbours(counts, 1, 5, 6) + takeNeighbours(counts, 1, 4, 4);
  plays += takeNeighbours(counts, 2, 2, 2) + takeSets(counts, 3, 'trip');
  plays += takeNeighbours(counts, 1, 3, 6);
  return plays + takeSets(counts, 2, 'pair') + takeSets(counts, 1, 'single');
}

/** Takes all sets of a size; returns what they cost. */
function takeSets(counts: number[], size: number, kind: Kind): number {
  let plays = 0;
  for (let rank = 1; rank < counts.length; rank++) {
    if ((counts[rank] as number) < size) continue;
    counts[rank] = size === 4 ? 0 : (counts[rank] as number) - size;
    // A special is as good as a won trick; a high card often wins one, a low one hardly ever.
    plays += menu[kind].special > 0 ? 0.3 : 1.3 - (0.6 * rank) / X;
  }
  return plays;
}

/** Takes sequences of `each` cards of a rank, `fewest` to `most` ranks long, the longest first; returns what they cost. */
function takeNeighbours(counts: number[], each: number, fewest: number, most: number): number {
  let plays = 0;
  for (let low = 1; low + fewest <= counts.length; low++) {
    let span = 0;
    while (span < most && (counts[low + span] ?? 0) >= each) span++;
    if (span < fewest) continue;
    for (let at = low; at < low + span; at++) counts[at] = (counts[at] as number) - each;
    plays += 1.1 - (0.4 * (low + span)) / X;
    low--;
  }
  return plays;
}
