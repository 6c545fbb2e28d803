/**
 * The contract between a game and everything around it. A game is pure: a fold over a log of inputs. It knows no clock,
 * no network, no screen and no random generator. See ARCHITECTURE.md and docs/adding-a-game.md.
 */

/** A place at the table, counted from 0 in playing order. Players come and go, seats stay. */
export type Seat = number;
/** Several seats, one bit each: seat s is in the set when `set & (1 << s)`. */
export type SeatSet = number;
export type Viewer = Seat | 'spectator';

/** One index, drawn by integer weight: dice, a stolen card, lots. Build it with `pickOf` or `uniform` so that `total` is right. */
export type Pick = { readonly kind: 'pick'; readonly weights: readonly number[]; readonly total: number };
/** `bag[k]` copies of kind k; `count` are drawn without replacement, unordered. The outcome lists kinds in ascending order. */
export type Draw = { readonly kind: 'draw'; readonly bag: readonly number[]; readonly count: number };
/** What chance decides next, as data: rules hold no generator. */
export type Chance = Pick | Draw;
/** For a pick `[index]`; for a draw the drawn kinds, ascending. */
export type ChanceOutcome = readonly number[];

/** One line of the log. `apply` must not keep a reference to an input or to its arrays: callers reuse them. */
export type Input<A> =
  | { readonly by: Seat; readonly action: A }
  | { readonly by: 'chance'; readonly outcome: ChanceOutcome }
  /** A window closed. `times`: measured milliseconds for each seat, -1 for none; empty if nothing was measured. */
  | { readonly by: 'clock'; readonly timer: string; readonly times: readonly number[] };

/** A window that closes by itself after `ms` milliseconds, whatever was answered in it. */
export type Timer = { readonly id: string; readonly ms: number };
/**
 * `places[seat]` is 1 for the winners (ties share a place); `scores[seat]` is what was compared. `ending`: a short id for the way
 * it ended, where a game has several ("deck-empty"); for words and statistics.
 */
export type Outcome = { readonly places: readonly number[]; readonly scores: readonly number[]; readonly ending?: string };

/** What the table waits for. */
export type Pending =
  | { readonly kind: 'chance'; readonly chance: Chance }
  | { readonly kind: 'seats'; readonly must: SeatSet; readonly may: SeatSet; readonly timers: readonly Timer[] }
  | { readonly kind: 'over'; readonly outcome: Outcome };
/** The public part of `Pending`: never dependent on a secret. (A bag is one.) */
export type Waiting = Exclude<Pending, { kind: 'chance' }>;

/** How rules tell what happened. It is null in search: `emit?.(…)` then builds nothing. */
export interface Emit<E> {
  /** Follows from what all knew and the open part of the input. */
  (event: E): void;
  /** Some learn a secret (`full`); the rest see it happen (`rest`), or hear nothing at all (`null`). */
  only(seats: SeatSet, full: E, rest: E | null): void;
  /** A secret, or fresh luck, becomes public. */
  reveal(event: E): void;
}

/** A source of uniform integers: `below(n)` gives 0 … n-1. */
export interface Rng {
  below(n: number): number;
}

/** The types of one game. Actions and events are plain data with a `type`. */
export interface Shape {
  config: object;
  state: object;
  action: { readonly type: string };
  event: { readonly type: string };
  view: object;
  memory: object | null;
}

export interface Game<G extends Shape> {
  readonly id: string;
  /** Raised when an old record would replay differently. */
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  /** Parses options from outside, fills in defaults, or throws `BadConfig`. `config({})` gives the defaults. */
  config(raw: unknown): G['config'];
  /** The state before the first input. `seats` is within `this.seats`; throws `BadConfig` if the options do not suit that number. */
  setup(config: G['config'], seats: number): G['state'];
  /** Team mates, as sets of seats; omitted when everybody plays for themselves. */
  teams?(config: G['config'], seats: number): readonly SeatSet[];
  pending(state: G['state']): Pending;
  /** What a seat may do now; empty when the table does not wait for it. Each distinct choice once. */
  legal(state: G['state'], seat: Seat): readonly G['action'][];
  /** Why this action is not possible now (an English sentence), or null if it is. Omitted: whatever is not in `legal` is refused. */
  refuse?(state: G['state'], seat: Seat, action: G['action']): string | null;
  /** Folds one input into the state, in place. The caller owns the state and has made sure that the input is acceptable. */
  apply(state: G['state'], input: Input<G['action']>, emit: Emit<G['event']> | null): void;
  clone(state: G['state']): G['state'];
  /** What lies open to the viewer now; built up, never stripped down. Fresh objects: it shares nothing that `apply` changes. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /** The information state of one viewer; null when the view already says all that can be known. */
  readonly recall: Recall<G> | null;
  /** A full world that this view and memory allow. Sees these two and nothing else. */
  determinize(view: G['view'], memory: G['memory'], rng: Rng): G['state'];
  /** What is wrong with this state (a card lost, one too many), or null. For the laws. */
  broken(state: G['state']): string | null;
  /** Equal up to symmetry; for the exact solver. */
  key?(state: G['state']): string;
  /** What its tables may ask people to remember by themselves; omitted: nothing. */
  readonly forgets?: Forgets<G>;
  readonly notation: Notation<G['action']>;
}

export interface Notation<A> {
  /** One line without line breaks; different actions differ in text. */
  write(action: A): string;
  /** The action, or throws `BadNotation`. Reads only what `write` writes. */
  read(text: string): A;
  /** What others see of it; omitted: all of it. */
  face?(action: A): string;
}

/**
 * What lay open once and does not any more, where a table may ask people to remember it: its memory aid is off, or its scores are not
 * open. At such a table nobody is owed old events, a screen shows no memory, and no log says again what is past.
 */
export interface Forgets<G extends Shape> {
  /** Whether this table asks it. */
  at(config: G['config']): boolean;
  /** This event shows what must be remembered later on. */
  tells(event: G['event']): boolean;
  /** With this event whatever was told up to it, itself included, is past: a trick is cleared away, a turn is over. */
  turns(event: G['event']): boolean;
}

/** The information state: a fold over what one viewer heard, so it cannot leak. Both functions may change and return `memory`'s own object only if they copied it first: they are pure. */
export interface Recall<G extends Shape> {
  start(view: G['view']): G['memory'];
  hear(memory: G['memory'], event: G['event']): G['memory'];
  /** Could this world have been heard so? */
  fits(memory: G['memory'], state: G['state']): boolean;
}

/** Options from outside that do not make sense; the message says which and what is allowed. */
export class BadConfig extends Error {
  override name = 'BadConfig';
}
/** Text that is not an action of this game; the message quotes it and says what is. */
export class BadNotation extends Error {
  override name = 'BadNotation';
}

/** Any game, its types unknown: what a catalogue holds. Its shape is used only through its own functions. */
export interface AnyShape extends Shape {
  config: object;
  state: object;
  action: { readonly type: string };
  event: { readonly type: string };
  view: object;
  memory: object | null;
}
export type AnyGame = Game<AnyShape>;
