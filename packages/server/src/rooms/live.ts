import { hasSeat, type Viewer } from '@quarterdeck/kernel';
import type { ClientFrame, Proposal, RoomView } from '@quarterdeck/protocol';
import { type Driver, standInLevel } from '../host/drivers.ts';
import { Follower } from '../host/follower.ts';
import type { Status } from '../host/judge.ts';
import type { LiveTable } from '../host/live.ts';
import type { Write } from '../ports.ts';
import { demandRight, type Phase, Refusal, type Request, type Role } from '../rights.ts';
import { Attendance, type Guest } from './attendance.ts';
import { chatFrame, checkChat, isFor, type StoredLine } from './chat.ts';
import { Council, carryOut, type Wish } from './consent.ts';
import { copyRoom, isPlaying, nextHost, type RoomDoc, removeMember, rolesOf, roomRow, seatsOfMember } from './doc.ts';
import type { RoomsOptions } from './rooms.ts';
import { Talk } from './talk.ts';
import { type Presence, roomView } from './view.ts';

const askedKept = 500;

/** A room in memory: what is stored of it, and who is there. */
export class LiveRoom implements Presence {
  doc: RoomDoc;
  touched: number;
  private readonly options: RoomsOptions;
  private readonly attendance: Attendance;
  private readonly talk: Talk;
  private readonly council = new Council();
  /** Seats that the host has let a bot play for because nothing came from them. */
  private readonly asleep = new Set<number>();
  private roleCache = new Map<string, { roles: readonly Role[]; seats: readonly number[] }>();
  private changing: Promise<unknown> = Promise.resolve();
  /** What members asked lately and what became of it, by their own names for it. */
  private readonly asked = new Map<string, Promise<void>>();
  private lastMoved: number;
  private lastWaited = 0;
  private lastPaused = false;
  private lastDrivers = '';
  /** What watchers of open hands were shown last, for those who come later. */
  private lastHands: { readonly table: string; readonly text: string } | null = null;

  constructor(options: RoomsOptions, doc: RoomDoc, chat: readonly StoredLine[]) {
    this.options = options;
    this.doc = doc;
    this.talk = new Talk(chat);
    this.touched = options.now();
    this.attendance = new Attendance(this.touched);
    this.lastMoved = this.touched;
  }

  get table(): LiveTable | null {
    return this.doc.table === null ? null : (this.options.host.inMemory(this.doc.table.id) ?? null);
  }

  get proposal(): Proposal | null {
    return this.council.proposal;
  }

  get openHandsDelayMs(): number {
    return this.options.openHandsDelayMs;
  }

  get status(): Status | null {
    return this.table?.status ?? null;
  }

  get phase(): Phase {
    if (!isPlaying(this.doc)) return 'waiting';
    return this.status?.paused === true ? 'paused' : 'playing';
  }

  get isEmpty(): boolean {
    return this.attendance.isEmpty;
  }

  isHere(member: string): boolean {
    return this.attendance.isHere(member);
  }

  standsIn(seat: number): boolean {
    const { member } = this.doc.seats[seat] ?? { member: null };
    if (member === null || !isPlaying(this.doc)) return false;
    return this.asleep.has(seat) || (this.isLive && this.absence(member) >= this.options.graceMs);
  }

  botIn(seat: number): number | null {
    const { member } = this.doc.seats[seat] ?? { member: null };
    if (member === null || !isPlaying(this.doc) || !this.isLive || this.isEmpty) return null;
    const left = this.options.graceMs - this.absence(member);
    return this.isHere(member) || left <= 0 ? null : Math.ceil(left / 1000);
  }

  /** Who decides for which seat. At a real-time table nobody plays on while nobody is there. */
  drivers(): Driver[] {
    const rest = this.isLive && this.isEmpty;
    return this.doc.seats.map((seat, index) => {
      if (rest || seat.kind === 'open') return null;
      if (seat.kind === 'bot') return seat.level;
      return this.standsIn(index) ? standInLevel : null;
    });
  }

  isMember(person: string): boolean {
    return !this.about(person).roles.includes('outsider');
  }

  /** Throws `Refusal` unless this person may ask this now. */
  demand(request: Request, person: string): void {
    demandRight(request, this.about(person).roles, this.phase);
  }

  /** The seat that this person means: the only one, or the one named if it is the person's own. */
  seatOf(person: string, named: number | undefined): number {
    const { seats } = this.about(person);
    const seat = named ?? seats[0];
    if (seat === undefined) throw new Refusal('not-seated', 'You have no seat at this table.');
    if (!seats.includes(seat)) throw new Refusal('not-yours', 'This seat is not yours.');
    return seat;
  }

  view(person: string): RoomView {
    return roomView(this.doc, person, this);
  }

  /** Somebody comes in, or comes back: gets the room, the chat, and what was missed at the table. */
  enter(guest: Guest, table: string | undefined, since: number): void {
    const { id } = guest.person;
    const known = this.attendance.has(guest);
    this.attendance.show(guest, []);
    for (const seat of this.about(id).seats) this.asleep.delete(seat);
    this.touched = this.options.now();
    guest.send(JSON.stringify({ type: 'room', room: this.view(id) }));
    const said = this.talk.frameFor(this.doc, id);
    if (said !== null) guest.send(said);
    if (this.lastHands !== null) this.sendHands([guest], this.lastHands);
    this.follow(guest, table, since);
    this.drive();
    if (!known) this.broadcast(guest);
  }

  /** A connection is gone. */
  exit(guest: Guest): void {
    this.touched = this.options.now();
    if (!this.attendance.remove(guest, this.touched)) return;
    this.drive();
    this.broadcast();
  }

  /** Changes the stored room, one change after the other: `change` works on a copy, which counts once it (with `writes`) is durable. */
  async change<T>(change: (doc: RoomDoc) => { writes?: readonly Write[]; durable?: () => void; result: T }): Promise<T> {
    const run = async (): Promise<T> => {
      const doc = copyRoom(this.doc);
      const { writes = [], durable, result } = change(doc);
      doc.touched = this.options.now();
      await this.options.commit({ type: 'save-room', row: roomRow(doc, this.doc) }, ...writes);
      durable?.();
      this.become(doc);
      return result;
    };
    const changed = this.changing.then(run, run);
    this.changing = changed.catch(() => {});
    return changed;
  }

  /** A person wants to be forgotten: its seats go to bots, what it said is gone. */
  async forget(person: string): Promise<void> {
    const { code: room, members, table, past } = this.doc;
    const name = members.find((member) => member.id === person)?.name ?? '';
    const tables = [...new Set([table, ...past].flatMap((known) => (known === null ? [] : [known.id])))];
    await this.change((doc) => {
      const seats = doc.seats.filter((seat) => seat.member === person);
      removeMember(doc, person, standInLevel);
      for (const seat of seats) if (seat.kind === 'bot') seat.name = 'Bot';
      return { writes: [{ type: 'forget-member', room, member: person, name, tables }], result: null };
    });
    this.talk.forget(person);
  }

  /** Everyone gets the room as it is now; `but` has got it already. */
  broadcast(but?: Guest): void {
    for (const guest of this.attendance.guests()) {
      if (guest !== but) guest.send(JSON.stringify({ type: 'room', room: this.view(guest.person.id) }));
    }
  }

  /** What this connection has painted. */
  shown(guest: Guest, timer: string): void {
    const { table } = this;
    for (const follower of this.attendance.followers(guest)) table?.shown(follower, timer);
  }

  /** A person has done something at the table: whoever was thought asleep is awake. */
  awake(seat: number): void {
    if (!this.asleep.delete(seat)) return;
    this.drive();
    this.broadcast();
  }

  /** The host lets a bot play for a seat from which nothing comes. */
  letSleep(seat: number): void {
    this.asleep.add(seat);
    this.drive();
    this.broadcast();
  }

  isAsleep(seat: number): boolean {
    const { status } = this;
    if (status === null || status.over || status.waiting.kind === 'over' || !hasSeat(status.waiting.must, seat)) return false;
    return this.options.now() - this.lastMoved >= this.options.sleepMs;
  }

  /** Does what a member asks, once for each of the member's own names for it: a repetition shares the first one's fate. */
  once(person: string, id: string, ask: () => Promise<void>): Promise<void> {
    const key = `${person} ${id}`;
    const known = this.asked.get(key);
    if (known !== undefined) return known;
    const done = ask();
    this.asked.set(key, done);
    const oldest = this.asked.keys().next();
    if (this.asked.size > askedKept && !oldest.done) this.asked.delete(oldest.value);
    return done;
  }

  /** Says something. `id` is the sender's own name for it: a repetition is not said twice. */
  async say(guest: Guest, frame: ClientFrame & { type: 'chat' }): Promise<void> {
    const { id } = guest.person;
    this.demand(frame.to === 'table' ? 'chat-table' : 'chat-watchers', id);
    checkChat(this.doc, id, frame, this.options.games);
    const line = this.talk.add(this.doc, id, this.about(id).seats[0] ?? null, frame, this.options.now());
    if (line === null) return;
    try {
      await this.options.commit({ type: 'insert-chat', row: { room: this.doc.code, n: line.n, doc: JSON.stringify(line) } });
    } catch (error) {
      this.talk.unsay(line);
      throw error;
    }
    const text = chatFrame([line]);
    for (const other of this.attendance.guests()) if (isFor(this.doc, other.person.id, line)) other.send(text);
  }

  /** A member's share of the next game's luck. The first word counts: nobody may choose it knowing another's. */
  async contribute(person: string, commitment: string, text: string): Promise<void> {
    this.demand('contribute', person);
    if (commitment !== this.doc.luck.commitment) throw new Refusal('stale', 'This commitment belongs to another game.');
    if (this.doc.luck.contributions[person] !== undefined) return;
    await this.change((doc) => {
      if (doc.luck.commitment === commitment) doc.luck.contributions[person] ??= text;
      return { result: null };
    });
  }

  async propose(wish: Wish): Promise<void> {
    this.council.open(wish, this.others(wish), this.playing());
    await this.settle();
  }

  async vote(id: number, seat: number, yes: boolean): Promise<void> {
    this.council.vote(id, this.about(this.doc.seats[seat]?.member ?? '').seats, yes);
    await this.settle();
  }

  /** Once a second: countdowns end, a host who has vanished is replaced. */
  tick(): void {
    if (this.council.excuse((seat) => this.standsIn(seat))) this.settle().catch(logFault);
    if (this.drive()) this.broadcast();
    if (this.isEmpty || this.absence(this.doc.host) < this.options.hostGraceMs) return;
    const here = (member: string): boolean => this.isHere(member);
    if (nextHost(this.doc, here) === null) return;
    this.change((doc) => {
      // Whoever was next may have left while this waited for its turn.
      doc.host = nextHost(doc, here) ?? doc.host;
      return { result: null };
    }).catch(logFault);
  }

  /** The table has moved on: called after every append, so it does little. */
  moved(live: LiveTable): void {
    const { status } = live;
    this.lastMoved = this.options.now();
    const waited = status.over || status.waiting.kind === 'over' ? 0 : status.waiting.must;
    const fresh = waited & ~this.lastWaited;
    this.lastWaited = waited;
    if (fresh !== 0) this.callAbsent(fresh);
    if (this.proposal?.what === 'undo') {
      this.council.proposal = null;
      this.broadcast();
    }
    if (status.paused !== this.lastPaused) {
      this.lastPaused = status.paused;
      this.broadcast();
    }
    if (this.doc.openHands) this.showHands(live);
  }

  /** Watchers see this much later what everyone holds now. */
  private showHands(live: LiveTable): void {
    const hands = { table: live.row.id, text: live.handsFrame() };
    setTimeout(() => {
      if (!this.doc.openHands) return;
      this.lastHands = hands;
      this.sendHands(this.attendance.guests(), hands);
    }, this.options.openHandsDelayMs).unref();
  }

  /** Whoever had a seat in this game may take it up again, and so sees no other hand. */
  private sendHands(guests: Iterable<Guest>, { table, text }: { readonly table: string; readonly text: string }): void {
    if (!this.doc.openHands || this.doc.table?.id !== table) return;
    for (const guest of guests) if (!this.doc.players.includes(guest.person.id)) guest.send(text);
  }

  private callAbsent(seats: number): void {
    this.doc.seats.forEach((seat, index) => {
      if (hasSeat(seats, index) && seat.member !== null && !seat.local) this.options.callPlayer(seat.member, this.doc);
    });
  }

  private become(doc: RoomDoc): void {
    const before = this.doc;
    this.doc = doc;
    this.roleCache = new Map();
    if (doc.table?.id !== before.table?.id) {
      this.council.proposal = null;
      this.asleep.clear();
      this.lastWaited = 0;
    }
    for (const guest of this.attendance.guests()) {
      const { id } = guest.person;
      if (doc.members.some((member) => member.id === id)) continue;
      this.attendance.remove(guest, doc.touched);
      guest.sentAway(doc.code, doc.kicked.includes(id) ? 'The host has asked you to leave.' : 'You have left the room.');
    }
    this.drive();
    this.broadcast();
    for (const guest of this.attendance.guests()) if (!this.followsRightly(guest)) this.follow(guest, undefined, 0);
  }

  private async settle(): Promise<void> {
    const agreed = this.council.takeAgreed();
    if (agreed !== null) {
      const live = this.playing();
      const draft = copyRoom(this.doc);
      if (carryOut(agreed, live, draft)) {
        const { settings, openHands, handsShown } = draft;
        await this.change((doc) => ({ result: Object.assign(doc, { settings, openHands, handsShown }) }));
        if (agreed.what === 'open-hands') this.showHands(live);
      }
    }
    this.broadcast();
  }

  private playing(): LiveTable {
    const { table } = this;
    if (table === null || table.status.over) throw new Refusal('no-table', 'No game is being played.');
    return table;
  }

  /** Seats of the other people who are there to be asked. Nobody's hand is shown behind their back. */
  private others({ by, what }: Wish): number[] {
    const me = this.doc.seats[by]?.member;
    const others = this.doc.seats.flatMap((seat, index) => (seat.member === null || seat.member === me ? [] : [index]));
    return what === 'open-hands' ? others : others.filter((seat) => !this.standsIn(seat));
  }

  private get isLive(): boolean {
    return this.doc.settings.pace.mode === 'live';
  }

  private absence(member: string): number {
    return this.attendance.absence(member, this.options.now());
  }

  private about(person: string): { roles: readonly Role[]; seats: readonly number[] } {
    let known = this.roleCache.get(person);
    if (known === undefined) {
      known = { roles: rolesOf(this.doc, person), seats: seatsOfMember(this.doc, person) };
      this.roleCache.set(person, known);
    }
    return known;
  }

  /** Tells the table who decides for whom; true if that has changed. */
  private drive(): boolean {
    const { table } = this;
    if (table === null || !isPlaying(this.doc)) return false;
    const drivers = this.drivers();
    table.setDrivers(drivers);
    const key = `${table.row.id} ${drivers.join()}`;
    if (key === this.lastDrivers) return false;
    this.lastDrivers = key;
    return true;
  }

  /** After a game the room may have more seats than its table had. */
  private viewersFor(guest: Guest, { row }: LiveTable): Viewer[] {
    const seats = this.about(guest.person.id).seats.filter((seat) => seat < row.seats);
    return seats.length > 0 ? seats : ['spectator'];
  }

  private followsRightly(guest: Guest): boolean {
    const { table } = this;
    const followers = this.attendance.followers(guest);
    if (this.doc.table === null) return followers.length === 0;
    if (table === null) return false;
    const viewers = this.viewersFor(guest, table);
    return (
      followers.length === viewers.length &&
      followers.every((follower, index) => follower.viewer === viewers[index] && table.followers.has(follower))
    );
  }

  /** Begins to send the table; `since` is how much the connection has of it, if it means this table. */
  private follow(guest: Guest, tableId: string | undefined, since: number): void {
    this.attendance.show(guest, []);
    if (this.doc.table === null) return;
    const { id } = this.doc.table;
    this.options.host
      .open(id)
      .then((live) => {
        if (live === null || this.doc.table?.id !== id || !this.attendance.has(guest) || this.followsRightly(guest)) return;
        const viewers = this.viewersFor(guest, live);
        const followers = viewers.map((viewer) => new Follower(viewer, guest));
        this.attendance.show(guest, followers);
        const from = tableId === id && viewers.length === 1 ? since : 0;
        for (const follower of followers) live.follow(follower, from);
        this.drive();
      })
      .catch((error: unknown) => {
        logFault(error);
        guest.send(JSON.stringify({ type: 'error', why: 'no-table', text: 'This game cannot be shown by this version of the server.' }));
      });
  }
}

function logFault(error: unknown): void {
  console.error('In a room:', error);
}
