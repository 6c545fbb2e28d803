import {
  hasSeat,
  hearAll,
  type Rng,
  type Seat,
  type Shape,
  seatsOf,
  seededRng,
  startMemory,
  subSeed,
  type Table,
  type Update,
} from '@quarterdeck/kernel';
import type { Bot } from './bot.ts';
import { humanReaction } from './random.ts';

/** What `drive` counted. `decisions`: actions of players. `turns`: how often another seat than the last one decided, windows left out. */
export interface Drive {
  decisions: number;
  turns: number;
}

/** No game of ours comes near: whoever gets there plays in circles. */
const mostDecisions = 100_000;

/**
 * Plays a table to its end with one bot a seat. Each bot has its own memory, folded from what its seat hears, and its own
 * randomness, so that team mates share nothing. In a window every seat is asked once, then the window closes.
 */
export function drive<G extends Shape>(table: Table<G>, bots: readonly Bot<G>[], seed: number): Drive {
  const players = bots.map((bot, seat) => seatPlayer(table, bot, seat, seededRng(subSeed(seed, seat))));
  const order = seededRng(subSeed(seed, players.length));
  const count: Drive = { decisions: 0, turns: 0 };
  let last = -1;
  for (;;) {
    const { waiting } = table;
    if (waiting.kind === 'over') return count;
    if (count.decisions > mostDecisions) throw new Error(`${table.game.id}: no end after ${mostDecisions} decisions.`);
    const timer = waiting.timers[0];
    if (timer !== undefined) {
      count.decisions += playWindow(table, players, timer.id);
      continue;
    }
    const seat = playOne(table, players, order);
    count.decisions++;
    if (seat !== last) count.turns++;
    last = seat;
  }
}

interface Player<G extends Shape> {
  /** What the bot chose, after hearing what its seat heard since it was last asked. */
  ask(): G['action'] | null;
  reaction(): number;
  act(action: G['action']): void;
}

function seatPlayer<G extends Shape>(table: Table<G>, bot: Bot<G>, seat: Seat, rng: Rng): Player<G> {
  const { game, config, seats } = table;
  let memory = startMemory(game, config, seats, seat);
  let seen: Update<G> = table.update(seat, 0);
  memory = hearAll(game, memory, seen.events);
  return {
    ask() {
      const before = seen.seq;
      seen = table.update(seat, before);
      if (seen.since < before) memory = startMemory(game, config, seats, seat);
      memory = hearAll(game, memory, seen.events);
      return bot.choose(seen, seat, memory, rng, Number.POSITIVE_INFINITY);
    },
    reaction: () => bot.reaction?.(seen, seat, rng) ?? humanReaction(rng),
    act(action) {
      const refusal = table.submit(seat, action, seen.seq);
      if (refusal !== null) throw new Error(`${game.id}: the bot of seat ${seat} chose "${game.notation.write(action)}". ${refusal.text}`);
    },
  };
}

/** One seat of those that must act, or the first of those that may which does not hold. */
function playOne<G extends Shape>(table: Table<G>, players: readonly Player<G>[], order: Rng): Seat {
  const { waiting } = table;
  if (waiting.kind === 'over') throw new Error('The game is over.');
  const must = seatsOf(waiting.must);
  const asked = must.length > 0 ? [must[must.length === 1 ? 0 : order.below(must.length)] as Seat] : seatsOf(waiting.may);
  for (const seat of asked) {
    const player = players[seat] as Player<G>;
    const action = player.ask();
    if (action === null) continue;
    player.act(action);
    return seat;
  }
  throw new Error(`${table.game.id}: the table waits for seat ${asked.join(', ')}, whose bot holds.`);
}

/** Asks all, lets them act from the fastest to the slowest, closes the window. A race is a window in which nobody must: only there are times measured. */
function playWindow<G extends Shape>(table: Table<G>, players: readonly Player<G>[], timer: string): number {
  const { waiting } = table;
  if (waiting.kind === 'over') throw new Error('The game is over.');
  const answers: { player: Player<G>; seat: Seat; action: G['action']; time: number }[] = [];
  for (const seat of seatsOf(waiting.must | waiting.may)) {
    const player = players[seat] as Player<G>;
    const action = player.ask();
    if (action !== null) answers.push({ player, seat, action, time: hasSeat(waiting.must, seat) ? 0 : player.reaction() });
  }
  answers.sort((a, b) => a.time - b.time || a.seat - b.seat);
  const times = waiting.may === 0 ? [] : players.map(() => -1);
  for (const { player, seat, action, time } of answers) {
    player.act(action);
    if (hasSeat(waiting.may, seat)) times[seat] = time;
  }
  const refusal = table.expire(timer, times);
  if (refusal !== null) throw new Error(`${table.game.id}: ${refusal.text}`);
  return answers.length;
}
