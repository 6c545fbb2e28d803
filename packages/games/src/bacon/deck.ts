import type { LaidCard, Play } from './actions.ts';
import { baconEach, mostCards, type Suit, suits, tableSet, X } from './cards.ts';
import { type Kind, kinds, menu } from './menu.ts';
import { writePlay } from './notation.ts';

/**
 * All plays of a deck as tables. A form is a kind in one length (run of 3, run of 4, …): only plays of one form compare by
 * rank. A window is a form at one lowest rank (and suit); its shapes differ in which cards are Bacon.
 * Ranks are bits: bit 0 is rank 1, and bit `top` is X.
 */
export interface Form {
  readonly index: number;
  readonly kind: Kind;
  readonly each: number;
  readonly span: number;
  readonly size: number;
  readonly special: number;
  /** How many lowest ranks there are, X included. */
  readonly lows: number;
  /** Windows by lowest rank; flushes: suit after suit. */
  readonly windows: readonly Window[];
}

export interface Window {
  readonly shapes: readonly Shape[];
  /** What can be laid with so many Bacon cards and so many cards of each rank: index by `windowIndex`, filled when first asked for. */
  readonly fits: (readonly Play[] | undefined)[];
}

/** One play up to the choice among cards of one rank. */
export interface Shape {
  /** Its place in the deck's `shapes`. */
  readonly id: number;
  readonly play: Play;
  readonly form: Form;
  readonly low: number;
  /** -1 outside flushes. */
  readonly suit: number;
  readonly bacon: number;
  /** Breakfast cards needed of each rank, from `low` up. */
  readonly need: readonly number[];
}

export interface Deck {
  readonly top: number;
  readonly suits: number;
  /** In the order of the menu: combos, then specials from weakest to best. */
  readonly forms: readonly Form[];
  readonly firstSpecial: number;
  readonly shapes: readonly Shape[];
  /** By the very object that `legal` hands out. */
  readonly known: ReadonlyMap<object, Shape>;
  /** By text without the suits that do not matter. */
  readonly byText: ReadonlyMap<string, Shape>;
}

const decks: (Deck | undefined)[] = [];
/** The tables for a number of players; built when first asked for. They are no part of a state, which stays small and plain. */
export function deckFor(seats: number): Deck {
  return decks[seats] ?? addDeck(seats);
}

function addDeck(seats: number): Deck {
  const set = tableSet(seats);
  const deck = build(set.top, set.suits);
  decks[seats] = deck;
  return deck;
}

function build(top: number, suitCount: number): Deck {
  const shapes: Shape[] = [];
  const known = new Map<object, Shape>();
  const byText = new Map<string, Shape>();
  const forms: Form[] = [];
  for (const kind of kinds) {
    const { each, spans, suited, special } = menu[kind];
    for (const span of spans) {
      const windows: Window[] = [];
      const lows = top + 2 - span;
      const form: Form = { index: forms.length, kind, each, span, size: each * span, special, lows, windows };
      for (let suit = suited ? 0 : -1; suit < (suited ? suitCount : 0); suit++) {
        for (let low = 0; low < lows; low++) windows.push(windowAt(form, low, suit, top, shapes));
      }
      forms.push(form);
    }
  }
  for (const shape of shapes) {
    known.set(shape.play, shape);
    byText.set(writePlay(shape.play), shape);
  }
  return { top, suits: suitCount, shapes, forms, firstSpecial: forms.findIndex((form) => form.special > 0), known, byText };
}

function windowAt(form: Form, low: number, suit: number, top: number, all: Shape[]): Window {
  const shapes: Shape[] = [];
  const bacon = Array.from({ length: form.span }, () => 0);
  const place = (at: number, left: number): void => {
    if (at === form.span) {
      const shape = shapeOf(all.length, form, low, suit, top, bacon);
      shapes.push(shape);
      all.push(shape);
      return;
    }
    // X exists only as Bacon (D11).
    const least = low + at === top ? form.each : 0;
    for (let here = least; here <= Math.min(left, form.each); here++) {
      bacon[at] = here;
      place(at + 1, left - here);
    }
  };
  place(0, baconEach);
  return { shapes, fits: [] };
}

function shapeOf(id: number, form: Form, low: number, suit: number, top: number, bacon: readonly number[]): Shape {
  const cards: LaidCard[] = [];
  for (let at = 0; at < form.span; at++) {
    const rank = low + at === top ? X : low + at + 1;
    for (let copy = 0; copy < form.each; copy++) {
      const isBacon = copy >= form.each - (bacon[at] as number);
      cards.push(Object.freeze({ rank, suit: suit < 0 ? null : (suits[suit] as Suit), bacon: isBacon }));
    }
  }
  return {
    id,
    play: Object.freeze({ type: 'play', kind: form.kind, cards: Object.freeze(cards) }),
    form,
    low,
    suit,
    bacon: bacon.reduce((sum, count) => sum + count, 0),
    need: bacon.map((count) => form.each - count),
  };
}

/**
 * The plays of a window for a hand with `bacon` Bacon cards. `held` says for each rank of the window whether at least 1, 2, …
 * Breakfast cards are there: `span` bits for "at least 1", then `span` bits for "at least 2", up to `each`.
 */
export function fitting(window: Window, bacon: number, held: number): readonly Play[] {
  const at = (bacon << mostCards) | held;
  return window.fits[at] ?? fill(window, at, bacon, held);
}

function fill(window: Window, at: number, bacon: number, held: number): readonly Play[] {
  const plays = window.shapes
    .filter((shape) => {
      if (shape.bacon > bacon) return false;
      const { span } = shape.form;
      return shape.need.every((need, index) => need === 0 || ((held >> ((need - 1) * span + index)) & 1) === 1);
    })
    .map((shape) => shape.play);
  window.fits[at] = plays;
  return plays;
}
