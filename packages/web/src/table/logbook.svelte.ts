import type { ChatLine } from '@quarterdeck/protocol';
import { prefs } from '../app/prefs.svelte.ts';
import type { TableModel } from './model.svelte.ts';
import type { LogEntry } from './shell.ts';
import { type Told, toldOf } from './told.ts';

/** How many lines the log shows; the replay has them all. */
const mostLines = 200;

/** The ship's log and the talk of one table, and how much of it the reader has seen. */
export class LogBook {
  readonly table: TableModel;
  /** Events seen when the reader last looked. */
  #looked = $state(0);
  #chatLooked = $state(0);
  #told: Told[] = [];
  #table = '';

  constructor(table: TableModel) {
    this.table = table;
    this.#looked = prefs.looked(table.id);
    this.#chatLooked = prefs.looked(`chat ${table.source.room?.code ?? ''}`);
  }

  /** Words for what has been shown so far, made once for each event. */
  #upTo(heard: number): readonly Told[] {
    const { table } = this;
    const heardBy = `${table.id} ${table.ears}`;
    if (this.#table !== heardBy || heard < this.#told.length) {
      this.#told = [];
      this.#table = heardBy;
    }
    for (let index = this.#told.length; index < heard; index++) {
      const event = table.events[index];
      this.#told.push(event === undefined ? { news: [], past: [] } : toldOf(table.board, event, table.ears));
    }
    return this.#told;
  }

  readonly entries = $derived.by<readonly LogEntry[]>(() => {
    const { table } = this;
    const { past } = table;
    return this.#upTo(table.heard)
      .flatMap((told, event) => (event < past ? told.past : told.news).map((line, nth) => ({ event, nth, line })))
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
      this.table.mine !== null && this.table.people.some((person) => person.team !== null) && room.table?.phase === 'playing';
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
