import type { Pace, Proposal } from '@quarterdeck/protocol';
import type { LiveTable } from '../host/live.ts';
import { Refusal } from '../rights.ts';
import { copyRoom, type RoomDoc, type RoomHolder } from './doc.ts';
import type { OpenHands } from './hands.ts';

/** What one seat proposes to the others. */
export interface Wish {
  readonly what: Proposal['what'];
  readonly by: number;
  readonly pace: Pace | null;
}

/** What a council needs of its room. */
interface Room extends RoomHolder {
  readonly table: LiveTable | null;
  standsIn(seat: number): boolean;
  change(change: (doc: RoomDoc) => { result: unknown }): Promise<unknown>;
  broadcast(): void;
}

/** The one open proposal of a room: who made it, who has agreed, whose consent is missing. What all agree to is done. */
export class Council {
  proposal: Proposal | null = null;
  private count = 0;
  private readonly room: Room;
  private readonly hands: OpenHands;

  constructor(room: Room, hands: OpenHands) {
    this.room = room;
    this.hands = hands;
  }

  /** Opens a proposal, or throws `Refusal` when it makes no sense now. */
  async propose(wish: Wish): Promise<void> {
    const live = this.playing();
    if (this.proposal !== null) throw new Refusal('not-allowed', 'There is a proposal already; it must be settled first.');
    if (wish.what === 'pace' && wish.pace === null) throw new Refusal('illegal', 'A proposal of another pace says which.');
    if (wish.what === 'pause' && live.status.paused) throw new Refusal('paused', 'The game is paused already.');
    if (wish.what === 'resume' && !live.status.paused) throw new Refusal('illegal', 'The game is not paused.');
    if (wish.what === 'undo' && live.lineBefore(wish.by) === null) {
      throw new Refusal('illegal', 'There is nothing of yours to take back: you have not acted, or a race was run since.');
    }
    this.proposal = { id: ++this.count, what: wish.what, by: wish.by, agreed: [wish.by], needs: this.others(wish), pace: wish.pace };
    await this.settle();
  }

  /** These seats agree, or one of them does not and that is the end of it. */
  async vote(id: number, seats: readonly number[], yes: boolean): Promise<void> {
    const { proposal } = this;
    if (proposal?.id !== id) throw new Refusal('stale', 'This proposal has been settled.');
    this.proposal = yes ? { ...proposal, agreed: [...new Set([...proposal.agreed, ...seats])] } : null;
    await this.settle();
  }

  /** Nobody waits for the consent of those for whom a bot plays, except for showing their hands. */
  async excuse(): Promise<void> {
    const { proposal } = this;
    const isAway = (seat: number): boolean => this.room.standsIn(seat);
    if (proposal === null || proposal.what === 'open-hands' || !proposal.needs.some(isAway)) return;
    this.proposal = { ...proposal, needs: proposal.needs.filter((seat) => !isAway(seat)) };
    await this.settle();
  }

  /** Does what all have agreed to; everyone learns how it stands. */
  private async settle(): Promise<void> {
    const { proposal } = this;
    if (proposal?.needs.every((seat) => proposal.agreed.includes(seat))) {
      this.proposal = null;
      const live = this.playing();
      const draft = copyRoom(this.room.doc);
      if (carryOut(proposal, live, draft)) {
        const { settings, openHands, handsShown } = draft;
        await this.room.change((doc) => ({ result: Object.assign(doc, { settings, openHands, handsShown }) }));
        if (proposal.what === 'open-hands') this.hands.show(live);
      }
    }
    this.room.broadcast();
  }

  private playing(): LiveTable {
    const { table } = this.room;
    if (table === null || table.status.over) throw new Refusal('no-table', 'No game is being played.');
    return table;
  }

  /** Seats of the other people who are there to be asked. Nobody's hand is shown behind their back. */
  private others({ by, what }: Wish): number[] {
    const { seats } = this.room.doc;
    const me = seats[by]?.member;
    const others = seats.flatMap((seat, index) => (seat.member === null || seat.member === me ? [] : [index]));
    return what === 'open-hands' ? others : others.filter((seat) => !this.room.standsIn(seat));
  }
}

/** Does what all have agreed to. What concerns the room is changed in `doc`, in place; true if anything there was. */
function carryOut({ what, by, pace }: Proposal, live: LiveTable, doc: RoomDoc): boolean {
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
