import { seatsOf } from '@quarterdeck/kernel';
import type { Proposal, RoomRow, RoomView, SeatView, TableStatus } from '@quarterdeck/protocol';
import type { Status } from '../host/judge.ts';
import { isPlaying, type RoomDoc, seatName, seatsOfMember } from './doc.ts';

/** What a room knows at this moment that is not stored. */
export interface Presence {
  isHere(member: string): boolean;
  /** A bot plays for this person's seat. */
  standsIn(seat: number): boolean;
  /** Seconds until it does; null when no countdown runs. */
  botIn(seat: number): number | null;
  readonly proposal: Proposal | null;
  /** By how much watchers see hands later, where they may. */
  readonly openHandsDelayMs: number;
  /** The table's own word; null when it is not in memory. */
  readonly status: Status | null;
}

function seatViews(doc: RoomDoc, presence: Presence): SeatView[] {
  return doc.seats.map((seat, index) => ({
    crew: seat.crew,
    kind: seat.kind,
    member: seat.member,
    name: seatName(doc, seat),
    level: seat.level,
    here: seat.member !== null && presence.isHere(seat.member),
    standIn: presence.standsIn(index),
    botInSeconds: presence.botIn(index),
    local: seat.local,
  }));
}

function waitingFor(status: Status | null): number[] {
  if (status === null || status.over || status.waiting.kind === 'over') return [];
  return seatsOf(status.waiting.must);
}

function tableStatus(doc: RoomDoc, status: Status | null): TableStatus | null {
  return doc.table === null ? null : isPlaying(doc) ? { ...doc.table, waitingFor: waitingFor(status) } : doc.table;
}

/** The room as one member sees it, built up from what everyone may know and what is this member's own. */
export function roomView(doc: RoomDoc, me: string, presence: Presence): RoomView {
  return {
    code: doc.code,
    settings: doc.settings,
    host: doc.host,
    me: { id: me, seats: seatsOfMember(doc, me), muted: doc.muted[me] ?? [] },
    members: doc.members.map(({ id, name }) => ({ id, name, here: presence.isHere(id) })),
    seats: seatViews(doc, presence),
    table: tableStatus(doc, presence.status),
    commitment: doc.luck.commitment,
    paused: isPlaying(doc) && presence.status?.paused === true,
    proposal: presence.proposal,
    openHands: doc.openHands ? presence.openHandsDelayMs : null,
    chatOpen: doc.chatOpen,
    past: doc.past,
  };
}

/** The room as a line in a list. */
export function listRow(doc: RoomDoc, me: string | null, presence: Presence): RoomRow {
  const waiting = waitingFor(presence.status);
  return {
    code: doc.code,
    game: doc.settings.game,
    host: doc.members.find((member) => member.id === doc.host)?.name ?? '',
    seats: seatViews(doc, presence),
    free: isPlaying(doc)
      ? doc.seats.filter((seat) => seat.leftBy !== null).length
      : doc.seats.filter((seat) => seat.kind === 'open').length,
    phase: doc.table === null ? 'waiting' : doc.table.phase,
    pace: doc.settings.pace,
    myTurn: me !== null && waiting.some((seat) => doc.seats[seat]?.member === me),
    waitingFor: waiting.flatMap((seat) => (doc.seats[seat] === undefined ? [] : [seatName(doc, doc.seats[seat])])),
    since: doc.touched,
  };
}
