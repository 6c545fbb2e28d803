import { type Event, gather, pointsIn } from '@quarterdeck/games/coco-capitano';
import type { Seat } from '@quarterdeck/kernel';
import type { Line } from '../../table/board.ts';
import type { en } from './messages.en.ts';
import { nameOf } from './reckon.ts';

function line(key: keyof typeof en, data: Line['data'] = {}, by: Seat | null = null, quiet = false): Line {
  return { key, data, by, quiet };
}

/** Whom the captain met, as a word that texts choose by. */
export function metWord({ met }: Extract<Event, { type: 'lost' }>): string {
  return met.length > 1 ? 'both' : (met[0] ?? 'monkey');
}

/** How an event reads in the log. */
export function words(event: Event): Line | readonly Line[] | null {
  switch (event.type) {
    case 'firstDrawn':
      return line('log.first', { who: { seat: event.seat } }, event.seat);
    case 'placed':
      return line('log.placed', { captain: event.captain + 1, billy: event.billy + 1, monkey: event.monkey + 1 }, null, true);
    case 'rolled': {
      const { seat, mover, steps, pips } = event;
      return line('log.rolled', { who: { seat }, mover, steps, pips }, seat);
    }
    case 'took':
      return line('log.took', { who: { seat: event.seat }, tile: nameOf(event.tile) }, event.seat);
    case 'lost':
      return line('log.lost', { who: { seat: event.seat }, met: metWord(event), count: event.tiles.length }, event.seat);
    case 'banked': {
      const { seat, tiles, last } = event;
      return line(last ? 'log.last' : 'log.stopped', { who: { seat }, count: tiles.length, points: pointsIn(gather(tiles)) }, seat);
    }
    case 'ended':
      return line('log.ended');
    case 'threw':
    case 'turnedUp':
    case 'uncovered':
    case 'turnPassed':
      return null;
  }
}

/** Once past, with closed scores: how many tiles somebody has safe is open, but not which. */
export function recap(event: Event): Line | null {
  if (event.type !== 'banked') return null;
  return line('log.banked', { who: { seat: event.seat }, count: event.tiles.length }, event.seat);
}
