import type { CocoCapitano, Event } from '@quarterdeck/games/coco-capitano';
import Chest from '~icons/game-icons/locked-chest';
import Dice from '~icons/game-icons/rolling-dices';
import { type BoardTable, type PlaqueData, richOf, sayOf } from '../../table/board.ts';
import type { en } from './messages.en.ts';
import { worthOf } from './reckon.ts';
import { metWord } from './words.ts';

/** What the plaque says; `event` is the one that plays. */
export function plaqueOf(table: BoardTable<CocoCapitano>, event: Event | null): PlaqueData {
  const { view } = table.seen;
  const rich = richOf<typeof en>(table);
  const say = sayOf<typeof en>(table);
  const who = { seat: view.turn };
  const sum = worthOf(view, view.atRisk);
  const waiting = { tone: 'waiting' } as const;
  if (event?.type === 'lost')
    return { ...waiting, say: rich('say.met', { who: { seat: event.seat }, met: metWord(event), count: event.tiles.length }) };
  if (event?.type === 'banked')
    return { ...waiting, say: rich('say.banked', { who: { seat: event.seat }, sum: worthOf(view, event.tiles) }) };
  if (view.phase === 'over') return { ...waiting, say: rich('say.over') };
  if (view.phase === 'dice') return { ...waiting, say: rich('say.rolling', { who }) };
  if (view.turn !== table.me) return { ...waiting, say: rich('say.other', { who, count: view.atRisk.length, sum }) };
  const roll = { id: 'roll', main: true, icon: Dice, onpick: () => table.send({ type: 'roll' }) };
  if (view.atRisk.length === 0) return { say: rich('say.begin'), big: true, choices: [{ ...roll, label: say('do.roll') }] };
  const stop = {
    id: 'stop',
    label: view.config.youngPlayers ? say('do.stopYoung', { tiles: sum }) : say('do.stop', { sum }),
    icon: Chest,
    onpick: () => table.send({ type: 'stop' }),
  };
  return {
    say: rich(view.stack.size === 1 ? 'say.last' : 'say.choose', { sum }),
    big: true,
    choices: [stop, { ...roll, label: say('do.again') }],
  };
}
