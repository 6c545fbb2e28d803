import * as buccaneer from '@quarterdeck/games/buccaneer';
import type { Seat } from '@quarterdeck/kernel';
import type { Bot } from '../bot.ts';
import { careless } from '../levels.ts';

type Buccaneer = buccaneer.Buccaneer;
type State = buccaneer.State;
const { game, lootKinds, bonuses, shipOf, payOf, seatOf } = buccaneer;

/** How likely a stack that can board still belongs to its captain after one more player has had a turn. */
const keptPerTurn = 0.5;
/** What a stack is worth, of what it would bring, for each pirate that it lacks to board. */
const perMissing = 0.35;
/** What a captain's next best stack counts, of what his best one does. */
const perFurtherStack = 0.5;
/** A captain boards at a loss only if nothing else is left. */
const boardsAtLoss = 0.1;

/**
 * Looks one action ahead: money, what the loot will bring, and what each stack would bring to everyone if its captain boards the
 * ship that suits him best, by how likely that is. Remembers every wage it has seen.
 */
export const tactic: Bot<Buccaneer> = {
  choose(seen, seat, memory, rng) {
    const world = game.determinize(seen.view, memory, rng);
    let best: Buccaneer['action'] | null = null;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (const action of seen.legal) {
      const after = game.clone(world);
      game.apply(after, { by: seat, action }, null);
      if (after.phase === 'act' && after.demanded !== 0) captainBoards(after);
      const worth = lead(after, seat) + rng.below(1000) / 10_000;
      if (worth > bestWorth) {
        bestWorth = worth;
        best = action;
      }
    }
    return best;
  },
};
/** The same with twenty of a hundred choices at random: more would lose every game of so many choices. */
export const easy: Bot<Buccaneer> = careless(tactic, 20);

/** Plays the boarding that a captain in mutiny likes best. */
function captainBoards(state: State): void {
  const captain = state.turn;
  let best: Buccaneer['action'] | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const action of game.legal(state, captain)) {
    if (action.type !== 'board') continue;
    const worth = gains(state, action.stack, action.ship)[captain] as number;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = action;
    }
  }
  if (best !== null) game.apply(state, { by: captain, action: best }, null);
}

/** How far a seat is ahead of the others. */
function lead(state: State, seat: Seat): number {
  const worth = prospects(state);
  const others = worth.reduce((sum, other) => sum + other, 0) - (worth[seat] as number);
  return (worth[seat] as number) - others / (state.seats - 1);
}

/** What each seat has and may expect. A captain boards once a turn, so all but his best stack count less. */
function prospects(state: State): number[] {
  const worth = state.money.map((ducats, seat) => ducats + lootWorth(state, seat));
  if (state.phase === 'over') return worth;
  const tops = state.upTo[state.upTo.length - 1] as number;
  const boardings: Boarding[] = [];
  for (let top = 0; top < state.under.length; top++) {
    if ((tops & (1 << top)) !== 0 && state.height[top] !== 1) boardings.push(bestBoarding(state, top));
  }
  boardings.sort((a, b) => b.worth - a.worth);
  const counted = state.money.map(() => 0);
  for (const { captain, gain, chance } of boardings) {
    const nth = counted[captain] as number;
    counted[captain] = nth + 1;
    const weight = chance * perFurtherStack ** nth;
    for (let seat = 0; seat < state.seats; seat++) worth[seat] = (worth[seat] as number) + weight * (gain[seat] ?? 0);
  }
  return worth;
}

interface Boarding {
  readonly captain: Seat;
  /** By seat. */
  readonly gain: readonly number[];
  readonly chance: number;
  /** To its captain, by its chance. */
  readonly worth: number;
}

/** The boarding that suits a stack's captain best, and how likely it is to come. */
function bestBoarding(state: State, top: number): Boarding {
  const captain = seatOf(top);
  const turnsAway = (captain - state.turn + state.seats) % state.seats;
  let best: Boarding = { captain, gain: [], chance: 0, worth: Number.NEGATIVE_INFINITY };
  for (const ship of state.open) {
    if (ship === 0) continue;
    const gain = gains(state, top, ship);
    const own = gain[captain] as number;
    const missing = Math.max(0, shipOf(ship).crew - (state.height[top] as number));
    const chance = keptPerTurn ** turnsAway * perMissing ** missing * (own > 0 ? 1 : boardsAtLoss);
    if (own * chance > best.worth) best = { captain, gain, chance, worth: own * chance };
  }
  return best;
}

/** What a boarding would bring each seat, loot included. */
function gains(state: State, top: number, number: number): number[] {
  const ship = shipOf(number);
  const captain = seatOf(top);
  const gain = state.money.map(() => 0);
  let due = 0;
  for (let pirate = state.under[top] as number; pirate >= 0; pirate = state.under[pirate] as number) {
    const seat = seatOf(pirate);
    if (seat === captain) continue;
    const pay = payOf(ship, pirate);
    gain[seat] = (gain[seat] as number) + pay;
    due += pay;
  }
  gain[captain] = Math.max(ship.ducats - due, -(state.money[captain] as number));
  const second = state.under[top] as number;
  const pieces = [...ship.loot].map((kind) => lootKinds.indexOf(kind)).filter((kind) => (state.stock[kind] as number) > 0);
  pieces.sort((a, b) => pieceWorth(state, captain, b) - pieceWorth(state, captain, a));
  const [first, other] = pieces;
  if (first !== undefined) gain[captain] += pieceWorth(state, captain, first);
  if (other !== undefined && second >= 0)
    gain[seatOf(second)] = (gain[seatOf(second)] as number) + pieceWorth(state, seatOf(second), other);
  return gain;
}

function pieceWorth(state: State, seat: Seat, kind: number): number {
  return kindWorth(state, seat, kind, 1) - kindWorth(state, seat, kind, 0);
}

function lootWorth(state: State, seat: Seat): number {
  let worth = 0;
  for (let kind = 0; kind < lootKinds.length; kind++) worth += kindWorth(state, seat, kind, 0);
  return worth;
}

/** A seat's likely part of a bonus: pieces count squared, those still in the stock keep it open. */
function kindWorth(state: State, seat: Seat, kind: number, more: number): number {
  let squares = 0.5 + 0.5 * ((state.stock[kind] as number) - more);
  let own = 0;
  for (let other = 0; other < state.seats; other++) {
    const pieces = (state.loot[other * lootKinds.length + kind] as number) + (other === seat ? more : 0);
    squares += pieces * pieces;
    if (other === seat) own = pieces * pieces;
  }
  return own === 0 ? 0 : ((bonuses[kind] as number) * own) / squares;
}
