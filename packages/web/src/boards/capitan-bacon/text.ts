import * as capitanBacon from '@quarterdeck/games/capitan-bacon';
import type { Update } from '@quarterdeck/kernel';
import type { RichText } from '../../i18n/say.ts';
import { type Reader, richOf, type ScoreRow, sayOf, type TextPart } from '../../table/board.ts';
import { cardWord, cardWords } from './faces.ts';
import type { en } from './messages.en.ts';
import { setWord } from './words.ts';

type View = capitanBacon.View;
const { countIn, letterOf, lootOf, treasureNames } = capitanBacon;

/** The table as text: the same as on the board. */
export function text({ view }: Update<capitanBacon.CapitanBacon>, reader: Reader): readonly TextPart[] {
  const say = sayOf<typeof en>(reader);
  const parts: TextPart[] = [];
  const mine = view.me === 'spectator' ? null : view.hands[view.me];
  if (mine) parts.push({ title: say('text.hand'), items: mine.length === 0 ? [say('text.none')] : mine.map((kind) => wordOf(kind, say)) });
  parts.push({
    title: say('text.players'),
    items: view.sizes.map((count, seat) => {
      const hand = view.hands[seat];
      const isOpen = view.end !== null && hand !== null && hand !== undefined && hand.length > 0;
      return isOpen
        ? say('text.open', { who: reader.name(seat), cards: cardWords(hand) })
        : say('text.player', { who: reader.name(seat), count, isTurn: view.turn === seat && view.end === null ? 'yes' : 'no' });
    }),
  });
  parts.push({
    title: say('text.islands'),
    items: view.islands.map(({ place, card }) =>
      say('text.island', { letter: letterOf(place), known: card === null ? 'no' : 'yes', card: card === null ? '' : cardWord(card) }),
    ),
  });
  const piles = [
    say('text.deck', { count: view.deck }),
    say('text.discards', { none: view.discards.length === 0 ? 'yes' : 'no', cards: cardWords(view.discards.toReversed()) }),
  ];
  if (view.top !== null) piles.unshift(say('text.top', { card: cardWord(view.top) }));
  if (view.card !== null) piles.unshift(say('open.label', { card: cardWord(view.card) }));
  parts.push({ title: say('text.piles'), items: piles });
  if (view.bared.length > 0 && view.attack !== null) {
    parts.push({ title: say('look.bared', { who: reader.name(view.attack.victim) }), items: view.bared.map((kind) => wordOf(kind, say)) });
  }
  return parts;
}

function wordOf(kind: capitanBacon.Kind, say: Reader['say']): string {
  return say('card.word', { card: cardWord(kind) });
}

/** How the treasures in each hand add up. */
export function scores(view: View, reader: Reader): readonly ScoreRow[] {
  const loot = view.hands.map((hand) => (hand ?? []).reduce((sum, kind) => sum + (lootOf[kind] ?? 0), 0));
  const rows = treasureNames.map(
    (name, at): ScoreRow => ({ label: reader.say(`treasures.${name}`), values: loot.map((one) => countIn(one, at)) }),
  );
  return [...rows, { label: reader.say('score.total'), values: view.end?.treasures ?? [], total: true }];
}

/** The end in one sentence. */
export function ending(view: View, reader: Reader): RichText | null {
  const { end } = view;
  if (end === null) return null;
  const rich = richOf<typeof en>(reader);
  if (end.ending === 'set' && end.winner !== null) return rich('ending.set', { treasure: setWord(view.hands[end.winner] ?? []) });
  return rich(`ending.${end.ending === 'set' ? 'galleon' : end.ending}`, { count: Math.max(...end.treasures) });
}
