import type { LiveTable } from '../host/live.ts';
import type { Attendance, Guest } from './attendance.ts';
import type { RoomHolder } from './doc.ts';

/** Hands that all have agreed to open: watchers see much later what everyone held. */
export class OpenHands {
  private readonly room: RoomHolder;
  private readonly attendance: Attendance;
  private readonly delayMs: number;
  /** The table of which something was shown, or is on its way. */
  private shown: string | null = null;
  /** How often they were closed: what was on its way then is never sent. */
  private closed = 0;
  /** What was shown last, for those who come later. */
  private last: { readonly table: string; readonly text: string } | null = null;

  constructor(room: RoomHolder, attendance: Attendance, delayMs: number) {
    this.room = room;
    this.attendance = attendance;
    this.delayMs = delayMs;
  }

  /** Shows this much later what everyone holds now. */
  show(live: LiveTable): void {
    this.shown = live.row.id;
    const { closed } = this;
    const hands = { table: live.row.id, text: live.handsFrame() };
    setTimeout(() => {
      if (closed !== this.closed || !this.room.doc.openHands) return;
      this.last = hands;
      this.sendTo(this.attendance.guests());
    }, this.delayMs).unref();
  }

  /** The consent was taken back. */
  close(): void {
    this.closed++;
    this.shown = null;
    this.last = null;
  }

  /** Somebody looks at a table whose hands were opened before this server was started. */
  resume(live: LiveTable): void {
    if (this.room.doc.openHands && this.shown !== live.row.id) this.show(live);
  }

  /** Whoever had a seat in this game may take it up again, and so sees no other hand. */
  sendTo(guests: Iterable<Guest>): void {
    const { doc } = this.room;
    if (this.last === null || !doc.openHands || doc.table?.id !== this.last.table) return;
    for (const guest of guests) if (!doc.players.includes(guest.person.id)) guest.send(this.last.text);
  }
}
