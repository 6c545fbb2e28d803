import type { Chance, ChanceOutcome, Pick, Rng } from './game.ts';

/** A pick by integer weight. Build it once and reuse it where the weights never change. */
export function pickOf(weights: readonly number[]): Pick {
  let total = 0;
  for (const weight of weights) {
    if (!Number.isInteger(weight) || weight < 0) throw new RangeError(`A weight must be a whole number of 0 or more, not ${weight}.`);
    total += weight;
  }
  if (total === 0) throw new RangeError('A pick needs at least one weight above 0.');
  return { kind: 'pick', weights, total };
}

/** Set by `reused`: what each of the equally likely tickets gives. */
interface Ticketed {
  readonly tickets?: readonly number[];
}

/**
 * Prepares a chance of one result (a pick, a draw of one) that will be sampled often, so that sampling is a single look. For constant
 * objects; what is built for one use is quicker without. Returns the same object, to look at the same as before.
 */
export function reused<C extends Chance>(chance: C): C {
  const ways: readonly number[] = chance.kind === 'pick' ? chance.weights : chance.bag;
  if ((chance.kind === 'draw' && chance.count !== 1) || bagSize(ways) > 1024) return chance;
  const tickets = ways.flatMap((count, index) => Array.from({ length: count }, () => index));
  return Object.defineProperty(chance, 'tickets', { value: tickets });
}

const uniforms = new Map<number, Pick>();
/** One of n, all alike; the same object for the same n. */
export function uniform(n: number): Pick {
  let pick = uniforms.get(n);
  if (pick === undefined) {
    pick = reused(pickOf(Array.from({ length: n }, () => 1)));
    uniforms.set(n, pick);
  }
  return pick;
}

/** How many things are in a bag. */
export function bagSize(bag: readonly number[]): number {
  let size = 0;
  for (let kind = 0; kind < bag.length; kind++) size += bag[kind] as number;
  return size;
}

/** Samples an outcome into `into`, which is emptied first and returned: no allocation. */
export function sampleInto(chance: Chance, rng: Rng, into: number[]): number[] {
  const { tickets } = chance as Ticketed;
  if (tickets !== undefined) {
    if (into.length !== 1) into.length = 1; // Setting a length costs more than all the rest, even to what it is.
    into[0] = tickets[rng.below(tickets.length)] as number;
    return into;
  }
  if (chance.kind === 'pick') {
    if (into.length !== 1) into.length = 1;
    into[0] = walk(chance.weights, rng.below(chance.total));
    return into;
  }
  const { bag, count } = chance;
  const size = bagSize(bag);
  if (count > size) throw new RangeError(`Cannot draw ${count} from a bag of ${size}.`);
  if (into.length !== count) into.length = count;
  if (count === 1) {
    into[0] = walk(bag, rng.below(size));
    return into;
  }
  // Kind by kind, each thing of the bag is taken with probability (still wanted) / (still unseen): exact, and ascending by construction.
  let wanted = count;
  let unseen = size;
  let filled = 0;
  for (let kind = 0; wanted > 0; kind++) {
    for (let copy = bag[kind] as number; copy > 0 && wanted > 0; copy--, unseen--) {
      if (rng.below(unseen) < wanted) {
        into[filled++] = kind;
        wanted--;
      }
    }
  }
  return into;
}

function walk(weights: readonly number[], at: number): number {
  let index = 0;
  let left = at;
  while (left >= (weights[index] as number)) {
    left -= weights[index] as number;
    index++;
  }
  return index;
}

/** A fresh outcome, safe to keep. */
export function sample(chance: Chance, rng: Rng): ChanceOutcome {
  return sampleInto(chance, rng, []);
}

/** How many ways lead to this outcome, out of `totalWays`; 0 if it is impossible. Exact as long as it stays below 2^53. */
export function waysTo(chance: Chance, outcome: ChanceOutcome): number {
  if (chance.kind === 'pick') return outcome.length === 1 ? (chance.weights[outcome[0] as number] ?? 0) : 0;
  if (outcome.length !== chance.count) return 0;
  let ways = 1;
  for (let i = 0; i < outcome.length; ) {
    const kind = outcome[i] as number;
    let copies = 0;
    while (i < outcome.length && outcome[i] === kind) {
      copies++;
      i++;
    }
    if (i < outcome.length && (outcome[i] as number) < kind) return 0;
    ways *= choose(chance.bag[kind] ?? 0, copies);
  }
  return ways;
}

export function totalWays(chance: Chance): number {
  return chance.kind === 'pick' ? chance.total : choose(bagSize(chance.bag), chance.count);
}

/** n over k. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - i + 1)) / i;
  return Math.round(ways);
}

/**
 * All outcomes with their weights, or null if there are more than `most`.
 * The weights sum to `totalWays(chance)` (law 4).
 */
export function listOutcomes(chance: Chance, most = 100_000): { outcome: ChanceOutcome; ways: number }[] | null {
  if (chance.kind === 'pick') {
    const list: { outcome: ChanceOutcome; ways: number }[] = [];
    chance.weights.forEach((ways, index) => {
      if (ways > 0) list.push({ outcome: [index], ways });
    });
    return list.length > most ? null : list;
  }
  const { bag, count } = chance;
  const list: { outcome: ChanceOutcome; ways: number }[] = [];
  const drawn: number[] = [];
  const visit = (kind: number, left: number, ways: number): boolean => {
    if (left === 0) {
      list.push({ outcome: drawn.slice(), ways });
      return list.length <= most;
    }
    if (kind === bag.length) return true;
    const copies = bag[kind] as number;
    for (let taken = Math.min(copies, left); taken >= 0; taken--) {
      for (let i = 0; i < taken; i++) drawn.push(kind);
      const goOn = visit(kind + 1, left - taken, ways * choose(copies, taken));
      drawn.length -= taken;
      if (!goOn) return false;
    }
    return true;
  };
  return visit(0, count, 1) ? list : null;
}
