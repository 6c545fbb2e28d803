import { type AnyShape, hasSeat, type Seat } from '@quarterdeck/kernel';
import type { Pace } from '@quarterdeck/protocol';
import { type Clocks, changePace, followClocks, isLate, nextDue, noteTime, pause, resume, seatDeadline } from '../clock.ts';
import type { LogRow, StoreFault, TableRow, Unit, Write } from '../ports.ts';
import { type Line, raceSlack } from '../race.ts';
import { Answers, type Refused } from './answers.ts';
import { type Driver, Drivers } from './drivers.ts';
import type { Asker, Follower } from './follower.ts';
import { Gate } from './gate.ts';
import { lineBefore } from './goback.ts';
import { handsFrame } from './hands.ts';
import { type Act, isRace, judge, measure, type Status } from './judge.ts';
import { Ledger, type Signature } from './ledger.ts';
import { Moments } from './moments.ts';
import { Screens } from './screens.ts';
import type { Surroundings } from './surroundings.ts';
import type { AnyTable } from './wire.ts';

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
  private ended: boolean;
  private readonly moments = new Moments();
  /** Closed while an append is on its way. */
  private readonly gate = new Gate();
  private readonly ledger: Ledger;
  private asker: Asker | null = null;

  constructor(around: Surroundings, row: TableRow, table: AnyTable, log: readonly LogRow[], clocks: Clocks) {
    this.around = around;
    this.row = row;
    this.table = table;
    this.clocks = clocks;
    this.nextClocks = clocks;
    this.ended = row.ended !== null;
    this.answers = new Answers(log);
    this.ledger = new Ledger(row.id, table, log);
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
    this.gate.pass(() => {
      // It left while the table was busy.
      if (follower.left) return;
      follower.heard = this.screens.startAt(follower, heard);
      follower.moment = -1;
      follower.look(this.screens.followers);
      this.touch();
      if (!this.dropped) this.broadcast();
    });
  }

  /** A seat acts. It is answered once for each id, however often it asks. `barred`: why it may not, unless it has been answered before. */
  act(act: Act, asker: Asker, arrived = this.around.now(), barred: Refused | null = null): void {
    this.gate.pass(() => {
      if (this.isGone(act.id, asker) || this.answers.repeat(act.seat, act.id, asker)) return;
      if (this.expireLate(arrived)) {
        this.act(act, asker, arrived, barred);
        return;
      }
      const refused = barred ?? judge(this.table, this.status, this.clocks, act, arrived);
      if (refused !== null) this.answers.refuse(act.seat, act.id, refused, asker);
      else
        this.append(act.seat, { seat: act.seat, action: act.id }, asker, measure(this.status, this.clocks, this.followers, act, arrived));
    });
  }

  /**
   * Answers somebody who does not have this seat (any more): again, if it was answered before, so that a lost answer stays true; else
   * with `barred`. How much the seat has heard is no longer theirs to know.
   */
  answer(seat: Seat, id: string, asker: Asker, barred: Refused): void {
    this.gate.pass(() => {
      const former: Asker = {
        acknowledge: () => asker.acknowledge(id, null),
        refuse: (_, why, text) => asker.refuse(id, why, text),
      };
      if (!this.answers.repeat(seat, id, former)) former.refuse(id, barred.why, barred.text);
    });
  }

  /** Takes back this seat's last action, if nothing was learned since. */
  undo(seat: Seat, id: string, asker: Asker, barred: Refused | null = null): void {
    this.gate.pass(() => {
      if (this.isGone(id, asker) || this.answers.repeat(seat, id, asker)) return;
      const to = barred !== null || this.status.over || this.status.paused ? null : this.table.undoable(seat);
      if (to === null) {
        this.answers.refuse(seat, id, barred ?? nothingToUndo, asker);
        return;
      }
      this.table.undo(to);
      this.append(null, { seat, action: id }, asker);
    });
  }

  /** The line before a seat's last action, for undo by consent; null if there is none, or a race lies between. */
  lineBefore(seat: Seat): number | null {
    return this.gate.isClosed || this.status.over || this.clocks.windows.length > 0 ? null : lineBefore(this.table.lines(), seat);
  }

  /** Goes back to after that line; the caller has everyone's consent. */
  goBack(to: number): void {
    this.whilePlayed(() => {
      this.table.undo(to);
      this.append(null);
    });
  }

  setPaused(paused: boolean): void {
    this.changeClocks((clocks, now) => (paused ? pause(clocks, now) : resume(clocks, now)));
  }

  setPace(pace: Pace): void {
    this.changeClocks((clocks, now) => changePace(clocks, pace, now));
  }

  /** The game ends without a result. */
  abandon(): void {
    this.whilePlayed(() => {
      this.ended = true;
      this.append(null);
    });
  }

  /** Who decides for which seat from now on. */
  setDrivers(drivers: readonly Driver[]): void {
    this.drivers.set(drivers);
    if (!this.gate.isClosed) this.goOn();
  }

  /** Looks at the clocks: windows close, time runs out, silent bots are asked again. */
  tick(): void {
    this.gate.pass(() => {
      this.drivers.forget();
      if (!this.expireLate(this.around.now())) this.goOn();
    });
  }

  /** Sends what is new to everyone who follows. */
  broadcast(): void {
    if (!this.gate.isClosed && !this.dropped) this.screens.broadcast(this.clocks, this.moments.count, this.around.now());
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
    return !this.gate.isClosed && this.followers.size === 0 && this.touched < before && (this.status.over || !this.drivers.thinking);
  }

  /** A unit of the store: called when the append is durable, or has failed. */
  done(fault: StoreFault | null): void {
    this.gate.open();
    const { asker } = this;
    this.asker = null;
    const { seat, action, heard } = this.ledger.last;
    if (fault !== null) {
      this.dropped = true;
      if (asker !== null && action !== null) asker.refuse(action, 'unavailable', unavailable);
      this.around.failed(this);
    } else {
      this.ledger.keep();
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
    this.gate.drain();
  }

  private touch(): void {
    this.touched = this.around.now();
  }

  private isGone(id: string, asker: Asker): boolean {
    if (this.dropped) asker.refuse(id, 'unavailable', unavailable);
    return this.dropped;
  }

  private look(): Status {
    const { waiting } = this.table;
    const status = { waiting, over: this.ended || waiting.kind === 'over', paused: this.clocks.pausedAt !== null };
    this.moments.note(status, this.clocks);
    return status;
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
    this.drivers.ask(this.moments.count, this.around.botDelayMs);
    const due = nextDue(this.clocks, (seat) => this.drivers.isLate(seat))?.at ?? null;
    const again = this.drivers.thinking ? this.around.now() + askAgainMs + this.around.botDelayMs : null;
    this.around.jobs.plan(this.row.id, due === null || again === null ? (due ?? again) : Math.min(due, again));
  }

  /** A bot has chosen; if its choice is not possible, or there is none where there must be, a legal one is made for it. */
  private decided(seat: Seat, action: AnyShape['action'] | null, reaction: number): void {
    this.gate.pass(() => {
      const { waiting } = this.status;
      if (this.dropped || this.status.over || this.status.paused || waiting.kind === 'over') return;
      if (action !== null && this.table.submit(seat, action, this.table.seq) === null) {
        this.append(seat, { seat, action: null }, null, isRace(this.status, seat) ? reaction : null);
        return;
      }
      if (!hasSeat(waiting.must, seat) || waiting.timers.length > 0) return;
      const legal = this.table.update(seat, this.table.seq).legal;
      const any = legal[Math.floor(Math.random() * legal.length)];
      if (any !== undefined && this.table.submit(seat, any, this.table.seq) === null) this.append(seat, { seat, action: null });
    });
  }

  private whilePlayed(task: () => void): void {
    this.gate.pass(() => {
      if (!this.status.over && !this.dropped) task();
    });
  }

  private changeClocks(change: (clocks: Clocks, now: number) => Clocks): void {
    this.whilePlayed(() => {
      const now = this.around.now();
      this.moments.end();
      this.write(change(this.clocks, now), now, nobody, null);
    });
  }

  /** Writes what the table has just taken in. `acted`: whose decision it was, for the clocks; `by`: who asked for it. */
  private append(acted: Seat | null, by = nobody, asker: Asker | null = null, reaction: number | null = null): void {
    const now = this.around.now();
    const { waiting } = this.table;
    const raced = waiting.kind === 'seats' && waiting.timers.length > 0 && waiting.may !== 0;
    const clocks = followClocks(this.clocks, acted, waiting, now, raced ? raceSlack(this.lines()) : 0);
    if (acted !== null) this.drivers.setLate(acted, false);
    this.write(acted === null || reaction === null ? clocks : noteTime(clocks, acted, reaction), now, by, asker);
  }

  private *lines(): Iterable<Line> {
    for (const { viewer, watcher } of this.followers) if (viewer !== 'spectator') yield watcher.line;
  }

  private write(clocks: Clocks, at: number, by: Signature, asker: Asker | null): void {
    const ends = !this.status.over && (this.ended || this.table.waiting.kind === 'over');
    this.writes = this.ledger.next(clocks, at, by, ends);
    this.nextClocks = clocks;
    this.asker = asker;
    this.gate.close();
    this.around.store.put(this);
  }
}

const nobody: Signature = { seat: null, action: null };
const nothingToUndo: Refused = { why: 'illegal', text: 'There is nothing that you may take back without asking.' };
const unavailable = 'The server could not keep that, so nothing has happened. Try again.';
