import { hasSeat } from '@quarterdeck/kernel';
import type { ClientFrame, Proposal, RoomView } from '@quarterdeck/protocol';
import { type Driver, standInLevel } from '../host/drivers.ts';
import type { Status } from '../host/judge.ts';
import type { LiveTable } from '../host/live.ts';
import type { Write } from '../ports.ts';
import { demandRight, type Phase, Refusal, type Request } from '../rights.ts';
import { Attendance, type Guest } from './attendance.ts';
import { checkChat, type StoredLine } from './chat.ts';
import { Council, type Wish } from './consent.ts';
import { copyRoom, isPlaying, nextHost, type RoomDoc, removeMember, roomRow } from './doc.ts';
import { OpenHands } from './hands.ts';
import { type Has, Lookout } from './lookout.ts';
import { Once } from './once.ts';
import { Relief } from './relief.ts';
import type { RoomsOptions } from './rooms.ts';
import { Standings } from './standing.ts';
import { Talk } from './talk.ts';
import { type Presence, roomView } from './view.ts';

/** A room in memory: what is stored of it, and who is there. */
export class LiveRoom implements Presence {
  doc: RoomDoc;
  touched: number;
  private readonly options: RoomsOptions;
  private readonly attendance: Attendance;
  private readonly talk: Talk;
  private readonly council: Council;
  private readonly relief: Relief;
  private readonly lookout: Lookout;
  private readonly hands: OpenHands;
  private readonly asked = new Once();
  private standings: Standings;
  private changing: Promise<unknown> = Promise.resolve();
  private lastWaited = 0;
  private lastPaused = false;
  private lastDrivers = '';

  constructor(options: RoomsOptions, doc: RoomDoc, chat: readonly StoredLine[]) {
    this.options = options;
    this.doc = doc;
    this.touched = options.now();
    this.attendance = new Attendance(this.touched);
    this.talk = new Talk(this, this.attendance, options, chat);
    this.relief = new Relief(this, this.attendance, options);
    this.lookout = new Lookout(this, this.attendance, options.host);
    this.hands = new OpenHands(this, this.attendance, options.openHandsDelayMs);
    this.council = new Council(this, this.hands);
    this.standings = new Standings(doc);
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
    return this.relief.standsIn(seat);
  }

  botIn(seat: number): number | null {
    return this.relief.botIn(seat);
  }

  /** Who decides for which seat. */
  drivers(): Driver[] {
    return this.relief.drivers();
  }

  isMember(person: string): boolean {
    return !this.standings.of(person).roles.includes('outsider');
  }

  /** Throws `Refusal` unless this person may ask this now. */
  demand(request: Request, person: string): void {
    demandRight(request, this.standings.of(person).roles, this.phase);
  }

  /** The seat that this person means: the only one, or the one named if it is the person's own. */
  seatOf(person: string, named: number | undefined): number {
    return this.standings.seatOf(person, named);
  }

  /** This person had that seat in the game on the table, and nobody has taken it since. */
  wasLeftBy(seat: number, person: string): boolean {
    return this.doc.seats[seat]?.leftBy === person;
  }

  seatsOf(person: string): readonly number[] {
    return this.standings.of(person).seats;
  }

  view(person: string): RoomView {
    return roomView(this.doc, person, this);
  }

  /** Somebody comes in, or comes back: gets the room, the chat, and what was missed at the table. */
  enter(guest: Guest, has: Has | null): void {
    const { id } = guest.person;
    const known = this.attendance.has(guest);
    this.attendance.show(guest, []);
    for (const seat of this.seatsOf(id)) this.relief.wake(seat);
    this.touched = this.options.now();
    guest.send(JSON.stringify({ type: 'room', room: this.view(id) }));
    const said = this.talk.frameFor(id);
    if (said !== null) guest.send(said);
    this.hands.sendTo([guest]);
    this.follow(guest, has);
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

  /** A person wants to be forgotten: its seats go to bots that are not called like it. */
  async forget(person: string): Promise<void> {
    const { members, table, past } = this.doc;
    const name = members.find((member) => member.id === person)?.name;
    const tables = [...new Set([table, ...past].flatMap((known) => (known === null ? [] : [known.id])))];
    await this.change((doc) => {
      removeMember(doc, person, standInLevel);
      for (const seat of doc.seats) if (seat.leftBy === person) seat.name = 'Bot';
      return { writes: name === undefined ? [] : [{ type: 'forget-name', name, tables }], result: null };
    });
  }

  /** What this person said is not told any more. */
  unsay(person: string): void {
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
    if (!this.relief.wake(seat)) return;
    this.drive();
    this.broadcast();
  }

  /** The host lets a bot play for a seat from which nothing comes. */
  letSleep(seat: number): void {
    this.relief.letSleep(seat);
    this.drive();
    this.broadcast();
  }

  isAsleep(seat: number): boolean {
    return this.relief.isSilent(seat, this.status);
  }

  /** Does what a member asks, once for each of the member's own names for it: a repetition shares the first one's fate. */
  once(person: string, id: string, ask: () => Promise<void>): Promise<void> {
    return this.asked.ask(person, id, ask);
  }

  /** Says something. `id` is the sender's own name for it: a repetition is not said twice. */
  async say(guest: Guest, frame: ClientFrame & { type: 'chat' }): Promise<void> {
    const { id } = guest.person;
    this.demand(frame.to === 'table' ? 'chat-table' : 'chat-watchers', id);
    checkChat(this.doc, id, frame, this.options.games);
    await this.talk.say(id, this.seatsOf(id)[0] ?? null, frame);
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

  propose(wish: Wish): Promise<void> {
    return this.council.propose(wish);
  }

  vote(id: number, seat: number, yes: boolean): Promise<void> {
    return this.council.vote(id, this.seatsOf(this.doc.seats[seat]?.member ?? ''), yes);
  }

  /** Once a second: countdowns end, a host who has vanished is replaced. */
  tick(): void {
    this.council.excuse().catch(logFault);
    if (this.drive()) this.broadcast();
    if (this.isEmpty || this.attendance.absence(this.doc.host, this.options.now()) < this.options.hostGraceMs) return;
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
    this.relief.moved = this.options.now();
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
    if (this.doc.openHands) this.hands.show(live);
  }

  private callAbsent(seats: number): void {
    this.doc.seats.forEach((seat, index) => {
      if (hasSeat(seats, index) && seat.member !== null && !seat.local) this.options.callPlayer(seat.member, this.doc);
    });
  }

  private become(doc: RoomDoc): void {
    const before = this.doc;
    this.doc = doc;
    this.standings = new Standings(doc);
    if (doc.table?.id !== before.table?.id) {
      this.council.proposal = null;
      this.relief.wakeAll();
      this.lastWaited = 0;
    }
    if (before.openHands && !doc.openHands) this.hands.close();
    for (const guest of this.attendance.guests()) {
      const { id } = guest.person;
      if (doc.members.some((member) => member.id === id)) continue;
      this.attendance.remove(guest, doc.touched);
      guest.sentAway(doc.code, doc.kicked.includes(id) ? 'The host has asked you to leave.' : 'You have left the room.');
    }
    this.drive();
    this.council.reseat().catch(logFault);
    this.broadcast();
    for (const guest of this.attendance.guests()) if (!this.lookout.isRight(guest)) this.follow(guest, null);
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

  /** Begins to send the table, from where the connection is with it. */
  private follow(guest: Guest, has: Has | null): void {
    this.lookout
      .follow(guest, has)
      .then((follows) => {
        if (!follows) return;
        this.drive();
        if (this.table !== null) this.hands.resume(this.table);
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
