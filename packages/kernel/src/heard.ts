import type { Emit, SeatSet, Viewer } from './game.ts';
import { allSeats, hasSeat } from './seats.ts';

/** One thing that the rules told, and how: `open`, `only` for some seats, or `reveal`. */
export interface Told<E> {
  readonly verb: 'open' | 'only' | 'reveal';
  /** Who hears `full`; with `open` and `reveal` everyone, spectators too. */
  readonly seats: SeatSet;
  readonly full: E;
  readonly rest: E | null;
}

/** An `Emit` that appends to `list`. */
export function collect<E>(list: Told<E>[], seats: number): Emit<E> {
  const everyone = allSeats(seats);
  const emit = (event: E): void => {
    list.push({ verb: 'open', seats: everyone, full: event, rest: event });
  };
  return Object.assign(emit, {
    only(to: SeatSet, full: E, rest: E | null): void {
      list.push({ verb: 'only', seats: to, full, rest });
    },
    reveal(event: E): void {
      list.push({ verb: 'reveal', seats: everyone, full: event, rest: event });
    },
  });
}

/** What this viewer hears of it; null for nothing. */
export function heardBy<E>(told: Told<E>, viewer: Viewer): E | null {
  if (told.verb !== 'only') return told.full;
  return viewer !== 'spectator' && hasSeat(told.seats, viewer) ? told.full : told.rest;
}
