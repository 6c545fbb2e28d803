import {
  type AnyShape,
  hasSeat,
  hearAll,
  isForgetful,
  pastOf,
  type Seat,
  startMemory,
  type Update,
  type Viewer,
} from '@quarterdeck/kernel';
import { prefs } from '../app/prefs.svelte.ts';
import { sayPlain, sayRich } from '../i18n/format.ts';
import { tongue } from '../i18n/language.svelte.ts';
import type { Data, RichText } from '../i18n/say.ts';
import type { Feed } from '../session/feed.ts';
import type { Source } from '../session/source.ts';
import type { Step } from '../stage/queue.ts';
import { stage } from '../stage/stage.svelte.ts';
import type { AnyBoard, BoardTable, Countdown, Help, Person, SendOptions, Status } from './board.ts';
import { personOf, totalOf } from './clocks.ts';
import { nameOf } from './people.ts';
import type { Question } from './shell.ts';

/** How long a reason that was asked for stays in the plaque. */
const reasonMs = 5000;
/** How long to wait, after an acknowledgement, for the update that shows what the action did. */
const patienceMs = 2000;

/** A table on screen: one source, one board. It stages what comes and sends what is chosen. */
export class TableModel implements BoardTable<AnyShape> {
  readonly source: Source;
  readonly board: AnyBoard;
  /** The last update, staged or not, and when it came. */
  #feed = $state.raw<Feed | null>(null);
  #since = $state.raw(0);
  /** What is shown. */
  #view = $state.raw<object>({});
  #settled = $state.raw<Update<AnyShape> | null>(null);
  /** Every seat's view, where all hands are open to whoever looks on. */
  hands = $state.raw<readonly object[] | null>(null);
  /** How many of the feed's events have been shown. */
  heard = $state(0);
  sending = $state.raw<AnyShape['action'] | null>(null);
  question = $state.raw<Question | null>(null);
  reason = $state<string | null>(null);
  helping = $state.raw<Help | null>(null);
  /** Lines to be said aloud, as they are shown. */
  onshown: ((event: AnyShape['event']) => void) | null = null;
  #reasonTimer: ReturnType<typeof setTimeout> | undefined;
  /** The view at the end of what is queued. */
  #queued: object = {};
  #memory: { readonly table: string; readonly count: number; readonly value: object | null } | null = null;

  constructor(source: Source, board: AnyBoard) {
    this.source = source;
    this.board = board;
    if (source.feed !== null) this.#take(source.feed);
    source.onfeed = (feed) => this.#take(feed);
  }

  close(): void {
    clearTimeout(this.#reasonTimer);
    this.source.onfeed = null;
    stage.skip();
  }

  // ---- what stands on the table -------------------------------------------------------------------------------------

  get game(): AnyBoard['game'] {
    return this.board.game;
  }
  get id(): string {
    return this.#feed?.table ?? '';
  }
  readonly config = $derived.by(() => this.board.game.config(this.source.room?.settings.config ?? {}));
  get seats(): number {
    return this.source.room?.seats.length ?? 0;
  }
  get viewer(): Viewer {
    return this.#feed?.update.viewer ?? 'spectator';
  }
  get me(): Seat | null {
    return typeof this.viewer === 'number' ? this.viewer : null;
  }
  /** The seat that is played here and now; null while somebody only looks with its eyes. */
  get mine(): Seat | null {
    return this.me !== null && this.source.room?.me.seats.includes(this.me) ? this.me : null;
  }
  /** Who heard the events that are shown. */
  get ears(): Viewer {
    return this.#feed?.isLate ? 'spectator' : this.viewer;
  }
  get isReady(): boolean {
    return this.#settled !== null;
  }
  get events(): readonly AnyShape['event'][] {
    return (this.#feed?.events ?? []) as readonly AnyShape['event'][];
  }
  get mayUndo(): boolean {
    return this.#feed?.update.undo === true && this.status === 'ready';
  }
  readonly seen = $derived.by<Update<AnyShape>>(() => {
    const settled = this.#settled;
    if (settled === null) throw new Error('There is nothing to show yet.');
    const legal = this.status === 'ready' || this.status === 'sending' ? settled.legal : [];
    return { ...settled, view: this.#view, legal };
  });

  readonly people = $derived.by<readonly Person[]>(() => {
    const room = this.source.room;
    if (room === null) return [];
    const waiting = this.#settled?.waiting;
    const given = this.board.game.teams?.(this.config, room.seats.length) ?? [];
    // Teams of one are no teams.
    const teams = given.some((team) => (team & (team - 1)) !== 0) ? given : null;
    const clocks = this.#feed?.update.clocks ?? [];
    return room.seats.map((view, seat) =>
      personOf(view, {
        seat,
        isMe: seat === this.me,
        isTurn: waiting?.kind === 'seats' && hasSeat(waiting.must, seat),
        team: teams === null ? null : teams.findIndex((team) => hasSeat(team, seat)),
        clock: clocks.find((clock) => clock.seat === seat) ?? null,
        since: this.#since,
        totalMs: totalOf(room.settings.pace),
        pause: waiting?.kind === 'seats' && waiting.must !== 0 ? (Object.values(this.timers)[0] ?? null) : null,
      }),
    );
  });

  readonly timers = $derived.by<Readonly<Record<string, Countdown>>>(() => {
    const waiting = this.#feed?.update.waiting;
    if (waiting?.kind !== 'seats') return {};
    return Object.fromEntries(waiting.timers.map((timer) => [timer.id, { endsAt: this.#since + timer.leftMs, totalMs: timer.ms }]));
  });

  get status(): Status {
    if (this.source.kind === 'record') return 'replay';
    if (!this.source.isUp) return 'offline';
    if (this.source.room?.paused) return 'paused';
    if (this.mine === null) return 'watching';
    if (this.sending !== null) return 'sending';
    return stage.isPlaying ? 'playing' : 'ready';
  }
  get canAct(): boolean {
    const waiting = this.#settled?.waiting;
    if (this.status !== 'ready' || this.me === null || waiting?.kind !== 'seats') return false;
    return hasSeat(waiting.must | waiting.may, this.me) && (this.#settled?.legal.length ?? 0) > 0;
  }
  get compact(): boolean {
    return innerHeight < 720;
  }
  get aids(): boolean {
    return prefs.now.aids;
  }

  get memory(): object | null {
    const feed = this.#feed;
    const { game } = this.board;
    if (feed === null || game.recall === null || this.ears !== this.viewer) return null;
    // Who sees all hands of a finished game need not remember anything.
    const isAllOpen = this.source.kind === 'record' && this.hands !== null;
    if (isForgetful(game, this.config) && !isAllOpen) return null;
    const kept = this.#memory?.table === feed.table && this.#memory.count <= this.heard ? this.#memory : null;
    const start = kept?.value ?? startMemory(game, this.config, this.seats, this.viewer);
    const value = hearAll(game, start, this.events.slice(kept?.count ?? 0, this.heard));
    this.#memory = { table: feed.table, count: this.heard, value };
    return value;
  }

  /** How many of the events shown a log must not tell again: those past, while this game asks people to remember them by themselves. */
  get past(): number {
    if (this.source.kind === 'record' || this.#settled?.waiting.kind === 'over' || !isForgetful(this.game, this.config)) return 0;
    return pastOf(this.game, this.events.slice(0, this.heard));
  }

  // ---- what is done -------------------------------------------------------------------------------------------------

  send(action: AnyShape['action'], options: SendOptions = {}): void {
    if (!this.canAct) return;
    const { ask } = options;
    if (ask === undefined || !prefs.asksFirst) {
      void this.#act(action, options.reaction);
      return;
    }
    this.question = {
      ...ask,
      yes: () => {
        this.question = null;
        void this.#act(action, options.reaction);
      },
      no: () => {
        this.question = null;
      },
    };
  }

  async #act(action: AnyShape['action'], reaction?: number): Promise<void> {
    if (!this.canAct || this.me === null || this.#settled === null) return;
    this.sending = action;
    this.reason = null;
    const before = this.#feed;
    const answer = await this.source.act(this.board.game.notation.write(action), this.#settled.seq, this.me, reaction);
    if (answer.ok) await this.#newsAfter(before);
    else this.explain(this.say(`refused.${answer.why}`, { text: answer.text }));
    this.sending = null;
  }

  /** The update that shows what was done usually comes with the acknowledgement; nothing may be sent on the old one. */
  #newsAfter(before: Feed | null): Promise<void> {
    if (this.#feed !== before) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, patienceMs);
      const stop = $effect.root(() => {
        $effect(() => {
          if (this.#feed !== before) done();
        });
      });
      function done(): void {
        clearTimeout(timer);
        queueMicrotask(stop);
        resolve();
      }
    });
  }

  explain(why: string): void {
    this.reason = why;
    clearTimeout(this.#reasonTimer);
    this.#reasonTimer = setTimeout(() => (this.reason = null), reasonMs);
  }

  async undo(): Promise<void> {
    if (this.me === null) return;
    const answer = await this.source.undo(this.me);
    if (!answer.ok) this.explain(this.say(`refused.${answer.why}`, { text: answer.text }));
  }

  shown(timer: string): void {
    this.source.shown(timer);
  }
  help(help: Help): void {
    this.helping = help;
  }
  wish(key: string): boolean {
    return prefs.wish(`${this.board.id}/${key}`);
  }
  setWish(key: string, value: boolean): void {
    prefs.setWish(`${this.board.id}/${key}`, value);
  }

  // ---- words --------------------------------------------------------------------------------------------------------

  get #reading(): Parameters<typeof sayPlain>[0] {
    return {
      lang: tongue.lang,
      catalogues: [tongue.of(this.board.id), tongue.messages],
      who: (seat) => ({ name: this.name(seat), isMe: seat === this.me }),
    };
  }
  say(key: string, data?: Data): string {
    return sayPlain(this.#reading, key, data);
  }
  rich(key: string, data?: Data): RichText {
    return sayRich(this.#reading, key, data);
  }
  name(seat: Seat): string {
    if (seat === this.me)
      return sayPlain({ lang: tongue.lang, catalogues: [tongue.messages], who: () => ({ name: '', isMe: false }) }, 'you');
    const view = this.source.room?.seats[seat];
    return view === undefined ? '' : nameOf(view);
  }

  // ---- staging ------------------------------------------------------------------------------------------------------

  #take(feed: Feed): void {
    const before = this.#feed;
    this.#feed = feed;
    this.#since = performance.now();
    const update = this.#read(feed);
    const isPlayed = !feed.isFull && before !== null && before.table === feed.table;
    if (!isPlayed) {
      stage.skip();
      this.heard = feed.events.length;
      this.#memory = null;
      this.#queued = update.view;
      void stage.play([this.#settleStep(update, feed)]);
      return;
    }
    const events = feed.events.slice(feed.events.length - feed.fresh) as readonly AnyShape['event'][];
    const steps = events.map((event, index): Step => {
      const view = this.#queued;
      const after = index === events.length - 1 ? update.view : (this.board.scenes.after?.(view, event) ?? view);
      this.#queued = after;
      return {
        scene: this.board.scenes.scene(event, view, update.viewer),
        event,
        show: () => {
          this.#view = after;
          this.heard++;
          this.onshown?.(event);
        },
      };
    });
    this.#queued = update.view;
    if (steps.some((step) => step.scene?.now)) stage.skip();
    void stage.play([...steps, this.#settleStep(update, feed)]);
  }

  #settleStep(update: Update<AnyShape>, { hands }: Feed): Step {
    return {
      scene: null,
      event: null,
      show: () => {
        this.#settled = update;
        this.#view = update.view;
        this.hands = (hands as readonly object[] | undefined) ?? null;
        this.question = null;
      },
    };
  }

  #read({ update }: Feed): Update<AnyShape> {
    const { read } = this.board.game.notation;
    return {
      viewer: update.viewer,
      seq: update.seq,
      since: update.since,
      events: update.events as readonly AnyShape['event'][],
      view: update.view as object,
      waiting: update.waiting,
      legal: update.legal.map(read),
    };
  }
}
