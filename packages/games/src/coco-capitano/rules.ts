import { type Emit, type Input, over, type Pending, reused, type Seat, uniform, waitForSeat } from '@quarterdeck/kernel';
import { bothDice, type Figures, type Mover, rolls, startLot, startPlaces } from './dice.ts';
import { outcome } from './score.ts';
import type { State } from './state.ts';
import { countsOf, oneOf, type Tile, type Tiles } from './tiles.ts';

export type Action = { readonly type: 'roll' } | { readonly type: 'stop' };

export type Event =
  | { readonly type: 'firstDrawn'; readonly seat: Seat }
  | ({ readonly type: 'placed' } & Figures)
  /** A tile that nobody had seen lies on top now. */
  | { readonly type: 'turnedUp'; readonly tile: Tile }
  /** A tile that was seen before lies on top again. */
  | { readonly type: 'uncovered'; readonly tile: Tile }
  | { readonly type: 'threw'; readonly seat: Seat }
  /** The mover went from `from` to `to`, then the captain from `captainFrom` to `captainTo`. */
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly mover: Mover;
      readonly steps: number;
      readonly from: number;
      readonly to: number;
      readonly pips: number;
      readonly captainFrom: number;
      readonly captainTo: number;
    }
  | { readonly type: 'took'; readonly seat: Seat; readonly tile: Tile }
  /** The captain met someone: `tiles`, in the order they were taken, went back to the stack. */
  | { readonly type: 'lost'; readonly seat: Seat; readonly met: readonly Mover[]; readonly tiles: readonly Tile[] }
  /** `tiles`, in the order they were taken, are safe now. `last`: because the stack ran out. */
  | { readonly type: 'banked'; readonly seat: Seat; readonly tiles: readonly Tile[]; readonly last: boolean }
  | { readonly type: 'turnPassed'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly places: readonly number[]; readonly scores: readonly number[] };

type Waits = Extract<Pending, { kind: 'chance' }>;
const waitForDice: Waits = { kind: 'chance', chance: bothDice };
const waitForIslands: readonly Waits[] = [6, 7].map((islands) => ({ kind: 'chance', chance: startLot(islands) }));
// One constant object for each bag, made when first needed.
const waitForTile: Waits[] = [];
function drawFrom(bag: Tiles): Waits {
  const wait: Waits = { kind: 'chance', chance: reused({ kind: 'draw', bag: countsOf(bag), count: 1 }) };
  waitForTile[bag] = wait;
  return wait;
}

export function pending(state: State): Pending {
  switch (state.phase) {
    case 'choose':
      return waitForSeat(state.turn);
    case 'dice':
      return waitForDice;
    case 'tile':
      return waitForTile[state.bag] ?? drawFrom(state.bag);
    case 'islands':
      return waitForIslands[state.islands - 6] as Waits;
    case 'first':
      return { kind: 'chance', chance: uniform(state.seats) };
    case 'over':
      return over(outcome(state));
  }
}

const nothing: readonly Action[] = [];
const mustRoll: readonly Action[] = [{ type: 'roll' }];
const rollOrStop: readonly Action[] = [{ type: 'roll' }, { type: 'stop' }];

export function legal(state: State, seat: Seat): readonly Action[] {
  if (state.phase !== 'choose' || seat !== state.turn) return nothing;
  return state.top === state.turnStart ? mustRoll : rollOrStop;
}

export function refuse(state: State, seat: Seat, action: Action): string | null {
  if (state.phase !== 'choose' || seat !== state.turn) return 'It is not your turn.';
  if (action.type === 'roll') return null;
  if (action.type !== 'stop') return 'You can only roll or stop.';
  return state.top === state.turnStart ? 'A turn begins with a roll; you can stop after it.' : null;
}

export function apply(state: State, input: Input<Action>, emit: Emit<Event> | null): void {
  if (typeof input.by === 'number') {
    if (input.action.type === 'roll') {
      emit?.({ type: 'threw', seat: state.turn });
      state.phase = 'dice';
    } else {
      bank(state, emit, false);
      passTurn(state, emit);
    }
  } else if (input.by === 'chance') decide(state, input.outcome[0] as number, emit);
}

function decide(state: State, index: number, emit: Emit<Event> | null): void {
  switch (state.phase) {
    case 'dice':
      move(state, index, emit);
      return;
    case 'tile':
      state.bag -= oneOf[index] as number;
      state.stack[state.seen++] = index;
      state.phase = 'choose';
      emit?.reveal({ type: 'turnedUp', tile: index });
      return;
    case 'islands': {
      const { captain, billy, monkey } = startPlaces(state.islands, index);
      state.captain = captain;
      state.billy = billy;
      state.monkey = monkey;
      state.phase = 'tile';
      emit?.reveal({ type: 'placed', captain, billy, monkey });
      return;
    }
    case 'first':
      state.turn = index;
      state.phase = 'islands';
      emit?.reveal({ type: 'firstDrawn', seat: index });
  }
}

/** R3: first Billy or the monkey, then the captain, all clockwise. */
function move(state: State, index: number, emit: Emit<Event> | null): void {
  const { mover, steps, pips } = rolls[index] as (typeof rolls)[number];
  const { islands, captain } = state;
  const from = mover === 'billy' ? state.billy : state.monkey;
  const to = from + steps < islands ? from + steps : from + steps - islands;
  const captainTo = captain + pips < islands ? captain + pips : captain + pips - islands;
  if (mover === 'billy') state.billy = to;
  else state.monkey = to;
  state.captain = captainTo;
  state.roll = index;
  emit?.reveal({ type: 'rolled', seat: state.turn, mover, steps, from, to, pips, captainFrom: captain, captainTo });
  // D5: only where the captain ends matters.
  if (captainTo === state.billy || captainTo === state.monkey) lose(state, emit);
  else take(state, emit);
}

/** R5, D3. */
function take(state: State, emit: Emit<Event> | null): void {
  emit?.({ type: 'took', seat: state.turn, tile: state.stack[state.top] as Tile });
  state.top++;
  state.phase = 'choose';
  if (state.top < state.seen) emit?.({ type: 'uncovered', tile: state.stack[state.top] as Tile });
  else if (state.bag > 0) state.phase = 'tile';
  else if (state.bottom.length > 0) {
    const tile = state.bottom.shift() as Tile;
    state.stack[state.seen++] = tile;
    emit?.({ type: 'uncovered', tile });
  } else {
    bank(state, emit, true);
    state.phase = 'over';
    emit?.({ type: 'ended', ...outcome(state) });
  }
}

/** R4, D2. */
function lose(state: State, emit: Emit<Event> | null): void {
  const { stack, turnStart, top } = state;
  emit?.({ type: 'lost', seat: state.turn, met: whoIsMet(state), tiles: stack.slice(turnStart, top) });
  state.phase = 'choose';
  state.top = turnStart;
  if (top > turnStart && state.config.lostTiles !== 'top') {
    if (state.config.lostTiles === 'bottom') {
      for (let i = turnStart; i < top; i++) state.bottom.push(stack[i] as Tile);
      stack.copyWithin(turnStart, top, state.seen);
      state.seen -= top - turnStart;
    } else {
      for (let i = turnStart; i < state.seen; i++) state.bag += oneOf[stack[i] as Tile] as number;
      state.seen = turnStart;
      state.phase = 'tile';
    }
  }
  passTurn(state, emit);
}

function whoIsMet(state: State): Mover[] {
  const met: Mover[] = [];
  if (state.billy === state.captain) met.push('billy');
  if (state.monkey === state.captain) met.push('monkey');
  return met;
}

/** R6: this turn's tiles are safe to the end of the game. */
function bank(state: State, emit: Emit<Event> | null, last: boolean): void {
  let sum = state.safe[state.turn] as Tiles;
  for (let i = state.turnStart; i < state.top; i++) sum += oneOf[state.stack[i] as Tile] as number;
  state.safe[state.turn] = sum;
  emit?.({ type: 'banked', seat: state.turn, tiles: state.stack.slice(state.turnStart, state.top), last });
  state.turnStart = state.top;
}

/** R7. */
function passTurn(state: State, emit: Emit<Event> | null): void {
  state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1;
  emit?.({ type: 'turnPassed', seat: state.turn });
}
