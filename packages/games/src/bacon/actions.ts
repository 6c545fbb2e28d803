import type { Suit } from './cards.ts';
import type { Kind } from './menu.ts';

/**
 * A card as it is laid. A Breakfast card with `suit: null` is any card of that rank: the hand gives the one that it misses
 * least for flushes. A Bacon card states the rank it stands for, and a suit only in a flush (D4).
 */
export interface LaidCard {
  readonly rank: number;
  readonly suit: Suit | null;
  readonly bacon: boolean;
}

/** Lay a combo or special; the declared kind is part of it (D10). Canonical order: by rank, Breakfast before Bacon, then by suit. */
export interface Play {
  readonly type: 'play';
  readonly kind: Kind;
  readonly cards: readonly LaidCard[];
}
export interface Pass {
  readonly type: 'pass';
}
/** Let a teammate lead (R14, D3). */
export interface Let {
  readonly type: 'let';
  readonly seat: number;
}
export type Action = Play | Pass | Let;

export const pass: Pass = Object.freeze({ type: 'pass' });
const lets: readonly Let[] = Array.from({ length: 6 }, (_, seat) => Object.freeze({ type: 'let', seat }));
/** Always the same object for a seat. */
export function letLead(seat: number): Let {
  return lets[seat] as Let;
}
