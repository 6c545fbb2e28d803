import * as capitanBacon from '@quarterdeck/games/capitan-bacon';
import type { Viewer } from '@quarterdeck/kernel';
import type { Flight, Scene, Scenes, SpotName } from '../../stage/scene.ts';
import { after } from './after.ts';
import { copiesOf, deckSpot, discardSpot, galleonSpot, handSpot, isleSpot, openSpot, topSpot } from './spots.ts';

type View = capitanBacon.View;
type Event = capitanBacon.Event;
type Kind = capitanBacon.Kind;
const { mirror } = capitanBacon;

/** What flies: a card, face up for those who may see it. */
export interface Thing {
  readonly card: Kind | null;
  /** It is open from the start; else it turns on the way. */
  readonly open: boolean;
}

/** Where a card comes to in a hand: my own slot, or the owner's pennant. */
function into(view: View, seat: number, card: Kind | null, viewer: Viewer, ahead = 0): Pick<Flight, 'to' | 'lands'> {
  if (seat !== viewer || card === null) return { to: `seat:${seat}`, lands: 'on' };
  return { to: handSpot(card, copiesOf(view.hands[seat], card) + ahead), lands: 'as' };
}

function outOf(view: View, seat: number, card: Kind | null, viewer: Viewer): SpotName {
  return seat === viewer && card !== null ? handSpot(card, copiesOf(view.hands[seat], card) - 1) : `seat:${seat}`;
}

function thing(card: Kind | null, open = false): Thing {
  return { card, open };
}

function flight(from: SpotName, to: Pick<Flight, 'to' | 'lands'>, what: Thing): Flight {
  return { from, ...to, thing: what, flip: what.card !== null && !what.open };
}

function drew(event: Extract<Event, { type: 'drew' }>, view: View, viewer: Viewer): Scene {
  const cards: readonly (Kind | null)[] = event.cards ?? Array.from({ length: event.count }, () => null);
  return {
    flights: cards.map((card, index) => {
      const ahead = cards.slice(0, index).filter((other) => other === card).length;
      return { ...flight(deckSpot, into(view, event.seat, card, viewer, ahead), thing(card)), after: 110 };
    }),
    sound: 'slide',
  };
}

/** The attack's own line, spyglass beam or stone is drawn by the board while it waits: see Attack.svelte. */
function played(event: Extract<Event, { type: 'played' }>, view: View, viewer: Viewer): Scene {
  const from = outOf(view, event.seat, event.card, viewer);
  const isAttack = event.target !== null && event.card !== capitanBacon.switcheroo;
  return {
    flights: [{ from, to: openSpot, lands: 'as', thing: thing(event.card, true), read: !isAttack && event.seat !== viewer }],
    sound: event.card === capitanBacon.boarding ? 'sail' : 'slide',
  };
}

/** How each event moves and sounds. Nothing differs for who holds a Mirror. */
export const scenes: Scenes<capitanBacon.CapitanBacon> = {
  after,
  scene(event, view, viewer) {
    switch (event.type) {
      case 'drew':
        return drew(event, view, viewer);
      case 'played':
        return played(event, view, viewer);
      case 'dug':
        return { flights: [flight(isleSpot(event.place), into(view, event.seat, event.card, viewer), thing(event.card))], sound: 'shovel' };
      case 'looked':
        return { sound: 'slide', hold: event.seat === viewer ? 'none' : 'short', fresh: [isleSpot(event.place)] };
      case 'boarded':
        return { flights: [flight(topSpot, into(view, event.seat, event.card, viewer), thing(event.card, true))], sound: 'sail' };
      case 'topShown':
        return { flights: [{ ...flight(galleonSpot, { to: topSpot, lands: 'as' }, thing(event.card)) }], sound: 'down' };
      case 'mirrored':
        return {
          flights: [
            { from: outOf(view, event.seat, mirror, viewer), to: discardSpot, lands: 'as', thing: thing(mirror, true), read: true },
          ],
          sound: 'coin',
          hold: 'short',
        };
      case 'suffered':
        return { hold: 'short' };
      case 'stole': {
        const isSeen = event.card !== null;
        const from = outOf(view, event.from, event.card, viewer);
        return {
          flights: [flight(from, into(view, event.seat, event.card, viewer), thing(event.card, isSeen && event.from === viewer))],
          sound: 'splash',
        };
      }
      case 'missed':
        return { sound: 'splash', hold: 'short' };
      case 'bared':
        return { sound: 'knock', hold: 'short', fresh: [`seat:${event.seat}`] };
      case 'buried':
        return {
          flights: [
            {
              ...flight(
                outOf(view, event.seat, event.card, viewer),
                { to: isleSpot(event.place), lands: 'on' },
                thing(event.card, event.card !== null),
              ),
              ease: 'drop',
            },
          ],
          sound: 'shovel',
        };
      case 'swapped':
        return {
          flights: [
            { from: `seat:${event.seat}`, to: `seat:${event.other}`, thing: thing(null) },
            { from: `seat:${event.other}`, to: `seat:${event.seat}`, thing: thing(null), after: 0 },
          ],
          sound: 'slide',
        };
      case 'laid':
        return {
          flights: event.places.map((place) => ({ from: deckSpot, to: isleSpot(place), thing: thing(null), ease: 'drop', after: 60 })),
          sound: 'shovel',
        };
      case 'reshuffled':
        return { flights: [{ from: discardSpot, to: deckSpot, thing: thing(null) }], sound: 'slide' };
      case 'ended':
        return { sound: event.ending === 'set' ? 'cork' : 'drum', hold: 'short' };
      default:
        return null;
    }
  },
};
