import { listOutcomes, sample } from './chance.ts';
import type { Chance, ChanceOutcome, Game, Input, Shape } from './game.ts';
import { seededRng } from './rng.ts';
import { seatsOf } from './seats.ts';

/** The inputs that lead to the positions of one depth, by kind. `over`: how many of the positions are the end of a game. */
export interface PerftRow {
  readonly depth: number;
  readonly nodes: number;
  actions: number;
  chance: number;
  clock: number;
  over: number;
  /** Chance nodes on the way with too many outcomes to list, for which one was drawn. */
  sampled: number;
}

/** How deep to count, and where to stop listing chance. */
export interface PerftReach {
  readonly depth: number;
  /** Chance with more outcomes than this (a deal, a start by lot) is drawn from the seed and counts as one, lest it drown the rest. */
  readonly list: number;
  readonly seed: number;
}

/**
 * How many different inputs are possible, depth by depth: every legal action of every seat the table waits for, every chance outcome
 * (without its weight), and the end of every window. Counts sequences, not different positions. A change of the rules that was not
 * meant shows here.
 */
export function perft<G extends Shape>(
  game: Game<G>,
  config: G['config'],
  seats: number,
  { depth, list, seed }: PerftReach,
): readonly PerftRow[] {
  const rows = Array.from({ length: depth }, (_, index) => ({
    depth: index + 1,
    get nodes() {
      return this.actions + this.chance + this.clock;
    },
    actions: 0,
    chance: 0,
    clock: 0,
    over: 0,
    sampled: 0,
  }));
  const visit = (state: G['state'], at: number): void => {
    const row = rows[at];
    if (row === undefined) return;
    const enter = (input: Input<G['action']>): void => {
      const next = game.clone(state);
      game.apply(next, input, null);
      if (game.pending(next).kind === 'over') row.over++;
      else visit(next, at + 1);
    };
    const pending = game.pending(state);
    if (pending.kind === 'chance') {
      const outcomes = outcomesOf(pending.chance, list, seed + at);
      if (outcomes.sampled) row.sampled++;
      row.chance += outcomes.list.length;
      for (const outcome of outcomes.list) enter({ by: 'chance', outcome });
      return;
    }
    if (pending.kind === 'over') return;
    // Both are copied: rules reuse what they hand out, and `enter` goes deeper.
    const timers = pending.timers.map((timer) => timer.id);
    for (const seat of seatsOf(pending.must | pending.may)) {
      const legal = game.legal(state, seat).slice();
      row.actions += legal.length;
      for (const action of legal) enter({ by: seat, action });
    }
    row.clock += timers.length;
    for (const timer of timers) enter({ by: 'clock', timer, times: Array.from({ length: seats }, (_, seat) => 300 + seat) });
  };
  visit(game.setup(config, seats), 0);
  return rows;
}

function outcomesOf(chance: Chance, most: number, seed: number): { list: readonly ChanceOutcome[]; sampled: boolean } {
  const all = listOutcomes(chance, most);
  if (all !== null) return { list: all.map(({ outcome }) => outcome), sampled: false };
  return { list: [sample(chance, seededRng(seed))], sampled: true };
}
