import type { AnyGame, Chance, ChanceOutcome, Rng } from '@quarterdeck/kernel';
import type { Store } from '../src/ports.ts';
import { asker, eyes, newTable, openHost, settled, type TestClock } from './host.ts';
import { type Compared, commonLuck, type Pair, playOn, Truth, type World } from './worlds.ts';

/** Plays a pair of worlds at two hosts, and compares what is handed to the seat's connection: quick, so for many pairs. */
export async function compareAtHosts(
  game: AnyGame,
  raw: object,
  pair: Pair,
  rng: Rng,
  stores: readonly [Store, Store],
  id: string,
): Promise<Compared> {
  const clock: TestClock = { now: 1_000_000 };
  const luck = commonLuck(rng);
  const a = await open(game, raw, pair, pair.truth, stores[0], clock, id, luck.first);
  const b = await open(game, raw, pair, pair.twin, stores[1], clock, id, luck.second);
  return playOn(a, b, pair.viewer, rng, clock, luck);
}

let ids = 0;
async function open(
  game: AnyGame,
  raw: object,
  { seats, viewer }: Pair,
  state: object,
  store: Store,
  clock: TestClock,
  id: string,
  luck: (chance: Chance) => ChanceOutcome,
): Promise<World> {
  const from: AnyGame = { ...game, setup: () => game.clone(state) };
  const host = openHost({ store, clock, games: { [game.id]: from }, luckOf: () => luck });
  await newTable(store, host, { id, game: game.id, version: game.version, seats, config: raw });
  const live = await host.open(id);
  if (live === null) throw new Error('The table is gone.');
  const watcher = eyes(viewer);
  live.follow(watcher, 0);
  return {
    truth: new Truth(game, state),
    lines: () => live.table.lines(),
    async act(seat, action) {
      live.act({ seat, id: `a${++ids}`, action, seen: live.table.heard(seat), reaction: null }, asker());
      await settled(store);
    },
    async tick() {
      live.tick();
      await settled(store);
    },
    sent: () => watcher.texts,
  };
}
