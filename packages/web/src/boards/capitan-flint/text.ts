import type { FlintShape } from '@quarterdeck/games/capitan-flint';
import { bags, gemsOf, jewels } from '@quarterdeck/games/capitan-flint';
import type { Update } from '@quarterdeck/kernel';
import type { Data } from '../../i18n/say.ts';
import type { Reader, ScoreRow, TextPart } from '../../table/board.ts';
import type { en } from './messages.en.ts';
import { cardWords, columnsOf, takeOf } from './reckon.ts';

type Say = (key: keyof typeof en, data?: Data) => string;

/** The table as headings and lists. Nothing in it counts symbols: whoever listens looks for three hats as everybody does. */
export function text({ view }: Update<FlintShape>, reader: Reader): readonly TextPart[] {
  const say: Say = (key, data) => reader.say(key, data);
  const card = (one: number): string => {
    const named = cardWords(one) as { key: keyof typeof en; data?: Data };
    return say(named.key, named.data);
  };
  const turn = [say('text.turnIs', { who: { seat: view.turn }, ordinal: String(view.ordinal) })];
  if (view.last >= 0) turn.push(say('text.last', { card: card(view.last) }));
  if (view.phase === 'window' && view.hand !== null) turn.push(say('text.window', { touched: view.touched ? 'yes' : 'no' }));
  for (const seat of view.owes) turn.push(say('text.owes', { who: { seat } }));

  const centre = columnsOf(view).flatMap((cards, jewel) =>
    cards.length === 0 ? [] : [`${say(`bag.${jewels[jewel] ?? 'rings'}`)}: ${cards.map(card).join(', ')}`],
  );
  const parts: TextPart[] = [
    { title: say('text.turn'), items: turn },
    { title: say('sea.title'), items: centre.length === 0 ? [say('text.empty')] : centre },
    {
      title: say('text.players'),
      items: view.seats.map(({ bags: left, cards, gems }, seat) =>
        say('text.player', { who: { seat }, bags: left, cards, gems: gems === null ? 'none' : String(gems) }),
      ),
    },
  ];
  if (view.hand !== null) {
    const mine = view.hand.map((bag) => {
      const take = takeOf(bag, view.centre);
      return say('text.bag', { bag: say(`bag.${bags[bag] ?? 'rings'}`), cards: take.cards, gems: take.gems });
    });
    parts.push({ title: say('bags.title'), items: mine.length === 0 ? [say('bags.none')] : mine });
  }
  const gone = [
    ...view.gone.map(card),
    ...view.seats.flatMap(({ spent }) => spent.map((bag) => say('bag.used', { bag: say(`bag.${bags[bag] ?? 'rings'}`) }))),
  ];
  parts.push({ title: say('sea.chest'), items: [say('sea.chestSays', { count: view.chest })] });
  parts.push({ title: say('text.gone'), items: gone.length === 0 ? [say('gone.none')] : gone });
  return parts;
}

/** How the points arose. */
export function scores(view: FlintShape['view'], reader: Reader): readonly ScoreRow[] {
  const say: Say = (key, data) => reader.say(key, data);
  const withGems = (gems: number): number[] => view.seats.map(({ won }) => (won ?? []).filter((card) => gemsOf[card] === gems).length);
  return [
    { label: say('score.gems1'), values: withGems(1) },
    { label: say('score.gems2'), values: withGems(2) },
    { label: say('score.gems3'), values: withGems(3) },
    { label: say('score.cards'), values: view.seats.map(({ cards }) => cards) },
    { label: say('score.total'), values: view.seats.map(({ gems }) => gems ?? 0), total: true },
  ];
}
