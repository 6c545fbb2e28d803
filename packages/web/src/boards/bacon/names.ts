import { type LaidCard, type Play, X } from '@quarterdeck/games/bacon';
import type { Data, Datum } from '../../i18n/say.ts';
import type { en } from './messages.en.ts';

/** A play's kind and cards: an action, what lies on the table, or an event. */
export type Named = Pick<Play, 'kind' | 'cards'>;
type Key = keyof typeof en;

/** A rank as it stands on a card. */
export function rankText(rank: number): string {
  return rank === X ? 'X' : String(rank);
}

/** What a play is called, such as "Quad of 4" or "Straight flush 5–9 of coffee". */
export function playName(play: Named): Datum {
  const first = play.cards[0];
  const last = play.cards.at(-1);
  const data: Data = {
    low: rankText(first?.rank ?? 0),
    high: rankText(last?.rank ?? 0),
    suit: first?.suit == null ? '' : { key: `suit.${first.suit}` satisfies Key },
  };
  return { key: `play.${play.kind}` satisfies Key, data };
}

/** The same, short: a flush without its suit. For what lies in sight anyway. */
export function playShort(play: Named): Datum {
  const name = playName(play) as { readonly key: string; readonly data: Data };
  return play.kind === 'straight-flush' || play.kind === 'stretch-flush' ? { ...name, key: `given.${play.kind}` satisfies Key } : name;
}

/** A card in words: "4 of egg", "Bacon as 4", "Bacon as 4 of egg". */
export function cardName({ rank, suit, bacon }: LaidCard): Datum {
  const data: Data = {
    rank: rankText(rank),
    suit: suit === null ? '' : { key: `suit.${suit}` satisfies Key },
    suited: suit === null ? 'no' : 'yes',
  };
  return { key: (bacon ? 'card.bacon' : 'card.food') satisfies Key, data };
}

/** A play as few signs: ranks, Bacon marked by a star. */
export function shortText({ cards }: Named): string {
  return cards.map((card) => `${rankText(card.rank)}${card.bacon ? '★' : ''}`).join(' ');
}
