import type { Seat, Viewer } from '@quarterdeck/kernel';
import type { ChatLine, Pace, Phrase, Proposal, RoomView, ServerFrame } from '@quarterdeck/protocol';
import { Device } from './device.svelte.ts';
import { type Feed, take } from './feed.ts';
import { type Hands, lateFeed, shownAnew } from './late.ts';
import { type Answer, Link, newFrameId, openSocket, type Wire } from './link.ts';
import type { Eyes, Shared, Source, Watched } from './source.ts';

/** A room on the server, followed over one socket. */
export class RoomSource implements Source, Shared, Watched {
  readonly kind = 'remote';
  room = $state.raw<RoomView | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  isUp = $state(false);
  gone = $state<string | null>(null);
  onfeed: ((feed: Feed) => void) | null = null;
  readonly code: string;
  /** What each viewer of this device has: the spectators, or each seat that is played here. */
  #feeds = $state.raw<ReadonlyMap<Viewer, Feed>>(new Map());
  readonly #device = new Device();
  /** With whose eyes somebody who watches looks on; all but the spectators' see what was a while ago. */
  eyes = $state.raw<Eyes>('spectator');
  #hands = $state.raw<Hands | null>(null);
  #late = $state.raw<Feed | null>(null);
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
    return this.#late ?? this.#now;
  }
  get #now(): Feed | null {
    const viewer = this.#device.viewer(this.room);
    const feeds = this.#current();
    if (viewer === null) return null;
    // Who sits down between games has seen the last one as it was followed.
    return feeds.get(viewer) ?? (this.room?.table?.phase === 'over' ? ([...feeds.values()][0] ?? null) : null);
  }
  get hasHands(): boolean {
    return this.#hands !== null;
  }
  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.#lookOn();
    const { feed } = this;
    if (feed !== null) this.onfeed?.(shownAnew(feed));
  }

  get curtain(): Seat | null {
    return this.#device.curtain;
  }

  raise(): void {
    if (this.room !== null) this.#device.raise(this.room);
  }
  pass(seat: Seat): void {
    this.#device.pass(seat);
  }

  async act(action: string, seen: number, seat: number, reaction?: number): Promise<Answer> {
    const table = this.#table();
    const feed = this.#feeds.get(seat);
    const measured = reaction === undefined ? {} : { reaction };
    const answer = await this.#link.ask({ type: 'act', id: newFrameId(), table, seen, action, seat, ...measured });
    if (answer.ok) {
      this.#device.acted(seat, feed);
      this.#look();
    }
    return answer;
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

  #enter(): Extract<Parameters<Link['tell']>[0], { type: 'enter' }> {
    const feed = this.#now ?? [...this.#feeds.values()][0];
    if (feed === undefined) return { type: 'enter', room: this.code };
    return { type: 'enter', room: this.code, table: feed.table, viewer: feed.update.viewer, since: feed.update.seq };
  }

  #hear(frame: ServerFrame): void {
    switch (frame.type) {
      case 'room':
        this.#arrive(frame.room);
        return;
      case 'update': {
        const { viewer } = frame.update;
        const taken = take(this.#feeds.get(viewer) ?? null, frame.update);
        if (taken === null) return;
        if ('gap' in taken) {
          this.#link.tell({ type: 'enter', room: this.code, table: frame.update.table, viewer, since: taken.gap });
          return;
        }
        this.#feeds = new Map([...this.#feeds].filter(([, feed]) => feed.table === taken.table)).set(viewer, taken);
        if (taken === this.feed) this.onfeed?.(taken);
        this.#look();
        return;
      }
      case 'hands':
        this.#hands = frame;
        this.#lookOn();
        if (this.#late !== null) this.onfeed?.(this.#late);
        return;
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

  /** Makes what is looked at from the hands that came last. */
  #lookOn(): void {
    const [now, hands] = [this.#now, this.#hands];
    this.#late = this.eyes === 'spectator' || now === null || hands?.table !== now.table ? null : lateFeed(now, hands, this.eyes);
  }
  #closeHands(): void {
    const wasLate = this.#late !== null;
    this.eyes = 'spectator';
    this.#hands = null;
    this.#late = null;
    const { feed } = this;
    if (wasLate && feed !== null) this.onfeed?.(shownAnew(feed));
  }

  #look(): void {
    if (this.room !== null) this.#device.look(this.room, this.#current());
  }
  #current(): ReadonlyMap<Viewer, Feed> {
    const id = this.room?.table?.id;
    return new Map([...this.#feeds].filter(([, feed]) => feed.table === id));
  }

  /** Takes the room in, and gives this device's share of the next game's luck once the game is sealed. */
  #arrive(room: RoomView): void {
    const isNew = room.commitment !== '' && room.commitment !== this.room?.commitment;
    this.room = room;
    const viewers: readonly Viewer[] = room.me.seats.length > 0 ? room.me.seats : ['spectator'];
    if (room.table?.phase === 'playing') this.#feeds = new Map([...this.#feeds].filter(([viewer]) => viewers.includes(viewer)));
    this.#look();
    const isShown = room.openHands !== null && room.me.seats.length === 0 && room.table?.id === (this.#hands?.table ?? room.table?.id);
    if (!isShown) this.#closeHands();
    if (isNew && room.me.seats.length > 0) this.#link.tell({ type: 'contribute', commitment: room.commitment, text: newFrameId() });
  }
}

/** Chat lines in their order, each once. */
export function mergeChat(known: readonly ChatLine[], heard: readonly ChatLine[]): readonly ChatLine[] {
  const byNumber = new Map([...known, ...heard].map((line) => [line.n, line]));
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}
