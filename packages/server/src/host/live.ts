import { type AnyShape, hasSeat, type Seat, type Waiting } from '@quarterdeck/kernel';
import type { Pace } from '@quarterdeck/protocol';
import type { BotPool } from '../bots/pool.ts';
import { type Clocks, changePace, followClocks, isLate, nextDue, noteTime, pause, resume, seatDeadline, writeClocks } from '../clock.ts';
import type { Jobs, LogRow, Store, StoreFault, TableRow, Unit, Wake, Write } from '../ports.ts';
import { acceptReaction, type Line, raceSlack } from '../race.ts';
import { Answers, type Refused } from './answers.ts';
import { type Driver, Drivers } from './drivers.ts';
import type { Asker, Follower } from './follower.ts';
import { lineBefore } from './goback.ts';
import { handsFrame } from './hands.ts';
import { Screens } from './screens.ts';
import type { AnyTable } from './wire.ts';

/** What a live table needs around it. */
export interface Surroundings {
  readonly store: Pick<Store, 'put'>;
  readonly wake: Wake;
  readonly jobs: Jobs;
  readonly bots: BotPool;
  /** How long a bot seems to think, in milliseconds: always the same, so that it tells nothing. */
  readonly botDelayMs: number;
  now(): number;
  /** Something durable happened: who is waited for may have changed, or the game is over. */
  moved(live: LiveTable): void;
  /** The store did not take it: what is in memory is no longer the truth. */
  failed(live: LiveTable): void;
}

/** What everyone may know of a table without looking at it. Always as durable as the log. */
export interface Status {
  readonly over: boolean;
  readonly waiting: Waiting;
  readonly paused: boolean;
}

/** What a seat wants to do. `seen`: how many events it had heard when it chose. `reaction`: what its client measured, in a race. */
export interface Act {
  readonly seat: Seat;
  readonly id: string;
  readonly action: string;
  readonly seen: number;
  readonly reaction: number | null;
}

/** Bots that were asked and say nothing for so long are asked again, also by the next process after a crash. */
const askAgainMs = 5000;

/**
 * A table in memory: a cache over its log, for as long as somebody looks at it or something is about to happen. Nothing that
 * happens here is told to anyone before the store has it: while an append is on its way the table takes nothing else.
 */
export class LiveTable implements Unit {
  readonly row: TableRow;
  readonly table: AnyTable;
  writes: readonly Write[] = [];
  status: Status;
  touched: number;
  dropped = false;
  private readonly around: Surroundings;
  private readonly answers: Answers;
  private readonly screens: Screens;
  private readonly drivers: Drivers;
  private clocks: Clocks;
  private nextClocks: Clocks;
  private rows: number;
  private written: number;
  private ended: boolean;
  /** Counts what is publicly different: who is waited for, windows, pause. */
  private moment = 0;
  private momentKey = '';
  private busy = false;
  private readonly queue: (() => void)[] = [];
  private asker: Asker | null = null;

  constructor(around: Surroundings, row: TableRow, table: AnyTable, log: readonly LogRow[], clocks: Clocks) {
    this.around = around;
    this.row = row;
    this.table = table;
    this.clocks = clocks;
    this.nextClocks = clocks;
    this.rows = log.length;
    this.written = table.seq;
    this.ended = row.ended !== null;
    this.answers = new Answers(log);
    this.screens = new Screens(row.id, table);
    this.drivers = new Drivers(table, around.bots, {
      now: around.now,
      decided: (seat, action, reaction) => this.decided(seat, action, reaction),
    });
    this.touched = around.now();
    this.status = this.look();
  }

  get followers(): ReadonlySet<Follower> {
    return this.screens.followers;
  }

  /** Begins to send what this viewer may know: what it missed, or everything. `heard`: how much it says it has heard. */
  follow(follower: Follower, heard: number): void {
    if (this.busy) {
      this.later(() => this.follow(follower, heard));
      return;
    }
    // It left while the table was busy.
    if (follower.left) return;
    follower.heard = this.screens.startAt(follower, heard);
    follower.moment = -1;
    follower.look(this.screens.followers);
    this.touch();
    if (!this.dropped) this.broadcast();
  }

  /** A seat acts. It is answered once for each id, however often it asks. `barred`: why it may not, unless it has been answered before. */
  act(act: Act, asker: Asker, arrived = this.around.now(), barred: Refused | null = null): void {
    if (this.busy) {
      this.later(() => this.act(act, asker, arrived, barred));
      return;
    }
    if (this.isGone(act.id, asker) || this.answers.repeat(act.seat, act.id, asker)) return;
    if (this.expireLate(arrived)) {
      this.later(() => this.act(act, asker, arrived, barred));
      return;
    }
    const refused = barred ?? this.judge(act, arrived);
    if (refused === null) this.append(act.seat, act.seat, act.id, asker, this.measure(act, arrived));
    else this.answers.refuse(act.seat, act.id, refused, asker);
  }

  /**
   * Answers somebody who does not have this seat (any more): again, if it was answered before, so that a lost answer stays true; else
   * with `barred`. How much the seat has heard is no longer theirs to know.
   */
  answer(seat: Seat, id: string, asker: Asker, barred: Refused): void {
    if (this.busy) {
      this.later(() => this.answer(seat, id, asker, barred));
      return;
    }
    const former: Asker = {
      acknowledge: () => asker.acknowledge(id, null),
      refuse: (_, why, text) => asker.refuse(id, why, text),
    };
    if (!this.answers.repeat(seat, id, former)) former.refuse(id, barred.why, barred.text);
  }

  /** Takes back this seat's last action, if nothing was learned since. */
  undo(seat: Seat, id: string, asker: Asker, barred: Refused | null = null): void {
    if (this.busy) {
      this.later(() => this.undo(seat, id, asker, barred));
      return;
    }
    if (this.isGone(id, asker) || this.answers.repeat(seat, id, asker)) return;
    if (barred !== null) {
      this.answers.refuse(seat, id, barred, asker);
      return;
    }
    const to = this.status.over || this.status.paused ? null : this.table.undoable(seat);
    if (to === null) {
      this.answers.refuse(seat, id, { why: 'illegal', text: 'There is nothing that you may take back without asking.' }, asker);
      return;
    }
    this.table.undo(to);
    this.append(null, seat, id, asker);
  }

  /** The line before a seat's last action, for undo by consent; null if there is none, or a race lies between. */
  lineBefore(seat: Seat): number | null {
    return this.busy || this.status.over || this.clocks.windows.length > 0 ? null : lineBefore(this.table.lines(), seat);
  }

  /** Goes back to after that line; the caller has everyone's consent. */
  goBack(to: number): void {
    if (this.busy) {
      this.later(() => this.goBack(to));
      return;
    }
    if (this.status.over || this.dropped) return;
    this.table.undo(to);
    this.append(null);
  }

  setPaused(paused: boolean): void {
    this.changeClocks((clocks, now) => (paused ? pause(clocks, now) : resume(clocks, now)));
  }

  setPace(pace: Pace): void {
    this.changeClocks((clocks, now) => changePace(clocks, pace, now));
  }

  /** The game ends without a result. */
  abandon(): void {
    if (this.busy) {
      this.later(() => this.abandon());
      return;
    }
    if (this.status.over || this.dropped) return;
    this.ended = true;
    this.append(null);
  }

  /** Who decides for which seat from now on. */
  setDrivers(drivers: readonly Driver[]): void {
    this.drivers.set(drivers);
    if (!this.busy) this.goOn();
  }

  /** Looks at the clocks: windows close, time runs out, silent bots are asked again. */
  tick(): void {
    if (this.busy) {
      this.later(() => this.tick());
      return;
    }
    this.drivers.forget();
    if (!this.expireLate(this.around.now())) this.goOn();
  }

  /** Sends what is new to everyone who follows. */
  broadcast(): void {
    if (!this.busy && !this.dropped) this.screens.broadcast(this.clocks, this.moment, this.around.now());
  }

  /** Every seat's view, for watchers of open hands. */
  handsFrame(): string {
    return handsFrame(this.row.id, this.table);
  }

  /** The client has painted the open window. */
  shown(follower: Follower, timer: string): void {
    if (follower.shownAt === null && this.clocks.windows.some((open) => open.id === timer)) follower.shownAt = this.around.now();
  }

  /** Nobody has looked at it since then, and nothing is under way. */
  isIdle(before: number): boolean {
    return !this.busy && this.followers.size === 0 && this.touched < before && (this.status.over || !this.drivers.thinking);
  }

  /** A unit of the store: called when the append is durable, or has failed. */
  done(fault: StoreFault | null): void {
    this.busy = false;
    const { asker } = this;
    this.asker = null;
    const { seat, action, heard } = this.lastRow();
    if (fault !== null) {
      this.dropped = true;
      if (asker !== null && action !== null) asker.refuse(action, 'unavailable', unavailable);
      this.around.failed(this);
    } else {
      this.rows++;
      this.clocks = this.nextClocks;
      this.status = this.look();
      this.touch();
      if (seat !== null && action !== null) {
        this.answers.accept(seat, action, heard);
        asker?.acknowledge(action, heard);
      }
      this.around.wake.tell(this.row.id);
      this.around.moved(this);
      this.goOn();
    }
    while (!this.busy && this.queue.length > 0) this.queue.shift()?.();
  }

  private touch(): void {
    this.touched = this.around.now();
  }

  private later(task: () => void): void {
    this.queue.push(task);
  }

  private isGone(id: string, asker: Asker): boolean {
    if (this.dropped) asker.refuse(id, 'unavailable', unavailable);
    return this.dropped;
  }

  private look(): Status {
    const { waiting } = this.table;
    const { windows, pausedAt } = this.clocks;
    const over = this.ended || waiting.kind === 'over';
    const key =
      waiting.kind === 'over' ? 'over' : `${over} ${waiting.must} ${waiting.may} ${windows.map((open) => open.id + open.ends)} ${pausedAt}`;
    if (key !== this.momentKey) {
      this.momentKey = key;
      this.moment++;
    }
    return { waiting, over, paused: pausedAt !== null };
  }

  /** Plays the action if it may be played now; otherwise says why not. */
  private judge({ seat, action, seen }: Act, now: number): Refused | null {
    if (this.status.over) return { why: 'over', text: 'The game is over.' };
    if (this.status.paused) return { why: 'paused', text: 'The game is paused.' };
    const deadline = seatDeadline(this.clocks, seat);
    if (deadline !== null && isLate(deadline, now)) return { why: 'stale', text: 'Your time for this decision is up.' };
    let read: AnyShape['action'];
    try {
      read = this.table.game.notation.read(action);
    } catch (error) {
      return { why: 'illegal', text: error instanceof Error ? error.message : String(error) };
    }
    return this.table.submit(seat, read, this.table.lineAt(seat, seen));
  }

  /** The reaction that counts, where one is measured: of this seat's screens the one on which it was quickest. */
  private measure({ seat, reaction }: Act, touched: number): number | null {
    const [window] = this.clocks.windows;
    if (window === undefined || !this.isRace(seat)) return null;
    let best = touched - window.opened;
    for (const { viewer, watcher, sentAt, shownAt } of this.followers) {
      if (viewer === seat)
        best = Math.min(best, acceptReaction({ sent: sentAt, shown: shownAt, touched, claimed: reaction }, watcher.line));
    }
    return best;
  }

  /** In a window where nobody must answer the quickest counts. */
  private isRace(seat: Seat): boolean {
    const { waiting } = this.status;
    return waiting.kind === 'seats' && waiting.timers.length > 0 && hasSeat(waiting.may, seat);
  }

  /** Closes a window whose time is over and notes seats whose time is up. True if an append is on its way. */
  private expireLate(now: number): boolean {
    if (this.status.over || this.status.paused || this.dropped) return false;
    const { waiting } = this.status;
    for (const { id, ends } of this.clocks.windows) {
      if (!isLate(ends, now)) continue;
      const measured = waiting.kind === 'seats' && waiting.may !== 0;
      this.table.expire(id, measured ? (this.clocks.times ?? this.clocks.since.map(() => -1)) : []);
      this.append(null);
      return true;
    }
    for (let seat = 0; seat < this.row.seats; seat++) {
      const deadline = seatDeadline(this.clocks, seat);
      if (deadline !== null && isLate(deadline, now)) this.drivers.setLate(seat, true);
    }
    return false;
  }

  /** Whatever comes next by itself: bots think, the next deadline is planned. */
  private goOn(): void {
    if (this.dropped || this.status.over || this.status.paused) {
      this.around.jobs.plan(this.row.id, null);
      return;
    }
    this.drivers.ask(this.moment, this.around.botDelayMs);
    const due = nextDue(this.clocks, (seat) => this.drivers.isLate(seat))?.at ?? null;
    const again = this.drivers.thinking ? this.around.now() + askAgainMs + this.around.botDelayMs : null;
    this.around.jobs.plan(this.row.id, due === null || again === null ? (due ?? again) : Math.min(due, again));
  }

  /** A bot has chosen; if its choice is not possible, or there is none where there must be, a legal one is made for it. */
  private decided(seat: Seat, action: AnyShape['action'] | null, reaction: number): void {
    if (this.busy) {
      this.later(() => this.decided(seat, action, reaction));
      return;
    }
    const { waiting } = this.status;
    if (this.dropped || this.status.over || this.status.paused || waiting.kind === 'over') return;
    if (action !== null && this.table.submit(seat, action, this.table.seq) === null) {
      this.append(seat, seat, null, null, this.isRace(seat) ? reaction : null);
      return;
    }
    if (!hasSeat(waiting.must, seat) || waiting.timers.length > 0) return;
    const legal = this.table.update(seat, this.table.seq).legal;
    const any = legal[Math.floor(Math.random() * legal.length)];
    if (any !== undefined && this.table.submit(seat, any, this.table.seq) === null) this.append(seat, seat);
  }

  private changeClocks(change: (clocks: Clocks, now: number) => Clocks): void {
    if (this.busy) {
      this.later(() => this.changeClocks(change));
      return;
    }
    if (this.status.over || this.dropped) return;
    const now = this.around.now();
    this.momentKey = '';
    this.write(change(this.clocks, now), now, null, null, null);
  }

  /** Writes what the table has just taken in. `acted`: whose decision it was, for the clocks; `seat` and `id`: who asked for it. */
  private append(
    acted: Seat | null,
    seat: Seat | null = null,
    id: string | null = null,
    asker: Asker | null = null,
    reaction: number | null = null,
  ): void {
    const now = this.around.now();
    const { waiting } = this.table;
    const raced = waiting.kind === 'seats' && waiting.timers.length > 0 && waiting.may !== 0;
    const clocks = followClocks(this.clocks, acted, waiting, now, raced ? raceSlack(this.lines()) : 0);
    if (acted !== null) this.drivers.setLate(acted, false);
    this.write(acted === null || reaction === null ? clocks : noteTime(clocks, acted, reaction), now, seat, id, asker);
  }

  private *lines(): Iterable<Line> {
    for (const { viewer, watcher } of this.followers) if (viewer !== 'spectator') yield watcher.line;
  }

  private write(clocks: Clocks, at: number, seat: Seat | null, action: string | null, asker: Asker | null): void {
    const { table } = this;
    const heard = action === null || seat === null ? null : table.heard(seat);
    const row: LogRow = {
      table: this.row.id,
      n: this.rows + 1,
      at,
      seat,
      action,
      heard,
      lines: table.lines(this.written),
      clocks: writeClocks(clocks),
    };
    const ends = !this.status.over && (this.ended || table.waiting.kind === 'over');
    this.writes = ends
      ? [
          { type: 'append', row },
          { type: 'end-table', table: row.table, at },
        ]
      : [{ type: 'append', row }];
    this.written = table.seq;
    this.nextClocks = clocks;
    this.asker = asker;
    this.busy = true;
    this.around.store.put(this);
  }

  private lastRow(): LogRow {
    const [first] = this.writes;
    if (first?.type !== 'append') throw new Error('Nothing was appended.');
    return first.row;
  }
}

const unavailable = 'The server could not keep that, so nothing has happened. Try again.';
