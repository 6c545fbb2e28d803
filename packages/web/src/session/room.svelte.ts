import type { ChatLine, Pace, Phrase, Proposal, RoomView, ServerFrame } from '@quarterdeck/protocol';
import { type Feed, take } from './feed.ts';
import { type Answer, Link, newFrameId, openSocket, type Wire } from './link.ts';
import type { Source } from './source.ts';

/** A room on the server, followed over one socket. */
export class RoomSource implements Source {
  readonly kind = 'remote';
  room = $state.raw<RoomView | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  isUp = $state(false);
  gone = $state<string | null>(null);
  onfeed: ((feed: Feed) => void) | null = null;
  readonly code: string;
  #feed = $state.raw<Feed | null>(null);
  readonly #link: Link;
  readonly #off: () => void;

  constructor(code: string, open: () => Wire = openSocket) {
    this.code = code;
    this.#link = new Link({
      open,
      onframe: (frame) => this.#hear(frame),
      onchange: (isUp) => (this.isUp = isUp),
      greet: () => [this.#enter()],
    });
    const hurry = (): void => this.#link.hurry();
    const suspect = (): void => this.#link.suspect();
    window.addEventListener('online', hurry);
    window.addEventListener('offline', suspect);
    document.addEventListener('visibilitychange', hurry);
    this.#off = () => {
      window.removeEventListener('online', hurry);
      window.removeEventListener('offline', suspect);
      document.removeEventListener('visibilitychange', hurry);
    };
  }

  /** Of the table that stands in the room: the board of the next game cannot read what was kept of the last one. */
  get feed(): Feed | null {
    return this.#feed !== null && this.#feed.table === this.room?.table?.id ? this.#feed : null;
  }

  act(action: string, seen: number, seat: number, reaction?: number): Promise<Answer> {
    const table = this.#table();
    return this.#link.ask({ type: 'act', id: newFrameId(), table, seen, action, seat, ...(reaction === undefined ? {} : { reaction }) });
  }
  undo(seat: number): Promise<Answer> {
    return this.#link.ask({ type: 'undo', id: newFrameId(), table: this.#table(), seat });
  }
  propose(what: Proposal['what'], seat: number, pace?: Pace): Promise<Answer> {
    return this.#link.ask({ type: 'propose', id: newFrameId(), table: this.#table(), what, seat, ...(pace === undefined ? {} : { pace }) });
  }
  vote(proposal: number, yes: boolean, seat: number): Promise<Answer> {
    return this.#link.ask({ type: 'vote', id: newFrameId(), table: this.#table(), proposal, yes, seat });
  }
  say(text: string): Promise<Answer> {
    return this.#link.ask({ type: 'chat', id: newFrameId(), to: this.#scope(), text });
  }
  phrase(phrase: Phrase): Promise<Answer> {
    return this.#link.ask({ type: 'chat', id: newFrameId(), to: this.#scope(), phrase });
  }
  shown(timer: string): void {
    this.#link.tell({ type: 'shown', table: this.#table(), timer });
  }
  close(): void {
    this.#off();
    this.#link.close();
  }

  #table(): string {
    return this.room?.table?.id ?? '';
  }
  #scope(): 'table' | 'watchers' {
    return this.room === null || this.room.me.seats.length > 0 ? 'table' : 'watchers';
  }

  #enter(since?: number): Extract<Parameters<Link['tell']>[0], { type: 'enter' }> {
    if (this.#feed === null) return { type: 'enter', room: this.code };
    return { type: 'enter', room: this.code, table: this.#feed.table, since: since ?? this.#feed.update.seq };
  }

  #hear(frame: ServerFrame): void {
    switch (frame.type) {
      case 'room':
        this.#arrive(frame.room);
        return;
      case 'update': {
        const taken = take(this.#feed, frame.update);
        if (taken === null) return;
        if ('gap' in taken) {
          this.#link.tell({ type: 'enter', room: this.code, table: frame.update.table, since: taken.gap });
          return;
        }
        this.#feed = taken;
        this.onfeed?.(taken);
        return;
      }
      case 'chat':
        this.chat = mergeChat(this.chat, frame.lines);
        return;
      case 'gone':
        this.gone = frame.text;
        this.close();
        return;
      default:
        return;
    }
  }

  /** Takes the room in, and gives this device's share of the next game's luck once the game is sealed. */
  #arrive(room: RoomView): void {
    const isNew = room.commitment !== '' && room.commitment !== this.room?.commitment;
    this.room = room;
    if (isNew && room.me.seats.length > 0) this.#link.tell({ type: 'contribute', commitment: room.commitment, text: newFrameId() });
  }
}

/** Chat lines in their order, each once. */
export function mergeChat(known: readonly ChatLine[], heard: readonly ChatLine[]): readonly ChatLine[] {
  const byNumber = new Map([...known, ...heard].map((line) => [line.n, line]));
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}
