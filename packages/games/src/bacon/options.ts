import { BadConfig } from '@quarterdeck/kernel';
import { tableSet } from './cards.ts';

/** How the start player is found when several are tied for fewest VP (R23, D6): the next player clockwise, or the nearest clockwise among those tied. */
export const tieReadings = ['next', 'among-tied'] as const;

/** The options of a table (D1, D8, D9). Null: as the rulebook has it for the number of players. */
export interface Config {
  /** VP that end the game, 1 to 99. */
  readonly goal: number | null;
  /** Rounds after which the game ends, 1 to 50; 0 for no limit. */
  readonly rounds: number | null;
  /** VP by place, as in "8-4-2-1-0": individually for 1st, 2nd, …; in teams for 2nd, 3rd, …, last. */
  readonly tokens: string | null;
  /** End a team round as soon as all of one team are out: the VP are the same. */
  readonly stopEarly: boolean;
  readonly tie: (typeof tieReadings)[number];
  /** The cards played in the round can be looked through. */
  readonly memoryAid: boolean;
  /** The first start player's seat; null for drawing lots. */
  readonly first: number | null;
}

const defaults: Config = { goal: null, rounds: null, tokens: null, stopEarly: false, tie: 'next', memoryAid: true, first: null };

/** Reads options from outside; throws `BadConfig` that says what is wrong and what is allowed. */
export function readConfig(raw: unknown): Config {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new BadConfig('The options of Bacon are an object.');
  const given = raw as Partial<Record<string, unknown>>;
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(defaults, key)) throw new BadConfig(`Bacon has no option "${key}"; it has ${Object.keys(defaults).join(', ')}.`);
  }
  const read = { ...defaults, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) } as Record<
    keyof Config,
    unknown
  >;
  return {
    goal: wholeOrNull('goal', read.goal, 1, 99),
    rounds: wholeOrNull('rounds', read.rounds, 0, 50),
    tokens: tokensOrNull(read.tokens),
    stopEarly: yesOrNo('stopEarly', read.stopEarly),
    tie: oneOf('tie', read.tie, tieReadings),
    memoryAid: yesOrNo('memoryAid', read.memoryAid),
    first: wholeOrNull('first', read.first, 0, 5),
  };
}

/** The VP by place that are in force; throws `BadConfig` where the options do not suit the number of players. */
export function tokensFor(config: Config, seats: number): readonly number[] {
  const { tokens } = tableSet(seats);
  if (config.first !== null && config.first >= seats) {
    throw new BadConfig(`With ${seats} players "first" is a seat from 0 to ${seats - 1}, not ${config.first}.`);
  }
  if (config.tokens === null) return tokens;
  const chosen = config.tokens.split('-').map(Number);
  if (chosen.length === tokens.length) return chosen;
  throw new BadConfig(`With ${seats} players "tokens" has ${tokens.length} values, as in "${tokens.join('-')}", not ${chosen.length}.`);
}

function wholeOrNull(key: keyof Config, value: unknown, least: number, most: number): number | null {
  if (value === null) return null;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new BadConfig(`"${key}" is a whole number from ${least} to ${most}, or null, not ${JSON.stringify(value)}.`);
}

function tokensOrNull(value: unknown): string | null {
  if (value === null) return null;
  // Somebody must be able to score, or no goal is ever met: hence the first above 0.
  if (typeof value === 'string' && /^([1-9]|1\d|20)(-(\d|1\d|20)){1,4}$/.test(value)) return value;
  throw new BadConfig(`"tokens" is 2 to 5 numbers from 0 to 20, the first above 0, as in "4-2-0", or null, not ${JSON.stringify(value)}.`);
}

function yesOrNo(key: keyof Config, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new BadConfig(`"${key}" is true or false, not ${JSON.stringify(value)}.`);
}

function oneOf<T extends string>(key: keyof Config, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((option) => option === value);
  if (found !== undefined) return found;
  throw new BadConfig(`"${key}" is ${allowed.map((option) => `"${option}"`).join(' or ')}, not ${JSON.stringify(value)}.`);
}
