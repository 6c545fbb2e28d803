import type { Viewer } from '@quarterdeck/kernel';
import type { RefusalWhy } from '@quarterdeck/protocol';
import type { Line } from '../race.ts';

/** One pair of eyes at a table: a viewer on one connection, and what has been sent to it. */
export interface Follower {
  readonly viewer: Viewer;
  readonly person: string;
  /** Round trips of its connection. */
  readonly line: Line;
  send(text: string): void;
  /** How many events it has been sent; -1: none are owed, it starts from now. */
  heard: number;
  /** The last public moment (who is waited for, windows, pause) that it was sent. */
  moment: number;
  /** When the open window was sent to it, and when its client said that it was painted. */
  sentAt: number;
  shownAt: number | null;
}

/** Who asked for something and is told what came of it. `seq` of an acknowledgement is the asker's own count of events. */
export interface Asker {
  acknowledge(id: string, seq: number | null): void;
  refuse(id: string, why: RefusalWhy, text: string): void;
}
