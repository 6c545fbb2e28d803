import type { Seat } from '@quarterdeck/kernel';
import type { RefusalWhy } from '@quarterdeck/protocol';
import type { LogRow } from '../ports.ts';
import type { Asker } from './follower.ts';

/** Why nothing happened: a code and a sentence. */
export interface Refused {
  readonly why: RefusalWhy;
  readonly text: string;
}

/** How many refusals a table remembers; acceptances it remembers all, since they are in its log. */
const refusalsKept = 200;

/**
 * What was answered to each action, by seat and the client's own name for it: whoever asks again gets the first answer again, and
 * nothing happens twice.
 */
export class Answers {
  private readonly accepted = new Map<string, number | null>();
  private readonly refused = new Map<string, Refused>();

  constructor(log: readonly LogRow[]) {
    for (const { seat, action, heard } of log) if (seat !== null && action !== null) this.accept(seat, action, heard);
  }

  /** Answers a repetition; false if this is the first time. */
  repeat(seat: Seat, id: string, asker: Asker): boolean {
    const key = keyOf(seat, id);
    const seq = this.accepted.get(key);
    if (seq !== undefined) {
      asker.acknowledge(id, seq);
      return true;
    }
    const refused = this.refused.get(key);
    if (refused === undefined) return false;
    asker.refuse(id, refused.why, refused.text);
    return true;
  }

  accept(seat: Seat, id: string, seq: number | null): void {
    this.accepted.set(keyOf(seat, id), seq);
  }

  refuse(seat: Seat, id: string, refused: Refused, asker: Asker): void {
    this.refused.set(keyOf(seat, id), refused);
    const oldest = this.refused.keys().next();
    if (this.refused.size > refusalsKept && !oldest.done) this.refused.delete(oldest.value);
    asker.refuse(id, refused.why, refused.text);
  }
}

function keyOf(seat: Seat, id: string): string {
  return `${seat} ${id}`;
}
