import type { AnyBot } from './bot.ts';
import { atLevel, type Level, type Tactics } from './levels.ts';
import { randomBot } from './random.ts';

/** Each game's tactic, loaded when first asked for, so that a page bundles them one by one. */
const tactics: Readonly<Record<string, () => Promise<Tactics>>> = {
  buccaneer: () => import('./tactics/buccaneer.ts'),
  'capitan-flint': () => import('./tactics/capitan-flint.ts'),
};

const loaded = new Map<string, Promise<Tactics>>();

/** The bot for a game at a level. Only that game's tactic is loaded, and none for `random`. */
export async function botFor(game: string, level: Level): Promise<AnyBot> {
  if (level === 'random') return randomBot;
  let tactic = loaded.get(game);
  if (tactic === undefined) {
    const load = tactics[game];
    if (load === undefined) throw new RangeError(`There is no bot for "${game}"; there are bots for ${Object.keys(tactics).join(', ')}.`);
    tactic = load();
    loaded.set(game, tactic);
  }
  return atLevel(await tactic, level);
}
