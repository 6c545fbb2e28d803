import { seededRng, subSeed } from '@quarterdeck/kernel';
import { commit, type PersonRow, type Store } from '../../packages/server/src/ports.ts';
import { between, once } from './chance.ts';
import { compare, faultsOfRoom } from './compare.ts';
import { Guest, settingsFor } from './guest.ts';
import { openHarbour } from './harbour.ts';
import { Ledger } from './ledger.ts';
import { takeTime } from './time.ts';
import { Network } from './wires.ts';

/** What one seed came to. `faults` is empty when all is well. */
export interface Course {
  readonly faults: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

const roughMs = 60_000;
/** Longer than any client or server takes a dead connection for a live one. */
const quietMs = 60_000;
const epoch = 1_700_000_000_000;

/** Lets 4 to 6 people live through a rough minute at one room, then gives everything time to settle and compares. */
export async function simulate(store: Store, seed: number): Promise<Course> {
  const time = takeTime(epoch, subSeed(seed, 0));
  try {
    return await course(store, seed, time);
  } finally {
    time.giveBack();
  }
}

async function course(store: Store, seed: number, time: ReturnType<typeof takeTime>): Promise<Course> {
  const rng = seededRng(subSeed(seed, 1));
  const ledger = new Ledger();
  const network = new Network(time, seededRng(subSeed(seed, 2)), ledger);
  const persons = Array.from(
    { length: between(rng, 4, 6) },
    (_, n): PersonRow => ({ id: `p${seed}-${n}`, name: `P${n}`, created: time.now }),
  );
  const people = new Map(persons.map((person) => [person.id, person]));
  const parts = { store, time, rng: seededRng(subSeed(seed, 3)), network, people, tables: new Map<string, number>(), seed };

  // Nothing that is put moves before time does.
  const ready = Promise.all(persons.map((row) => commit(store, { type: 'save-person', row })));
  await time.pass(1);
  await ready;
  let harbour = openHarbour(parts);
  harbour.disk.isFlawed = false;
  const settings = () => settingsFor(rng, persons.length);
  const opening = harbour.rooms.create(persons[0] as PersonRow, settings());
  await time.pass(1);
  const { code } = await opening;
  harbour.disk.isFlawed = true;
  const guests = persons.map((person) => new Guest(person, { code, network, rng, settings, rooms: () => harbour.rooms }));
  for (const guest of guests) guest.live();

  const faults: string[] = [];
  for (const end = time.now + roughMs; time.now < end && faults.length === 0; ) {
    await time.pass(1000);
    if (once(rng, 25)) {
      network.count('crashes');
      harbour.crash();
      await time.pass(between(rng, 10, 4000));
      harbour = openHarbour(parts);
    }
    const room = await harbour.rooms.open(code);
    if (room !== null) faults.push(...faultsOfRoom(room.doc));
  }

  network.isRough = false;
  harbour.disk.isFlawed = false;
  await time.pass(quietMs);
  for (let patience = 20_000; network.inFlight > 0 && patience > 0; patience--) await time.pass(1);
  const room = await harbour.rooms.open(code);
  if (room === null) faults.push('the room is gone');
  else faults.push(...faultsOfRoom(room.doc), ...compare(room, guests));
  faults.push(...(await ledger.faults(store, code)));
  const tabs = guests.reduce((sum, guest) => sum + guest.tabs.length, 0);
  for (const guest of guests) guest.closeTabs();
  harbour.crash();
  // The next seed finds nothing that is still being looked after.
  await store.purge(Number.MAX_SAFE_INTEGER);
  await time.pass(1);
  return { faults, counts: { ...network.troubles, ...ledger.counts, tabs, games: parts.tables.size } };
}
