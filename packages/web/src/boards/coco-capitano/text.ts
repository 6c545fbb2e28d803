import { type CocoCapitano, type Tile, tileNames, type View } from '@quarterdeck/games/coco-capitano';
import type { Update } from '@quarterdeck/kernel';
import type { Data } from '../../i18n/say.ts';
import type { Reader, ScoreRow, TextPart } from '../../table/board.ts';
import type { en } from './messages.en.ts';
import { nameOf, pileWorth, worthOf } from './reckon.ts';

type Say = (key: keyof typeof en, data?: Data) => string;

/** The table as headings and lists. */
export function text({ view }: Update<CocoCapitano>, reader: Reader): readonly TextPart[] {
  const say: Say = (key, data) => reader.say(key, data);
  const { stack, figures, islands, atRisk, roll } = view;
  const tiles = (list: readonly Tile[]): string => list.map((tile) => say(`tile.${nameOf(tile)}`)).join('; ');
  const ahead = (figure: 'billy' | 'monkey'): string =>
    say('text.ahead', { figure: say(`figure.${figure}`), steps: (figures[figure] - figures.captain + islands) % islands });
  const turn = [say('text.turnIs', { who: { seat: view.turn } })];
  if (roll !== null) turn.push(say('text.roll', { ...roll }));
  turn.push(atRisk.length === 0 ? say('text.noRisk') : `${say('tray.risk')}: ${tiles(atRisk)}. ${sum(say, view, atRisk)}.`);
  const [top] = stack.seen;
  const stackItems = [say('sea.stackSays', { count: stack.size, tile: top === undefined ? 'none' : nameOf(top) })];
  if (stack.seen.length > 1) stackItems.push(say('text.order', { tiles: tiles(stack.seen) }));
  if (stack.bottom.length > 0) stackItems.push(say('text.bottom', { tiles: tiles(stack.bottom) }));
  return [
    { title: say('text.turn'), items: turn },
    { title: say('sea.title'), items: [say('text.captain', { island: figures.captain + 1, islands }), ahead('billy'), ahead('monkey')] },
    { title: say('sea.stack'), items: stackItems },
    {
      title: say('text.players'),
      items: view.safe.map((pile, seat) => {
        const counted = say('text.player', { who: { seat }, count: pile.size });
        if (pile.kinds === null || pile.size === 0) return counted;
        const [chests, barrels, bags] = pile.kinds;
        const points = chests + 2 * barrels + 3 * bags;
        return `${counted}: ${say('text.kinds', { chests, barrels, bags, points })}`;
      }),
    },
  ];
}

function sum(say: Say, view: View, tiles: readonly Tile[]): string {
  return say('tray.sum', { young: view.config.youngPlayers ? 'yes' : 'no', count: tiles.length, points: worthOf(view, tiles) });
}

/** How the points arose: how many of each kind, then the sum. */
export function scores(view: View, reader: Reader): readonly ScoreRow[] {
  const say: Say = (key, data) => reader.say(key, data);
  return [
    ...tileNames.map(
      (name, kind): ScoreRow => ({
        label: say(view.config.youngPlayers ? `kind.${name}` : `score.${name}`),
        values: view.safe.map(({ kinds }) => kinds?.[kind] ?? ''),
      }),
    ),
    {
      label: say(view.config.youngPlayers ? 'score.tiles' : 'score.points'),
      values: view.safe.map((pile) => pileWorth(view, pile) ?? ''),
      total: true,
    },
  ];
}

/** Says it when chests decided. */
export function ending(view: View, reader: Reader): string | null {
  const worths = view.safe.map((pile) => pileWorth(view, pile) ?? 0);
  const best = Math.max(...worths);
  const chests = view.safe.flatMap(({ kinds }, seat) => (worths[seat] === best ? [kinds?.[0] ?? 0] : []));
  return chests.length > 1 && new Set(chests).size > 1 ? reader.say('ending.chests') : null;
}
