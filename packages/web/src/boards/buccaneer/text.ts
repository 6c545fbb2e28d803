import * as buccaneer from '@quarterdeck/games/buccaneer';
import type { Seat, Update } from '@quarterdeck/kernel';
import type { Datum } from '../../i18n/say.ts';
import type { Line, Reader, ScoreRow, TextPart } from '../../table/board.ts';
import type { en } from './messages.en.ts';
import { boardable, stacksOf } from './reckon.ts';

type Key = keyof typeof en;
type View = buccaneer.View;
const { finalCount, lootKinds, shipOf } = buccaneer;

/** The loot that a ship shows, in words. */
export function lootData(ship: buccaneer.Ship): Datum {
  return ship.loot.map((kind) => ({ key: `loot.${kind}` satisfies Key }));
}

/** What stands in a stack's name: its pirates from the top down, and which ships it could board. */
export function stackData(
  view: View,
  stack: buccaneer.StackSeen,
  me: Seat | null,
): { height: number; owner: string; name: Datum; pirates: Datum; ships: Datum } {
  const { pirates } = stack;
  const captain = pirates[0]?.seat ?? 0;
  const ships = boardable(pirates.length, view.open);
  return {
    height: pirates.length,
    owner: captain === me ? 'you' : 'other',
    name: { seat: captain },
    pirates:
      pirates.length === 1
        ? { key: 'stack.lone' satisfies Key, data: { wage: String(pirates[0]?.wage) } }
        : pirates.map(({ seat, wage }): Datum => {
            const key: Key = wage === null ? 'stack.covered' : 'stack.pirate';
            return { key, data: { who: { seat }, wage: String(wage) } };
          }),
    ships: ships.length === 0 ? 'none' : ships.map((ship) => ({ key: 'stack.ship' satisfies Key, data: { ducats: ship.ducats } })),
  };
}

/** The table in words, from the same data as the board: with a memory aid also the wages of covered pirates that this reader saw. */
export function text(
  { view }: Update<buccaneer.Buccaneer>,
  reader: Reader,
  memory: buccaneer.Buccaneer['memory'] | null,
): readonly TextPart[] {
  const seen = memory === null ? view.stacks : buccaneer.remembered(view, memory);
  const ships = view.open.flatMap((number) => (number === null ? [] : [shipOf(number)]));
  const shipItems = ships.map((ship) =>
    reader.say('text.ship', { ducats: ship.ducats, crew: ship.crew, loot: lootData(ship), mystery: ship.mystery }),
  );
  const left = view.toCome.map((number) => shipOf(number).ducats);
  shipItems.push(left.length === 0 ? reader.say('ships.none') : reader.say('ships.left', { ships: left }));
  const quays = view.money.map((money, seat): TextPart => {
    const stacks = stacksOf(seen, seat);
    const items = stacks.map((stack) => reader.say('text.stack', stackData(view, stack, reader.me)));
    return { title: reader.say('text.stacks', { who: { seat }, money }), items: items.length === 0 ? [reader.say('quay.empty')] : items };
  });
  const loot = lootKinds.map((kind, index) => {
    const owners = view.loot.flatMap((pieces, seat) => ((pieces[index] ?? 0) > 0 ? [`${reader.name(seat)} ${pieces[index]}`] : []));
    return owners.length === 0
      ? reader.say('text.nobody', { loot: reader.say(`loot.${kind}.many`) })
      : reader.say('text.has', { loot: reader.say(`loot.${kind}.many`), pieces: owners });
  });
  return [{ title: reader.say('text.ships'), items: shipItems }, ...quays, { title: reader.say('text.loot'), items: loot }];
}

/** How the points arose: money, then what each kind brought and for how many pieces. The final count on the board gives the reasons. */
export function scores(view: View, reader: Reader): readonly ScoreRow[] {
  const count = finalCount(view.money, view.loot);
  const kinds = count.kinds.map(
    ({ kind, pieces, ducats }): ScoreRow => ({
      label: reader.say(`loot.${kind}.many`),
      values: pieces.map((has, seat) => (has === 0 ? '·' : (ducats[seat] ?? 0))),
      notes: pieces.map((has) => (has === 0 ? null : reader.say('score.pieces', { pieces: has }))),
    }),
  );
  return [
    { label: reader.say('score.money'), values: count.money },
    ...kinds,
    { label: reader.say('score.total'), values: count.totals, total: true },
  ];
}

/** Why each kind of loot brought what it did, in words; `who` has the most, `rest` are paid by the piece. */
export function reasons(view: View): Line[] {
  return finalCount(view.money, view.loot).kinds.map((count) => {
    const isPaid = (seat: Seat): boolean => count.share > 0 && count.winners.includes(seat);
    const rest = count.pieces.flatMap((pieces, seat) => (pieces > 0 && !isPaid(seat) ? [seat] : []));
    return {
      key: 'score.reason' satisfies Key,
      data: {
        most: count.most,
        one: { seat: count.winners[0] ?? 0 },
        who: count.winners.map((seat) => ({ seat })),
        won: count.winners.length,
        bonus: count.bonus,
        share: count.share,
        rest: rest.map((seat) => ({ seat })),
        few: rest.length,
      },
    };
  });
}

/** The win in one sentence. */
export function ending(view: View, reader: Reader): string {
  const best = Math.max(...finalCount(view.money, view.loot).totals);
  return reader.say(view.boarded === buccaneer.shipCount ? 'ending.ships' : 'ending.blockade', { ducats: best });
}
