import { over, type Pending, uniform, waitFor, waitForSeat } from '@quarterdeck/kernel';
import { actor } from './legal.ts';
import { outcome } from './score.ts';
import type { State } from './state.ts';

type Waits = Extract<Pending, { kind: 'chance' | 'seats' }>;

// Lots and bites, by how many there are to pick from.
const picks: readonly Waits[] = Array.from({ length: 7 }, (_, n) => ({ kind: 'chance', chance: uniform(Math.max(1, n)) }));

// Windows by target, length and number of the attack: each is made once.
const windows: Waits[][] = Array.from({ length: 6 }, () => []);

/** D7: whatever the target holds, the table waits for it alike, and only the timer ends the waiting. */
function answerWindow({ attacks, config, victim }: State): Waits {
  const byAttack = windows[victim] as Waits[];
  const at = attacks * 16 + config.answerSeconds;
  const made = byAttack[at];
  if (made !== undefined) return made;
  const wait = waitFor(1 << victim, 0, [{ id: windowName(attacks), ms: config.answerSeconds * 1000 }]);
  byAttack[at] = wait;
  return wait;
}

/** The timer of an attack, by its number. */
export function windowName(attack: number): string {
  return `mirror${attack}`;
}

/** What the table waits for. */
export function pending(state: State): Pending {
  switch (state.phase) {
    case 'lot':
      return picks[state.seats] as Waits;
    case 'bite':
      return picks[state.sizes[state.victim] as number] as Waits;
    case 'deal':
      return draw(state.bag, state.limit);
    case 'refill':
      return draw(state.bag, Math.min(state.owed, state.deck));
    case 'face':
    case 'settle':
      return draw(state.bag, 1);
    case 'top':
      return draw(state.ship, 1);
    case 'answer':
      return answerWindow(state);
    case 'over':
      return over(outcome(state));
    default:
      return waitForSeat(actor(state));
  }
}

function draw(bag: readonly number[], count: number): Waits {
  return { kind: 'chance', chance: { kind: 'draw', bag, count } };
}
