import { randomBytes } from 'node:crypto';
import { seatsOf } from '@quarterdeck/kernel';
import type { NewTable, TableHost } from '../host/host.ts';
import { Refusal } from '../rights.ts';
import { type ChangeContext, checkSettings } from './change.ts';
import { freshLuck, type RoomDoc, seatName } from './doc.ts';

/**
 * Begins a game with whoever sits there, in place: open seats are left out, the seat that begins is the next one after the last
 * time. Returns the table, which must become durable together with the room.
 */
export function startGame(doc: RoomDoc, host: TableHost, games: ChangeContext['games'], now: number): NewTable {
  const game = games[doc.settings.game];
  const seats = doc.seats.filter((seat) => seat.kind !== 'open');
  if (game !== undefined && seats.length < game.seats[0]) {
    throw new Refusal(
      'not-allowed',
      `${doc.settings.game} needs at least ${game.seats[0]} players; ${seats.length} sit there. Fill seats with bots.`,
    );
  }
  doc.seats = seats;
  doc.settings = { ...doc.settings, seats: seats.length };
  checkSettings(doc.settings, games);
  const { first } = doc.settings.config;
  const movesOn = doc.first !== null && (first === undefined || first === null);
  const config = movesOn ? { ...doc.settings.config, first: ((doc.first as number) + 1) % seats.length } : doc.settings.config;
  const { seed, commitment, contributions } = doc.luck;
  const row = {
    id: randomBytes(9).toString('base64url'),
    room: doc.code,
    game: doc.settings.game,
    version: game?.version ?? 0,
    seats: seats.length,
    config,
    names: seats.map((seat) => seatName(doc, seat)),
    people: seats.map((seat) => seat.member),
    seed,
    commitment,
    contributions: seats.map((seat) => (seat.member === null ? '' : (contributions[seat.member] ?? ''))),
    started: now,
    ended: null,
  };
  const created = host.prepare(row, doc.settings.pace);
  const { waiting } = created.table;
  doc.first = waiting.kind === 'seats' ? (seatsOf(waiting.must)[0] ?? null) : null;
  doc.table = { id: row.id, game: doc.settings.game, phase: 'playing', waitingFor: [], outcome: null };
  doc.players = seats.flatMap((seat) => (seat.member === null ? [] : [seat.member]));
  doc.luck = freshLuck();
  doc.openHands = false;
  doc.handsShown = false;
  return created;
}
