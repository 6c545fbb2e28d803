import type { ClientFrame, RefusalWhy, RoomAction } from '@quarterdeck/protocol';

/** What a person is to a room; one can be several at once. */
export const roles = ['outsider', 'watcher', 'player', 'host'] as const;
export type Role = (typeof roles)[number];
/** What a room is doing: waiting for a game to start, playing, or in a pause. */
export const phases = ['waiting', 'playing', 'paused'] as const;
export type Phase = (typeof phases)[number];

/** Everything that can be asked of a room, by whatever way it comes. */
export type Request =
  | Exclude<ClientFrame['type'], 'chat' | 'ping' | 'pong'>
  | RoomAction['type']
  | 'chat-table'
  | 'chat-watchers'
  | 'join'
  | 'look';

const always: readonly Phase[] = phases;
const between: readonly Phase[] = ['waiting'];
const during: readonly Phase[] = ['playing', 'paused'];
const inPlay: readonly Phase[] = ['playing'];

/** Who may ask for what, and when. What is not here is refused. */
export const rights: Readonly<Record<Request, Readonly<Partial<Record<Role, readonly Phase[]>>>>> = {
  look: { outsider: always, watcher: always, player: always },
  join: { outsider: always, watcher: always, player: always },
  enter: { watcher: always, player: always },
  act: { player: inPlay },
  undo: { player: inPlay },
  shown: { player: inPlay },
  propose: { player: during },
  vote: { player: during },
  contribute: { watcher: between, player: between },
  'chat-table': { player: always, watcher: between, host: always },
  'chat-watchers': { watcher: always },
  sit: { watcher: always, player: between },
  'sit-local': { player: between, watcher: between },
  stand: { player: between },
  crew: { player: between },
  leave: { watcher: always, player: always },
  mute: { watcher: always, player: always },
  settings: { host: between },
  start: { host: between },
  'seat-bot': { host: always },
  'clear-seat': { host: between },
  'swap-seats': { host: between },
  'close-hands': { player: during },
  kick: { host: always },
  'hand-over': { host: always },
  'chat-open': { host: always },
};

/** The one gate: may somebody who is all of `as` ask this now? */
export function mayAsk(request: Request, as: readonly Role[], phase: Phase): boolean {
  return as.some((role) => rights[request][role]?.includes(phase) === true);
}

/** A request that was refused, with a code and a sentence for whoever asked. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly why: RefusalWhy;
  constructor(why: RefusalWhy, text: string) {
    super(text);
    this.why = why;
  }
}

/** Throws the refusal that fits when `mayAsk` says no. */
export function demandRight(request: Request, as: readonly Role[], phase: Phase): void {
  if (mayAsk(request, as, phase)) return;
  if (as.includes('outsider')) throw new Refusal('not-allowed', 'You are not in this room. Join it first.');
  if (!as.includes('player') && rights[request].player !== undefined)
    throw new Refusal('not-seated', 'Only those who have a seat may do this.');
  if (rights[request].host !== undefined && !as.includes('host')) throw new Refusal('not-allowed', 'Only the host may do this.');
  if (phase === 'paused') throw new Refusal('paused', 'The game is paused.');
  throw new Refusal(
    'not-allowed',
    phase === 'waiting' ? 'This can be done only while a game is played.' : 'This cannot be done while a game is played.',
  );
}
