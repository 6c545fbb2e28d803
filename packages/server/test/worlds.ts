import {
  type AnyGame,
  type AnyShape,
  type Chance,
  type ChanceOutcome,
  type Emit,
  hasSeat,
  hearAll,
  type Input,
  type Rng,
  readLine,
  type Seat,
  sample,
  seatsOf,
  startMemory,
  waysTo,
} from '@quarterdeck/kernel';
import type { TestClock } from './host.ts';

type AnyInput = Input<AnyShape['action']>;
/** What a viewer heard of one input, and whether it was told as a secret (to it, or laid open to all). */
type Heard = { readonly event: string; readonly disclosed: boolean };

/** The truth of a table, kept beside the server by folding the server's own log. */
export class Truth {
  readonly game: AnyGame;
  readonly state: object;
  private folded = 0;

  constructor(game: AnyGame, state: object) {
    this.game = game;
    this.state = game.clone(state);
  }

  /** Folds what the log has got since, and tells what this seat heard of it. */
  follow(log: readonly string[], seat: Seat): Heard[] {
    const heard: Heard[] = [];
    const emit: Emit<AnyShape['event']> = Object.assign(
      (event: object) => void heard.push({ event: JSON.stringify(event), disclosed: false }),
      {
        only(to: number, full: object, rest: object | null): void {
          if (hasSeat(to, seat)) heard.push({ event: JSON.stringify(full), disclosed: true });
          else if (rest !== null) heard.push({ event: JSON.stringify(rest), disclosed: false });
        },
        reveal: (event: object) => void heard.push({ event: JSON.stringify(event), disclosed: true }),
      },
    );
    for (; this.folded < log.length; this.folded++) {
      const line = readLine(log[this.folded] as string, this.game.notation);
      if (line.by === 'undo') throw new Error('Nobody goes back in these games.');
      this.game.apply(this.state, line, emit);
    }
    return heard;
  }
}

/** One world on a server of its own, with one seat's eyes. */
export interface World {
  readonly truth: Truth;
  /** The server's own log of the table. */
  lines(): readonly string[];
  /** A seat acts; resolves when the server has done all that follows. */
  act(seat: Seat, action: string): Promise<void>;
  /** The clock has moved; resolves when the server has done all that follows. */
  tick(): Promise<void>;
  /** All that has been sent to the seat so far. */
  sent(): readonly string[];
}

/** Two worlds that differ only in what one seat cannot know. */
export interface Pair {
  readonly seats: number;
  readonly viewer: Seat;
  readonly truth: object;
  readonly twin: object;
}

const tooLong = 2000;

/** A moment of a random game, and what one of its seats may imagine instead of the truth. Null when the game ended before. */
export function pairOf(game: AnyGame, config: object, seats: number, viewer: Seat, rng: Rng): Pair | null {
  const moment = someMoment(game, config, seats, viewer, rng);
  if (moment === null) return null;
  const twin = game.determinize(game.view(moment.state, viewer), moment.memory, rng);
  return { seats, viewer, truth: moment.state, twin };
}

/** Luck for both worlds: the second draws what the first drew, as far as it can. */
export interface CommonLuck {
  readonly first: (chance: Chance) => ChanceOutcome;
  readonly second: (chance: Chance) => ChanceOutcome;
  /** What comes next is drawn anew. */
  forget(): void;
}

export function commonLuck(rng: Rng): CommonLuck {
  const outcomes: ChanceOutcome[] = [];
  let drawn = 0;
  return {
    first(chance) {
      const outcome = sample(chance, rng);
      outcomes.push(outcome);
      return outcome;
    },
    second(chance) {
      const same = outcomes[drawn++];
      return same !== undefined && waysTo(chance, same) > 0 ? same : sample(chance, rng);
    },
    forget() {
      drawn = outcomes.length;
    },
  };
}

/** A random game up to some decision, with what one seat has heard so far. Null when it ended before. */
function someMoment(game: AnyGame, config: object, seats: number, viewer: Seat, rng: Rng): { state: object; memory: object | null } | null {
  const state = game.setup(config, seats);
  let memory = startMemory(game, config, seats, viewer);
  const stop = rng.below(60) + 1;
  for (let step = 0; step < tooLong; step++) {
    const pending = game.pending(state);
    if (pending.kind === 'over') return null;
    if (pending.kind === 'seats' && step >= stop && pending.timers.length === 0) return { state, memory };
    const input = randomInput(game, state, rng);
    const heard: AnyShape['event'][] = [];
    const emit: Emit<AnyShape['event']> = Object.assign((event: AnyShape['event']) => void heard.push(event), {
      only(to: number, full: AnyShape['event'], rest: AnyShape['event'] | null): void {
        if (hasSeat(to, viewer)) heard.push(full);
        else if (rest !== null) heard.push(rest);
      },
      reveal: (event: AnyShape['event']) => void heard.push(event),
    });
    game.apply(state, input, emit);
    memory = hearAll(game, memory, heard);
  }
  return null;
}

function randomInput(game: AnyGame, state: object, rng: Rng): AnyInput {
  const pending = game.pending(state);
  if (pending.kind === 'chance') return { by: 'chance', outcome: sample(pending.chance, rng) };
  if (pending.kind === 'over') throw new Error('The game is over.');
  const [timer] = pending.timers;
  const askable = seatsOf(pending.must | pending.may).filter((seat) => game.legal(state, seat).length > 0);
  if (timer !== undefined && (askable.length === 0 || rng.below(2) === 0)) {
    return { by: 'clock', timer: timer.id, times: pending.may === 0 ? [] : everyTime(pending.must | pending.may, rng) };
  }
  const seat = askable[rng.below(askable.length)] as Seat;
  const legal = game.legal(state, seat);
  return { by: seat, action: legal[rng.below(legal.length)] as AnyShape['action'] };
}

function everyTime(set: number, rng: Rng): number[] {
  const times: number[] = [];
  for (let seat = 0; set >> seat !== 0; seat++) times.push(hasSeat(set, seat) ? 200 + rng.below(400) : -1);
  return times;
}

/** How much was compared: frames, moves, and windows that closed meanwhile. */
export interface Compared {
  readonly frames: number;
  readonly steps: number;
  readonly windows: number;
}

/**
 * Two tables that differ only in what one seat cannot know are played on in step: others may act differently where it looks the same,
 * and in a sealed window they may answer or keep silent. As long as the seat is told no secret that differs, what the server sends to it
 * must be the same to the byte and come at the same time. Throws with the first difference.
 */
export async function playOn(a: World, b: World, viewer: Seat, rng: Rng, clock: TestClock, luck: CommonLuck, most = 40): Promise<Compared> {
  const { game } = a.truth;
  let steps = 0;
  let windows = 0;
  sameTexts(game.id, a.sent(), b.sent());
  for (; steps < most; steps++) {
    const running = timersOf(a.truth);
    if (!(await step(a, b, viewer, rng, clock))) break;
    const [one, two] = [a.truth.follow(a.lines(), viewer), b.truth.follow(b.lines(), viewer)];
    luck.forget();
    if (running !== '' && timersOf(a.truth) !== running) windows++;
    const differs = one.findIndex((heard, index) => heard.event !== two[index]?.event);
    if (differs >= 0 || one.length !== two.length) {
      const at = differs >= 0 ? differs : one.length;
      if (one[at]?.disclosed === true || two[at]?.disclosed === true) break;
      throw new Error(`${game.id}: seat ${viewer} openly heard ${one[at]?.event} in one world and ${two[at]?.event} in the other`);
    }
    sameTexts(game.id, a.sent(), b.sent());
    if (game.pending(a.truth.state).kind === 'over') break;
  }
  return { frames: a.sent().length, steps, windows };
}

function timersOf({ game, state }: Truth): string {
  const pending = game.pending(state);
  return pending.kind === 'seats' ? pending.timers.map(({ id }) => id).join() : '';
}

/** One input in both worlds that looks the same to the viewer. False when there is none. */
async function step(a: World, b: World, viewer: Seat, rng: Rng, clock: TestClock): Promise<boolean> {
  const { game, state } = a.truth;
  const pending = game.pending(state);
  if (pending.kind !== 'seats') return false;
  clock.now += 1 + rng.below(50);
  if (pending.timers.length > 0) {
    // Whatever has run out closes now in both worlds, and not whenever the machine gets round to it.
    await a.tick();
    await b.tick();
  }
  const askable = seatsOf(pending.must | pending.may).filter((seat) => game.legal(state, seat).length > 0);
  if (pending.timers.length > 0 && (askable.length === 0 || rng.below(3) === 0)) {
    clock.now += 100_000;
    await a.tick();
    await b.tick();
    return true;
  }
  const seat = askable[rng.below(askable.length)];
  if (seat === undefined) return false;
  const legal = game.legal(state, seat);
  const action = legal[rng.below(legal.length)] as AnyShape['action'];
  const text = game.notation.write(action);
  const face = game.notation.face?.(action) ?? text;
  const inTwin = game.legal(b.truth.state, seat);
  const alike = inTwin.filter((other) =>
    seat === viewer ? game.notation.write(other) === text : (game.notation.face?.(other) ?? game.notation.write(other)) === face,
  );
  const other = alike[rng.below(Math.max(1, alike.length))];
  const silent = seat !== viewer && pending.timers.length > 0;
  if (other === undefined && !silent) {
    if (seat === viewer) throw new Error(`${game.id}: seat ${viewer} can "${text}" in one world only`);
    return false;
  }
  await a.act(seat, text);
  // In a window nobody may notice whether somebody answers.
  if (silent && rng.below(2) === 0) {
    const any = inTwin[rng.below(Math.max(1, inTwin.length))];
    if (any !== undefined && rng.below(2) === 0) await b.act(seat, game.notation.write(any));
  } else if (other !== undefined) await b.act(seat, game.notation.write(other));
  return true;
}

function sameTexts(game: string, one: readonly string[], two: readonly string[]): void {
  for (let i = 0; i < Math.max(one.length, two.length); i++) {
    if (one[i] !== two[i]) throw new Error(`${game}: frame ${i + 1} differs:\n${one[i]}\n${two[i]}`);
  }
}
