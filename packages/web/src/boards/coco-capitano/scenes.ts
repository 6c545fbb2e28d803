import type { CocoCapitano, Event, Tile, View } from '@quarterdeck/games/coco-capitano';
import type { Viewer } from '@quarterdeck/kernel';
import { times } from '../../stage/queue.ts';
import type { Flight, Scene, Scenes } from '../../stage/scene.ts';
import { mostSingle } from './reckon.ts';

/** What flies on this board. */
export interface Thing {
  readonly tile: Tile;
}

/** Tiles leave the catch one after the other, the last taken first. */
function fromCatch(tiles: readonly Tile[], to: string, flip: boolean): readonly Flight[] {
  return tiles.map((tile, index): Flight => ({ from: `catch:${index}`, to, thing: { tile } satisfies Thing, flip })).reverse();
}

function scene(event: Event, view: View, viewer: Viewer): Scene | null {
  switch (event.type) {
    case 'rolled':
      return { sound: 'dice', lasts: times.roll + times.hop * (event.steps + event.pips + 1) };
    case 'took':
      return {
        sound: 'slide',
        flights: [
          {
            from: 'stack',
            to: `catch:${view.atRisk.length}`,
            thing: { tile: event.tile } satisfies Thing,
            lands: view.atRisk.length < mostSingle ? 'as' : 'on',
          },
        ],
      };
    case 'lost':
      return { sound: 'drum', flights: fromCatch(event.tiles, 'stack', false), hold: 'scene' };
    case 'banked':
      return { sound: 'coin', flights: fromCatch(event.tiles, viewer === event.seat ? 'safe' : `seat:${event.seat}`, true) };
    default:
      return null;
  }
}

/** The view after one event, but for the phase: while events play nobody is asked. */
function after(view: View, event: Event): View {
  const { stack } = view;
  switch (event.type) {
    case 'firstDrawn':
    case 'turnPassed':
      return { ...view, turn: event.seat };
    case 'placed':
      return { ...view, figures: { captain: event.captain, billy: event.billy, monkey: event.monkey } };
    case 'threw':
      return { ...view, phase: 'dice' };
    case 'rolled': {
      const { mover, steps, pips } = event;
      return { ...view, roll: { mover, steps, pips }, figures: { ...view.figures, [mover]: event.to, captain: event.captainTo } };
    }
    case 'took':
      return { ...view, atRisk: [...view.atRisk, event.tile], stack: { ...stack, size: stack.size - 1, seen: stack.seen.slice(1) } };
    case 'turnedUp':
      return { ...view, stack: { ...stack, seen: [event.tile] } };
    case 'uncovered':
      return stack.seen.length > 0 ? view : { ...view, stack: { ...stack, seen: [event.tile], bottom: stack.bottom.slice(1) } };
    case 'lost':
      return { ...view, atRisk: [], stack: withLost(view, event.tiles) };
    case 'banked':
      return { ...view, atRisk: [], safe: view.safe.map((pile, seat) => (seat === event.seat ? withTiles(pile, event.tiles) : pile)) };
    case 'ended':
      return view;
  }
}

function withLost({ stack, config }: View, tiles: readonly Tile[]): View['stack'] {
  const size = stack.size + tiles.length;
  if (config.lostTiles === 'top') return { ...stack, size, seen: [...tiles, ...stack.seen] };
  if (config.lostTiles === 'bottom') return { ...stack, size, bottom: [...stack.bottom, ...tiles] };
  return { ...stack, size, seen: tiles.length > 0 ? [] : stack.seen };
}

function withTiles({ size, kinds }: View['safe'][number], tiles: readonly Tile[]): View['safe'][number] {
  const more = (kind: Tile): number => tiles.filter((tile) => tile === kind).length;
  return { size: size + tiles.length, kinds: kinds === null ? null : [kinds[0] + more(0), kinds[1] + more(1), kinds[2] + more(2)] };
}

export const scenes: Scenes<CocoCapitano> = { scene, after };
