import type { Viewer } from '@quarterdeck/kernel';
import type { RefusalWhy } from '@quarterdeck/protocol';
import type { Line } from '../race.ts';

/** Whose eyes they are. */
export interface Watcher {
  readonly person: { readonly id: string };
  /** Round trips of its connection. */
  readonly line: Line;
  send(text: string): void;
}

/** One viewer on one connection, and what has been sent to it. */
export class Follower {
  readonly viewer: Viewer;
  readonly watcher: Watcher;
  /** How many events it has been sent; -1: none are owed, it starts from now. */
  heard = 0;
  /** The last public moment (who is waited for, windows, pause) that it was sent. */
  moment = -1;
  /** When the open window was sent to it, and when its client said that it was painted. */
  sentAt = 0;
  shownAt: number | null = null;
  /** It looks nowhere any more. */
  left = false;
  private looksAt: Set<Follower> | null = null;

  constructor(viewer: Viewer, watcher: Watcher) {
    this.viewer = viewer;
    this.watcher = watcher;
  }

  /** Looks at these screens from now on, and no longer at others. */
  look(at: Set<Follower>): void {
    this.looksAt?.delete(this);
    this.looksAt = at;
    at.add(this);
  }

  leave(): void {
    this.left = true;
    this.looksAt?.delete(this);
    this.looksAt = null;
  }
}

/** Who asked for something and is told what came of it. `seq` of an acknowledgement is the asker's own count of events. */
export interface Asker {
  acknowledge(id: string, seq: number | null): void;
  refuse(id: string, why: RefusalWhy, text: string): void;
}
