import type { Seat, Viewer } from './game.ts';
import { heardBy, type Told } from './heard.ts';

type Line = { readonly seq: number; readonly told: Told<unknown> };

/**
 * Counts what each viewer has heard, undone events included. Such a count only grows, and unlike the length of the log it says
 * nothing about lines that the viewer knows nothing of: a sealed answer, a secret draw.
 */
export interface Hearing {
  /** These lines were told as well, from `list[from]` on. */
  hear(list: readonly Line[], from: number): void;
  /** The table went back; `list` is all that counts now. */
  rewind(list: readonly Line[]): void;
  count(viewer: Viewer): number;
  /** The line of the next event after the viewer had heard `count`; 0 when nothing is to come, -1 when all it heard was undone, Infinity when it cannot have heard that much. */
  next(viewer: Viewer, count: number): number;
}

/** Of one viewer: the line of each event that counts, by how much the count is ahead of them, the least count that is not undone. */
type Ear = { lines: number[]; ahead: number; least: number };

/** A count of nothing yet, for this many seats and the spectators. */
export function hearing(seats: number): Hearing {
  const ears: Ear[] = Array.from({ length: seats + 1 }, () => ({ lines: [], ahead: 0, least: 0 }));
  const viewerOf = (index: number): Viewer => (index === seats ? 'spectator' : (index as Seat));
  const earOf = (viewer: Viewer): Ear => ears[viewer === 'spectator' ? seats : viewer] as Ear;
  const hear = (list: readonly Line[], from: number): void => {
    for (let i = from; i < list.length; i++) {
      const { seq, told } = list[i] as Line;
      for (let index = 0; index <= seats; index++) if (heardBy(told, viewerOf(index)) !== null) (ears[index] as Ear).lines.push(seq);
    }
  };
  return {
    hear,
    rewind(list) {
      const counts = ears.map((ear) => ear.lines.length + ear.ahead);
      for (const ear of ears) ear.lines = [];
      hear(list, 0);
      for (const [index, ear] of ears.entries()) {
        ear.least = (counts[index] as number) + 1;
        ear.ahead = ear.least - ear.lines.length;
      }
    },
    count(viewer) {
      const ear = earOf(viewer);
      return ear.lines.length + ear.ahead;
    },
    next(viewer, count) {
      const ear = earOf(viewer);
      if (count < ear.least) return -1;
      const index = count - ear.ahead;
      if (index > ear.lines.length) return Number.POSITIVE_INFINITY;
      return ear.lines[index] ?? 0;
    },
  };
}
