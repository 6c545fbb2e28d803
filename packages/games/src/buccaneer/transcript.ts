import { hasSeat } from '@quarterdeck/kernel';
import { type Event, game, pirateName, type State } from './index.ts';
import { stackOf, topsOf } from './state.ts';

/** Plays lines such as `0 move a2 b3` or `* 1 2 3` on a state, for tests, and returns what was told. Refuses what is not legal. */
export function play(state: State, ...lines: readonly string[]): Event[] {
  const told: Event[] = [];
  const tell = (event: Event): void => {
    told.push(event);
  };
  const emit = Object.assign(tell, { only: (_: number, full: Event) => tell(full), reveal: tell });
  for (const line of lines) {
    const [by, ...rest] = line.split(' ');
    if (by === '*') {
      game.apply(state, { by: 'chance', outcome: rest.map(Number) }, emit);
      continue;
    }
    const action = game.notation.read(rest.join(' '));
    const why = refusal(state, line);
    if (why !== null) throw new Error(`"${line}": ${why}`);
    game.apply(state, { by: Number(by), action }, emit);
  }
  return told;
}

/** Why this line is not possible, or null. */
export function refusal(state: State, line: string): string | null {
  const [by, ...rest] = line.split(' ');
  const pending = game.pending(state);
  if (pending.kind !== 'seats' || !hasSeat(pending.must, Number(by))) return `The table does not wait for seat ${by}.`;
  return game.refuse?.(state, Number(by), game.notation.read(rest.join(' '))) ?? null;
}

/** What a seat may do, as text. */
export function choices(state: State, seat: number): string[] {
  return game.legal(state, seat).map(game.notation.write);
}

/** The stacks of a seat, from the top down: `['a2 b3', 'a5']`. */
export function stacksOf(state: State, seat: number): string[] {
  const tops = topsOf(state, seat);
  const list: string[] = [];
  for (let pirate = 0; pirate < state.under.length; pirate++) {
    if (tops & (1 << pirate)) list.push(stackOf(state, pirate).map(pirateName).join(' '));
  }
  return list;
}
