import { type Pirate, piratesEach } from './pirates.ts';
import { type Loot, lootKinds, shipCount } from './ships.ts';

/** Stacks are named by the pirate on top. */
export type Action =
  | { readonly type: 'move'; readonly stack: Pirate; readonly onto: Pirate }
  /** `loot`: the piece that the captain takes; null only if the stock has none of those shown (D5). */
  | { readonly type: 'board'; readonly ship: number; readonly stack: Pirate; readonly loot: Loot | null }
  | { readonly type: 'demand'; readonly stack: Pirate }
  | { readonly type: 'letBe'; readonly stack: Pirate };

const pirates = Array.from({ length: 5 * piratesEach }, (_, pirate) => pirate);

/** Every action there is, built once: `moves[stack][onto]`. */
export const moves: readonly (readonly Action[])[] = pirates.map((stack) =>
  pirates.map((onto) => Object.freeze({ type: 'move', stack, onto })),
);

/** `boardings[ship][stack][loot + 1]`, where loot is an index of `lootKinds` or -1 for none. */
export const boardings: readonly (readonly (readonly Action[])[])[] = Array.from({ length: shipCount + 1 }, (_, ship) =>
  pirates.map((stack) => [null, ...lootKinds].map((loot) => Object.freeze({ type: 'board', ship, stack, loot }))),
);

/** What a mutineer may answer about a stack. */
export const answers: readonly (readonly Action[])[] = pirates.map((stack) => [
  Object.freeze({ type: 'demand', stack }),
  Object.freeze({ type: 'letBe', stack }),
]);
