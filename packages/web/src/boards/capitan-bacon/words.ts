import * as capitanBacon from '@quarterdeck/games/capitan-bacon';
import type { Seat, Viewer } from '@quarterdeck/kernel';
import type { Data, Datum } from '../../i18n/say.ts';
import type { Line } from '../../table/board.ts';
import { cardWord, cardWords } from './faces.ts';
import type { en } from './messages.en.ts';

type Key = keyof typeof en;
const { ballast, letterOf, map, rod, spyglass } = capitanBacon;

function line(key: Key, by: Seat | null, data: Data = {}, quiet = false): Line {
  return { key, by, data: by === null ? data : { who: { seat: by }, ...data }, quiet };
}

/** The line that names the card for who may know it, or the one that does not. */
function perhaps(hidden: Key, open: Key, by: Seat, card: capitanBacon.Kind | null, data: Data): Line {
  return card === null ? line(hidden, by, data) : line(open, by, { ...data, card: cardWord(card) });
}

const attacks: Readonly<Record<number, Key>> = { [rod]: 'log.rod', [spyglass]: 'log.spyglass', [ballast]: 'log.ballast' };

/** How an event reads in the log. */
export function words(event: capitanBacon.Event, reader: Viewer): Line | null {
  switch (event.type) {
    case 'firstDrawn':
      return line('log.firstDrawn', event.seat);
    case 'turnPassed':
      return event.seat === reader ? line('log.yourTurn', event.seat) : null;
    case 'drew':
      return event.cards === null
        ? line('log.drew', event.seat, { count: event.count }, true)
        : line('log.drewThese', event.seat, { cards: cardWords(event.cards) });
    case 'topShown':
      return line('log.topShown', null, { card: cardWord(event.card) });
    case 'passed':
      return line('log.passed', event.seat);
    case 'played': {
      // What digs, looks, boards or swaps says so itself.
      const key = attacks[event.card];
      return key === undefined || event.target === null ? null : line(key, event.seat, { target: { seat: event.target } });
    }
    case 'dug': {
      const data = { letter: letterOf(event.place) };
      return event.by === map
        ? perhaps('log.kept', 'log.keptThis', event.seat, event.card, data)
        : perhaps('log.dug', 'log.dugThis', event.seat, event.card, data);
    }
    case 'looked':
      return perhaps('log.looked', 'log.lookedThis', event.seat, event.card, { letter: letterOf(event.place) });
    case 'boarded':
      return line('log.boarded', event.seat, { card: cardWord(event.card) });
    case 'answered':
      return null;
    case 'suffered':
      return line('log.suffered', event.seat);
    case 'mirrored':
      return line('log.mirrored', event.seat, { against: { seat: event.against } });
    case 'stole':
      return perhaps('log.stole', 'log.stoleThis', event.seat, event.card, { from: { seat: event.from } });
    case 'missed':
      return line('log.missed', event.seat, { from: { seat: event.from } });
    case 'peeked': {
      const from: Datum = { seat: event.from };
      return event.hand === null
        ? line('log.peeked', event.seat, { from })
        : line('log.peekedThese', event.seat, { from, cards: cardWords(event.hand) });
    }
    case 'bared':
      return line('log.bared', event.seat, { none: event.hand.length === 0 ? 'yes' : 'no', cards: cardWords(event.hand) });
    case 'buried':
      return perhaps('log.buried', 'log.buriedThis', event.seat, event.card, { letter: letterOf(event.place) });
    case 'swapped':
      return line('log.swapped', event.seat, { other: { seat: event.other } });
    case 'laid':
      return line('log.laid', null, { letters: event.places.map(letterOf) });
    case 'reshuffled':
      return line('log.reshuffled', null, { count: event.count });
    case 'ended':
      return ended(event);
  }
}

function ended({ ending, winner, hands }: Extract<capitanBacon.Event, { type: 'ended' }>): Line {
  if (ending !== 'set' || winner === null) return line(`say.over.${ending}`, null);
  return line('say.over.set', winner, { treasure: setWord(hands[winner] ?? []) });
}

/** The treasure of which this hand holds a complete set. */
export function setWord(hand: readonly capitanBacon.Kind[]): Datum {
  const loot = hand.reduce((sum, kind) => sum + (capitanBacon.lootOf[kind] ?? 0), 0);
  return { key: `treasures.${capitanBacon.treasureNames[capitanBacon.completeSet(loot)]}` };
}
