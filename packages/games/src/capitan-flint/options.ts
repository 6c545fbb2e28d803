import { BadConfig } from '@quarterdeck/kernel';

/** The options of a table of Capitán Flint. */
export interface Options {
  /** Rules for veteran pirates: R17, R18, D10. */
  readonly veteran: boolean;
  /** No race: one of those who touched is drawn by lot (D8). */
  readonly calm: boolean;
  /** How long the window after every card is open in a race (D7). */
  readonly raceSeconds: number;
  /** How long it is open in the calm variant (D8). */
  readonly calmSeconds: number;
  /** Everyone sees how many gems each player has won (D11). */
  readonly openScores: boolean;
  /** Screens count the hats (and hooks) in the centre, once a card's window has closed. */
  readonly hatCounter: boolean;
  /** Who begins; null: drawn by lot (D1). */
  readonly first: number | null;
}

/** The pause before every card, so that what came before is seen, and all hands are as ready as that of whoever draws. */
export const beatMs = 1200;

/** What stands between which bounds: for forms, and for messages. */
export const bounds = { raceSeconds: [1, 5], calmSeconds: [3, 60] } as const;

export const defaults: Options = {
  veteran: false,
  calm: false,
  raceSeconds: 2,
  calmSeconds: 8,
  openScores: false,
  hatCounter: false,
  first: null,
};

/** Reads options from outside, fills in defaults, or throws `BadConfig`. */
export function readOptions(raw: unknown): Options {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new BadConfig('Options are an object, such as {"veteran": true}.');
  const options: Record<keyof Options, unknown> = { ...defaults };
  for (const [key, value] of Object.entries(raw)) {
    if (!Object.hasOwn(defaults, key))
      throw new BadConfig(`There is no option "${key}"; the options are ${Object.keys(defaults).join(', ')}.`);
    options[key as keyof Options] = readOption(key as keyof Options, value);
  }
  return options as Options;
}

function readOption(key: keyof Options, value: unknown): unknown {
  if (key === 'first') {
    if (value === null || (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 5)) return value;
    throw new BadConfig(`"first" is a seat from 0 to 5, or null to draw it by lot, not ${JSON.stringify(value)}.`);
  }
  if (key === 'raceSeconds' || key === 'calmSeconds') {
    const [least, most] = bounds[key];
    if (typeof value === 'number' && value >= least && value <= most && Number.isInteger(value * 2)) return value;
    throw new BadConfig(
      `"${key}" is a number of seconds from ${least} to ${most}, in steps of half a second, not ${JSON.stringify(value)}.`,
    );
  }
  if (typeof value === 'boolean') return value;
  throw new BadConfig(`"${key}" is true or false, not ${JSON.stringify(value)}.`);
}
