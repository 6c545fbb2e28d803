import type { Recall, Rng, Seat, Viewer } from '@quarterdeck/kernel';
import { type Figures, type Roll, rollIndex, rolls } from './dice.ts';
import type { CocoCapitano } from './index.ts';
import type { Event } from './rules.ts';
import { type Config, islandsOf, type Phase, type State } from './state.ts';
import { allTiles, countsOf, gather, oneOf, sizeOf, type Tile, type Tiles, tilesOfKind } from './tiles.ts';

/** What one seat has safe: always how many, and which where they lie open to the viewer (D4). */
export interface Safe {
  readonly size: number;
  /** [chests, barrels, bags], or null: face down. */
  readonly kinds: readonly [chests: number, barrels: number, bags: number] | null;
}

export interface View {
  readonly config: Config;
  readonly islands: number;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly figures: Figures;
  /** The dice as they lie; null before the first roll. */
  readonly roll: Roll | null;
  /** `seen`: the tiles on top whose order all know, the top one first. `bottom`: lost tiles below all others, the highest first. */
  readonly stack: { readonly size: number; readonly seen: readonly Tile[]; readonly bottom: readonly Tile[] };
  /** Tiles of this turn, in the order they were taken. */
  readonly atRisk: readonly Tile[];
  readonly safe: readonly Safe[];
}

/** Sees the values of all piles: with open scores (D4), and everyone at the end. A seat always knows its own. */
function isOpen(state: State, seat: Seat, viewer: Viewer): boolean {
  return state.config.openScores || state.phase === 'over' || viewer === seat;
}

export function view(state: State, viewer: Viewer): View {
  const { config, islands, phase, turn, captain, billy, monkey, stack } = state;
  return {
    config,
    islands,
    phase,
    turn,
    figures: { captain, billy, monkey },
    roll: rolls[state.roll] ?? null,
    stack: {
      size: sizeOf(state.bag) + state.seen - state.top + state.bottom.length,
      seen: stack.slice(state.top, state.seen),
      bottom: state.bottom.slice(),
    },
    atRisk: stack.slice(state.turnStart, state.top),
    safe: state.safe.map((tiles, seat) => ({ size: sizeOf(tiles), kinds: isOpen(state, seat, viewer) ? countsOf(tiles) : null })),
  };
}

/** What was seen to become safe, by seat (D4): all that a face-down pile hides. */
export interface Memory {
  readonly safe: readonly Tiles[];
}

export const recall: Recall<CocoCapitano> = {
  start: (view) => ({ safe: view.safe.map(() => 0) }),
  hear(memory, event: Event) {
    if (event.type !== 'banked') return memory;
    return { safe: memory.safe.map((tiles, seat) => (seat === event.seat ? tiles + gather(event.tiles) : tiles)) };
  },
  fits: (memory, state) =>
    memory.safe.every((tiles, seat) =>
      countsOf(tiles).every((count, kind) => count <= (countsOf(state.safe[seat] as Tiles)[kind] as number)),
    ),
};

/** Safe tiles that neither lie open nor were seen (who came late) are drawn from all that is unaccounted for. */
export function determinize(view: View, memory: Memory, rng: Rng): State {
  const stack = [...view.atRisk, ...view.stack.seen];
  const safe = view.safe.map(({ kinds }, seat) =>
    kinds === null ? (memory.safe[seat] as Tiles) : kinds.reduce((sum, count, kind) => sum + count * (oneOf[kind] as number), 0),
  );
  let bag = allTiles - gather(stack) - gather(view.stack.bottom) - safe.reduce((sum, tiles) => sum + tiles, 0);
  view.safe.forEach(({ size }, seat) => {
    for (let lacking = size - sizeOf(safe[seat] as Tiles); lacking > 0; lacking--) {
      const tile = oneOf[randomKind(bag, rng)] as Tiles;
      bag -= tile;
      safe[seat] = (safe[seat] as Tiles) + tile;
    }
  });
  return {
    config: view.config,
    seats: view.safe.length,
    islands: islandsOf(view.config),
    phase: view.phase,
    turn: view.turn,
    captain: view.figures.captain,
    billy: view.figures.billy,
    monkey: view.figures.monkey,
    roll: view.roll === null ? -1 : rollIndex(view.roll.mover, view.roll.steps, view.roll.pips),
    bag,
    stack,
    turnStart: 0,
    top: view.atRisk.length,
    seen: stack.length,
    bottom: view.stack.bottom.slice(),
    safe,
  };
}

function randomKind(bag: Tiles, rng: Rng): Tile {
  let at = rng.below(sizeOf(bag));
  return countsOf(bag).findIndex((count) => {
    at -= count;
    return at < 0;
  });
}

/** Every tile is in exactly one place, and the figures stand on islands. */
export function broken(state: State): string | null {
  const { captain, billy, monkey, islands } = state;
  for (const place of [captain, billy, monkey]) if (place < 0 || place >= islands) return `there is no island ${place}`;
  for (let kind = 0; kind < 3; kind++) {
    const count = (tiles: Tiles): number => countsOf(tiles)[kind] as number;
    const listed = [...state.stack.slice(state.turnStart, state.seen), ...state.bottom].filter((tile) => tile === kind).length;
    const total = count(state.bag) + listed + state.safe.reduce((sum, tiles) => sum + count(tiles), 0);
    if (total !== tilesOfKind) return `${total} tiles of kind ${kind} instead of ${tilesOfKind}`;
  }
  return null;
}
