import { games } from '@quarterdeck/games';
import type * as capitanBacon from '@quarterdeck/games/capitan-bacon';
import { type AnyGame, type Pending, seededRng, subSeed } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { type Pair, pairOf } from './worlds.ts';
import { openWireWorlds } from './worlds.wire.ts';

/** How many pairs of worlds for each game; more with WIRE_WORLDS=N. */
const wanted = Number(process.env.WIRE_WORLDS ?? 20);

/** Games that ask within a time that all see run. */
const windowed = ['capitan-bacon', 'capitan-flint'];

function someGame(name: string): AnyGame {
  const game = games[name];
  if (game === undefined) throw new Error(`There is no ${name}.`);
  return game;
}

function pairsOf(game: AnyGame, seed: number, count = wanted): Pair[] {
  const rng = seededRng(seed);
  const found: Pair[] = [];
  while (found.length < count) {
    const seats = game.seats[0] + rng.below(game.seats[1] - game.seats[0] + 1);
    const pair = pairOf(game, game.config({}), seats, rng.below(seats), rng);
    if (pair !== null) found.push(pair);
  }
  return found;
}

/** Plays these pairs on over sockets; how many frames were compared, and how many windows closed. */
async function comparePairs(
  game: AnyGame,
  pairs: readonly Pair[],
  faulty?: (game: AnyGame) => AnyGame,
): Promise<{ frames: number; windows: number }> {
  const worlds = await openWireWorlds(game, pairs, seededRng(1), faulty);
  const all = { frames: 0, windows: 0 };
  try {
    for (const index of pairs.keys()) {
      const { frames, windows } = await worlds.compare(index, seededRng(subSeed(21, index)));
      all.frames += frames;
      all.windows += windows;
    }
  } finally {
    await worlds.close();
  }
  return all;
}

describe('two servers whose tables differ only in what a seat cannot know put the same bytes on its wire at the same times', () => {
  it.each(Object.values(games))('$id', { timeout: 120_000 }, async (game) => {
    const { frames, windows } = await comparePairs(game, pairsOf(game, 31));
    expect(frames).toBeGreaterThan(4 * wanted);
    // The Mirror question, and the race after each card.
    if (windowed.includes(game.id)) expect(windows).toBeGreaterThan(0);
  });
});

describe('a leak on the wire is found', () => {
  const game = someGame('capitan-bacon');
  const pairs = pairsOf(game, 32, 60);

  it('a view that tells the best card that anyone holds', { timeout: 120_000 }, async () => {
    const leaky = (right: AnyGame): AnyGame => ({
      ...right,
      view: (state, viewer) => ({ ...right.view(state, viewer), hint: Math.max(...(state as capitanBacon.State).hands) }),
    });
    await expect(comparePairs(game, pairs, leaky)).rejects.toThrow(/frame \d+ differs/);
  });

  it('a question that is over for all as soon as it is answered', { timeout: 120_000 }, async () => {
    // Who is asked has answered: the table waits for nobody any more, and so tells that there was an answer.
    const leaky = (right: AnyGame): AnyGame => ({
      ...right,
      pending: (state) => answeredEarly(right.pending(state), state),
    });
    await expect(comparePairs(game, pairs, leaky)).rejects.toThrow(/frame \d+ differs/);
  });
});

function answeredEarly(pending: Pending, state: object): Pending {
  const isAnswered = pending.kind === 'seats' && (state as capitanBacon.State).answer !== null;
  return isAnswered ? { ...pending, must: 0 } : pending;
}
