import type { Bacon, View } from '@quarterdeck/games/bacon';
import { hasSeat, type Update } from '@quarterdeck/kernel';
import type { RichText } from '../../i18n/say.ts';
import type { Reader, ScoreRow, TextPart } from '../../table/board.ts';
import { cardName, playName } from './names.ts';
import { gains } from './rounds.ts';

/** The table in words, from the same view as the board. */
export function text({ view }: Update<Bacon>, reader: Reader): readonly TextPart[] {
  const say: Reader['say'] = (key, data) => reader.say(key, data);
  const parts: TextPart[] = [
    {
      title: say('text.score'),
      items: [say('text.goal', { goal: view.goal, limit: view.rounds, round: view.round }), ...scoreItems(view, reader)],
    },
    { title: say('text.table'), items: tableItems(view, reader) },
    { title: say('text.hands'), items: view.sizes.map((count, seat) => say('text.size', { who: { seat }, count })) },
  ];
  if (view.out.length > 0) {
    parts.push({ title: say('text.out'), items: view.out.map((seat, at) => say('text.place', { place: at + 1, who: { seat } })) });
  }
  if (view.hand !== null) {
    const cards = view.hand.map((card) => say('text', { text: cardName({ ...card, bacon: false }) }));
    parts.push({ title: say('text.mine'), items: [...cards, say('text.bacon', { count: view.bacon ?? 0 })] });
  }
  return parts;
}

function scoreItems(view: View, reader: Reader): string[] {
  const row = (name: string, vp = 0): string => reader.say('score.row', { name, vp });
  if (view.teams) return [0, 1].map((side) => row(reader.say(`team.${side}`), view.vp[side]));
  return reader.people.map(({ seat }) => row(reader.name(seat), view.vp[seat]));
}

function tableItems(view: View, reader: Reader): string[] {
  const say: Reader['say'] = (key, data) => reader.say(key, data);
  const turn = view.phase === 'over' ? [] : [say('text.turnIs', { who: { seat: view.turn } })];
  const passed = view.sizes.flatMap((_, seat) => (hasSeat(view.passed, seat) ? [say('text.passed', { who: { seat } })] : []));
  const last = view.trick.at(-1);
  if (last === undefined) return [say('text.empty'), ...turn];
  const toBeat = say('text.toBeat', { who: { seat: last.seat }, play: playName(last), cards: last.cards.map(cardName) });
  const earlier = view.trick
    .slice(0, -1)
    .toReversed()
    .map((play) => say('text.earlier', { who: { seat: play.seat }, play: playName(play) }));
  return [toBeat, ...earlier, ...passed, ...turn];
}

/** What each round brought. */
export function scores(view: View, reader: Reader): readonly ScoreRow[] {
  return [
    ...view.past.map((result) => ({ label: reader.say('scores.round', { round: result.round }), values: gains(result, view.teams) })),
    { label: reader.say('scores.total'), values: view.vp, total: true },
  ];
}

/** Why the game is over. */
export function ending(view: View, reader: Reader): RichText | null {
  const last = view.past.at(-1);
  if (last?.ended == null) return null;
  return reader.rich(`ending.${last.ended}`, { vp: Math.max(...view.vp), rounds: view.past.length });
}
