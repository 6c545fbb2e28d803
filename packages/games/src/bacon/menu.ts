/** The menu board: every combo and special, in the order in which it lists them (rulebook; what beats what: rules R7 to R10). */
export const kinds = [
  'single',
  'pair',
  'trip',
  'run',
  'stair',
  'tube',
  'plate',
  'quad',
  'straight-flush',
  'quint',
  'stretch-flush',
  'hex',
] as const;
export type Kind = (typeof kinds)[number];

/** One row of the menu. */
export interface Dish {
  /** Cards of each rank. */
  readonly each: number;
  /** How many neighbouring ranks: the lengths it comes in. */
  readonly spans: readonly number[];
  /** All in one suit (R12). */
  readonly suited: boolean;
  /** 0 for a combo; specials count up from the weakest (R8). */
  readonly special: number;
}

export const menu: Readonly<Record<Kind, Dish>> = {
  single: { each: 1, spans: [1], suited: false, special: 0 },
  pair: { each: 2, spans: [1], suited: false, special: 0 },
  trip: { each: 3, spans: [1], suited: false, special: 0 },
  run: { each: 1, spans: [3, 4, 5, 6], suited: false, special: 0 },
  stair: { each: 2, spans: [2], suited: false, special: 0 },
  tube: { each: 2, spans: [3], suited: false, special: 0 },
  plate: { each: 3, spans: [2], suited: false, special: 0 },
  quad: { each: 4, spans: [1], suited: false, special: 1 },
  'straight-flush': { each: 1, spans: [5], suited: true, special: 2 },
  quint: { each: 5, spans: [1], suited: false, special: 3 },
  'stretch-flush': { each: 1, spans: [6], suited: true, special: 4 },
  hex: { each: 6, spans: [1], suited: false, special: 5 },
};

/** The specials from weakest to best. */
export const specials: readonly Kind[] = kinds.filter((kind) => menu[kind].special > 0);
