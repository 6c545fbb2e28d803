import { games } from '@quarterdeck/games';
import { type Rng, seatsOf } from '@quarterdeck/kernel';
import type { RoomSettings } from '@quarterdeck/protocol';
import { TableHost } from '../src/host/host.ts';
import type { LiveTable } from '../src/host/live.ts';
import { commit, type PersonRow, type Store } from '../src/ports.ts';
import { Rooms } from '../src/rooms/rooms.ts';
import { inProcessWake } from '../src/wake.ts';
import { asker, noBots, noJobs, settled, type TestClock } from './host.ts';

/** Rooms and tables of the real games, whose time passes only when a test plays on. */
export interface Quay {
  readonly rooms: Rooms;
  readonly host: TableHost;
  readonly clock: TestClock;
}

const never = 1e12;

export function openQuay(store: Store, clock: TestClock): Quay {
  const now = (): number => clock.now;
  const host: TableHost = new TableHost({
    store,
    games,
    jobs: noJobs,
    bots: noBots,
    wake: inProcessWake(),
    botDelayMs: 0,
    idleMs: never,
    now,
    moved: (live) => rooms.moved(live),
    driversOf: (row) => rooms.driversOf(row),
  });
  const rooms = new Rooms({
    store,
    host,
    games,
    graceMs: never,
    hostGraceMs: never,
    sleepMs: never,
    openHandsDelayMs: never,
    idleMs: never,
    now,
    commit: (...writes) => commit(store, ...writes),
    callPlayer: () => {},
  });
  return { rooms, host, clock };
}

/** A room full of people, with its game begun. */
export async function beginGame(store: Store, { rooms }: Quay, settings: RoomSettings, people: readonly PersonRow[]): Promise<string> {
  for (const row of people) await commit(store, { type: 'save-person', row });
  const [host, ...others] = people;
  if (host === undefined) throw new Error('A game needs people.');
  const { code } = await rooms.create(host, settings);
  for (const other of others) await rooms.join(other, code, false);
  await rooms.act(host, code, { type: 'start' });
  return code;
}

let ids = 0;

/** One random action of somebody who is asked, or, where nobody is or all have answered, the end of the open window. */
export async function playOne(store: Store, clock: TestClock, live: LiveTable, rng: Rng): Promise<void> {
  const { waiting } = live.status;
  if (waiting.kind === 'over') return;
  clock.now += 200;
  const [timer] = waiting.timers;
  if (timer !== undefined) {
    for (const seat of seatsOf(waiting.must | waiting.may)) if (rng.below(2) === 0) actOnce(live, seat, rng);
    await settled(store);
    clock.now += timer.ms + 1000;
    live.tick();
  } else {
    const asked = seatsOf(waiting.must);
    actOnce(live, asked[rng.below(asked.length)] ?? 0, rng);
  }
  await settled(store);
}

function actOnce(live: LiveTable, seat: number, rng: Rng): void {
  const { legal } = live.table.update(seat, live.table.seq);
  const action = legal[rng.below(legal.length)];
  if (action === undefined) return;
  const id = `act ${++ids}`;
  live.act(
    { seat, id, action: live.table.game.notation.write(action), seen: live.table.heard(seat), reaction: 300 + rng.below(300) },
    asker(),
  );
}

/** What a game calls the point at which it waits. */
export function phaseOf(live: LiveTable): string {
  const view = live.table.update('spectator', live.table.seq).view as { phase?: string };
  return live.status.over ? 'over' : String(view.phase);
}
