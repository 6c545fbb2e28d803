import type { Action, Play } from './actions.ts';
import { mostCards } from './cards.ts';
import { type Deck, type Form, fitting, type Shape, type Window } from './deck.ts';
import { bitCount, onesOf, planes } from './hand.ts';

// Everything here runs once a decision in simulations, hence module-wide scratch space and no closures.

/** `least[k]`: ranks of which the hand has at least k cards. */
const least = new Int32Array(mostCards + 1);
/** How many bits are set in a number below 64. */
const bitsIn = Uint8Array.from({ length: 1 << mostCards }, (_, bits) => bitCount(bits));
const found: Action[] = [];
let size = 0;

/**
 * All plays from a hand, each shape once: in a suit outside flushes only ranks are told apart. With `toBeat` only what beats it
 * (R7 to R10). `hands` and `base`: see hand.ts. `before` goes first, unchanged.
 */
export function enumerate(
  deck: Deck,
  hands: readonly number[],
  base: number,
  bacon: number,
  cardsLeft: number,
  toBeat: Shape | null,
  before: Action | null = null,
): Action[] {
  size = 0;
  if (before !== null) found[size++] = before;
  countRanks(hands, base);
  const { forms } = deck;
  let first = 0;
  if (toBeat !== null) {
    const { form, low } = toBeat;
    takeForm(deck, form, low + 1, hands, base, bacon);
    first = form.special > 0 ? form.index + 1 : deck.firstSpecial;
  }
  for (let i = first; i < forms.length; i++) {
    const form = forms[i] as Form;
    if (form.size <= cardsLeft) takeForm(deck, form, 0, hands, base, bacon);
  }
  return found.slice(0, size);
}

function countRanks(hands: readonly number[], base: number): void {
  let m1 = 0;
  let m2 = 0;
  let m3 = 0;
  let m4 = 0;
  let m5 = 0;
  let m6 = 0;
  for (let suit = 0; suit < planes; suit++) {
    const plane = hands[base + suit] as number;
    if (plane === 0) continue;
    // A unary counter for each rank, all ranks at once: first copies, then second copies.
    let bits = onesOf(plane);
    for (let copy = 0; copy < 2; copy++) {
      m6 |= m5 & bits;
      m5 |= m4 & bits;
      m4 |= m3 & bits;
      m3 |= m2 & bits;
      m2 |= m1 & bits;
      m1 |= bits;
      bits = plane >> 10;
    }
  }
  least[1] = m1;
  least[2] = m2;
  least[3] = m3;
  least[4] = m4;
  least[5] = m5;
  least[6] = m6;
}

/** All plays of a form whose lowest rank is bit `from` or more. */
function takeForm(deck: Deck, form: Form, from: number, hands: readonly number[], base: number, bacon: number): void {
  if (form.span === 1) takeSets(form, from, bacon);
  else if (form.each > 1) takeBlocks(form, from, bacon);
  else if (form.special === 0) takeRuns(form, from, least[1] as number, bacon, 0);
  else {
    for (let suit = 0; suit < deck.suits; suit++) takeRuns(form, from, onesOf(hands[base + suit] as number), bacon, suit * form.lows);
  }
}

function takeSets({ each, lows, windows }: Form, from: number, bacon: number): void {
  // Ranks with enough cards if Bacon fills the rest; where Bacon alone is enough that is every rank, X too.
  const needed = each - bacon;
  let ranks = (needed <= 0 ? (1 << lows) - 1 : (least[needed] as number)) & (-1 << from);
  for (; ranks !== 0; ranks &= ranks - 1) {
    const low = 31 - Math.clz32(lowest(ranks));
    let held = 0;
    for (let k = 1; k <= each; k++) held |= (((least[k] as number) >> low) & 1) << (k - 1);
    take(fitting(windows[low] as Window, bacon, held));
  }
}

/** Stairs, tubes and plates. */
function takeBlocks({ each, span, size: cards, lows, windows }: Form, from: number, bacon: number): void {
  const mask = (1 << span) - 1;
  let low = from;
  if (bacon === 0) low = 31 - Math.clz32(lowest(starts(least[each] as number, span) & (-1 << from)));
  for (; low >= 0 && low < lows; low++) {
    let held = 0;
    for (let k = 1; k <= each; k++) held |= (((least[k] as number) >> low) & mask) << ((k - 1) * span);
    if ((bitsIn[held] as number) + bacon >= cards) take(fitting(windows[low] as Window, bacon, held));
  }
}

/** Runs and flushes: `ranks` are those there is a card of. */
function takeRuns({ span, lows, windows }: Form, from: number, ranks: number, bacon: number, at: number): void {
  const mask = (1 << span) - 1;
  let low = from;
  if (bacon === 0) low = 31 - Math.clz32(lowest(starts(ranks, span) & (-1 << from)));
  for (; low >= 0 && low < lows; low++) {
    const held = (ranks >> low) & mask;
    if ((bitsIn[held] as number) + bacon >= span) take(fitting(windows[at + low] as Window, bacon, held));
  }
}

/** Where `span` neighbouring bits begin. */
function starts(bits: number, span: number): number {
  let all = bits;
  for (let step = 1; step < span; step++) all &= bits >> step;
  return all;
}

/** The lowest bit that is set; 0 for none, whose place (by `31 - Math.clz32`) is -1. */
function lowest(bits: number): number {
  return bits & -bits;
}

function take(plays: readonly Play[]): void {
  for (let i = 0; i < plays.length; i++) found[size++] = plays[i] as Play;
}
