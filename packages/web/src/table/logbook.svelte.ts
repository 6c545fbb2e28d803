import type { ChatLine } from '@quarterdeck/protocol';
import { prefs } from '../app/prefs.svelte.ts';
import type { Line } from './board.ts';
import type { TableModel } from './model.svelte.ts';
import type { LogEntry } from './shell.ts';

/** How many lines the log shows; the replay has them all. */
const mostLines = 200;

/** A line in words: the `nth` of those that event number `event` makes. */
interface LogLine {
  readonly event: number;
  readonly nth: number;
  readonly line: Line;
}

/** The ship's log and the talk of one table, and how much of it the reader has seen. */
export class LogBook {
  readonly table: TableModel;
  /** Events seen when the reader last looked. */
  #looked = $state(0);
  #chatLooked = $state(0);
  #lines: LogLine[] = [];
  #read = 0;
  #table = '';

  constructor(table: TableModel) {
    this.table = table;
    this.#looked = prefs.looked(table.id);
    this.#chatLooked = prefs.looked(`chat ${table.source.room?.code ?? ''}`);
  }

  /** Words for what has been shown so far, made once for each event. */
  #upTo(heard: number): readonly LogLine[] {
    const { table } = this;
    if (this.#table !== table.id || heard < this.#read) {
      this.#lines = [];
      this.#read = 0;
      this.#table = table.id;
    }
    const fresh = [...this.#lines];
    for (; this.#read < heard; this.#read++) {
      const event = table.events[this.#read];
      const words = event === undefined ? null : table.board.words(event, table.viewer);
      if (words === null) continue;
      for (const [nth, line] of (Array.isArray(words) ? words : [words as Line]).entries()) fresh.push({ event: this.#read, nth, line });
    }
    this.#lines = fresh;
    return fresh;
  }

  readonly entries = $derived.by<readonly LogEntry[]>(() => {
    const { table } = this;
    return this.#upTo(table.heard)
      .slice(-mostLines)
      .map(({ event, nth, line }) => ({
        id: event * 100 + nth,
        crew: line.by === undefined || line.by === null ? null : (table.people[line.by]?.crew ?? null),
        text: table.rich(line.key, line.data),
        isNew: event >= this.#looked,
      }));
  });

  readonly chat = $derived.by<readonly ChatLine[]>(() => {
    const muted = new Set(this.table.source.room?.me.muted ?? []);
    return this.table.source.chat.filter((line) => !muted.has(line.member));
  });

  readonly unreadChat = $derived.by<number>(() => {
    const me = this.table.source.room?.me.id;
    return this.chat.filter((line) => line.n > this.#chatLooked && line.member !== me).length;
  });
  /** Chat lines; log lines are told by their tint. */
  get unread(): number {
    return this.unreadChat;
  }

  /** Null: closed, or there is nobody to talk to. */
  get chatMode(): 'open' | 'phrases' | null {
    const { room, kind } = this.table.source;
    if (kind !== 'remote' || room === null) return null;
    if (!room.chatOpen) return null;
    const isTeamRound =
      this.table.me !== null && this.table.people.some((person) => person.team !== null) && room.table?.phase === 'playing';
    return isTeamRound ? 'phrases' : 'open';
  }

  /** The reader has seen everything up to now. */
  look(): void {
    this.#looked = this.table.heard;
    prefs.setLooked(this.table.id, this.table.heard);
  }
  lookAtChat(): void {
    const last = this.table.source.chat.at(-1)?.n ?? 0;
    if (last === this.#chatLooked) return;
    this.#chatLooked = last;
    prefs.setLooked(`chat ${this.table.source.room?.code ?? ''}`, last);
  }
}
