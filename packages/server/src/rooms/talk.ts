import type { ClientFrame } from '@quarterdeck/protocol';
import { chatFrame, isFor, type StoredLine } from './chat.ts';
import type { RoomDoc } from './doc.ts';

/** How many lines of a room are kept in memory and sent to whoever comes in. */
export const linesKept = 200;

/** What was said in a room lately. */
export class Talk {
  private lines: StoredLine[];

  constructor(lines: readonly StoredLine[]) {
    this.lines = [...lines];
  }

  /** The frame that tells a member what it may hear of it; null for nothing. */
  frameFor(doc: RoomDoc, member: string): string | null {
    const lines = this.lines.filter((line) => isFor(doc, member, line));
    return lines.length > 0 ? chatFrame(lines) : null;
  }

  /** A new line of this member; null if it has been said already. */
  add(doc: RoomDoc, member: string, seat: number | null, frame: ClientFrame & { type: 'chat' }, at: number): StoredLine | null {
    if (this.lines.some((line) => line.member === member && line.id === frame.id)) return null;
    const line: StoredLine = {
      n: (this.lines.at(-1)?.n ?? 0) + 1,
      to: frame.to,
      member,
      name: doc.members.find((known) => known.id === member)?.name ?? '',
      seat,
      text: frame.text ?? null,
      phrase: frame.phrase ?? null,
      at,
      id: frame.id,
    };
    this.lines.push(line);
    if (this.lines.length > linesKept) this.lines.shift();
    return line;
  }

  /** It could not be kept, so it was not said. */
  unsay(unkept: StoredLine): void {
    this.lines = this.lines.filter((line) => line !== unkept);
  }

  forget(member: string): void {
    this.lines = this.lines.filter((line) => line.member !== member);
  }
}
