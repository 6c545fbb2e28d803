import { Refusal, type Role } from '../rights.ts';
import { type RoomDoc, rolesOf, seatsOfMember } from './doc.ts';

/** What one person is to a room. */
export interface Standing {
  readonly roles: readonly Role[];
  readonly seats: readonly number[];
}

/** What each person is to one state of a room, worked out once. */
export class Standings {
  private readonly doc: RoomDoc;
  private readonly known = new Map<string, Standing>();

  constructor(doc: RoomDoc) {
    this.doc = doc;
  }

  of(person: string): Standing {
    let standing = this.known.get(person);
    if (standing === undefined) {
      standing = { roles: rolesOf(this.doc, person), seats: seatsOfMember(this.doc, person) };
      this.known.set(person, standing);
    }
    return standing;
  }

  /** The seat that this person means: the only one, or the one named if it is the person's own. */
  seatOf(person: string, named: number | undefined): number {
    const { seats } = this.of(person);
    const seat = named ?? seats[0];
    if (seat === undefined) throw new Refusal('not-seated', 'You have no seat at this table.');
    if (!seats.includes(seat)) throw new Refusal('not-yours', 'This seat is not yours.');
    return seat;
  }
}
