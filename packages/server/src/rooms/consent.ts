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

/** The one open proposal of a room: who made it, who has agreed, whose consent is missing. */
export class Council {
  proposal: Proposal | null = null;
  private count = 0;

  /** Opens a proposal, or throws `Refusal` when it makes no sense now. `needs`: the seats of the other people who are there to be asked. */
  open(wish: Wish, needs: readonly number[], live: LiveTable): void {
    if (this.proposal !== null) throw new Refusal('not-allowed', 'There is a proposal already; it must be settled first.');
    if (wish.what === 'pace' && wish.pace === null) throw new Refusal('illegal', 'A proposal of another pace says which.');
    if (wish.what === 'pause' && live.status.paused) throw new Refusal('paused', 'The game is paused already.');
    if (wish.what === 'resume' && !live.status.paused) throw new Refusal('illegal', 'The game is not paused.');
    if (wish.what === 'undo' && live.lineBefore(wish.by) === null) {
      throw new Refusal('illegal', 'There is nothing of yours to take back: you have not acted, or a race was run since.');
    }
    this.proposal = { id: ++this.count, what: wish.what, by: wish.by, agreed: [wish.by], needs: [...needs], pace: wish.pace };
  }

  /** These seats agree, or one of them does not and that is the end of it. */
  vote(id: number, seats: readonly number[], yes: boolean): void {
    const { proposal } = this;
    if (proposal?.id !== id) throw new Refusal('stale', 'This proposal has been settled.');
    this.proposal = yes ? { ...proposal, agreed: [...new Set([...proposal.agreed, ...seats])] } : null;
  }

  /** Nobody waits for the consent of those for whom a bot plays, except for showing their hands. True if that has changed anything. */
  excuse(isAway: (seat: number) => boolean): boolean {
    const { proposal } = this;
    if (proposal === null || proposal.what === 'open-hands' || !proposal.needs.some(isAway)) return false;
    this.proposal = { ...proposal, needs: proposal.needs.filter((seat) => !isAway(seat)) };
    return true;
  }

  /** The proposal, if all have agreed; it is closed then. */
  takeAgreed(): Proposal | null {
    const { proposal } = this;
    if (proposal === null || !proposal.needs.every((seat) => proposal.agreed.includes(seat))) return null;
    this.proposal = null;
    return proposal;
  }
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
      doc.handsShown = true;
      return true;
  }
}
