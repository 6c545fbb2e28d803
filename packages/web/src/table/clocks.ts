import type { Seat } from '@quarterdeck/kernel';
import type { Pace, SeatClock, SeatView } from '@quarterdeck/protocol';
import type { Countdown, Person } from './board.ts';
import { nameOf } from './people.ts';

/** A seat of a room as the boards see a person. `since`: when the clocks arrived. */
export function personOf(
  view: SeatView,
  about: {
    readonly seat: Seat;
    readonly isMe: boolean;
    readonly isTurn: boolean;
    readonly team: number | null;
    readonly clock: SeatClock | null;
    readonly since: number;
    readonly totalMs: number | null;
    readonly pause: Countdown | null;
  },
): Person {
  const { seat, isMe, isTurn, team, clock, since, totalMs, pause } = about;
  const left = clock?.running ? clock.leftMs : null;
  return {
    seat,
    name: nameOf(view),
    crew: view.crew,
    kind: view.kind,
    here: view.here,
    standIn: view.standIn,
    botAt: view.botInSeconds === null ? null : { endsAt: since + view.botInSeconds * 1000, totalMs: view.botInSeconds * 1000 },
    clock: left === null ? null : { endsAt: since + left, totalMs: Math.max(totalMs ?? left, left) },
    pause,
    team,
    isMe,
    isTurn,
  };
}

/** How long a decision may take by the pace, for the arc of its clock; null where nothing runs out. */
export function totalOf(pace: Pace): number | null {
  if (pace.mode === 'days') return pace.days * 86_400_000;
  const seconds = pace.perMoveSeconds ?? pace.bankSeconds;
  return seconds === null ? null : seconds * 1000;
}
