import { sample } from '../chance.ts';
import type { AnyGame, AnyShape, Input, Rng, Viewer } from '../game.ts';
import { collect, type Told } from '../heard.ts';
import { allSeats, hasSeat, seatsOf } from '../seats.ts';

/** One random game to test a law on. */
export interface Trial {
  readonly game: AnyGame;
  readonly config: object;
  readonly seats: number;
  readonly rng: Rng;
  /** See `LawOptions.outright`. */
  readonly outright: boolean;
}

export type AnyInput = Input<AnyShape['action']>;
export type AnyTold = Told<AnyShape['event']>;

/** Thrown by a law; the message says what was found, where in the game, and by which line of play. */
export class LawBroken extends Error {
  override name = 'LawBroken';
}

export function assertLaw(holds: boolean, what: () => string): void {
  if (!holds) throw new LawBroken(what());
}

/** Longer games than this count as endless. */
export const longest = 20_000;

/** All who may watch: every seat, and the spectators. */
export function viewersOf(trial: Trial): Viewer[] {
  return [...Array.from({ length: trial.seats }, (_, seat) => seat), 'spectator'];
}

/** A random next input of this state, or null when the game is over. In a window it sometimes lets the timer run out. */
export function nextInput(trial: Trial, state: object): AnyInput | null {
  const { game, rng } = trial;
  const pending = game.pending(state);
  if (pending.kind === 'over') return null;
  if (pending.kind === 'chance') return { by: 'chance', outcome: sample(pending.chance, rng) };
  const timer = pending.timers[0];
  if (timer !== undefined && rng.below(1 + trial.seats) === 0) return { by: 'clock', timer: timer.id, times: someTimes(trial) };
  const askable = seatsOf(pending.must | pending.may).filter((seat) => game.legal(state, seat).length > 0);
  if (askable.length === 0) {
    if (timer !== undefined) return { by: 'clock', timer: timer.id, times: someTimes(trial) };
    throw new LawBroken(`${game.id}: nobody can act and no timer runs`);
  }
  const seat = askable[rng.below(askable.length)] as number;
  const legal = game.legal(state, seat);
  return { by: seat, action: legal[rng.below(legal.length)] as AnyShape['action'] };
}

function someTimes(trial: Trial): number[] {
  return Array.from({ length: trial.seats }, () => (trial.rng.below(5) === 0 ? -1 : 150 + trial.rng.below(6) * 50));
}

/** Applies one input and returns what was told. */
export function step(trial: Trial, state: object, input: AnyInput): AnyTold[] {
  const told: AnyTold[] = [];
  trial.game.apply(state, input, collect(told, trial.seats));
  return told;
}

/** Plays a whole random game; `visit` sees every state before its input. Returns the last state. */
export function walk(trial: Trial, visit: (state: object, input: AnyInput, length: number) => void): object {
  const state = trial.game.setup(trial.config, trial.seats);
  for (let length = 0; ; length++) {
    const input = nextInput(trial, state);
    if (input === null) return state;
    assertLaw(length < longest, () => `${trial.game.id}: still going on after ${longest} inputs`);
    visit(state, input, length);
    trial.game.apply(state, input, null);
  }
}

/** The texts of a seat's legal actions, sorted: equal lists mean equal choices. */
export function legalTexts(trial: Trial, state: object, viewer: Viewer): string[] {
  if (viewer === 'spectator') return [];
  const pending = trial.game.pending(state);
  if (pending.kind !== 'seats' || !hasSeat((pending.must | pending.may) & allSeats(trial.seats), viewer)) return [];
  return trial.game.legal(state, viewer).map(trial.game.notation.write).sort();
}
