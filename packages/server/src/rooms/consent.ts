import type { Pace, Proposal } from '@quarterdeck/protocol';
import type { LiveTable } from '../host/live.ts';
import { Refusal } from '../rights.ts';
import type { RoomDoc } from './doc.ts';

/** What one seat proposes to the others. */
export interface Wish {
  readonly what: Proposal['what'];
  readonly by: number;
  readonly pace: Pace | null;
}

/** Opens a proposal, or throws `Refusal` when it makes no sense now. `needs`: the seats of the other people who are there to be asked. */
export function propose(id: number, wish: Wish, needs: readonly number[], live: LiveTable, pending: Proposal | null): Proposal {
  if (pending !== null) throw new Refusal('not-allowed', 'There is a proposal already; it must be settled first.');
  if (wish.what === 'pace' && wish.pace === null) throw new Refusal('illegal', 'A proposal of another pace says which.');
  if (wish.what === 'pause' && live.status.paused) throw new Refusal('paused', 'The game is paused already.');
  if (wish.what === 'resume' && !live.status.paused) throw new Refusal('illegal', 'The game is not paused.');
  if (wish.what === 'undo' && live.lineBefore(wish.by) === null) {
    throw new Refusal('illegal', 'There is nothing of yours to take back: you have not acted, or a race was run since.');
  }
  return { id, what: wish.what, by: wish.by, agreed: [wish.by], needs: [...needs], pace: wish.pace };
}

export function isAgreed({ needs, agreed }: Proposal): boolean {
  return needs.every((seat) => agreed.includes(seat));
}

/** Does what all have agreed to. What concerns the room is changed in `doc`, in place; true if anything there was. */
export function carryOut({ what, by, pace }: Proposal, live: LiveTable, doc: RoomDoc): boolean {
  switch (what) {
    case 'undo': {
      const to = live.lineBefore(by);
      if (to !== null) live.goBack(to);
      return false;
    }
    case 'pause':
    case 'resume':
      live.setPaused(what === 'pause');
      return false;
    case 'abandon':
      live.abandon();
      return false;
    case 'pace':
      if (pace === null) return false;
      live.setPace(pace);
      doc.settings = { ...doc.settings, pace };
      return true;
    case 'open-hands':
      doc.openHands = true;
      return true;
  }
}
