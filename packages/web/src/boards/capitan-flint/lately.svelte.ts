import type { FlintEvent, FlintShape, Touch } from '@quarterdeck/games/capitan-flint';
import type { Seat } from '@quarterdeck/kernel';
import type { BoardTable } from '../../table/board.ts';

/** How the last window with hands on Parche ended. `winner`: null if all were wrong. */
export interface RaceResult {
  readonly flip: number;
  readonly touches: readonly Touch[];
  readonly winner: Seat | null;
}

/** For so long the strip of a race's result stays, in milliseconds; a new card takes it away at once. */
const stripMs = 2400;

/** What happened just now, for the strip over Parche and the second line of the plaque. Make it while a component is set up. */
export class Lately {
  /** Shown in the strip. */
  strip = $state.raw<RaceResult | null>(null);
  /** Said in the plaque until the window after the next card has closed. */
  result = $state.raw<RaceResult | null>(null);

  constructor(table: BoardTable<FlintShape>) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let heard: readonly FlintEvent[] = [];
    $effect(() => {
      const { events, since, view } = table.seen;
      if (events === heard) return;
      heard = events;
      // A full update brings everything from the start: nothing of it is news.
      const result = since === 0 && view.flips > 1 ? null : resultIn(events);
      if (result !== null) {
        this.result = result;
        this.strip = result;
        clearTimeout(timer);
        timer = setTimeout(() => (this.strip = null), stripMs);
      } else if (events.some((event) => event.type === 'turned')) this.strip = null;
      else if (events.some((event) => event.type === 'settled')) this.result = null;
    });
    $effect(() => () => clearTimeout(timer));
  }
}

/** The race that these events tell of, or null. */
export function resultIn(events: readonly FlintEvent[]): RaceResult | null {
  const settled = events.findLast((event) => event.type === 'settled');
  if (settled === undefined || settled.touches.length === 0) return null;
  const caught = events.findLast((event) => event.type === 'caught');
  return { flip: settled.flip, touches: settled.touches, winner: settled.opened === null ? null : (caught?.seat ?? null) };
}
