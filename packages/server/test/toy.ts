import {
  type AnyGame,
  allSeats,
  BadConfig,
  BadNotation,
  type Game,
  over,
  placesBy,
  type Shape,
  waitFor,
  waitForSeat,
} from '@quarterdeck/kernel';

/**
 * A small game for the server's own tests with one of every difficulty: secret coins, a raid whose answer is sealed in a window, and
 * a race after each round. It answers to a real game's name, since rooms know only those.
 */
interface ToyShape extends Shape {
  config: { readonly rounds: number; readonly first: number; readonly teams: boolean; readonly forgetful: boolean };
  state: ToyState;
  action: { readonly type: 'dig' | 'rest' | 'raid' | 'yield' | 'block' | 'touch' };
  event:
    | { readonly type: 'dug'; readonly seat: number; readonly coins: number | null }
    | { readonly type: 'digging' | 'rested' | 'raided' | 'answered' | 'touched'; readonly seat: number }
    | { readonly type: 'settled'; readonly blocked: boolean }
    | { readonly type: 'raced'; readonly times: readonly number[] };
  view: {
    readonly turn: number;
    readonly round: number;
    readonly stage: string;
    readonly mine: number | null;
    readonly won: readonly number[];
  };
  memory: null;
}
interface ToyState {
  readonly seats: number;
  readonly rounds: number;
  stage: 'turn' | 'digging' | 'answer' | 'race' | 'over';
  round: number;
  turns: number;
  turn: number;
  bag: number[];
  coins: number[];
  block: boolean;
  touched: boolean[];
  won: number[];
}

const answerTimer = [{ id: 'answer', ms: 300 }];
const raceTimer = [{ id: 'race', ms: 200 }];

const toy: Game<ToyShape> = {
  id: 'coco-capitano',
  version: 1,
  seats: [2, 6],
  config(raw) {
    const { rounds = 2, first = null, teams = false, forgetful = false, ...unknown } = raw as Record<string, unknown>;
    if (Object.keys(unknown).length > 0) throw new BadConfig(`There is no option "${Object.keys(unknown)[0]}"; there is rounds.`);
    if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1) throw new BadConfig('"rounds" should be 1 or more.');
    return { rounds, first: typeof first === 'number' ? first : 0, teams: teams === true, forgetful: forgetful === true };
  },
  setup: ({ rounds, first }, seats) => ({
    seats,
    rounds,
    stage: 'turn',
    round: 0,
    turns: 0,
    turn: first,
    bag: [0, 20 * rounds, 20 * rounds, 20 * rounds],
    coins: Array.from({ length: seats }, () => 0),
    block: false,
    touched: Array.from({ length: seats }, () => false),
    won: Array.from({ length: seats }, () => 0),
  }),
  teams: ({ teams }, seats) => (teams && seats === 4 ? [0b0101, 0b1010] : Array.from({ length: seats }, (_, seat) => 1 << seat)),
  forgets: { at: ({ forgetful }) => forgetful, tells: ({ type }) => type === 'dug', turns: ({ type }) => type === 'dug' },
  pending(state) {
    if (state.stage === 'digging') return { kind: 'chance', chance: { kind: 'draw', bag: state.bag, count: 1 } };
    if (state.stage === 'turn') return waitForSeat(state.turn);
    if (state.stage === 'answer') return waitFor(1 << next(state), 0, answerTimer);
    if (state.stage === 'race') return waitFor(0, allSeats(state.seats), raceTimer);
    const scores = state.coins.map((coins, seat) => coins + (state.won[seat] as number));
    return over({ scores, places: placesBy(state.seats, (a, b) => (scores[b] as number) - (scores[a] as number)) });
  },
  legal(state, seat) {
    const pending = toy.pending(state);
    if (pending.kind !== 'seats' || ((pending.must | pending.may) & (1 << seat)) === 0) return [];
    if (state.stage === 'race') return [{ type: 'touch' }];
    // Whether a raid can be blocked is the target's secret.
    if (state.stage === 'answer') return (state.coins[seat] as number) > 2 ? [{ type: 'yield' }, { type: 'block' }] : [{ type: 'yield' }];
    return [{ type: 'dig' }, { type: 'rest' }, { type: 'raid' }];
  },
  apply(state, input, emit) {
    if (input.by === 'chance') {
      const coins = input.outcome[0] as number;
      state.bag[coins] = (state.bag[coins] as number) - 1;
      state.coins[state.turn] = (state.coins[state.turn] as number) + coins;
      emit?.only(1 << state.turn, { type: 'dug', seat: state.turn, coins }, { type: 'dug', seat: state.turn, coins: null });
      endTurn(state);
    } else if (input.by === 'clock' && state.stage === 'answer') {
      const target = next(state);
      emit?.reveal({ type: 'settled', blocked: state.block });
      if (!state.block && (state.coins[target] as number) > 0) {
        state.coins[target] = (state.coins[target] as number) - 1;
        state.coins[state.turn] = (state.coins[state.turn] as number) + 1;
      }
      state.block = false;
      endTurn(state);
    } else if (typeof input.by !== 'number') {
      const times = input.times.map((ms, seat) => (state.touched[seat] ? ms : -1));
      const best = Math.min(...times.filter((ms) => ms >= 0));
      const winner = times.indexOf(best);
      if (winner >= 0) state.won[winner] = (state.won[winner] as number) + 1;
      emit?.reveal({ type: 'raced', times });
      state.touched.fill(false);
      state.round++;
      state.stage = state.round < state.rounds ? 'turn' : 'over';
    } else {
      play(state, input.by, input.action.type, emit);
    }
  },
  clone: (state) => structuredClone(state),
  view: (state, viewer) => ({
    turn: state.turn,
    round: state.round,
    stage: state.stage,
    mine: viewer === 'spectator' ? null : (state.coins[viewer] as number),
    won: state.won.slice(),
  }),
  recall: null,
  determinize: () => {
    throw new Error('The toy is not searched.');
  },
  broken: () => null,
  notation: {
    write: (action) => action.type,
    read(text) {
      const type = (['dig', 'rest', 'raid', 'yield', 'block', 'touch'] as const).find((known) => known === text);
      if (type === undefined) throw new BadNotation(`"${text}" is not dig, rest, raid, yield, block or touch.`);
      return { type };
    },
  },
};

/** The toy as a catalogue holds it. */
export const toyGames: Readonly<Record<string, AnyGame>> = { 'coco-capitano': toy as unknown as AnyGame };

type Emit = Parameters<(typeof toy)['apply']>[2];

function play(state: ToyState, seat: number, type: ToyShape['action']['type'], emit: Emit): void {
  if (type === 'touch') {
    state.touched[seat] = true;
    emit?.only(1 << seat, { type: 'touched', seat }, null);
  } else if (type === 'yield' || type === 'block') {
    state.block = type === 'block';
    emit?.only(1 << seat, { type: 'answered', seat }, null);
  } else if (type === 'dig') {
    state.stage = 'digging';
    emit?.({ type: 'digging', seat });
  } else if (type === 'raid') {
    state.stage = 'answer';
    emit?.({ type: 'raided', seat });
  } else {
    emit?.({ type: 'rested', seat });
    endTurn(state);
  }
}

function next(state: ToyState): number {
  return (state.turn + 1) % state.seats;
}

function endTurn(state: ToyState): void {
  state.turn = next(state);
  state.turns++;
  state.stage = state.turns % state.seats === 0 ? 'race' : 'turn';
}
