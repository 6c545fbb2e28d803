import type { AnyBot } from './bot.ts';
import { atLevel, type Level, type Tactics } from './levels.ts';
import { randomBot } from './random.ts';

/** Each game's tactic, loaded when first asked for, so that a page bundles them one by one. */
const tactics: Readonly<Record<string, () => Promise<Tactics>>> = {
  bacon: () => import('./tactics/bacon.ts'),
  buccaneer: () => import('./tactics/buccaneer.ts'),
  'capitan-bacon': () => import('./tactics/capitan-bacon.ts'),
  'capitan-flint': () => import('./tactics/capitan-flint.ts'),
  'coco-capitano': () => import('./tactics/coco-capitano.ts'),
};

/** The games that have a tactic. */
export const gamesWithTactic: readonly string[] = Object.keys(tactics);

/** The bot for a game at a level. Only that game's tactic is loaded, and none for `random`. */
export async function botFor(game: string, level: Level): Promise<AnyBot> {
  if (level === 'random') return randomBot;
  const load = Object.hasOwn(tactics, game) ? tactics[game] : undefined;
  if (load === undefined) throw new RangeError(`There is no bot for "${game}"; there are bots for ${gamesWithTactic.join(', ')}.`);
  return atLevel(await load(), level);
}
