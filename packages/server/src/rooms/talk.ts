import type { ClientFrame } from '@quarterdeck/protocol';
import type { Write } from '../ports.ts';
import { chatKept } from '../ports.ts';
import type { Attendance } from './attendance.ts';
import { chatFrame, isFor, type StoredLine } from './chat.ts';
import type { RoomHolder } from './doc.ts';

/** Where what is said is kept, and by which clock. */
interface Archive {
  now(): number;
  commit(...writes: readonly Write[]): Promise<void>;
}

/** What was said in a room lately. */
export class Talk {
  private readonly room: RoomHolder;
  private readonly attendance: Attendance;
  private readonly archive: Archive;
  private lines: StoredLine[];
  /** The number of the last line, also if it was forgotten since: no other is mistaken for it. */
  private last: number;

  constructor(room: RoomHolder, attendance: Attendance, archive: Archive, lines: readonly StoredLine[]) {
    this.room = room;
    this.attendance = attendance;
    this.archive = archive;
    this.lines = [...lines];
    this.last = lines.at(-1)?.n ?? 0;
  }

  /** The frame that tells a member what it may hear of it; null for nothing. */
  frameFor(member: string): string | null {
    const lines = this.lines.filter((line) => isFor(this.room.doc, member, line));
    return lines.length > 0 ? chatFrame(lines) : null;
  }

  /** Says it to everyone it is meant for once it is durable. A repetition is not said twice. */
  async say(member: string, seat: number | null, frame: ClientFrame & { type: 'chat' }): Promise<void> {
    const line = this.add(member, seat, frame);
    if (line === null) return;
    try {
      await this.archive.commit({ type: 'insert-chat', row: { room: this.room.doc.code, n: line.n, doc: JSON.stringify(line) } });
    } catch (error) {
      // It could not be kept, so it was not said.
      this.lines = this.lines.filter((other) => other !== line);
      throw error;
    }
    const text = chatFrame([line]);
    for (const other of this.attendance.guests()) if (isFor(this.room.doc, other.person.id, line)) other.send(text);
  }

  forget(member: string): void {
    this.lines = this.lines.filter((line) => line.member !== member);
  }

  /** A new line of this member; null if it has been said already. */
  private add(member: string, seat: number | null, frame: ClientFrame & { type: 'chat' }): StoredLine | null {
    if (this.lines.some((line) => line.member === member && line.id === frame.id)) return null;
    const line: StoredLine = {
      n: ++this.last,
      to: frame.to,
      member,
      name: this.room.doc.members.find((known) => known.id === member)?.name ?? '',
      seat,
      text: frame.text ?? null,
      phrase: frame.phrase ?? null,
      at: this.archive.now(),
      id: frame.id,
    };
    this.lines.push(line);
    if (this.lines.length > chatKept) this.lines.shift();
    return line;
  }
}
