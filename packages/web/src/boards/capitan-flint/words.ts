import { type Catch, type FlintEvent, flint as flintCard, isPirate, type Touch } from '@quarterdeck/games/capitan-flint';
import type { Seat } from '@quarterdeck/kernel';
import type { Datum } from '../../i18n/say.ts';
import type { Line } from '../../table/board.ts';
import type { en } from './messages.en.ts';
import { bagWords, cardWords, gemsOn } from './reckon.ts';

type Key = keyof typeof en;
type Turned = Extract<FlintEvent, { type: 'turned' }>;

function line(key: Key, data: Line['data'] = {}, by: Seat | null = null, quiet = false): Line {
  return { key, data, by, quiet };
}

/** Names with their times: "Inés 0.41 s". */
export function timeWords(touches: readonly Touch[]): readonly Datum[] {
  return touches.map(({ seat, ms }) =>
    ms === null
      ? { key: 'race.name' satisfies Key, data: { who: { seat } } }
      : { key: 'race.time' satisfies Key, data: { who: { seat }, seconds: ms / 1000 } },
  );
}

/** How an event reads in the log. A card's line is the same whether or not it opens a catch; a window in which nobody moved has none. */
export function words(event: FlintEvent): Line | readonly Line[] | null {
  switch (event.type) {
    case 'began':
      return line('log.began', { who: { seat: event.seat } }, event.seat);
    case 'dealt':
      if (event.bags === null) return null;
      return line('log.dealt', { bags: event.bags.map(bagWords), count: event.bags.length }, event.seat, true);
    case 'redealt':
      return event.shown.map(({ seat, bags }) => line('log.redealt', { who: { seat }, bags: bags.map(bagWords) }, seat));
    case 'turned':
      return turned(event);
    case 'touched':
      return line('log.touched', {}, event.seat);
    case 'settled':
      return settled(event.touches, event.opened);
    case 'caught':
      return caught(event);
    case 'discarded': {
      const [first, second] = event.cards;
      return line('log.discarded', { who: { seat: event.seat }, first: cardWords(first), second: cardWords(second) }, event.seat);
    }
    case 'dropped':
      return line('log.dropped', { who: { seat: event.seat }, bag: bagWords(event.bag) }, event.seat);
    case 'drew':
      return null;
    case 'bagged':
      return bagged(event, true);
    case 'moved':
      if (event.why === 'hooks') return line('log.hooks', { who: { seat: event.from } }, event.from);
      if (event.why === 'hat-and-hooks') return line('log.hatAndHooks', { who: { seat: event.from } }, event.from);
      return null;
    case 'ended':
      return [
        line('log.ended', { why: event.why }),
        ...event.gems.map((gems, seat) => line('log.result', { who: { seat }, gems, cards: event.cards[seat] ?? 0 }, seat, true)),
      ];
  }
}

/** Once past, without open scores: how many cards somebody won is open, but not which. */
export function recap(event: FlintEvent): Line | null {
  if (event.type === 'caught') return caught(event);
  return event.type === 'bagged' ? bagged(event, false) : null;
}

function caught({ seat, cards, symbol }: Extract<FlintEvent, { type: 'caught' }>): Line {
  return line('log.caught', { who: { seat }, count: cards.length, symbol }, seat);
}

function bagged({ seat, bag, cards }: Extract<FlintEvent, { type: 'bagged' }>, isNews: boolean): Line {
  const told = isNews && cards.length > 0 ? 'yes' : 'no';
  return line('log.bagged', { who: { seat }, bag: bagWords(bag), cards: cards.length, told, gems: isNews ? gemsOn(cards) : 0 }, seat);
}

function turned({ seat, card, gone }: Turned): Line {
  if (card === flintCard) return line('log.flint', { who: { seat } }, seat);
  if (isPirate(card)) return line('log.pirate', { who: { seat }, card: cardWords(card), count: gone.length }, seat);
  return line('log.turned', { who: { seat }, card: cardWords(card) }, seat);
}

function settled(touches: readonly Touch[], opened: Catch | null): readonly Line[] | null {
  if (touches.length === 0) return null;
  if (opened !== null) return [line('log.hands', { times: timeWords(touches) })];
  return touches.map(({ seat, ms }) =>
    ms === null ? line('log.wrong', { who: { seat } }, seat) : line('log.wrongTime', { who: { seat }, seconds: ms / 1000 }, seat),
  );
}
