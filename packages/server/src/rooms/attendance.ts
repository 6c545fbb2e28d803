import type { Follower } from '../host/follower.ts';
import type { PersonRow } from '../ports.ts';
import type { Line } from '../race.ts';

/** One connection of one person. */
export interface Guest {
  readonly person: PersonRow;
  readonly line: Line;
  send(text: string): void;
  /** It no longer belongs to this room. */
  sentAway(code: string, text: string): void;
}

/** Who is in a room at this moment, on which screens, and since when the others are away. */
export class Attendance {
  /** What each connection looks at. */
  private readonly screens = new Map<Guest, readonly Follower[]>();
  private readonly awaySince = new Map<string, number>();
  private readonly opened: number;

  constructor(now: number) {
    this.opened = now;
  }

  get isEmpty(): boolean {
    return this.screens.size === 0;
  }

  guests(): Guest[] {
    return [...this.screens.keys()];
  }

  has(guest: Guest): boolean {
    return this.screens.has(guest);
  }

  isHere(member: string): boolean {
    for (const guest of this.screens.keys()) if (guest.person.id === member) return true;
    return false;
  }

  /** For how long this member has been away; of whoever was never seen, since the room was read. */
  absence(member: string, now: number): number {
    return this.isHere(member) ? 0 : now - (this.awaySince.get(member) ?? this.opened);
  }

  followers(guest: Guest): readonly Follower[] {
    return this.screens.get(guest) ?? [];
  }

  /** This connection looks at these from now on, and at nothing else. */
  show(guest: Guest, followers: readonly Follower[]): void {
    for (const follower of this.followers(guest)) follower.leave();
    this.screens.set(guest, followers);
  }

  /** False if it was not there. */
  remove(guest: Guest, now: number): boolean {
    if (!this.screens.has(guest)) return false;
    for (const follower of this.followers(guest)) follower.leave();
    this.screens.delete(guest);
    if (!this.isHere(guest.person.id)) this.awaySince.set(guest.person.id, now);
    return true;
  }
}
