import type { Bacon, Event, LaidCard, View } from '@quarterdeck/games/bacon';
import type { Scenes } from '../../stage/scene.ts';

/** What flies: the cards of a play. */
export interface Thing {
  readonly cards: readonly LaidCard[];
}

export const scenes: Scenes<Bacon> = {
  after,
  scene(event, view, viewer) {
    switch (event.type) {
      case 'played':
        return {
          flights: [{ from: `seat:${event.seat}`, to: 'trick:top', thing: { cards: event.cards } satisfies Thing, lands: 'as' }],
          sound: 'slide',
          hold: 'short',
          fresh: [`seat:${event.seat}`],
        };
      case 'passed':
        return { sound: 'knock', hold: 'short' };
      case 'trick-won': {
        const cards = view.trick.at(-1)?.cards ?? [];
        return {
          flights: [{ from: 'trick:top', to: 'trick:gone', thing: { cards } satisfies Thing }],
          sound: 'down',
          hold: 'short',
          fresh: [`seat:${event.seat}`],
        };
      }
      case 'went-out':
        return { sound: 'coin', hold: 'short', fresh: [`seat:${event.seat}`] };
      case 'lead-passed':
        return { hold: 'short', fresh: [`seat:${event.to}`] };
      case 'round-ended':
        return { sound: 'cork', hold: 'read' };
      case 'dealt':
        return event.seat === viewer ? { sound: 'slide' } : null;
      case 'start-drawn':
      case 'round-began':
        return null;
    }
  },
};

/** The view after one event in the middle of several: what the eye follows. The update's own view has the last word. */
function after(view: View, event: Event): View {
  switch (event.type) {
    case 'played': {
      const { seat, kind, cards } = event;
      return {
        ...view,
        trick: [...view.trick, { seat, kind, cards }],
        passed: 0,
        sizes: view.sizes.with(seat, event.left),
        phase: 'follow',
      };
    }
    case 'passed':
      return { ...view, passed: view.passed | (1 << event.seat) };
    case 'went-out':
      return { ...view, out: [...view.out, event.seat] };
    case 'trick-won':
      return { ...view, trick: [], passed: 0, phase: 'lead', turn: event.seat };
    case 'lead-passed':
      return { ...view, turn: event.to };
    case 'round-ended':
      return { ...view, vp: event.result.totals, past: [...view.past, event.result] };
    case 'round-began':
      return { ...view, round: event.round, start: event.start, trick: [], passed: 0, out: [], sizes: view.sizes.map(() => 0) };
    case 'dealt':
      return { ...view, sizes: view.sizes.with(event.seat, event.count) };
    case 'start-drawn':
      return { ...view, start: event.seat, turn: event.seat };
  }
}
