/**
 * Everything printed on the cards. Where a value comes from: R rulebook, A forced by arithmetic, X reconstructed (no source
 * could be reached; an owner of the box can correct it here without touching a rule).
 */

/** The kinds of jewels, in the order that bags and cards count them. R. */
export const jewels = ['rings', 'diamonds', 'coins', 'pearls'] as const;
export type Jewel = (typeof jewels)[number];

/** R. */
export const colours = ['red', 'blue', 'yellow', 'green'] as const;
export type Colour = (typeof colours)[number];

/** What stands in a card's upper right corner. R. */
export const symbols = ['none', 'chest', 'hooks', 'hat'] as const;
export type Symbol = (typeof symbols)[number];

/** The eight kinds of Bag cards: the four jewels, then the four colours. A bag is named by its index here. R. */
export const bags = [...jewels, ...colours] as const;
export type BagName = (typeof bags)[number];
/** Index into `bags`. */
export type Bag = number;
/** A: 24 cards of eight kinds. */
export const copiesOfBag = 3;
/** R3. */
export const bagsEach = 4;

/** The five cards of each pair of jewel and colour. X. `turns` stands for a symbol that turns with the pair: see `turning`. */
export const fivePerPair: readonly { readonly gems: 1 | 2 | 3; readonly symbol: Symbol | 'turns' }[] = [
  { gems: 1, symbol: 'chest' },
  { gems: 1, symbol: 'turns' },
  { gems: 2, symbol: 'hooks' },
  { gems: 2, symbol: 'hat' },
  { gems: 3, symbol: 'none' },
];
/** Indexed by (jewel + colour) mod 4, so that each symbol stands on 20 cards. X. */
export const turning: readonly Symbol[] = ['chest', 'hooks', 'hat', 'none'];

/** One Treasure card as printed. `jewel` of a pirate is the kind that he takes away; Captain Flint has none. */
export interface Treasure {
  readonly kind: 'jewels' | 'pirate' | 'flint';
  readonly jewel: number;
  readonly colour: number;
  readonly gems: 0 | 1 | 2 | 3;
  readonly symbol: Symbol;
  /** Unique; also how records write the card. */
  readonly name: string;
}

/** Which card of the deck, 0 to 84: 80 jewels, four pirates, Captain Flint. Each is one of a kind, so a card is its own chance outcome. */
export type Card = number;

function jewelCards(): Treasure[] {
  return jewels.flatMap((jewel, j) =>
    colours.flatMap((colour, c) =>
      fivePerPair.map(({ gems, symbol }, i) => ({
        kind: 'jewels' as const,
        jewel: j,
        colour: c,
        gems,
        symbol: symbol === 'turns' ? (turning[(j + c) % 4] as Symbol) : symbol,
        name: `${colour}-${jewel}-${i + 1}`,
      })),
    ),
  );
}

/** The 85 Treasure cards (R1). */
export const treasures: readonly Treasure[] = [
  ...jewelCards(),
  ...jewels.map((jewel, j) => ({
    kind: 'pirate' as const,
    jewel: j,
    colour: -1,
    gems: 0 as const,
    symbol: 'none' as const,
    name: `${jewel}-pirate`,
  })),
  { kind: 'flint', jewel: -1, colour: -1, gems: 0, symbol: 'none', name: 'flint' },
];

export const jewelCount = 80;
export const flint: Card = 84;
export const cardCount = treasures.length;
/** How many cards lie on top of the part that Flint is shuffled into (R2). */
export const cardsOnTop = 59;

export function treasure(card: Card): Treasure {
  const found = treasures[card];
  if (found === undefined) throw new RangeError(`There is no Treasure card ${card}; cards are 0 to ${cardCount - 1}.`);
  return found;
}

export function isPirate(card: Card): boolean {
  return card >= jewelCount && card !== flint;
}

/** Does this bag take this card out of the centre (R10)? */
export function bagTakes(bag: Bag, card: Card): boolean {
  return card < jewelCount && (bag < 4 ? jewelOf[card] === bag : (colourOf[card] as number) + 4 === bag);
}

/** The same print as flat numbers, for the rules' inner loop. Symbols as indices into `symbols`. */
export const jewelOf: readonly number[] = treasures.map((card) => card.jewel);
export const colourOf: readonly number[] = treasures.map((card) => card.colour);
export const gemsOf: readonly number[] = treasures.map((card) => card.gems);
export const symbolOf: readonly number[] = treasures.map((card) => symbols.indexOf(card.symbol));
export const chestSymbol = symbols.indexOf('chest');
export const hooksSymbol = symbols.indexOf('hooks');
export const hatSymbol = symbols.indexOf('hat');

/** The jewel cards with 1, 2 and 3 gems, ascending: `cardsByGems[gems]`. */
export const cardsByGems: readonly (readonly Card[])[] = [0, 1, 2, 3].map((gems) =>
  treasures.flatMap((card, index) => (card.kind === 'jewels' && card.gems === gems ? [index] : [])),
);
