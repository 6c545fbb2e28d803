import { hasSeat } from '@quarterdeck/kernel';
import { type Driver, standInLevel } from '../host/drivers.ts';
import type { Status } from '../host/judge.ts';
import type { Attendance } from './attendance.ts';
import { isPlaying, type RoomHolder } from './doc.ts';

/** How long is too long. */
export interface Patience {
  /** A bot takes over from a person who has been away for so long. */
  readonly graceMs: number;
  /** A person who is there but silent may be given a bot after so long. */
  readonly sleepMs: number;
  now(): number;
}

/** Who plays on for those who are away or asleep. */
export class Relief {
  /** When the table last moved on. */
  moved: number;
  private readonly room: RoomHolder;
  private readonly attendance: Attendance;
  private readonly patience: Patience;
  /** Seats that the host has let a bot play for because nothing came from them. */
  private readonly asleep = new Set<number>();

  constructor(room: RoomHolder, attendance: Attendance, patience: Patience) {
    this.room = room;
    this.attendance = attendance;
    this.patience = patience;
    this.moved = patience.now();
  }

  standsIn(seat: number): boolean {
    const member = this.memberOn(seat);
    if (member === null) return false;
    return this.asleep.has(seat) || (this.isLive && this.absence(member) >= this.patience.graceMs);
  }

  /** In how many seconds a bot takes over; null if that does not run. */
  botIn(seat: number): number | null {
    const member = this.memberOn(seat);
    if (member === null || !this.isLive || this.attendance.isEmpty) return null;
    const left = this.patience.graceMs - this.absence(member);
    return this.attendance.isHere(member) || left <= 0 ? null : Math.ceil(left / 1000);
  }

  /** Who decides for which seat. At a real-time table nobody plays on while nobody is there. */
  drivers(): Driver[] {
    const rest = this.isLive && this.attendance.isEmpty;
    return this.room.doc.seats.map((seat, index) => {
      if (rest || seat.kind === 'open') return null;
      if (seat.kind === 'bot') return seat.level;
      return this.standsIn(index) ? standInLevel : null;
    });
  }

  /** Nothing has come from this seat for long, though the table waits for it. */
  isSilent(seat: number, status: Status | null): boolean {
    if (status === null || status.over || status.waiting.kind === 'over' || !hasSeat(status.waiting.must, seat)) return false;
    return this.patience.now() - this.moved >= this.patience.sleepMs;
  }

  letSleep(seat: number): void {
    this.asleep.add(seat);
  }

  /** True if it was thought asleep. */
  wake(seat: number): boolean {
    return this.asleep.delete(seat);
  }

  wakeAll(): void {
    this.asleep.clear();
  }

  /** Whose seat this is in the running game. */
  private memberOn(seat: number): string | null {
    const { doc } = this.room;
    return isPlaying(doc) ? (doc.seats[seat]?.member ?? null) : null;
  }

  private get isLive(): boolean {
    return this.room.doc.settings.pace.mode === 'live';
  }

  private absence(member: string): number {
    return this.attendance.absence(member, this.patience.now());
  }
}
