import type { Recall } from '@quarterdeck/kernel';
import type { FlintEvent } from './actions.ts';
import { type Card, cardCount } from './cards.ts';
import type { FlintShape } from './shape.ts';
import { wonBy } from './state.ts';

/**
 * Every card was won face up, so whoever listened from the start knows all won piles: `owner[card]` is the seat, -1 for none.
 * Only Bag cards stay unknown.
 */
export interface FlintMemory {
  readonly owner: readonly number[];
}

/** Who won which card, as heard. */
export const recall: Recall<FlintShape> = {
  start(view) {
    const owner = new Array<number>(cardCount).fill(-1);
    for (const [seat, { won }] of view.seats.entries()) for (const card of won ?? []) owner[card] = seat;
    return { owner };
  },
  hear(memory, event) {
    const change = ownersIn(event);
    if (change === null || change.cards.length === 0) return memory;
    const owner = memory.owner.slice();
    for (const card of change.cards) owner[card] = change.seat;
    return { owner };
  },
  fits(memory, state) {
    return memory.owner.every((seat, card) => (seat < 0 ? (state.place[card] as number) < wonBy : state.place[card] === wonBy + seat));
  },
};

function ownersIn(event: FlintEvent): { cards: readonly Card[]; seat: number } | null {
  if (event.type === 'caught' || event.type === 'bagged') return { cards: event.cards, seat: event.seat };
  return event.type === 'discarded' ? { cards: event.cards, seat: -1 } : null;
}
