import { isForgetful } from '@quarterdeck/kernel';
import type { Clocks } from '../clock.ts';
import type { Follower } from './follower.ts';
import type { AnyTable } from './wire.ts';
import { updateFrame } from './wire.ts';

/** Everyone who looks at one table, and what each has been sent. */
export class Screens {
  readonly followers = new Set<Follower>();
  private readonly id: string;
  private readonly table: AnyTable;
  /** In a game whose past may not be looked up: how much each person has been sent as each viewer. */
  private readonly sent: Map<string, number> | null;

  constructor(id: string, table: AnyTable) {
    this.id = id;
    this.table = table;
    this.sent = isForgetful(table.game, table.config) ? new Map() : null;
  }

  /** How much a viewer counts as having heard that says it has heard `claimed`: in a forgetful game at least what it was sent, else from now on. */
  startAt(follower: Follower, claimed: number): number {
    if (this.sent === null) return claimed;
    const sent = this.sent.get(personKey(follower));
    return sent === undefined ? -1 : Math.max(sent, claimed);
  }

  /** Sends what is new to whoever has not got it. `moment` counts the public moments of the table. */
  broadcast(clocks: Clocks, moment: number, now: number): void {
    // Several screens of one seat get the same text; it is written once.
    let last: { viewer: Follower['viewer']; heard: number; text: string } | null = null;
    for (const follower of this.followers) {
      const { viewer, heard } = follower;
      const hears = this.table.heard(viewer);
      if (heard === hears && follower.moment === moment) continue;
      if (last === null || last.viewer !== viewer || last.heard !== heard) {
        last = { viewer, heard, text: updateFrame(this.id, this.table, clocks, viewer, heard, now) };
      }
      if (follower.moment !== moment) {
        follower.sentAt = now;
        follower.shownAt = null;
      }
      follower.heard = hears;
      follower.moment = moment;
      this.sent?.set(personKey(follower), hears);
      follower.watcher.send(last.text);
    }
  }
}

function personKey({ watcher, viewer }: Follower): string {
  return `${viewer} ${watcher.person.id}`;
}
