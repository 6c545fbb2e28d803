import {
  type Action,
  type Bag,
  bagTakes,
  type Card,
  cardCount,
  cardsOnTop,
  copiesOfBag,
  type FlintMemory,
  type FlintShape,
  type FlintView,
  flint,
  isPirate,
  treasure,
} from '@quarterdeck/games/capitan-flint';
import type { Rng, Seat, Update } from '@quarterdeck/kernel';
import type { Bot } from '../bot.ts';

/** How a bot's eye and hand work in the race: percentages, and milliseconds of three equal spreads on top of the quickest. */
interface Hand {
  /** Of a hundred open catches, how many it sees. */
  readonly sees: number;
  /** Of a thousand cards that open nothing, how many it touches for; more when the card makes it two. */
  readonly slips: number;
  readonly slipsAtTwo: number;
  readonly quickest: number;
  readonly spread: number;
  /** Searching more cards takes longer. */
  readonly perCard: number;
  /** Of a hundred choices, how many it makes without looking. */
  readonly careless: number;
}

const steadyHand: Hand = { sees: 97, slips: 2, slipsAtTwo: 25, quickest: 380, spread: 150, perCard: 12, careless: 0 };
const easyHand: Hand = { sees: 85, slips: 5, slipsAtTwo: 60, quickest: 500, spread: 220, perCard: 18, careless: 25 };

/** Opens bags when they are worth what a bag is worth on average, and touches Parche when it sees three hats. */
export const tactic: Bot<FlintShape> = withHand(steadyHand);
/** The same with a slower hand, more slips and careless choices. */
export const easy: Bot<FlintShape> = withHand(easyHand);

function withHand(hand: Hand): Bot<FlintShape> {
  return {
    choose(seen, seat, memory, rng) {
      const { view, legal } = seen;
      if (view.phase === 'window') return touches(view, hand, rng) ? (legal[0] ?? null) : null;
      if (hand.careless > 0 && rng.below(100) < hand.careless) return legal[rng.below(legal.length)] ?? null;
      if (view.phase === 'penalty') return cheapest(view, legal, memory);
      return openOrGoOn(view, seat, legal, memory);
    },
    reaction: (seen, _seat, rng) => reaction(seen, hand, rng),
  };
}

function touches(view: FlintView, hand: Hand, rng: Rng): boolean {
  if (catchOf(view.centre, view.last, view.options.veteran) !== null) return rng.below(100) < hand.sees;
  const atTwo = Math.max(countOf(view.centre, 'hat'), view.options.veteran ? countOf(view.centre, 'hooks') : 0) === 2;
  return rng.below(1000) < (atTwo ? hand.slipsAtTwo : hand.slips);
}

function reaction(seen: Update<FlintShape>, hand: Hand, rng: Rng): number {
  const spread = rng.below(hand.spread) + rng.below(hand.spread) + rng.below(hand.spread);
  const wanted = hand.quickest + spread + hand.perCard * seen.view.centre.length;
  const window = seen.waiting.kind === 'seats' ? seen.waiting.timers[0]?.ms : undefined;
  return window === undefined ? wanted : Math.min(wanted, window - 1);
}

function countOf(cards: readonly Card[], symbol: 'hat' | 'hooks'): number {
  let count = 0;
  for (const card of cards) if (treasure(card).symbol === symbol) count++;
  return count;
}

/** Which symbol can be caught, or null. */
function catchOf(centre: readonly Card[], last: Card | -1, veteran: boolean): 'hat' | 'hooks' | null {
  const hooks = veteran && countOf(centre, 'hooks') >= 3;
  if (countOf(centre, 'hat') < 3) return hooks ? 'hooks' : null;
  return hooks && last >= 0 && treasure(last).symbol === 'hooks' ? 'hooks' : 'hat';
}

/** What this bag would take now, in gems. */
function worth(bag: Bag, centre: readonly Card[]): number {
  let gems = 0;
  for (const card of centre) if (bagTakes(bag, card)) gems += treasure(card).gems;
  return gems;
}

function openOrGoOn(view: FlintView, seat: Seat, legal: readonly Action[], memory: FlintMemory): Action | null {
  const hand = view.hand ?? [];
  const price = priceOfBag(view, seat);
  let best: Action | null = null;
  let bestGain = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    if (action.type !== 'bag') continue;
    // A kind held twice is spent a little sooner: the second one waits for the same cards.
    const gain = worth(action.bag, view.centre) - price + 0.1 * hand.filter((bag) => bag === action.bag).length;
    if (gain > bestGain) {
      best = action;
      bestGain = gain;
    }
  }
  const goOn = legal.find((action) => action.type === 'draw') ?? null;
  const pass = legal.find((action) => action.type === 'pass') ?? null;
  const otherwise = goOn === null ? 0 : gainByDrawing(view, hand, price, memory);
  return best !== null && bestGain > otherwise ? best : (goOn ?? pass ?? best);
}

/** What a bag brings later if it is not used now: less, the fewer turns are left for those in hand. */
function priceOfBag(view: FlintView, seat: Seat): number {
  const seats = view.seats.length;
  const bags = view.seats[seat]?.bags ?? 0;
  const below = cardCount - cardsOnTop;
  const cardsLeft = Math.max(0, view.chest - below) + Math.min(view.chest, below) / 2;
  const turnsLeft = cardsLeft / (cardsPerTurn * seats);
  const free = Math.max(0, 1 - bags / Math.max(turnsLeft, 0.01));
  return fullPrice * free ** 0.8;
}
const cardsPerTurn = 2.3;
/** Found by letting prices play against each other at 2, 4 and 6 seats. */
const fullPrice = 9;

/** The gain that the second card promises, over all cards that may come. */
function gainByDrawing(view: FlintView, hand: readonly Bag[], price: number, memory: FlintMemory): number {
  const left = unseenCards(view, memory);
  let total = 0;
  for (const card of left) total += gainWith(view, hand, price, card);
  return left.length === 0 ? 0 : total / left.length;
}

function gainWith(view: FlintView, hand: readonly Bag[], price: number, card: Card): number {
  const { symbol, jewel } = treasure(card);
  if (card === flint || symbol === 'hooks') return 0;
  if (view.options.veteran && symbol === 'hat' && view.firstSymbol === 2) return 0;
  let centre = isPirate(card) ? view.centre.filter((other) => treasure(other).jewel !== jewel) : [...view.centre, card];
  const opened = catchOf(centre, card, view.options.veteran);
  if (opened !== null) centre = centre.filter((other) => treasure(other).symbol !== opened);
  let best = 0;
  for (const bag of hand) best = Math.max(best, worth(bag, centre) - price);
  return best;
}

/** The cards that may come next. */
function unseenCards(view: FlintView, memory: FlintMemory): Card[] {
  const seen = new Set<Card>([...view.centre, ...view.gone]);
  const flintWaits = view.flips >= cardsOnTop;
  const cards: Card[] = [];
  for (let card = 0; card < cardCount; card++) {
    if (!seen.has(card) && (memory.owner[card] as number) < 0 && (card !== flint || flintWaits)) cards.push(card);
  }
  return cards;
}

/** Pays with the fewest gems, or with the bag that has least to hope for. */
function cheapest(view: FlintView, legal: readonly Action[], memory: FlintMemory): Action | null {
  const hopes = unseenCards(view, memory).concat(view.centre);
  const cost = (action: Action): number => {
    if (action.type === 'discard') return treasure(action.cards[0]).gems + treasure(action.cards[1]).gems;
    if (action.type !== 'drop') return 0;
    const copies = (view.hand ?? []).filter((bag) => bag === action.bag).length;
    return worth(action.bag, hopes) * (copiesOfBag + 1 - copies);
  };
  let best: Action | null = null;
  for (const action of legal) if (best === null || cost(action) < cost(best)) best = action;
  return best;
}
