import type { Viewer } from '@quarterdeck/kernel';
import { Follower } from '../host/follower.ts';
import type { TableHost } from '../host/host.ts';
import type { LiveTable } from '../host/live.ts';
import type { Attendance, Guest } from './attendance.ts';
import type { RoomHolder } from './doc.ts';

/** What a connection that comes back has of a table: how many events as which viewer. */
export interface Has {
  readonly table: string;
  readonly viewer: Viewer;
  readonly since: number;
}

/** What looking needs of its room. */
interface Room extends RoomHolder {
  readonly table: LiveTable | null;
  seatsOf(person: string): readonly number[];
}

/** Which connection looks at the table through whose eyes. */
export class Lookout {
  private readonly room: Room;
  private readonly attendance: Attendance;
  private readonly host: TableHost;

  constructor(room: Room, attendance: Attendance, host: TableHost) {
    this.room = room;
    this.attendance = attendance;
    this.host = host;
  }

  /** It looks at just what its person may see. */
  isRight(guest: Guest): boolean {
    const { doc, table } = this.room;
    const followers = this.attendance.followers(guest);
    if (doc.table === null) return followers.length === 0;
    if (table === null) return false;
    const viewers = this.viewersFor(guest, table);
    return (
      followers.length === viewers.length &&
      followers.every((follower, index) => follower.viewer === viewers[index] && table.followers.has(follower))
    );
  }

  /** Begins to send the table, from where the connection is with it. True if it does so now. */
  async follow(guest: Guest, has: Has | null): Promise<boolean> {
    this.attendance.show(guest, []);
    const id = this.room.doc.table?.id;
    if (id === undefined) return false;
    const live = await this.host.open(id);
    if (live === null || this.room.doc.table?.id !== id || !this.attendance.has(guest) || this.isRight(guest)) return false;
    const viewers = this.viewersFor(guest, live);
    const followers = viewers.map((viewer) => new Follower(viewer, guest));
    this.attendance.show(guest, followers);
    // What other eyes have heard says nothing about these.
    const from = has?.table === id && viewers.length === 1 && has.viewer === viewers[0] ? has.since : 0;
    for (const follower of followers) live.follow(follower, from);
    return true;
  }

  /** After a game the room may have more seats than its table had. */
  private viewersFor(guest: Guest, { row }: LiveTable): Viewer[] {
    const seats = this.room.seatsOf(guest.person.id).filter((seat) => seat < row.seats);
    return seats.length > 0 ? seats : ['spectator'];
  }
}
