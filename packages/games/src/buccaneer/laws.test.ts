import type { Game } from '@quarterdeck/kernel';
import { checkLaw, laws, lawTests } from '@quarterdeck/kernel/laws';
import { expect, it } from 'vitest';
import { type Buccaneer, game } from './index.ts';
import { lawOptions } from './laws.options.ts';
import { recall } from './view.ts';

lawTests(game, it, lawOptions);

/** With a perfect memory a twin is the truth itself. One that keeps nothing of a covered wage shows that rules and events never tell it. */
const forgetting: Game<Buccaneer> = {
  ...game,
  recall: {
    ...recall,
    hear(memory, event) {
      const { stacks } = recall.hear(memory, event);
      return {
        stacks: stacks.map(({ top, pirates }) => ({
          top,
          pirates: pirates.map((pirate, at) => (at === 0 ? pirate : { ...pirate, wage: null })),
        })),
      };
    },
  },
};

it('R8: nobody who forgets learns a covered wage from what is open', () => {
  const twins = laws.find((law) => law.name.includes('twins'));
  expect(twins === undefined ? 0 : checkLaw(twins, forgetting, { games: 2 })).toBeGreaterThan(10_000);
});
