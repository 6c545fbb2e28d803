import { type Recall, type Rng, shuffle } from '@quarterdeck/kernel';
import { type Pirate, pirateOf, piratesEach, piratesIn, seatOf, tallest, type Wage, wageOf, wages } from './pirates.ts';
import { lootOf, openMutinies } from './rules.ts';
import type { Memory, StackSeen, View } from './seen.ts';
import type { Buccaneer } from './shape.ts';
import { lootKinds, piecesOfKind, shipCount } from './ships.ts';
import { join, type State, setup, stackOf, updateLeastCrew } from './state.ts';

export function view(state: State): View {
  return {
    config: state.config,
    seats: state.seats,
    phase: state.phase,
    turn: state.turn,
    open: state.open.map((ship) => (ship === 0 ? null : ship)),
    toCome: numbersIn(state.toCome),
    boarded: state.boarded,
    stacks: piratesIn(state.upTo[tallest] as number).map((top) => ({
      top,
      pirates: stackOf(state, top).map((pirate) => ({ seat: seatOf(pirate), wage: pirate === top ? wageOf(pirate) : null })),
    })),
    money: state.money.slice(),
    loot: lootOf(state),
    stock: state.stock.slice(),
    mutinies: openMutinies(state),
    demanded: piratesIn(state.demanded),
    blockades: state.blockades,
  };
}

function numbersIn(set: number): number[] {
  return Array.from({ length: shipCount }, (_, index) => index + 1).filter((number) => set & (1 << number));
}

function single(pirate: Pirate): StackSeen {
  return { top: pirate, pirates: [{ seat: seatOf(pirate), wage: wageOf(pirate) }] };
}

export const recall: Recall<Buccaneer> = {
  start: ({ stacks }) => ({ stacks }),
  hear(memory, event) {
    switch (event.type) {
      case 'moved': {
        const upper = memory.stacks.find((stack) => stack.top === event.stack);
        const lower = memory.stacks.find((stack) => stack.top === event.onto);
        if (upper === undefined || lower === undefined)
          throw new RangeError('This memory does not belong to the table: it lacks a stack that moved.');
        const joined: StackSeen = { top: event.stack, pirates: [...upper.pirates, ...lower.pirates] };
        return { stacks: memory.stacks.flatMap((stack) => (stack === upper ? [joined] : stack === lower ? [] : [stack])) };
      }
      case 'boarded':
        return {
          stacks: scattered(
            memory.stacks,
            event.pays.map((pay) => pay.pirate),
          ),
        };
      case 'blockaded':
        return { stacks: scattered(memory.stacks, event.stacks.flat()) };
      default:
        return memory;
    }
  },
  fits(memory, state) {
    const tops = piratesIn(state.upTo[tallest] as number);
    return (
      tops.length === memory.stacks.length &&
      memory.stacks.every((seen) => tops.includes(seen.top) && isLike(seen, stackOf(state, seen.top)))
    );
  },
};

/** Whole stacks came back: their pirates lie alone. */
function scattered(stacks: readonly StackSeen[], pirates: readonly Pirate[]): StackSeen[] {
  const left = stacks.filter((stack) => !pirates.includes(stack.top));
  return [...left, ...pirates.map(single)].sort((a, b) => a.top - b.top);
}

function isLike(seen: StackSeen, pirates: readonly Pirate[]): boolean {
  return (
    seen.pirates.length === pirates.length &&
    seen.pirates.every(
      ({ seat, wage }, at) => seat === seatOf(pirates[at] as Pirate) && (wage === null || wage === wageOf(pirates[at] as Pirate)),
    )
  );
}

/** What view and memory together tell of the stacks. */
export function remembered(seen: View, memory: Memory): readonly StackSeen[] {
  return seen.stacks.map((stack) => {
    const known = memory.stacks.find((other) => other.top === stack.top);
    return known === undefined || known.pirates.length !== stack.pirates.length ? stack : known;
  });
}

/** Wages that this memory lacks are dealt at random among the covered pirates of their colour. */
export function determinize(seen: View, memory: Memory, rng: Rng): State {
  const state = setup(seen.config, seen.seats);
  const stacks = remembered(seen, memory);
  const unseen = unseenWages(stacks, seen.seats);
  for (const wagesLeft of unseen) shuffle(wagesLeft, rng);
  for (const { pirates } of stacks) {
    let above = -1;
    // From the top down: what lies on top names the stack, so each pirate goes under all that came before it.
    for (const { seat, wage } of pirates) {
      const pirate = pirateOf(seat, wage ?? (unseen[seat]?.pop() as Wage));
      if (above < 0) above = pirate;
      else join(state, above, pirate);
    }
  }
  state.phase = seen.phase;
  state.turn = seen.turn;
  state.open = seen.open.map((ship) => ship ?? 0);
  state.toCome = seen.toCome.reduce((set, number) => set | (1 << number), 0);
  state.boarded = seen.boarded;
  state.money = [...seen.money];
  state.loot = seen.loot.flat();
  state.stock = [...seen.stock];
  state.asked = seen.mutinies.reduce((set, { seats }) => seats.reduce((all, seat) => all | (1 << seat), set), 0);
  state.demanded = seen.demanded.reduce((set, stack) => set | (1 << stack), 0);
  state.blockades = seen.blockades;
  updateLeastCrew(state);
  return state;
}

/** By seat, the wages that are on no pirate whose wage is known. */
function unseenWages(stacks: readonly StackSeen[], seats: number): Wage[][] {
  const left: Wage[][] = Array.from({ length: seats }, () => [...wages]);
  for (const { pirates } of stacks) {
    for (const { seat, wage } of pirates) {
      const own = left[seat] as Wage[];
      if (wage !== null) own.splice(own.indexOf(wage), 1);
    }
  }
  return left;
}

/** What is wrong with a state, or null. */
export function broken(state: State): string | null {
  const tops = piratesIn(state.upTo[tallest] as number);
  const all = tops.flatMap((top) => stackOf(state, top));
  if (all.length !== state.seats * piratesEach || new Set(all).size !== all.length) return `pirates lie ${all.join(' ')}`;
  for (const top of tops) {
    const stack = stackOf(state, top);
    if (stack.length !== state.height[top]) return `stack ${top} is ${stack.length} high, not ${state.height[top]}`;
    if (stack.length > tallest) return `stack ${top} has ${stack.length} pirates`;
    if (stack.length > 1 && seatOf(stack[1] as Pirate) === seatOf(top)) return `stack ${top} has two tops of one colour`;
    if (stack.at(-1) !== state.bottom[top] || stack.reduce((set, pirate) => set | (1 << pirate), 0) !== state.members[top])
      return `stack ${top} disagrees with itself`;
    for (let height = 1; height <= tallest; height++) {
      if ((((state.upTo[height] as number) & (1 << top)) !== 0) !== stack.length <= height)
        return `stack ${top} of ${stack.length} is in the wrong heights`;
    }
  }
  if (state.money.some((ducats) => ducats < 0)) return `money is ${state.money.join(' ')}`;
  for (const [kind, name] of lootKinds.entries()) {
    const pieces = lootOf(state).reduce((sum, own) => sum + (own[kind] as number), state.stock[kind] as number);
    if (pieces !== piecesOfKind) return `there are ${pieces} pieces of kind ${name}`;
  }
  const inPlay = state.open.filter((ship) => ship !== 0).length + numbersIn(state.toCome).length;
  return inPlay + state.boarded === shipCount ? null : `there are ${inPlay + state.boarded} ships`;
}
