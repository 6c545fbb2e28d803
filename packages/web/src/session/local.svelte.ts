import {
  type AnyGame,
  type AnyShape,
  hasSeat,
  hearAll,
  openTable,
  type Seat,
  sealedLuck,
  seatsOf,
  startMemory,
  type Table,
} from '@quarterdeck/kernel';
import type { RoomView } from '@quarterdeck/protocol';
import { AloneSource } from './alone.ts';
import { type Feed, take } from './feed.ts';
import type { Answer } from './link.ts';
import { localRoom, wireOf } from './localview.ts';
import { keep, type Saved } from './saved.ts';
import type { Shared, Source } from './source.ts';
import type { Thinker } from './thinker.ts';

/** How long a bot seems to think, in milliseconds: long enough to follow, short enough not to bore. */
const pauseMs = 700;
const budgetMs = 1500;

/** A table in this page: one or more people at this device and bots, without a server. */
export class LocalSource extends AloneSource implements Source, Shared {
  readonly kind = 'local';
  room = $state.raw<RoomView | null>(null);
  feed = $state.raw<Feed | null>(null);
  /** The device is to be handed to this seat before anything of theirs is shown; null: nobody else. */
  curtain = $state<Seat | null>(null);

  /** Who of those at this page was asked last. */
  #asked = '';
  /** The page is on its way to whom it was handed on, whoever is asked meanwhile. */
  #isPassed = false;
  readonly #saved: Saved;
  readonly #table: Table<AnyShape>;
  readonly #thinker: Thinker;
  /** Whose eyes the page has. */
  #viewer = $state<Seat>(0);
  #memories: { value: object | null; heard: number }[] = [];
  #window: { readonly id: string; readonly endsAt: number; readonly times: number[]; readonly answered: Set<Seat> } | null = null;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #isClosed = false;

  constructor(game: AnyGame, saved: Saved, thinker: Thinker) {
    super('not-allowed', 'There is nobody to ask at this table.');
    this.#saved = saved;
    this.#thinker = thinker;
    this.#table = openTable({
      game,
      config: game.config(saved.config),
      seats: saved.sitters.length,
      luck: sealedLuck(saved.seed, []),
      lines: saved.lines,
    });
    this.#memories = saved.sitters.map((_, seat) => ({ value: startMemory(game, this.#table.config, this.#table.seats, seat), heard: 0 }));
    this.#viewer = this.#people[0] ?? 0;
    this.#go();
  }

  get #people(): readonly Seat[] {
    return this.#saved.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
  }

  async act(action: string, _seen: number, seat: Seat, reaction?: number): Promise<Answer> {
    let read: AnyShape['action'];
    try {
      read = this.#table.game.notation.read(action);
    } catch (error) {
      return { ok: false, why: 'malformed', text: error instanceof Error ? error.message : String(error) };
    }
    return this.#submit(seat, read, reaction ?? -1);
  }

  async undo(seat: Seat): Promise<Answer> {
    const to = this.#table.undoable(seat);
    if (to === null) return { ok: false, why: 'not-allowed', text: 'That cannot be taken back any more.' };
    this.#table.undo(to);
    for (const [index, memory] of this.#memories.entries()) {
      memory.value = startMemory(this.#table.game, this.#table.config, this.#table.seats, index);
      memory.heard = 0;
    }
    this.feed = null;
    this.#go();
    return { ok: true, seq: this.#table.seq };
  }

  /** The person named by the curtain has the device now. */
  raise(): void {
    if (this.curtain === null) return;
    this.#viewer = this.curtain;
    this.curtain = null;
    this.#isPassed = false;
    this.feed = null;
    this.#go();
  }

  pass(seat: Seat): void {
    this.curtain = seat;
    this.#isPassed = true;
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#thinker.close();
  }

  #submit(seat: Seat, action: AnyShape['action'], reaction: number): Answer {
    const refusal = this.#table.submit(seat, action, this.#table.seq);
    if (refusal !== null) return { ok: false, ...refusal };
    if (this.#window !== null) {
      this.#window.answered.add(seat);
      if (reaction >= 0) this.#window.times[seat] = Math.round(reaction);
    }
    this.#go();
    return { ok: true, seq: this.#table.seq };
  }

  /** Tells the screen what is new, keeps the game, and asks whoever is next. */
  #go(): void {
    if (this.#isClosed) return;
    const { waiting } = this.#table;
    keep({ ...this.#saved, lines: [...this.#table.lines()], isOver: waiting.kind === 'over', at: Date.now() });
    if (waiting.kind === 'over') {
      this.#window = null;
      this.#show();
      return;
    }
    const timer = waiting.timers[0];
    const isNewWindow = timer !== undefined && this.#window?.id !== timer.id;
    if (timer === undefined) this.#window = null;
    else if (isNewWindow)
      this.#window = {
        id: timer.id,
        endsAt: performance.now() + timer.ms,
        times: Array.from({ length: this.#table.seats }, () => -1),
        answered: new Set(),
      };
    // Whoever has the device still sees what came of the own act; the screen draws the curtain after that.
    this.#show();
    this.#drawCurtain(waiting.must);
    if (timer === undefined) this.#askBot(waiting.must, waiting.may);
    else if (isNewWindow) this.#openWindow(timer.id, timer.ms, waiting.must, waiting.may);
  }

  /** With several people at one device, what one of them sees is not for the others. */
  #drawCurtain(must: number): void {
    const people = this.#people;
    if (people.length < 2 || this.#isPassed) return;
    const asked = people.filter((seat) => hasSeat(must, seat) && this.#window?.answered.has(seat) !== true);
    // Whoever was handed the page keeps it until somebody is newly asked.
    if (asked.join() === this.#asked && this.curtain === null) return;
    this.#asked = asked.join();
    const next = asked[0];
    this.curtain = next === undefined || next === this.#viewer ? null : next;
  }

  #askBot(must: number, may: number): void {
    const seat = seatsOf(must === 0 ? may : must)[0];
    if (seat === undefined || this.#saved.sitters[seat]?.kind !== 'bot') return;
    const { seq } = this.#table;
    this.#after(pauseMs, async () => {
      const { action } = await this.#think(seat);
      if (this.#isClosed || this.#table.seq !== seq) return;
      this.#submit(seat, action ?? this.#fallback(seat), -1);
    });
  }

  #openWindow(id: string, ms: number, must: number, may: number): void {
    const isRace = may !== 0;
    for (const seat of seatsOf(must | may)) {
      if (this.#saved.sitters[seat]?.kind !== 'bot') continue;
      void this.#think(seat).then(({ action, reaction }) => {
        if (action === null) return;
        this.#after(isRace ? reaction : 0, () => {
          if (this.#window?.id === id) this.#submit(seat, action, isRace ? reaction : -1);
        });
      });
    }
    const close = (): void => {
      if (this.#window?.id !== id) return;
      // People who share a device answer one after the other; the window waits for the last of them.
      if (this.curtain !== null) {
        this.#after(300, close);
        return;
      }
      const { times } = this.#window;
      this.#window = null;
      this.#table.expire(id, isRace ? times : []);
      this.#go();
    };
    this.#after(ms, close);
  }

  #think(seat: Seat): ReturnType<Thinker['think']> {
    const { game } = this.#table;
    const sitter = this.#saved.sitters[seat];
    const memory = this.#memories[seat] as { value: object | null; heard: number };
    const seen = this.#table.update(seat, memory.heard);
    memory.value = hearAll(game, memory.value, seen.events);
    memory.heard = seen.seq;
    return this.#thinker.think({
      game: game.id,
      level: sitter?.kind === 'bot' ? sitter.level : 'random',
      // `events` are in the memory already.
      seen: { ...seen, events: [] },
      seat,
      memory: memory.value,
      seed: crypto.getRandomValues(new Uint32Array(1))[0] as number,
      deadline: Date.now() + budgetMs,
    });
  }

  /** For a bot that failed: any legal action, so that the table goes on. */
  #fallback(seat: Seat): AnyShape['action'] {
    const action = this.#table.update(seat, this.#table.seq).legal[0];
    if (action === undefined) throw new Error(`Seat ${seat} is asked but can do nothing.`);
    return action;
  }

  #after(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#isClosed) then();
    }, ms);
    this.#timers.add(timer);
  }

  #show(): void {
    if (this.curtain !== null) return;
    const left = this.#window === null ? 0 : Math.max(0, this.#window.endsAt - performance.now());
    const wire = wireOf(this.#table, this.#saved.id, this.#viewer, this.feed?.update.seq ?? 0, left);
    this.room = localRoom(this.#saved, this.#table.waiting, this.#people, this.#viewer);
    const taken = take(this.feed, wire);
    if (taken === null || 'gap' in taken) return;
    this.feed = taken;
    this.onfeed?.(taken);
  }
}
