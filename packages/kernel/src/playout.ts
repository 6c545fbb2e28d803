import { sampleInto } from './chance.ts';
import type { Game, Input, Rng, Shape } from './game.ts';

/**
 * What `playout` reports. `decisions`: players' actions; chance and clocks belong to them. `turns`: how often another seat than the
 * last one decided, windows left out. `finished`: the game is over (else `most` was reached).
 */
export interface Playout {
  decisions: number;
  turns: number;
  finished: boolean;
}

/**
 * Plays random actions on `state`, in place, until the game is over or `most` decisions were made. This is what simulation,
 * search and bench share. In a window every seat is asked once, may hold where it only may act, then the window closes.
 */
export function playout<G extends Shape>(game: Game<G>, state: G['state'], rng: Rng, most = Number.POSITIVE_INFINITY): Playout {
  const outcome: number[] = [0];
  const times: number[] = [];
  const byChance = { by: 'chance' as const, outcome };
  const byClock = { by: 'clock' as const, timer: '', times };
  // One input object, reused: `apply` must not keep it.
  const bySeat: { by: number; action: G['action'] } = { by: 0, action: null as unknown as G['action'] };
  let decisions = 0;
  let turns = 0;
  let last = -1;
  let asked = 0;
  let window = '';
  for (;;) {
    const pending = game.pending(state);
    if (pending.kind === 'chance') {
      sampleInto(pending.chance, rng, outcome);
      game.apply(state, byChance as Input<G['action']>, null);
      continue;
    }
    if (pending.kind === 'over') return { decisions, turns, finished: true };
    if (decisions >= most) return { decisions, turns, finished: false };
    let seat: number;
    const anyone = pending.must | pending.may;
    const timer = pending.timers.length === 0 ? undefined : pending.timers[0];
    if (timer === undefined) {
      seat = onlySeat(anyone);
      if (seat < 0) seat = someSeat(pending.must === 0 ? anyone : pending.must, rng);
      if (seat !== last) turns++;
      last = seat;
    } else {
      if (window !== timer.id) {
        window = timer.id;
        asked = 0;
      }
      const left = anyone & ~asked;
      if (left === 0) {
        byClock.timer = timer.id;
        times.length = 0;
        for (let s = 0; anyone >> s !== 0; s++) times.push(150 + rng.below(700));
        game.apply(state, byClock, null);
        window = '';
        continue;
      }
      seat = onlySeat(left);
      if (seat < 0) seat = someSeat(left, rng);
      asked |= 1 << seat;
    }
    const legal = game.legal(state, seat);
    const choices = timer !== undefined && (pending.must & (1 << seat)) === 0 ? legal.length + 1 : legal.length;
    const index = choices === 1 ? 0 : rng.below(choices);
    if (index === legal.length) {
      if (choices === legal.length) throw new Error(`${game.id}: the table waits for seat ${seat}, which has no legal action.`);
      continue;
    }
    bySeat.by = seat;
    bySeat.action = legal[index] as G['action'];
    game.apply(state, bySeat, null);
    decisions++;
  }
}

/** The seat of a set of one; -1 for larger sets. */
function onlySeat(set: number): number {
  return (set & (set - 1)) === 0 ? 31 - Math.clz32(set) : -1;
}

function someSeat(set: number, rng: Rng): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  let skip = rng.below(size);
  for (let seat = 0; ; seat++) if ((set >> seat) & 1 && skip-- === 0) return seat;
}
