import * as buccaneer from '@quarterdeck/games/buccaneer';
import type { Flight, Scene, Scenes } from '../../stage/scene.ts';
import { after } from './after.ts';
import { shipSpot, stackSpot } from './spots.ts';

const { seatOf } = buccaneer;

/** What flies: a stack, a coin with its ducats, a piece of loot. */
export type Thing =
  | { readonly kind: 'stack'; readonly pirates: readonly buccaneer.PirateSeen[] }
  | { readonly kind: 'coin'; readonly ducats: number }
  | { readonly kind: 'loot'; readonly loot: buccaneer.Loot };

/** The captain's loot goes first, then pirate by pirate from the top: home goes the disc, and with it the coin. */
function boarded(event: Extract<buccaneer.Event, { type: 'boarded' }>): Scene {
  const from = shipSpot(event.ship);
  const flights: Flight[] = [];
  const give = (thing: Thing, seat: number): void => {
    flights.push({ from, to: `seat:${seat}`, thing, after: 240 });
  };
  if (event.loot !== null) give({ kind: 'loot', loot: event.loot }, event.seat);
  if (event.second !== null) give({ kind: 'loot', loot: event.second.loot }, event.second.seat);
  for (const { pirate, ducats } of event.pays) {
    const seen = { seat: seatOf(pirate), wage: buccaneer.wageOf(pirate) };
    flights.push({
      from: stackSpot(event.stack),
      to: stackSpot(pirate),
      thing: { kind: 'stack', pirates: [seen] } satisfies Thing,
      lands: 'as',
      pace: 'flip',
      after: 260,
    });
    if (ducats !== null)
      flights.push({ from, to: `seat:${seatOf(pirate)}`, thing: { kind: 'coin', ducats } satisfies Thing, pace: 'flip', after: 40 });
  }
  return { flights, sound: 'sail', hold: 'scene' };
}

export const scenes: Scenes<buccaneer.Buccaneer> = {
  after,
  scene(event, view) {
    switch (event.type) {
      case 'shipsTurned':
        return { sound: 'slide', hold: 'short', fresh: event.ships.map(shipSpot) };
      case 'moved': {
        // The mover puts the stack on the other and takes the whole home: it comes from where the other lay.
        const pirates = after(view, event).stacks.find(({ top }) => top === event.stack)?.pirates ?? [];
        const flight: Flight = {
          from: stackSpot(event.onto),
          to: stackSpot(event.stack),
          thing: { kind: 'stack', pirates } satisfies Thing,
          lands: 'as',
          ease: 'drop',
        };
        return { flights: [flight], sound: 'knock', fresh: [stackSpot(event.stack)] };
      }
      case 'boarded':
        return boarded(event);
      case 'mutinyPossible':
        return { sound: 'drum', hold: 'short', fresh: event.stacks.map(({ stack }) => stackSpot(stack)) };
      case 'demanded':
        return { sound: 'drum', hold: 'short', fresh: [stackSpot(event.stack)] };
      case 'blockaded': {
        const flights = event.stacks.flatMap((stack) =>
          stack.map(
            (pirate): Flight => ({
              from: stackSpot(stack[0] ?? pirate),
              to: stackSpot(pirate),
              thing: { kind: 'stack', pirates: [{ seat: seatOf(pirate), wage: buccaneer.wageOf(pirate) }] } satisfies Thing,
              lands: 'as',
              pace: 'hop',
            }),
          ),
        );
        return { flights, sound: 'drum', hold: 'read' };
      }
      case 'skipped':
        return { hold: 'short' };
      case 'ended':
        return { hold: 'read' };
      case 'firstDrawn':
      case 'letBe':
        return null;
    }
  },
};
