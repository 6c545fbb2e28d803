import type { AnyShape } from '../game.ts';
import { heardBy } from '../heard.ts';
import { hearAll } from '../memory.ts';
import { difference } from './equal.ts';
import { assertLaw, longest, nextInput, step, type Trial, viewersOf } from './trial.ts';

/**
 * Law 10: what a forgetful table still says of the past adds nothing to a look at it. Whenever what was told becomes past, whoever has
 * only the view begins a memory with it and hears the events of the past that do not tell: it must know no more than before.
 */
export function forgetting(trial: Trial): number {
  const { game, config, seats } = trial;
  const { forgets, recall } = game;
  // A game that asks nobody to remember anything keeps the law.
  if (forgets === undefined || recall === null) return 1;
  if (!forgets.at(config)) return 0;
  const viewers = viewersOf(trial);
  const state = game.setup(config, seats);
  const kept: AnyShape['event'][][] = viewers.map(() => []);
  let compared = 0;
  for (let length = 0; ; length++) {
    assertLaw(length < longest, () => `${game.id}: still going on after ${longest} inputs`);
    const input = nextInput(trial, state);
    if (input === null) return compared;
    const told = step(trial, state, input);
    // At the end all lies open.
    if (game.pending(state).kind === 'over') return compared;
    for (const [index, viewer] of viewers.entries()) {
      const heard = told.map((entry) => heardBy(entry, viewer)).filter((event) => event !== null);
      const quiet = kept[index] as AnyShape['event'][];
      quiet.push(...heard.filter((event) => !forgets.tells(event)));
      if (!heard.some((event) => forgets.turns(event))) continue;
      const look = recall.start(game.view(state, viewer));
      const found = difference(hearAll(game, look, quiet), look);
      assertLaw(found === null, () => `${game.id}, ${viewer}: what its log still says of the past tells more than the table: ${found}`);
      quiet.length = 0;
      compared++;
    }
  }
}
