import { BadConfig, BadNotation, type Game, type SeatSet } from './game.ts';
import { allSeats, over, placesBy, waitFor, waitForSeat } from './seats.ts';

/** A small game for the kernel's own tests: secret coins, an open turn, and a sealed window after each round. */
export interface Toy {
  config: { rounds: number };
  state: ToyState;
  action: { readonly type: 'dig' | 'rest' } | { readonly type: 'guess'; readonly coins: number };
  event:
    | { readonly type: 'dug'; readonly seat: number; readonly coins: number | null }
    | { readonly type: 'digging' | 'rested' | 'guessed'; readonly seat: number }
    | { readonly type: 'guesses'; readonly coins: readonly number[] };
  view: { readonly turn: number; readonly round: number; readonly mine: number | null; readonly right: readonly number[] };
  memory: null;
}
interface ToyState {
  readonly seats: number;
  readonly rounds: number;
  round: number;
  turn: number;
  digging: boolean;
  window: boolean;
  bag: number[];
  coins: number[];
  guesses: number[];
  right: number[];
}

const timers = [{ id: 'guess', ms: 100 }];

export const toy: Game<Toy> = {
  id: 'toy',
  version: 1,
  seats: [2, 4],
  config(raw) {
    const { rounds = 2 } = raw as { rounds?: unknown };
    if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1) throw new BadConfig('"rounds" should be 1 or more.');
    return { rounds };
  },
  setup: ({ rounds }, seats) => ({
    seats,
    rounds,
    round: 0,
    turn: 0,
    digging: false,
    window: false,
    bag: [0, 6 * rounds, 3 * rounds, 3 * rounds],
    coins: Array.from({ length: seats }, () => 0),
    guesses: Array.from({ length: seats }, () => -1),
    right: Array.from({ length: seats }, () => 0),
  }),
  pending(state) {
    if (state.digging) return { kind: 'chance', chance: { kind: 'draw', bag: state.bag, count: 1 } };
    if (state.window) return waitFor(0, allSeats(state.seats), timers);
    if (state.round < state.rounds) return waitForSeat(state.turn);
    const scores = state.coins.map((coins, seat) => coins + (state.right[seat] as number));
    return over({ scores, places: placesBy(state.seats, (a, b) => (scores[b] as number) - (scores[a] as number)) });
  },
  legal(state, seat) {
    const pending = toy.pending(state);
    if (pending.kind !== 'seats' || ((pending.must | pending.may) & (1 << seat)) === 0) return [];
    if (state.window) return [1, 2, 3].map((coins) => ({ type: 'guess', coins }));
    return [{ type: 'dig' }, { type: 'rest' }];
  },
  apply(state, input, emit) {
    if (input.by === 'chance') {
      const coins = input.outcome[0] as number;
      state.bag[coins] = (state.bag[coins] as number) - 1;
      state.coins[state.turn] = (state.coins[state.turn] as number) + coins;
      state.digging = false;
      emit?.only(one(state.turn), { type: 'dug', seat: state.turn, coins }, { type: 'dug', seat: state.turn, coins: null });
      next(state);
    } else if (input.by === 'clock') {
      for (let seat = 0; seat < state.seats; seat++) {
        const next = state.coins[(seat + 1) % state.seats] as number;
        if (state.guesses[seat] === next) state.right[seat] = (state.right[seat] as number) + 1;
      }
      emit?.reveal({ type: 'guesses', coins: state.guesses.slice() });
      state.guesses.fill(-1);
      state.window = false;
      state.round++;
    } else if (input.action.type === 'guess') {
      state.guesses[input.by] = input.action.coins;
      emit?.only(one(input.by), { type: 'guessed', seat: input.by }, null);
    } else if (input.action.type === 'dig') {
      state.digging = true;
      emit?.({ type: 'digging', seat: input.by });
    } else {
      emit?.({ type: 'rested', seat: input.by });
      next(state);
    }
  },
  clone: (state) => copy(state),
  view: (state, viewer) => ({
    turn: state.turn,
    round: state.round,
    mine: viewer === 'spectator' ? null : (state.coins[viewer] as number),
    right: state.right.slice(),
  }),
  recall: null,
  determinize: () => {
    throw new Error('The toy is not searched.');
  },
  broken: () => null,
  notation: {
    write: (action) => (action.type === 'guess' ? `guess ${action.coins}` : action.type),
    read(text) {
      if (text === 'dig' || text === 'rest') return { type: text };
      const guess = /^guess ([123])$/.exec(text);
      if (guess === null) throw new BadNotation(`"${text}" is not dig, rest or guess 1 to 3.`);
      return { type: 'guess', coins: Number(guess[1]) };
    },
  },
};

function next(state: ToyState): void {
  state.turn = (state.turn + 1) % state.seats;
  if (state.turn === 0) state.window = true;
}

function one(seat: number): SeatSet {
  return 1 << seat;
}

function copy(state: ToyState): ToyState {
  return { ...state, bag: state.bag.slice(), coins: state.coins.slice(), guesses: state.guesses.slice(), right: state.right.slice() };
}
