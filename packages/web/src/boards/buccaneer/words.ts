import * as buccaneer from '@quarterdeck/games/buccaneer';
import type { Seat } from '@quarterdeck/kernel';
import type { Datum } from '../../i18n/say.ts';
import type { Line } from '../../table/board.ts';
import type { en } from './messages.en.ts';

type Event = buccaneer.Event;
type Boarded = Extract<Event, { type: 'boarded' }>;
type Key = keyof typeof en;
const { seatOf, shipOf } = buccaneer;

function line(key: Key, data: Line['data'] = {}, by: Seat | null = null, quiet = false): Line {
  return { key, data, by, quiet };
}
const loot = (kind: buccaneer.Loot): Datum => ({ key: `loot.${kind}` satisfies Key });
const seats = (list: readonly Seat[]): Datum => list.map((seat) => ({ seat }));

/** How an event reads in the log. No wage of a pirate that may be covered by now is named: the log is no memory aid. */
export function words(event: Event): Line | readonly Line[] | null {
  switch (event.type) {
    case 'firstDrawn':
      return line('log.firstDrawn', { who: { seat: event.first } }, event.first);
    case 'shipsTurned':
      return line('log.shipsTurned', { ships: event.ships.map((ship) => shipOf(ship).ducats) });
    case 'moved':
      return line(
        'log.moved',
        { who: { seat: event.seat }, onto: { seat: seatOf(event.onto) }, size: event.below, height: event.height },
        event.seat,
      );
    case 'mutinyPossible':
      return event.stacks.map(({ seats: who }) =>
        line(
          'log.mutinyPossible',
          { captain: { seat: event.captain }, seats: seats(who), one: { seat: who[0] ?? 0 }, count: who.length },
          event.captain,
        ),
      );
    case 'demanded':
      return line('log.demanded', { who: { seat: event.seat }, captain: { seat: seatOf(event.stack) } }, event.seat);
    case 'letBe':
      return line('log.letBe', { who: { seat: event.seat } }, event.seat);
    case 'boarded':
      return boarded(event);
    case 'skipped':
      return line('log.skipped', { who: { seat: event.seat } }, event.seat);
    case 'blockaded':
      return line('log.blockaded', { count: event.count });
    case 'ended':
      return [
        line('log.ended'),
        ...event.count.kinds.map((kind) =>
          line('log.count', {
            kind: { key: `loot.${kind.kind}.many` satisfies Key },
            most: kind.most,
            winners: seats(kind.winners),
            one: { seat: kind.winners[0] ?? 0 },
            won: kind.winners.length,
            bonus: kind.bonus,
            share: kind.share,
          }),
        ),
      ];
  }
}

/** What each seat was paid, in the order of pay. */
function paidBySeat(event: Boarded): { seat: Seat; ducats: number }[] {
  const sums = new Map<Seat, number>();
  for (const { pirate, ducats } of event.pays) {
    if (ducats !== null) sums.set(seatOf(pirate), (sums.get(seatOf(pirate)) ?? 0) + ducats);
  }
  return [...sums].map(([seat, ducats]) => ({ seat, ducats }));
}

function boarded(event: Boarded): Line[] {
  const who = { seat: event.seat };
  const what: Datum[] = [];
  if (event.loot !== null) what.push({ key: 'log.takes' satisfies Key, data: { who, loot: loot(event.loot) } });
  const paid = paidBySeat(event).map(({ seat, ducats }): Datum => ({ key: 'log.paid' satisfies Key, data: { who: { seat }, ducats } }));
  if (paid.length > 0) what.push({ key: 'log.pays' satisfies Key, data: { who, whom: paid } });
  const gain = event.after - event.before;
  what.push({ key: (gain < 0 ? 'log.adds' : 'log.keeps') satisfies Key, data: { who, ducats: Math.abs(gain) } });
  const lines = [line('log.boarded', { who, ducats: shipOf(event.ship).ducats, what }, event.seat)];
  if (event.second !== null) {
    lines.push(line('log.second', { who: { seat: event.second.seat }, loot: loot(event.second.loot) }, event.second.seat));
  }
  if (event.stockPaid > 0) lines.push(line('log.stockPaid', { who, ducats: event.stockPaid }, event.seat));
  return lines;
}
