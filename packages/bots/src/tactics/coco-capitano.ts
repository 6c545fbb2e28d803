import {
  afterRoll,
  type CocoCapitano,
  countsOf,
  type Figures,
  gather,
  isMet,
  type Memory,
  rolls,
  rollWays,
  type Safe,
  type Tile,
  tilePoints,
  tilesOfKind,
  type View,
} from '@quarterdeck/games/coco-capitano';
import type { Seat } from '@quarterdeck/kernel';
import type { Bot } from '../bot.ts';

/** How many rolls ahead a turn is worked out: hardly one turn in a thousand gets further. */
const horizon = 12;
/** How far the rest of the game moves the lead, for each root of a point that is left. The larger, the less a lead counts yet. */
const swing = 3;
/** What the others make of their next turn, in points: they have it whether this one was stopped or lost. */
const othersTurn = 1;

/**
 * Works the rest of its turn out exactly: every throw, every tile that is known or can be expected, and whether to stop after each.
 * What is gathered, lost and left counts by how likely it makes a win, so that a bot behind dares more and a bot ahead less.
 */
export const tactic: Bot<CocoCapitano> = {
  choose({ view, legal }, seat, memory) {
    if (legal.length < 2) return legal[0] ?? null;
    const type = rollIsBetter(view, seat, memory) ? 'roll' : 'stop';
    return legal.find((action) => action.type === type) ?? null;
  },
};

function rollIsBetter(view: View, seat: Seat, memory: Memory): boolean {
  const lead = leadOf(view, seat, memory);
  const { gained, left } = outlook(view, memory);
  const last = gained.length - 1;
  const lost = chanceOf(lead, (gained[0] as number) + (left[0] as number));
  const stopped = gained.map((gain, round) => chanceOf(lead + gain, left[round] as number));
  // From the last round back: what it is worth to stand on each pair of distances from the captain to Billy and to the monkey.
  const targets = targetsOf(view.islands);
  let standing = targets.map(() => stopped[last] as number);
  for (let round = last - 1; round > 0; round--) {
    const stop = stopped[round] as number;
    standing = targets.map((to) => Math.max(stop, rolled(to, standing, lost)));
  }
  return rolled(targets[distances(view.islands, view.figures)] as readonly number[], standing, lost) > (stopped[0] as number);
}

/** What a roll is worth: `targets` by throw, what they are worth, and what it is worth to lose. */
function rolled(targets: readonly number[], standing: readonly number[], lost: number): number {
  let sum = 0;
  for (let index = 0; index < targets.length; index++) {
    const to = targets[index] as number;
    sum += (rollWays[index] as number) * (to < 0 ? lost : (standing[to] as number));
  }
  return sum / 36;
}

/** How likely a lead wins when another moves next, with that many points left: from -1 to 1. */
function chanceOf(lead: number, left: number): number {
  // With nothing left, or too little to catch up, it is decided; a mean of unseen tiles need not be whole.
  if (left < 0.5 || Math.abs(lead) > left) return Math.sign(lead);
  return Math.tanh((lead - othersTurn) / (swing * Math.sqrt(left)));
}

/** Billy and the monkey as seen from the captain, as one index. */
function distances(islands: number, { captain, billy, monkey }: Figures): number {
  return ((billy - captain + islands) % islands) * islands + ((monkey - captain + islands) % islands);
}

const targetsByIslands = new Map<number, readonly (readonly number[])[]>();
/** By distances and throw, the distances afterwards; -1 where someone is met. */
function targetsOf(islands: number): readonly (readonly number[])[] {
  const known = targetsByIslands.get(islands);
  if (known !== undefined) return known;
  const targets = Array.from({ length: islands * islands }, (_, from) =>
    rolls.map((roll) => {
      const after = afterRoll(islands, { captain: 0, billy: Math.trunc(from / islands), monkey: from % islands }, roll);
      return isMet(after) ? -1 : distances(islands, after);
    }),
  );
  targetsByIslands.set(islands, targets);
  return targets;
}

/** Points of the own safe tiles less those of the best other. */
function leadOf(view: View, seat: Seat, memory: Memory): number {
  const points = view.safe.map((pile, owner) => pointsOf(view, kindsOf(pile, memory, owner)));
  return (points[seat] as number) - Math.max(...points.filter((_, other) => other !== seat));
}

function kindsOf(pile: Safe, memory: Memory, owner: Seat): readonly number[] {
  return pile.kinds ?? countsOf(memory.safe[owner] ?? 0);
}

function pointsOf(view: View, kinds: readonly number[]): number {
  return kinds.reduce((sum, count, kind) => sum + count * worthOf(view, kind), 0);
}

function worthOf(view: View, tile: Tile): number {
  return view.config.youngPlayers ? 1 : (tilePoints[tile] as number);
}

/** By number of further tiles: what lies before the seat then, and what is left on the stack. Tiles that nobody saw count as their mean. */
function outlook(view: View, memory: Memory): { readonly gained: readonly number[]; readonly left: readonly number[] } {
  const { stack, atRisk } = view;
  const gone = [
    ...view.safe.map((pile, seat) => kindsOf(pile, memory, seat)),
    countsOf(gather([...atRisk, ...stack.seen, ...stack.bottom])),
  ];
  const hidden = gone.reduce(
    (rest, kinds) => rest.map((count, kind) => count - (kinds[kind] as number)),
    Array<number>(3).fill(tilesOfKind),
  );
  const hiddenCount = stack.size - stack.seen.length - stack.bottom.length;
  const mean = pointsOf(view, hidden) / Math.max(1, (hidden[0] as number) + (hidden[1] as number) + (hidden[2] as number));
  const rest = [
    ...stack.seen.map((tile) => worthOf(view, tile)),
    ...Array<number>(hiddenCount).fill(mean),
    ...stack.bottom.map((tile) => worthOf(view, tile)),
  ];
  const gained = [atRisk.reduce((sum, tile) => sum + worthOf(view, tile), 0)];
  const left = [rest.reduce((sum, value) => sum + value, 0)];
  for (const value of rest.slice(0, horizon)) {
    gained.push((gained.at(-1) as number) + value);
    left.push((left.at(-1) as number) - value);
  }
  return { gained, left };
}
