import {
  type Chance,
  type ChanceOutcome,
  type Emit,
  type Input,
  over,
  type Pending,
  type Seat,
  uniform,
  waitFor,
  waitForSeat,
} from '@quarterdeck/kernel';
import { type Action, answers, boardings, moves } from './actions.ts';
import { board } from './boarding.ts';
import type { Event } from './events.ts';
import { allOf, countOfFive, fiveOf, lowest, mutineersNeeded, type Pirate, type PirateSet, piratesIn, seatOf, tallest } from './pirates.ts';
import { finalCount, outcomeOf } from './score.ts';
import { crewOf, firstLoot, lootKinds, otherLoot, shipCount, shipsAtOnce } from './ships.ts';
import { ableToBoard, dissolve, join, type State, stackOf, topsOf, updateLeastCrew } from './state.ts';

/** A third total blockade with no boarding between ends the game (D8). */
const lastBlockade = 3;
const nothing: readonly Action[] = [];
const waitsForSeveral = Array.from({ length: 32 }, (_, seats) => waitFor(seats));

export function pending(state: State): Pending {
  switch (state.phase) {
    case 'act':
      return waitForSeat(state.turn);
    case 'mutiny':
      return waitsForSeveral[state.asked] as Pending;
    case 'over':
      return over({ ...outcomeOf(countOf(state)), ending: endingOf(state) });
    case 'lot':
      return { kind: 'chance', chance: uniform(state.seats) };
    case 'ships':
      return { kind: 'chance', chance: nextShips(state) };
  }
}

/** Kinds are ship numbers, hence no kind 0. */
function nextShips(state: State): Chance {
  const bag: number[] = [];
  for (let number = 0; number <= shipCount; number++) bag.push((state.toCome >> number) & 1);
  return { kind: 'draw', bag, count: shipsAtOnce };
}

export function legal(state: State, seat: Seat): readonly Action[] {
  if (state.phase === 'act') return seat === state.turn ? actsOf(state) : nothing;
  if (state.phase !== 'mutiny' || (state.asked & (1 << seat)) === 0) return nothing;
  return answers[mutinyOf(state, seat)] as readonly Action[];
}

// Filled anew by each call of `actsOf`, which hands out a copy of the right length: cheaper than an array that grows.
const scratch: Action[] = [];

/** Boardings first, then moves (R4). After a demand only boardings with a demanded stack (R16, R17). */
function actsOf(state: State): Action[] {
  const { turn, open, stock, height, upTo } = state;
  const own = (upTo[tallest] as number) & (allOf[turn] as number);
  const boarders = state.demanded === 0 ? own : state.demanded;
  let count = 0;
  for (let place = 0; place < shipsAtOnce; place++) {
    const ship = open[place] as number;
    if (ship === 0) continue;
    const first = firstLoot[ship] as number;
    const other = otherLoot[ship] as number;
    const hasFirst = stock[first] !== 0;
    const hasOther = other >= 0 && stock[other] !== 0;
    const byStack = boardings[ship] as (typeof boardings)[number];
    for (let able = boarders & ~(upTo[(crewOf[ship] as number) - 1] as number); able !== 0; able &= able - 1) {
      const byLoot = byStack[lowest(able)] as readonly Action[];
      if (hasFirst) scratch[count++] = byLoot[first + 1] as Action;
      if (hasOther) scratch[count++] = byLoot[other + 1] as Action;
      if (!hasFirst && !hasOther) scratch[count++] = byLoot[0] as Action;
    }
  }
  if (state.demanded === 0) {
    for (let stacks = own; stacks !== 0; stacks &= stacks - 1) {
      const stack = lowest(stacks);
      const byTarget = moves[stack] as readonly Action[];
      for (let onto = (upTo[tallest - (height[stack] as number)] as number) & ~own; onto !== 0; onto &= onto - 1) {
        scratch[count++] = byTarget[lowest(onto)] as Action;
      }
    }
  }
  return scratch.slice(0, count);
}

/** The stack in which this seat may still mutiny. Five pirates make at most one group of three, so there is only one. */
function mutinyOf(state: State, seat: Seat): Pirate {
  for (let stacks = mutinous(state); stacks !== 0; stacks &= stacks - 1) {
    const stack = lowest(stacks);
    if (isMutineer(state, seat, stack)) return stack;
  }
  throw new RangeError(`Seat ${seat} has no stack to mutiny in.`);
}

/** The captain's stacks that could board now and are high enough to hold three pirates of another (R15, R18). */
function mutinous(state: State): PirateSet {
  return ableToBoard(state, Math.max(state.leastCrew, mutineersNeeded + 1)) & (allOf[state.turn] as number);
}

function isMutineer(state: State, seat: Seat, stack: Pirate): boolean {
  return seat !== state.turn && (countOfFive[fiveOf(state.members[stack] as number, seat)] as number) >= mutineersNeeded;
}

export function apply(state: State, input: Input<Action>, emit: Emit<Event> | null): void {
  if (input.by === 'clock') throw new RangeError('Buccaneer has no timers.');
  if (input.by === 'chance') {
    if (state.phase === 'lot') drawLot(state, input.outcome, emit);
    else turnUpShips(state, input.outcome, emit);
    return;
  }
  const { action } = input;
  switch (action.type) {
    case 'move':
      if (emit === null) join(state, action.stack, action.onto);
      else tellMove(state, input.by, action.stack, action.onto, emit);
      passTurn(state, emit);
      return;
    case 'board':
      board(state, action.ship, action.stack, action.loot === null ? -1 : lootKinds.indexOf(action.loot), emit);
      afterBoarding(state, emit);
      return;
    case 'demand':
      emit?.({ type: 'demanded', seat: input.by, stack: action.stack });
      state.demanded |= 1 << action.stack;
      for (let seat = 0; seat < state.seats; seat++) if (isMutineer(state, seat, action.stack)) state.asked &= ~(1 << seat);
      break;
    case 'letBe':
      emit?.({ type: 'letBe', seat: input.by, stack: action.stack });
      state.asked &= ~(1 << input.by);
      break;
  }
  if (state.asked === 0) state.phase = 'act';
}

function tellMove(state: State, seat: Seat, stack: Pirate, onto: Pirate, emit: Emit<Event>): void {
  const below = state.height[onto] as number;
  join(state, stack, onto);
  emit({ type: 'moved', seat, stack, onto, height: state.height[stack] as number, below });
}

function drawLot(state: State, outcome: ChanceOutcome, emit: Emit<Event> | null): void {
  state.turn = outcome[0] as number;
  state.phase = 'ships';
  emit?.reveal({ type: 'firstDrawn', first: state.turn });
}

function turnUpShips(state: State, outcome: ChanceOutcome, emit: Emit<Event> | null): void {
  const isStart = state.boarded === 0;
  for (let place = 0; place < shipsAtOnce; place++) {
    const ship = outcome[place] as number;
    state.open[place] = ship;
    state.toCome &= ~(1 << ship);
  }
  updateLeastCrew(state);
  emit?.reveal({ type: 'shipsTurned', ships: outcome.slice() });
  if (isStart) beginTurn(state, state.turn, emit);
  else passTurn(state, emit);
}

function afterBoarding(state: State, emit: Emit<Event> | null): void {
  state.demanded = 0;
  state.blockades = 0;
  if (state.boarded === shipCount) end(state, emit);
  else if (state.boarded % shipsAtOnce === 0) state.phase = 'ships';
  else passTurn(state, emit);
}

/** On to the next seat that can act. Whoever cannot is skipped (R4, R5), unless nobody can (D8). */
function passTurn(state: State, emit: Emit<Event> | null): void {
  const { seats } = state;
  let seat = state.turn + 1 === seats ? 0 : state.turn + 1;
  if (!canAct(state, seat)) {
    if (isBlockaded(state)) {
      breakBlockade(state, seat, emit);
      if (state.phase === 'over') return;
    } else {
      do {
        emit?.({ type: 'skipped', seat });
        seat = seat + 1 === seats ? 0 : seat + 1;
      } while (!canAct(state, seat));
    }
  }
  beginTurn(state, seat, emit);
}

/** Whether the seat could board or move if it were its turn. */
function canAct(state: State, seat: Seat): boolean {
  const own = topsOf(state, seat);
  if ((own & ableToBoard(state, state.leastCrew)) !== 0) return true;
  // What the lowest own stack cannot be put on, no higher one can.
  for (let height = 1; height < tallest; height++) {
    if (((state.upTo[height] as number) & own) !== 0) return ((state.upTo[tallest - height] as number) & ~own) !== 0;
  }
  return false;
}

/** D8: exactly that no seat has a legal action. */
function isBlockaded(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (canAct(state, seat)) return false;
  return true;
}

function breakBlockade(state: State, next: Seat, emit: Emit<Event> | null): void {
  state.blockades++;
  const ends = state.blockades === lastBlockade;
  if (emit !== null) {
    const stacks = piratesIn(state.upTo[tallest] as number).filter((top) => (state.height[top] as number) > 1);
    // Covered wages lie open again.
    emit.reveal({ type: 'blockaded', count: state.blockades, stacks: stacks.map((top) => stackOf(state, top)), next: ends ? null : next });
  }
  for (let seat = 0; seat < state.seats; seat++) dissolve(state, allOf[seat] as number);
  if (ends) end(state, emit);
}

/** Asks all who may mutiny at the same moment, before the captain does anything (D6). */
export function beginTurn(state: State, seat: Seat, emit: Emit<Event> | null): void {
  state.turn = seat;
  state.phase = 'act';
  for (let stacks = mutinous(state); stacks !== 0; stacks &= stacks - 1) {
    const stack = lowest(stacks);
    for (let other = 0; other < state.seats; other++) if (isMutineer(state, other, stack)) state.asked |= 1 << other;
  }
  if (state.asked === 0) return;
  state.phase = 'mutiny';
  emit?.({ type: 'mutinyPossible', captain: seat, stacks: openMutinies(state) });
}

/** The stacks that wait for an answer, each with those who still may give it. */
export function openMutinies(state: State): { stack: Pirate; seats: Seat[] }[] {
  const list: { stack: Pirate; seats: Seat[] }[] = [];
  if (state.asked === 0) return list;
  for (const stack of piratesIn(mutinous(state))) {
    const seats = allOf.flatMap((_, seat) => (state.asked & (1 << seat) && isMutineer(state, seat, stack) ? [seat] : []));
    if (seats.length > 0) list.push({ stack, seats });
  }
  return list;
}

function end(state: State, emit: Emit<Event> | null): void {
  state.phase = 'over';
  emit?.({ type: 'ended', why: endingOf(state), count: countOf(state) });
}

function endingOf(state: State): 'ships' | 'blockade' {
  return state.boarded === shipCount ? 'ships' : 'blockade';
}

/** Each seat's loot, by kind. */
export function lootOf(state: State): number[][] {
  return state.money.map((_, seat) => lootKinds.map((_, kind) => state.loot[seat * lootKinds.length + kind] as number));
}

function countOf(state: State): ReturnType<typeof finalCount> {
  return finalCount(state.money, lootOf(state));
}

/** Why this action is not possible now. Only what lies open is consulted. */
export function refuse(state: State, seat: Seat, action: Action): string | null {
  if (state.phase === 'mutiny') {
    if (action.type !== 'demand' && action.type !== 'letBe') return 'First say whether you demand that the captain boards.';
    return action.stack === mutinyOf(state, seat)
      ? null
      : 'You cannot mutiny in that stack; it is not one that could board and holds three of your pirates.';
  }
  if (action.type === 'demand' || action.type === 'letBe') return 'There is no mutiny to decide now.';
  if (!isOwnTop(state, seat, action.stack)) return 'That is not a stack of yours: your own pirate must be on top.';
  if (action.type === 'move') return refuseMove(state, seat, action.stack, action.onto);
  const place = state.open.indexOf(action.ship);
  if (place < 0) return `Ship ${action.ship} does not lie open; open are ${state.open.filter((ship) => ship !== 0).join(', ')}.`;
  const crew = crewOf[action.ship] as number;
  if ((state.height[action.stack] as number) < crew) return `That ship needs ${crew} pirates; the stack has ${state.height[action.stack]}.`;
  if (state.demanded !== 0 && (state.demanded & (1 << action.stack)) === 0)
    return 'Mutiny: you must board with a stack whose pirates demand it.';
  const choices = legal(state, seat).flatMap((act) =>
    act.type === 'board' && act.ship === action.ship && act.stack === action.stack ? [act.loot] : [],
  );
  if (choices.includes(action.loot)) return null;
  return choices[0] === null
    ? 'The stock has no such piece left; take none.'
    : `Take one of the pieces that the ship shows: ${choices.join(' or ')}.`;
}

function refuseMove(state: State, seat: Seat, stack: Pirate, onto: Pirate): string | null {
  if (state.demanded !== 0) return 'Mutiny: you must board with a stack whose pirates demand it.';
  if (onto >= state.under.length || ((state.upTo[tallest] as number) & (1 << onto)) === 0)
    return 'There is no stack with that pirate on top.';
  if (seatOf(onto) === seat) return 'Your own pirates do not go on your own pirates or stacks.';
  const height = (state.height[stack] as number) + (state.height[onto] as number);
  return height > tallest ? `That stack would have ${height} pirates; at most ${tallest} are allowed.` : null;
}

function isOwnTop(state: State, seat: Seat, stack: Pirate): boolean {
  return (topsOf(state, seat) & (1 << stack)) !== 0;
}
