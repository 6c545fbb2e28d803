import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@quarterdeck/games';
import { seededRng } from '@quarterdeck/kernel';
import { defaultPace, gameIds, type RoomSettings } from '@quarterdeck/protocol';
import type { PersonRow } from '../src/ports.ts';
import { version } from '../src/server.ts';
import { storeFile } from '../src/store/connection.ts';
import { openEmbeddedStore } from '../src/store/embedded.ts';
import { settled } from './host.ts';
import { beginGame, openQuay, phaseOf, playOne } from './quay.ts';
import { dumpDatabase, type Moment } from './stored.ts';

/**
 * `npm run fixtures`: writes a database with a table at each point at which each game can wait, as this version stores it, to
 * `fixtures/VERSION.json`. Later versions must play on from there; a file of an earlier version is never written again.
 */
const out = new URL(`fixtures/${version}.json`, import.meta.url);
if (existsSync(out)) {
  console.error(`There is a ${version}.json already. Give this version another number first, or delete the file if it was never released.`);
  process.exit(1);
}

const gamesTried = 24;

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-fixtures-'));
const store = await openEmbeddedStore(folder);
const clock = { now: 1_700_000_000_000 };
const quay = openQuay(store, clock);
const moments: Moment[] = [];
for (const game of gameIds) {
  const [least, most] = games[game]?.seats ?? [2, 4];
  const known = new Set<string>();
  for (let number = 0; number < gamesTried; number++) {
    const seats = least + (number % (most - least + 1));
    const people = Array.from(
      { length: seats },
      (_, n): PersonRow => ({ id: `${game} ${number} ${n}`, name: `P${n}`, created: clock.now }),
    );
    const settings: RoomSettings = { game, config: {}, seats, visibility: 'private', pace: defaultPace };
    const room = await beginGame(store, quay, settings, people);
    const table = (await quay.rooms.open(room))?.doc.table?.id ?? '';
    const live = await quay.host.open(table);
    const rng = seededRng(number);
    for (let step = 0; live !== null && step < 3000; step++) {
      const phase = phaseOf(live);
      const { waiting } = live.status;
      if (!known.has(phase)) {
        known.add(phase);
        const [must, may] = waiting.kind === 'over' ? [0, 0] : [waiting.must, waiting.may];
        moments.push({ game, phase, room, table, must, may });
        break;
      }
      if (live.status.over) break;
      await playOne(store, clock, live, rng);
    }
  }
  console.log(`${game}: ${[...known].join(', ')}`);
}
await settled(store);
await store.close();
writeFileSync(out, `${JSON.stringify(dumpDatabase(join(folder, storeFile), moments))}\n`);
rmSync(folder, { recursive: true });
