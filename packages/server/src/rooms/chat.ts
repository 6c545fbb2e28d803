import type { AnyGame } from '@quarterdeck/kernel';
import type { ChatLine, ClientFrame } from '@quarterdeck/protocol';
import { Refusal } from '../rights.ts';
import { isPlaying, type RoomDoc, seatsOfMember } from './doc.ts';

/** A line as it is stored: with the sender's own name for it, so that a repetition is not said twice. */
export type StoredLine = ChatLine & { readonly id: string };

/** Throws `Refusal` when this may not be said here and now. */
export function checkChat(doc: RoomDoc, by: string, frame: ClientFrame & { type: 'chat' }, games: Readonly<Record<string, AnyGame>>): void {
  if ((frame.text === undefined) === (frame.phrase === undefined)) throw new Refusal('malformed', 'A chat line has a text or a phrase.');
  if (frame.to === 'watchers' && mayNotHear(doc, by))
    throw new Refusal('not-allowed', 'You have played in this game: watchers talk without you.');
  if (!doc.chatOpen && doc.host !== by) throw new Refusal('not-allowed', 'The host has closed the chat.');
  if (frame.text !== undefined && isPlaying(doc) && seatsOfMember(doc, by).length > 0 && hasTeams(doc, games)) {
    throw new Refusal('not-allowed', 'In a team game those who play may only use the set phrases.');
  }
}

function hasTeams(doc: RoomDoc, games: Readonly<Record<string, AnyGame>>): boolean {
  const game = games[doc.settings.game];
  const teams = game?.teams?.(game.config(doc.settings.config), doc.settings.seats) ?? [];
  return teams.some((team) => (team & (team - 1)) !== 0);
}

/** Whoever has a seat, or has had one in this game and may take it again, is not told what watchers make of all hands. */
function mayNotHear(doc: RoomDoc, member: string): boolean {
  return seatsOfMember(doc, member).length > 0 || (isPlaying(doc) && doc.players.includes(member));
}

/** Is this line meant for that member? Watchers talk among themselves; nobody hears whom it has muted. */
export function isFor(doc: RoomDoc, member: string, line: ChatLine): boolean {
  if (doc.muted[member]?.includes(line.member) === true) return false;
  return line.to === 'table' || line.member === member || !mayNotHear(doc, member);
}

/** What leaves the server of a line. */
export function chatFrame(lines: readonly StoredLine[]): string {
  return JSON.stringify({ type: 'chat', lines: lines.map(({ id: _, ...line }) => line) });
}
