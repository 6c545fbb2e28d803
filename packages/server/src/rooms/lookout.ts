import type { Viewer } from '@quarterdeck/kernel';
import { Follower } from '../host/follower.ts';
import type { TableHost } from '../host/host.ts';
import type { LiveTable } from '../host/live.ts';
import type { Attendance, Guest } from './attendance.ts';
import type { RoomHolder } from './doc.ts';

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

  /** Begins to send the table; `since` is how much the connection has of it, if it means this table. True if it does so now. */
  async follow(guest: Guest, tableId: string | undefined, since: number): Promise<boolean> {
    this.attendance.show(guest, []);
    const id = this.room.doc.table?.id;
    if (id === undefined) return false;
    const live = await this.host.open(id);
    if (live === null || this.room.doc.table?.id !== id || !this.attendance.has(guest) || this.isRight(guest)) return false;
    const viewers = this.viewersFor(guest, live);
    const followers = viewers.map((viewer) => new Follower(viewer, guest));
    this.attendance.show(guest, followers);
    const from = tableId === id && viewers.length === 1 ? since : 0;
    for (const follower of followers) live.follow(follower, from);
    return true;
  }

  /** After a game the room may have more seats than its table had. */
  private viewersFor(guest: Guest, { row }: LiveTable): Viewer[] {
    const seats = this.room.seatsOf(guest.person.id).filter((seat) => seat < row.seats);
    return seats.length > 0 ? seats : ['spectator'];
  }
}
