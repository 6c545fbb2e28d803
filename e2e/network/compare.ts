import { isDeepStrictEqual } from 'node:util';
import { isForgetful, type Waiting } from '@quarterdeck/kernel';
import type { RoomView } from '@quarterdeck/protocol';
import type { RoomDoc } from '../../packages/server/src/rooms/doc.ts';
import { rolesOf } from '../../packages/server/src/rooms/doc.ts';
import type { LiveRoom } from '../../packages/server/src/rooms/live.ts';
import type { Feed } from '../../packages/web/src/session/feed.ts';
import type { RoomSource } from '../../packages/web/src/session/room.svelte.ts';
import type { Guest } from './guest.ts';

/** No ghost on a seat, nobody on two, one crew a seat, a host who is there. */
export function faultsOfRoom(doc: RoomDoc): string[] {
  const faults: string[] = [];
  const members = new Set(doc.members.map((member) => member.id));
  const seated = doc.seats.flatMap((seat) => (seat.member === null ? [] : [seat.member]));
  if (members.size !== doc.members.length) faults.push('a member is in the room twice');
  if (seated.some((member) => !members.has(member))) faults.push('a ghost has a seat');
  if (new Set(seated).size !== seated.length) faults.push('a member has two seats');
  if (new Set(doc.seats.map((seat) => seat.crew)).size !== doc.seats.length) faults.push('two seats have one crew');
  if (members.size > 0 && !members.has(doc.host)) faults.push('the host is not in the room');
  if (doc.seats.some((seat) => (seat.kind === 'person') !== (seat.member !== null))) faults.push('a seat is neither a person nor not');
  return faults;
}

/** Where what people have on their screens differs from what the server says of their seat. */
export function compare(room: LiveRoom, guests: readonly Guest[]): string[] {
  if (room.status?.over === true && room.doc.table?.phase === 'playing') return ['the room was not told that its game is over'];
  return guests.flatMap(({ person, tabs }) =>
    tabs.flatMap((tab, index) => {
      const where = `${person.name}, tab ${index + 1}`;
      if (rolesOf(room.doc, person.id).includes('outsider')) return tab.gone === null ? [`${where}: left the room and was not told`] : [];
      if (tab.gone !== null) return [`${where}: was sent away (${tab.gone}) and is a member`];
      if (!tab.isUp) return [`${where}: is not connected`];
      return [...faultsOfRoomView(tab, room.view(person.id)), ...faultsOfFeed(tab.feed, room)].map((fault) => `${where}: ${fault}`);
    }),
  );
}

function faultsOfRoomView(tab: RoomSource, right: RoomView): string[] {
  // Countdowns run by themselves, and whom the table waits for is read off the update.
  const plain = (view: RoomView | null): unknown =>
    view === null
      ? null
      : {
          ...view,
          seats: view.seats.map((seat) => ({ ...seat, botInSeconds: null })),
          table: view.table === null ? null : { ...view.table, waitingFor: [] },
        };
  return unequal('room', plain(tab.room), JSON.parse(JSON.stringify(plain(right))));
}

function faultsOfFeed(feed: Feed | null, room: LiveRoom): string[] {
  const id = room.doc.table?.id;
  if (id === undefined) return feed === null ? [] : ['has a table and there is none'];
  const { table: live } = room;
  if (live === null) return [`the table ${id} is not in memory though somebody looks at it`];
  if (feed === null) return ['has no table'];
  const { table, status } = live;
  const viewer = feed.update.viewer;
  const right = JSON.parse(JSON.stringify(table.update(viewer, 0)));
  const { update } = feed;
  const { legal, waiting } = table.update(viewer, 0);
  return [
    ...unequal('table', feed.table, id),
    ...unequal('seq', update.seq, table.heard(viewer)),
    ...unequal('view', update.view, right.view),
    ...unequal('waiting', still(update.waiting), still(waiting)),
    ...unequal('legal', update.legal, legal.map(table.game.notation.write)),
    ...unequal('undo', update.undo, viewer !== 'spectator' && table.undoable(viewer) !== null),
    ...(isForgetful(table.game, table.config) || status.over ? [] : unequal('events', feed.events, right.events)),
  ];
}

/** Without what is left of windows, which runs by itself, and without what a game adds to its outcome for itself. */
function still(waiting: Waiting): unknown {
  if (waiting.kind === 'over') return { places: [...waiting.outcome.places], scores: [...waiting.outcome.scores] };
  return { must: waiting.must, may: waiting.may, timers: waiting.timers.map(({ id, ms }) => `${id} ${ms}`) };
}

function unequal(what: string, has: unknown, right: unknown): string[] {
  return isDeepStrictEqual(has, right) ? [] : [`${what} is ${short(has)} and should be ${short(right)}`];
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 1500 ? `${text.slice(0, 1500)}…` : text;
}
