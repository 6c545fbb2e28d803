import { type Card, type FlintEvent, type FlintShape, type FlintView, flint, treasure } from '@quarterdeck/games/capitan-flint';
import type { Seat } from '@quarterdeck/kernel';
import type { Flight, Scene, Scenes } from '../../stage/scene.ts';

/** What flies on this board. */
export type Thing = { readonly card: Card } | { readonly bag: number };

/** Cards out of the centre to a crest, one after the other in the order they lay. */
function toCrest(cards: readonly Card[], seat: Seat): readonly Flight[] {
  return cards.map((card) => ({ from: `card:${card}`, to: `seat:${seat}`, thing: { card } satisfies Thing }));
}

/**
 * Motion fills the pause before a card; a card itself shows at once, whatever is still moving, since every eye must get it in the
 * same moment. Its sound is the same for all cards but Flint.
 */
function scene(event: FlintEvent): Scene | null {
  switch (event.type) {
    case 'turned':
      return event.card === flint ? { now: true, sound: 'drum', hold: 'scene' } : { now: true, sound: 'slide' };
    case 'bagged':
      return {
        sound: 'sail',
        flights: [
          { from: `seat:${event.seat}`, to: 'gone', thing: { bag: event.bag } satisfies Thing, pace: 'hop' },
          ...toCrest(event.cards, event.seat),
        ],
      };
    case 'caught':
      return { sound: 'squawk', flights: toCrest(event.cards, event.seat) };
    case 'discarded':
      return {
        sound: 'down',
        flights: event.cards.map((card) => ({ from: `seat:${event.seat}`, to: 'gone', thing: { card } satisfies Thing })),
      };
    case 'dropped':
      return { sound: 'down', flights: [{ from: `seat:${event.seat}`, to: 'gone', thing: { bag: event.bag } satisfies Thing }] };
    default:
      return null;
  }
}

function win(view: FlintView, seat: Seat, cards: readonly Card[]): FlintView {
  const gems = cards.reduce((sum, card) => sum + treasure(card).gems, 0);
  return {
    ...view,
    centre: view.centre.filter((card) => !cards.includes(card)),
    seats: view.seats.map((one, other) =>
      other === seat ? { ...one, cards: one.cards + cards.length, gems: one.gems === null ? null : one.gems + gems } : one,
    ),
  };
}

function spend(view: FlintView, seat: Seat, bag: number): FlintView {
  const at = view.viewer === seat && view.hand !== null ? view.hand.indexOf(bag) : -1;
  return {
    ...view,
    hand: view.hand === null || at < 0 ? view.hand : view.hand.filter((_, index) => index !== at),
    seats: view.seats.map((one, other) => (other === seat ? { ...one, bags: one.bags - 1, spent: [...one.spent, bag] } : one)),
  };
}

/** The view after one event of several, as far as it is seen. */
function after(view: FlintView, event: FlintEvent): FlintView {
  switch (event.type) {
    case 'settled':
      return { ...view, phase: 'beat' };
    case 'caught':
      return win(view, event.seat, event.cards);
    case 'bagged':
      return win(spend(view, event.seat, event.bag), event.seat, event.cards);
    case 'dropped':
      return spend(view, event.seat, event.bag);
    case 'discarded':
      return { ...view, gone: [...view.gone, ...event.cards] };
    default:
      return view;
  }
}

export const scenes: Scenes<FlintShape> = { scene, after };
