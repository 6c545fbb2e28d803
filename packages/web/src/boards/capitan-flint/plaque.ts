import type { FlintShape } from '@quarterdeck/games/capitan-flint';
import type { Seat } from '@quarterdeck/kernel';
import Draw from '~icons/game-icons/card-draw';
import type { Data, RichText } from '../../i18n/say.ts';
import type { BoardTable, Choice, PlaqueData } from '../../table/board.ts';
import { richOf, sayOf } from '../../table/board.ts';
import type { RaceResult } from './lately.svelte.ts';
import type { en } from './messages.en.ts';
import { cardWords, gemsOn } from './reckon.ts';
import { timeWords } from './words.ts';

type Table = BoardTable<FlintShape>;
const seats = (list: readonly Seat[]): Data[string] => list.map((seat) => ({ seat }));

/** What the plaque says. During a window it is the same for every card. */
export function plaqueOf(table: Table, result: RaceResult | null, picked: readonly number[]): PlaqueData {
  const { view } = table.seen;
  const rich = richOf<typeof en>(table);
  const who = { who: { seat: view.turn } };
  const race = result === null ? null : raceWords(table, result);
  switch (view.phase) {
    case 'window':
      return windowPlaque(table, race);
    case 'beat':
    case 'flip':
      if (view.flips === 0) return { say: rich('say.begin', who), tone: 'waiting' };
      return { say: rich('say.draws', who), why: race, tone: 'waiting' };
    case 'lots':
      return { say: rich('say.lots'), tone: 'waiting' };
    case 'penalty':
      return penaltyPlaque(table, race, picked);
    case 'choice':
      if (view.turn !== table.me) return { say: rich('say.other', who), why: race, tone: 'waiting' };
      return {
        say: rich(view.ordinal === 1 ? 'say.first' : 'say.second'),
        why: race,
        choices: goOn(table),
      };
    default:
      return { say: rich('say.over'), tone: 'waiting' };
  }
}

/** Drawing on or ending the turn, whichever the rules allow now. */
function goOn(table: Table): readonly Choice[] {
  const say = sayOf<typeof en>(table);
  const action = table.seen.legal.find(({ type }) => type === 'draw' || type === 'pass');
  if (action === undefined) return [];
  const icon = action.type === 'draw' ? { icon: Draw } : {};
  return [
    { id: action.type, label: say(action.type === 'draw' ? 'do.draw' : 'do.pass'), main: true, ...icon, onpick: () => table.send(action) },
  ];
}

function raceWords(table: Table, { touches, winner }: RaceResult): RichText {
  const rich = richOf<typeof en>(table);
  const times = timeWords(touches);
  if (winner === null) return rich('why.wrong', { times });
  const who = { who: { seat: winner } };
  return table.seen.view.options.calm ? rich(touches.length > 1 ? 'why.lot' : 'why.caught', who) : rich('why.first', { times });
}

function windowPlaque(table: Table, race: RichText | null): PlaqueData {
  const { view } = table.seen;
  const rich = richOf<typeof en>(table);
  const countdown = view.options.calm ? (table.timers[`settle${view.flips}`] ?? null) : null;
  if (view.touched || table.sending?.type === 'touch')
    return { say: rich('say.touched'), why: rich('say.touchedWhy'), tone: 'waiting', countdown };
  const words =
    table.me === null ? rich('say.window', { who: { seat: view.turn } }) : rich(view.options.veteran ? 'say.watchVeteran' : 'say.watch');
  return { say: words, why: race ?? rich('counter.wrong'), tone: 'waiting', countdown };
}

function penaltyPlaque(table: Table, race: RichText | null, picked: readonly number[]): PlaqueData {
  const { view } = table.seen;
  const rich = richOf<typeof en>(table);
  const say = sayOf<typeof en>(table);
  const { me } = table;
  const others = view.owes.filter((seat) => seat !== me);
  const names = { names: seats(others), count: others.length };
  if (me === null || !view.owes.includes(me)) return { say: rich('say.othersPay', names), why: race, tone: 'waiting' };
  const also = others.length === 0 ? race : rich('say.alsoPay', names);
  if ((view.seats[me]?.cards ?? 0) < 2) return { say: rich('say.payBag'), why: also, tone: 'urgent' };
  const [low, high] = picked.toSorted((a, b) => a - b);
  const enough = low !== undefined && high !== undefined;
  return {
    say: rich('say.payCards'),
    why: picked.length === 0 ? also : rich('why.picked', { count: picked.length, gems: gemsOn(picked) }),
    tone: 'urgent',
    choices: [
      {
        id: 'discard',
        label: say('do.discard'),
        main: true,
        off: enough ? null : say('do.discardOff'),
        onpick() {
          if (!enough) return;
          table.send(
            { type: 'discard', cards: [low, high] },
            { ask: { say: rich('do.discardAsk', { first: cardWords(low), second: cardWords(high) }), verb: say('do.discard') } },
          );
        },
      },
    ],
  };
}
