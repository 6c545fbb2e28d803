import { type Pick, pickOf, reused, uniform } from '@quarterdeck/kernel';

/** Who moves by the pirate die. */
export type Mover = 'billy' | 'monkey';
/** One throw of both dice: the mover goes `steps` islands, then the captain goes `pips`. */
export interface Roll {
  readonly mover: Mover;
  readonly steps: number;
  readonly pips: number;
}

// The pirate die (photographed): 1 sabre twice, 2 sabres once, 1 banana twice, 2 bananas once; no mixed and no blank face.
const pirateDie = [
  { mover: 'billy', steps: 1, faces: 2 },
  { mover: 'billy', steps: 2, faces: 1 },
  { mover: 'monkey', steps: 1, faces: 2 },
  { mover: 'monkey', steps: 2, faces: 1 },
] as const;
// The captain's die (photographed): 1, 1, 2, 2, 3, 3.
const captainDie = [
  { pips: 1, faces: 2 },
  { pips: 2, faces: 2 },
  { pips: 3, faces: 2 },
] as const;

/** The 12 throws, by outcome index: three for 1 sabre, three for 2 sabres, three for 1 banana, three for 2 bananas. */
export const rolls: readonly Roll[] = pirateDie.flatMap(({ mover, steps }) => captainDie.map(({ pips }) => ({ mover, steps, pips })));
/** How many of the 36 ways the dice can fall lead to each of the 12 throws. */
export const rollWays: readonly number[] = pirateDie.flatMap((pirate) => captainDie.map((captain) => pirate.faces * captain.faces));
/** Both dice as one chance node. */
export const bothDice: Pick = reused(pickOf(rollWays));

/** The outcome index of a throw, for scripts and tests. */
export function rollIndex(mover: Mover, steps: number, pips: number): number {
  return rolls.findIndex((roll) => roll.mover === mover && roll.steps === steps && roll.pips === pips);
}

/** Where the three figures stand; islands are numbered clockwise from 0. */
export interface Figures {
  readonly captain: number;
  readonly billy: number;
  readonly monkey: number;
}

/** The lot for the three starting islands: one of all ordered triples of different islands (R1). */
export function startLot(islands: number): Pick {
  return uniform(islands * (islands - 1) * (islands - 2));
}

/** The triple with this outcome index: captain, then Billy among the islands left, then the monkey among those left. */
export function startPlaces(islands: number, index: number): Figures {
  const captain = index % islands;
  let billy = Math.trunc(index / islands) % (islands - 1);
  if (billy >= captain) billy++;
  let monkey = Math.trunc(index / islands / (islands - 1));
  const [low, high] = captain < billy ? [captain, billy] : [billy, captain];
  if (monkey >= low) monkey++;
  if (monkey >= high) monkey++;
  return { captain, billy, monkey };
}

/** The outcome index of three starting islands, for scripts and tests. */
export function startIndex(islands: number, { captain, billy, monkey }: Figures): number {
  const low = Math.min(captain, billy);
  const high = Math.max(captain, billy);
  const third = monkey - (monkey > high ? 2 : monkey > low ? 1 : 0);
  return captain + islands * ((billy > captain ? billy - 1 : billy) + (islands - 1) * third);
}

/** Where the figures stand after a throw (R3). */
export function afterRoll(islands: number, { captain, billy, monkey }: Figures, { mover, steps, pips }: Roll): Figures {
  return {
    captain: (captain + pips) % islands,
    billy: mover === 'billy' ? (billy + steps) % islands : billy,
    monkey: mover === 'monkey' ? (monkey + steps) % islands : monkey,
  };
}

/** The captain stands where Billy or the monkey does (R4). */
export function isMet({ captain, billy, monkey }: Figures): boolean {
  return captain === billy || captain === monkey;
}

/** How many of the 36 throws let the captain meet someone: exact, for the risk dial and for bots. */
export function meetingWays(islands: number, figures: Figures): number {
  return rolls.reduce((ways, roll, index) => (isMet(afterRoll(islands, figures, roll)) ? ways + (rollWays[index] as number) : ways), 0);
}
