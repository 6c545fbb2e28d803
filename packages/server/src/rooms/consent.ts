import type { Pace, Proposal } from '@quarterdeck/protocol';
import type { LiveTable } from '../host/live.ts';
import { Refusal } from '../rights.ts';
import { isPlaying, type RoomDoc, type RoomHolder } from './doc.ts';
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
  /** Whose seats they were when they were asked: what somebody agrees to binds nobody who takes the seat later. */
  private asked: Members = [];
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
    this.asked = membersOf(this.room.doc);
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

  /** Seats have changed hands: whoever sits down now is asked too, and nobody waits for who has left. */
  async reseat(): Promise<void> {
    const { proposal, asked } = this;
    const now = membersOf(this.room.doc);
    if (proposal === null || isSame(now, asked)) return;
    const stays = (seat: number): boolean => now[seat] === asked[seat];
    this.asked = now;
    this.proposal = stays(proposal.by) ? { ...proposal, agreed: proposal.agreed.filter(stays), needs: this.others(proposal) } : null;
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
    const { proposal, asked } = this;
    if (proposal?.needs.every((seat) => proposal.agreed.includes(seat))) {
      this.proposal = null;
      const live = this.playing();
      const change = carryOut(proposal, live);
      if (change !== null) {
        await this.room.change((doc) => {
          // Somebody may have sat down, or the game have ended, while this waited for its turn.
          const isAsAsked = isPlaying(doc) && doc.table?.id === live.row.id && isSame(membersOf(doc), asked);
          if (isAsAsked || proposal.what === 'pace') change(doc);
          return { result: null };
        });
        if (proposal.what === 'open-hands' && this.room.doc.openHands) this.hands.show(live);
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

type Members = readonly (string | null)[];

function membersOf(doc: RoomDoc): Members {
  return doc.seats.map((seat) => seat.member);
}

function isSame(some: Members, others: Members): boolean {
  return some.length === others.length && some.every((member, seat) => member === others[seat]);
}

/** Does what all have agreed to. Returns what is to be changed in the room itself; null for nothing. */
function carryOut({ what, by, pace }: Proposal, live: LiveTable): ((doc: RoomDoc) => void) | null {
  switch (what) {
    case 'undo': {
      const to = live.lineBefore(by);
      if (to !== null) live.goBack(to);
      return null;
    }
    case 'pause':
    case 'resume':
      live.setPaused(what === 'pause');
      return null;
    case 'abandon':
      live.abandon();
      return null;
    case 'pace':
      if (pace === null) return null;
      live.setPace(pace);
      return (doc) => {
        doc.settings = { ...doc.settings, pace };
      };
    case 'open-hands':
      return (doc) => {
        doc.openHands = true;
        doc.handsShown = true;
      };
  }
}
