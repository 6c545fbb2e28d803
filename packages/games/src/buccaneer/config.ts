import { BadConfig } from '@quarterdeck/kernel';
import type { Config } from './state.ts';

/** Checks options from outside and fills in what is missing. */
export function parseConfig(raw: unknown): Config {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new BadConfig('Options are an object, such as {"memoryAid": true}.');
  const { first = null, memoryAid = false, ...unknown } = raw as Record<string, unknown>;
  const [strange] = Object.keys(unknown);
  if (strange !== undefined) throw new BadConfig(`"${strange}" is no option of Buccaneer; there are "first" and "memoryAid".`);
  if (typeof memoryAid !== 'boolean') throw new BadConfig(`"memoryAid" is true or false, not ${JSON.stringify(memoryAid)}.`);
  if (first !== null && !(typeof first === 'number' && Number.isInteger(first) && first >= 0 && first < 5)) {
    throw new BadConfig(`"first" is a seat from 0 to 4, or null to draw lots, not ${JSON.stringify(first)}.`);
  }
  return { first: first as number | null, memoryAid };
}
