import { randomBytes } from 'node:crypto';
import { commitTo } from '@quarterdeck/kernel';
import { type Crew, crews, type Level, type RoomSettings, type TableStatus } from '@quarterdeck/protocol';
import type { PersonRow, RoomRow } from '../ports.ts';
import type { Role } from '../rights.ts';

/** A seat as the room remembers it. */
export interface SeatDoc {
  crew: Crew;
  kind: 'open' | 'person' | 'bot';
  member: string | null;
  /** Of a bot, or of a further person at a member's device; else the member's own name counts. */
  name: string;
  level: Level | null;
  local: boolean;
  /** Who left it during a game: that person, or somebody who has not seen another hand, may take it over from the bot. */
  leftBy: string | null;
}

/** What is stored of a room. It holds the seed of the next game's luck, so it never leaves the server; `roomView` builds what does. */
export interface RoomDoc {
  readonly code: string;
  settings: RoomSettings;
  host: string;
  /** Longest here first. */
  members: { id: string; name: string }[];
  kicked: string[];
  seats: SeatDoc[];
  table: TableStatus | null;
  /** Who has had a seat in the game on the table, and so has seen a hand. */
  players: string[];
  past: TableStatus[];
  /** The luck of the next game: what is published now, what was contributed since. */
  luck: { seed: string; commitment: string; contributions: Record<string, string> };
  chatOpen: boolean;
  /** Whom each member does not want to hear. */
  muted: Record<string, string[]>;
  /** The seat that began the last game. */
  first: number | null;
  /** All agreed that watchers may see every hand, later. */
  openHands: boolean;
  /** They may have seen some in this game, even if that was taken back since. */
  handsShown: boolean;
  touched: number;
}

/** Whoever has the room as it is now; each change makes another. */
export interface RoomHolder {
  readonly doc: RoomDoc;
}

const pastKept = 12;
const botNames = ['Pepita', 'Sal', 'Tuerto', 'Marea', 'Brisa', 'Ancla'];

/** A room with its maker as host in the first seat. */
export function newRoom(code: string, settings: RoomSettings, maker: PersonRow, now: number): RoomDoc {
  const doc: RoomDoc = {
    code,
    settings,
    host: maker.id,
    members: [{ id: maker.id, name: maker.name }],
    kicked: [],
    seats: [],
    table: null,
    players: [],
    past: [],
    luck: freshLuck(),
    chatOpen: true,
    muted: {},
    first: null,
    openHands: false,
    handsShown: false,
    touched: now,
  };
  setSeatCount(doc, settings.seats);
  seatPerson(doc.seats[0] as SeatDoc, maker.id);
  return doc;
}

/** A new secret seed from the system's randomness, committed to before anyone contributes. */
export function freshLuck(): RoomDoc['luck'] {
  const seed = randomBytes(32).toString('hex');
  return { seed, commitment: commitTo(seed), contributions: {} };
}

/** Grows with open seats, or shrinks from the end, open seats first. */
export function setSeatCount(doc: RoomDoc, count: number): void {
  while (doc.seats.length > count) {
    const open = doc.seats.findLastIndex((seat) => seat.kind === 'open');
    const bot = doc.seats.findLastIndex((seat) => seat.kind === 'bot');
    doc.seats.splice(open >= 0 ? open : bot >= 0 ? bot : doc.seats.length - 1, 1);
  }
  while (doc.seats.length < count) {
    const crew = crews.find((free) => doc.seats.every((seat) => seat.crew !== free)) ?? crews[0];
    doc.seats.push({ crew, kind: 'open', member: null, name: '', level: null, local: false, leftBy: null });
  }
}

export function openSeat(seat: SeatDoc): void {
  Object.assign(seat, { kind: 'open', member: null, name: '', level: null, local: false, leftBy: null } satisfies Partial<SeatDoc>);
}

export function seatPerson(seat: SeatDoc, member: string, local = false, name = ''): void {
  Object.assign(seat, { kind: 'person', member, name, level: null, local, leftBy: null } satisfies Partial<SeatDoc>);
}

export function seatBot(doc: RoomDoc, seat: SeatDoc, level: Level): void {
  const taken = new Set(doc.seats.map((other) => other.name));
  const name = botNames.find((free) => !taken.has(free)) ?? 'Bot';
  Object.assign(seat, { kind: 'bot', member: null, name, level, local: false, leftBy: null } satisfies Partial<SeatDoc>);
}

/** A person is gone for good: during a game a bot takes over on that seat's own knowledge, else the seat is open again. */
export function removeMember(doc: RoomDoc, member: string, standIn: Level): void {
  for (const seat of doc.seats) {
    if (seat.member !== member) continue;
    const name = seatName(doc, seat);
    if (!isPlaying(doc)) openSeat(seat);
    else Object.assign(seat, { kind: 'bot', member: null, name, level: standIn, local: false, leftBy: member } satisfies Partial<SeatDoc>);
  }
  doc.members = doc.members.filter((other) => other.id !== member);
  delete doc.luck.contributions[member];
  delete doc.muted[member];
  if (doc.host === member) doc.host = nextHost(doc, () => true) ?? '';
}

/** Who becomes host by rule: of those who are `here`, whoever has a seat and has been in the room longest; else the longest in the room. */
export function nextHost(doc: RoomDoc, here: (member: string) => boolean): string | null {
  const present = doc.members.filter((member) => here(member.id));
  return (present.find((member) => seatsOfMember(doc, member.id).length > 0) ?? present[0])?.id ?? null;
}

export function isPlaying(doc: RoomDoc): boolean {
  return doc.table?.phase === 'playing';
}

export function seatsOfMember(doc: RoomDoc, member: string): number[] {
  return doc.seats.flatMap((seat, index) => (seat.member === member ? [index] : []));
}

export function seatName(doc: RoomDoc, seat: SeatDoc): string {
  return seat.name !== '' ? seat.name : (doc.members.find((member) => member.id === seat.member)?.name ?? '');
}

/** What this person is to the room. */
export function rolesOf(doc: RoomDoc, person: string): Role[] {
  if (!doc.members.some((member) => member.id === person)) return ['outsider'];
  const role: Role = seatsOfMember(doc, person).length > 0 ? 'player' : 'watcher';
  return doc.host === person ? [role, 'host'] : [role];
}

/** The game on the table has ended. */
export function endGame(doc: RoomDoc, outcome: TableStatus['outcome']): void {
  if (doc.table === null) return;
  doc.table = { ...doc.table, phase: 'over', waitingFor: [], outcome };
  doc.past = [doc.table, ...doc.past].slice(0, pastKept);
  doc.openHands = false;
  for (const seat of doc.seats) if (seat.leftBy !== null) openSeat(seat);
}

/** The row that stores a room; `before`: as it is stored now. */
export function roomRow(doc: RoomDoc, before: RoomDoc | null): RoomRow {
  const listed = doc.settings.visibility === 'public' && doc.members.length > 0;
  const people = doc.members.map((member) => member.id);
  const same = before !== null && people.join() === before.members.map((member) => member.id).join();
  return { code: doc.code, doc: JSON.stringify(doc), listed, touched: doc.touched, people: same ? null : people };
}

/** A copy to change. A room is plain JSON, for which this is several times quicker than structuredClone. */
export function copyRoom(doc: RoomDoc): RoomDoc {
  return JSON.parse(JSON.stringify(doc)) as RoomDoc;
}

/** The room of a row, also of one that an earlier version stored. */
export function parseRoom(row: RoomRow): RoomDoc {
  const doc = JSON.parse(row.doc) as RoomDoc;
  // Version 0.1.0 at first did not note these.
  doc.players ??= [];
  doc.handsShown ??= doc.openHands;
  for (const seat of doc.seats) seat.leftBy ??= null;
  return doc;
}
