import type { Shape, Viewer } from '@quarterdeck/kernel';
import type { SoundName } from './sounds.ts';

/**
 * How events become motion. The stage plays one event at a time: it measures where things are, shows the view after the event,
 * and moves what changed from where it was to where it is. Then it settles on the update's view, which is the last word.
 */

/** A named place on screen, set by `{@attach spot('island:3')}`. The frame sets `seat:0` … on pennants and on my crest. */
export type SpotName = string;

export interface Flight {
  readonly from: SpotName;
  readonly to: SpotName;
  /** What flies: the board's `piece` snippet draws it at the size of its target. */
  readonly thing: unknown;
  /** It turns over on the way; the `piece` snippet gets `turned` half way. */
  readonly flip?: boolean;
  /** `as`: the thing at `to` is this very thing and stays hidden until it lands. `on`: it lands on a place. Default `on`. */
  readonly lands?: 'as' | 'on';
  /** Milliseconds after the flight before it. 0: all at once. Default 60. */
  readonly after?: number;
  readonly ease?: 'sail' | 'drop';
  /** `move` 420 ms (default), `hop` 220, `flip` 260. */
  readonly pace?: 'move' | 'hop' | 'flip';
  /** Raised to 1.25 of its size at the end for this long, so that all can read it, before it lies down. */
  readonly read?: boolean;
}

export interface Scene {
  readonly flights?: readonly Flight[];
  readonly sound?: SoundName;
  /** How long the table rests on this event after its flights. `none` (default), `short` 300, `read` 900, `scene` 1400 ms. */
  readonly hold?: 'none' | 'short' | 'read' | 'scene';
  /** How long the event lasts while the board itself animates it (dice: `roll` 850 ms), by name or in milliseconds. The board sees it in `stage.event`, and its pace in `stage.paceNow`. */
  readonly lasts?: 'none' | 'roll' | 'scene' | number;
  /** Whatever is still moving is cut short and this shows at once: in a race every eye must get it in the same moment. */
  readonly now?: boolean;
  /** Spots that get the foam ring until the next event. */
  readonly fresh?: readonly SpotName[];
}

export interface Scenes<G extends Shape> {
  /** What this event looks like, for this viewer; null: nothing moves. `view` is the one before the event. */
  scene(event: G['event'], view: G['view'], viewer: Viewer): Scene | null;
  /**
   * The view after one event in the middle of several, as far as it matters to the eye. Omitted, the old view stays until the
   * last event of an update, with which the new view shows.
   */
  after?(view: G['view'], event: G['event']): G['view'];
}
