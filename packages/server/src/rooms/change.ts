import type { AnyGame } from '@quarterdeck/kernel';
import type { RoomAction, RoomSettings } from '@quarterdeck/protocol';
import { standInLevel } from '../host/drivers.ts';
import { Refusal } from '../rights.ts';
import { isPlaying, openSeat, type RoomDoc, removeMember, type SeatDoc, seatBot, seatPerson, seatsOfMember, setSeatCount } from './doc.ts';

/** What a change needs to know besides the room itself. */
export interface ChangeContext {
  readonly games: Readonly<Record<string, AnyGame>>;
  /** The table has waited for this seat for so long that the host may let a bot play for it. */
  isAsleep(seat: number): boolean;
}

/** Actions that change the room's document; `start` is a matter of its own. */
export type DocAction = Exclude<RoomAction, { type: 'start' }>;

/**
 * Does what a member asks, in place: the caller brings a copy and has made sure that this member may ask it. Throws `Refusal`
 * where it makes no sense.
 */
export function changeRoom(doc: RoomDoc, by: string, action: DocAction, context: ChangeContext): void {
  switch (action.type) {
    case 'sit':
      sit(doc, by, action.seat);
      return;
    case 'sit-local':
      if (doc.seats.some((seat) => seat.name === action.name))
        throw new Refusal('not-allowed', `There is already a "${action.name}" at the table.`);
      seatPerson(freeSeat(doc, action.seat), by, true, action.name);
      return;
    case 'stand': {
      const seats = action.seat === undefined ? seatsOfMember(doc, by) : [ownSeat(doc, by, action.seat)];
      for (const seat of seats) openSeat(seatAt(doc, seat));
      return;
    }
    case 'leave':
      removeMember(doc, by, standInLevel);
      return;
    case 'settings':
      setSettings(doc, action.settings, context.games);
      return;
    case 'seat-bot':
      letBotSit(doc, action.seat, action.level, context);
      return;
    case 'clear-seat':
      openSeat(seatAt(doc, action.seat));
      return;
    case 'kick': {
      const member = memberOf(doc, action.member);
      if (member === by) throw new Refusal('not-allowed', 'You cannot send yourself away; leave the room instead.');
      if (isPlaying(doc) && seatsOfMember(doc, member).length > 0)
        throw new Refusal('not-allowed', 'Players can be sent away only before the game starts.');
      removeMember(doc, member, standInLevel);
      doc.kicked.push(member);
      return;
    }
    case 'swap-seats': {
      const [a, b] = [seatAt(doc, action.a), seatAt(doc, action.b)];
      doc.seats[action.a] = b;
      doc.seats[action.b] = a;
      return;
    }
    case 'hand-over':
      doc.host = memberOf(doc, action.member);
      return;
    case 'crew': {
      const seat = seatAt(doc, ownSeat(doc, by, action.seat));
      const other = doc.seats.find((taken) => taken.crew === action.crew);
      if (other !== undefined && other !== seat && other.kind === 'person')
        throw new Refusal('not-allowed', 'Somebody else sails with this crew.');
      if (other !== undefined) other.crew = seat.crew;
      seat.crew = action.crew;
      return;
    }
    case 'close-hands':
      doc.openHands = false;
      return;
    case 'chat-open':
      doc.chatOpen = action.open;
      return;
    case 'mute': {
      const muted = (doc.muted[by] ?? []).filter((member) => member !== action.member);
      doc.muted[by] = action.muted ? [...muted, memberOf(doc, action.member)] : muted;
      return;
    }
  }
}

/** How many a room has places for: everyone hears of every change. */
export const mostMembers = 200;

/** Somebody new comes in. In a full room somebody who is neither here nor seated makes place; throws `Refusal` if there is nobody. */
export function comeIn(doc: RoomDoc, person: RoomDoc['members'][number], isHere: (member: string) => boolean): void {
  if (doc.members.length >= mostMembers) {
    const away = doc.members.find(({ id }) => id !== doc.host && !isHere(id) && seatsOfMember(doc, id).length === 0);
    if (away === undefined) throw new Refusal('not-allowed', 'This room is full.');
    removeMember(doc, away.id, standInLevel);
  }
  doc.members.push(person);
}

/** Options and seats that the game accepts; throws `Refusal` with what is wrong. */
export function checkSettings(settings: RoomSettings, games: ChangeContext['games']): void {
  const game = games[settings.game];
  if (game === undefined) throw new Refusal('illegal', `There is no game "${settings.game}"; there are ${Object.keys(games).join(', ')}.`);
  const [least, most] = game.seats;
  if (settings.seats < least || settings.seats > most) {
    throw new Refusal('illegal', `${settings.game} is for ${least} to ${most} players, not ${settings.seats}.`);
  }
  try {
    game.setup(game.config(settings.config), settings.seats);
  } catch (error) {
    throw new Refusal('illegal', error instanceof Error ? error.message : String(error));
  }
}

function setSettings(doc: RoomDoc, settings: RoomSettings, games: ChangeContext['games']): void {
  checkSettings(settings, games);
  const people = doc.seats.filter((seat) => seat.kind === 'person').length;
  if (settings.seats < people)
    throw new Refusal('not-allowed', `${people} people sit at the table; it cannot have ${settings.seats} seats.`);
  if (settings.game !== doc.settings.game) doc.first = null;
  doc.settings = settings;
  setSeatCount(doc, settings.seats);
}

/** A seat that was left may be taken by whoever left it, or by somebody who has seen no hand of this game. */
export function mayTakeOver(doc: RoomDoc, person: string, seat: SeatDoc): boolean {
  if (seat.leftBy === null) return false;
  return doc.players.includes(person) ? seat.leftBy === person : !doc.handsShown;
}

function sit(doc: RoomDoc, by: string, wanted: number | undefined): void {
  const mine = doc.seats.find((seat) => seat.member === by && !seat.local);
  if (isPlaying(doc)) {
    const vacant = doc.seats.find((seat, index) => mayTakeOver(doc, by, seat) && (wanted ?? index) === index);
    if (vacant === undefined)
      throw new Refusal('not-allowed', 'No seat is free for you in this game; you can watch, and sit for the next.');
    if (!doc.players.includes(by)) doc.players.push(by);
    seatPerson(vacant, by);
    // The new hand was not asked.
    doc.openHands = false;
    return;
  }
  const seat = freeSeat(doc, wanted);
  if (mine !== undefined) openSeat(mine);
  seatPerson(seat, by);
}

function letBotSit(doc: RoomDoc, index: number, level: NonNullable<SeatDoc['level']>, { isAsleep }: ChangeContext): void {
  const seat = seatAt(doc, index);
  if (!isPlaying(doc)) {
    if (seat.kind === 'person') throw new Refusal('not-allowed', 'Somebody sits there.');
    seatBot(doc, seat, level);
    return;
  }
  if (seat.kind === 'bot') {
    seat.level = level;
    return;
  }
  if (!isAsleep(index))
    throw new Refusal('not-allowed', 'A bot may play for this seat only when the table has waited for it for two minutes.');
}

function freeSeat(doc: RoomDoc, wanted: number | undefined): SeatDoc {
  const seat =
    wanted === undefined
      ? (doc.seats.find((free) => free.kind === 'open') ?? doc.seats.find((free) => free.kind === 'bot'))
      : seatAt(doc, wanted);
  if (seat === undefined) throw new Refusal('not-allowed', 'All seats are taken; you can watch.');
  if (seat.kind === 'person') throw new Refusal('not-allowed', 'Somebody sits there already.');
  return seat;
}

function seatAt(doc: RoomDoc, index: number): SeatDoc {
  const seat = doc.seats[index];
  if (seat === undefined) throw new Refusal('illegal', `There is no seat ${index}; seats are 0 to ${doc.seats.length - 1}.`);
  return seat;
}

/** The seat, if it is this member's; identities never come from a message. */
function ownSeat(doc: RoomDoc, by: string, index: number): number {
  if (seatAt(doc, index).member !== by) throw new Refusal('not-yours', 'This seat is not yours.');
  return index;
}

function memberOf(doc: RoomDoc, id: string): string {
  if (!doc.members.some((member) => member.id === id)) throw new Refusal('illegal', 'Nobody of that name is in this room.');
  return id;
}
