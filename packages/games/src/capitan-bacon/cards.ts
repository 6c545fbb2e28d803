/** The six kinds of Treasure. */
export const treasureNames = ['chest', 'diamond', 'piggy-bank', 'gold-bar', 'barrel', 'sack'] as const;
export type TreasureName = (typeof treasureNames)[number];

/** How many of a Treasure make a complete set (R23). Origin: rulebook. */
export const setSizes: readonly number[] = [3, 3, 4, 4, 5, 5];

/** What a Pirate card does when it is played; treasure cards do nothing. */
export const actionNames = ['shovel', 'boarding', 'rod', 'mirror', 'spyglass', 'map', 'ballast', 'switcheroo'] as const;
export type ActionName = (typeof actionNames)[number];

/** A kind of card: an index into `cards`. */
export type Kind = number;

/** Where a component value comes from: R rulebook, S reviews, A forced by arithmetic, X reconstructed. See components.md of the project's rules. */
export type Origin = 'R' | 'S' | 'A' | 'X';

export interface Card {
  readonly name: string;
  readonly deck: 'pirate' | 'galleon';
  readonly copies: number;
  readonly origin: Origin;
  readonly action: ActionName | null;
  /** Indexes into `treasureNames`; a double card shows two. */
  readonly treasures: readonly number[];
}

const pirate = (copies: number, action: ActionName, origin: Origin): Card => ({
  name: action,
  deck: 'pirate',
  copies,
  origin,
  action,
  treasures: [],
});
const onBothDecks: readonly string[] = ['piggy-bank', 'gold-bar', 'barrel', 'sack'];
const treasure = (deck: Card['deck'], copies: number, origin: Origin, ...names: TreasureName[]): Card => ({
  name: deck === 'galleon' && onBothDecks.includes(names.join('+')) ? `galleon-${names[0]}` : names.join('+'),
  deck,
  copies,
  origin,
  action: null,
  treasures: names.map((name) => treasureNames.indexOf(name)),
});

/** Every kind of card. First the Pirate deck (56 cards), then the Galleon's (16). */
export const cards: readonly Card[] = [
  pirate(15, 'shovel', 'R'),
  pirate(11, 'boarding', 'R'),
  pirate(9, 'rod', 'R'),
  pirate(3, 'mirror', 'R'),
  pirate(4, 'spyglass', 'R'),
  pirate(4, 'map', 'R'),
  pirate(1, 'ballast', 'R'),
  pirate(1, 'switcheroo', 'R'),
  treasure('pirate', 1, 'A', 'piggy-bank'),
  treasure('pirate', 1, 'A', 'gold-bar'),
  treasure('pirate', 3, 'A', 'barrel'),
  treasure('pirate', 3, 'A', 'sack'),
  // The totals of the Galleon are the rulebook's; how they share the 16 cards is reconstructed.
  treasure('galleon', 1, 'X', 'chest'),
  treasure('galleon', 1, 'X', 'diamond'),
  treasure('galleon', 1, 'X', 'piggy-bank'),
  treasure('galleon', 1, 'X', 'gold-bar'),
  treasure('galleon', 2, 'X', 'barrel'),
  treasure('galleon', 2, 'X', 'sack'),
  treasure('galleon', 1, 'X', 'chest', 'piggy-bank'),
  treasure('galleon', 1, 'X', 'chest', 'barrel'),
  treasure('galleon', 1, 'X', 'diamond', 'gold-bar'),
  treasure('galleon', 1, 'X', 'diamond', 'sack'),
  treasure('galleon', 1, 'X', 'piggy-bank', 'barrel'),
  treasure('galleon', 1, 'X', 'piggy-bank', 'sack'),
  treasure('galleon', 1, 'X', 'gold-bar', 'barrel'),
  treasure('galleon', 1, 'X', 'gold-bar', 'sack'),
];

/** The first `pirateKinds` kinds are Pirate cards, the others Galleon cards. */
export const pirateKinds = 12;
/** The first `actionKinds` kinds can be played (Mirrors in answer only), the others are treasures. */
export const actionKinds = actionNames.length;
export const shovel = 0;
export const boarding = 1;
export const rod = 2;
export const mirror = 3;
export const spyglass = 4;
export const map = 5;
export const ballast = 6;
export const switcheroo = 7;

/** Copies by kind, of the Pirate deck alone. */
export const pirateBag: readonly number[] = cards.slice(0, pirateKinds).map((card) => card.copies);
/** Copies of the Galleon's kinds; index 0 is kind `pirateKinds`. */
export const galleonBag: readonly number[] = cards.slice(pirateKinds).map((card) => card.copies);

/** The card with this name, or -1. */
export function kindNamed(name: string): Kind {
  return cards.findIndex((card) => card.name === name);
}

/**
 * The Treasures on a card, or in a hand, as one number: four bits for each kind of Treasure, so that a hand is counted by one
 * addition. A hand has at most 6 cards, so no count runs over.
 */
export type Loot = number;
export const lootOf: readonly Loot[] = cards.map((card) => card.treasures.reduce((sum, at) => sum + (1 << (4 * at)), 0));

/** How many of one Treasure. */
export function countIn(loot: Loot, treasureIndex: number): number {
  return (loot >> (4 * treasureIndex)) & 15;
}

/** How many Treasures in all (R26). */
export function treasuresIn(loot: Loot): number {
  let sum = 0;
  for (let rest = loot; rest !== 0; rest >>= 4) sum += rest & 15;
  return sum;
}

// Added to a hand's loot, the top bit of a Treasure's four is set exactly when its set is complete.
const toComplete = setSizes.reduce((sum, size, at) => sum + ((8 - size) << (4 * at)), 0);
const topBits = setSizes.reduce((sum, _, at) => sum + (8 << (4 * at)), 0);

/** R23. */
export function hasSet(loot: Loot): boolean {
  return ((loot + toComplete) & topBits) !== 0;
}

/** The first Treasure whose set is complete, or -1. */
export function completeSet(loot: Loot): number {
  return setSizes.findIndex((size, at) => countIn(loot, at) >= size);
}
