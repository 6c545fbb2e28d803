import { bacon } from '@quarterdeck/games';
import { rngLuck, seededRng } from '@quarterdeck/kernel';
import { nanoseconds } from './measure.ts';

const { game } = bacon;
type State = ReturnType<typeof game.setup>;

/** Microseconds to list all leads of a full hand of 3 players: 16 Breakfast and 2 Bacon cards. */
export function enumerateLead(): number {
  return microseconds(dealt());
}

/** Microseconds to list what a full hand can answer to a lead. */
export function enumerateFollow(): number {
  const states = dealt();
  const rng = seededRng(4);
  for (const state of states) {
    const leads = game.legal(state, state.turn);
    game.apply(state, { by: state.turn, action: leads[rng.below(leads.length)] as (typeof leads)[number] }, null);
  }
  return microseconds(states);
}

function microseconds(states: readonly State[]): number {
  let listed = 0;
  const work = (): number => {
    for (const state of states) listed += game.legal(state, state.turn).length;
    return states.length;
  };
  const figure = nanoseconds(work) / 1000;
  if (listed === 0) throw new Error('Nothing was listed.');
  return figure;
}

/** 200 fresh deals. */
function dealt(): State[] {
  const luck = rngLuck(seededRng(3));
  return Array.from({ length: 200 }, () => {
    const state = game.setup(game.config({}), 3);
    for (let seq = 1; ; seq++) {
      const pending = game.pending(state);
      if (pending.kind !== 'chance') return state;
      game.apply(state, { by: 'chance', outcome: luck(pending.chance, seq) }, null);
    }
  });
}
