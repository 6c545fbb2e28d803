import { BadConfig } from '@quarterdeck/kernel';

/** The options of a table. */
export interface Config {
  /** Express Buccaneer mode: 6 cards in hand instead of 5 (R27). */
  readonly express: boolean;
  /** How long the target of an attack may answer, whatever it holds (D7). */
  readonly answerSeconds: number;
  /** Who begins; null: drawn by lot (D1). */
  readonly first: number | null;
}

/** What `answerSeconds` may be. */
export const answerSeconds = { least: 3, most: 10 } as const;

const defaults: Config = { express: false, answerSeconds: 5, first: null };

/** Parses options from outside; throws `BadConfig`. */
export function parseConfig(raw: unknown): Config {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new BadConfig('The options must be an object.');
  const known = Object.keys(defaults);
  for (const key of Object.keys(raw)) {
    if (!known.includes(key)) throw new BadConfig(`There is no option "${key}"; the options are ${known.join(', ')}.`);
  }
  const config = { ...defaults, ...raw } as Record<keyof Config, unknown>;
  if (typeof config.express !== 'boolean') throw new BadConfig('"express" is true or false.');
  const { least, most } = answerSeconds;
  if (!isWhole(config.answerSeconds, least, most)) throw new BadConfig(`"answerSeconds" is a whole number, ${least} to ${most}.`);
  if (config.first !== null && !isWhole(config.first, 0, 5)) {
    throw new BadConfig('"first" is null (drawn by lot) or the number of a seat, 0 to 5.');
  }
  return config as Config;
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
