import {
  type Bag,
  bags,
  bagTakes,
  type Card,
  cardCount,
  cardsOnTop,
  colours,
  type FlintMemory,
  type FlintView,
  flint,
  isPirate,
  jewels,
  treasure,
} from '@quarterdeck/games/capitan-flint';
import type { Datum } from '../../i18n/say.ts';
import type { en } from './messages.en.ts';

type Key = keyof typeof en;

/** A card as words, for any reader. */
export function cardWords(card: Card): Datum {
  const { kind, jewel, colour, gems, symbol } = treasure(card);
  if (kind === 'flint') return { key: 'card.flint' satisfies Key };
  const name = jewels[jewel] ?? 'rings';
  if (kind === 'pirate') return { key: 'card.pirate' satisfies Key, data: { jewel: name } };
  return { key: `card.${name}` satisfies Key, data: { gems, colour: colours[colour] ?? 'red', symbol } };
}

/** A bag's name as words. */
export function bagWords(bag: Bag): Datum {
  return { key: `bag.${bags[bag] ?? 'rings'}` satisfies Key };
}

/** What a bag takes out of these cards. */
export interface Take {
  readonly cards: number;
  readonly gems: number;
}
export function takeOf(bag: Bag, centre: readonly Card[]): Take {
  const taken = centre.filter((card) => bagTakes(bag, card));
  return { cards: taken.length, gems: gemsOn(taken) };
}

export function gemsOn(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + treasure(card).gems, 0);
}

/** The centre by jewel, each in the order that the cards came; a pirate just turned up stands in the column that he emptied. */
export function columnsOf(view: FlintView): readonly (readonly Card[])[] {
  const shown = view.phase === 'window' && view.last >= 0 && isPirate(view.last) ? [...view.centre, view.last] : view.centre;
  return jewels.map((_, jewel) => shown.filter((card) => treasure(card).jewel === jewel));
}

/** Hats or hooks in the centre as they were when the last window closed: the card of an open one does not count yet. */
export function countedBefore(view: FlintView, symbol: 'hat' | 'hooks'): number {
  const settled = view.phase === 'window' ? view.centre.filter((card) => card !== view.last) : view.centre;
  return settled.filter((card) => treasure(card).symbol === symbol).length;
}

/** How likely each thing is on the next card. */
export interface Odds {
  readonly hat: number;
  readonly hooks: number;
  readonly chest: number;
  readonly pirate: number;
  readonly flint: number;
}

/**
 * Every card that is not known to lie elsewhere may come next, Flint only from the 60th on. Known is what lies open, and with a memory
 * aid whatever was won.
 */
export function oddsOf(view: FlintView, memory: FlintMemory | null): Odds {
  const seen = new Set<Card>([...view.centre, ...view.gone, ...view.seats.flatMap(({ won }) => won ?? [])]);
  const counts = { hat: 0, hooks: 0, chest: 0, pirate: 0, flint: 0 };
  let all = 0;
  for (let card = 0; card < cardCount; card++) {
    if (seen.has(card) || (memory?.owner[card] ?? -1) >= 0 || (card === flint && view.flips < cardsOnTop)) continue;
    all++;
    const { symbol } = treasure(card);
    if (card === flint) counts.flint++;
    else if (isPirate(card)) counts.pirate++;
    else if (symbol !== 'none') counts[symbol]++;
  }
  const share = (count: number): number => (all === 0 ? 0 : count / all);
  return {
    hat: share(counts.hat),
    hooks: share(counts.hooks),
    chest: share(counts.chest),
    pirate: share(counts.pirate),
    flint: share(counts.flint),
  };
}
