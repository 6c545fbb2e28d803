import { hasSeat, type Rng, type Seat, type Shape, type Update } from '@quarterdeck/kernel';
import type { AnyBot } from './bot.ts';

/** Chooses evenly among what is legal; where it only may act, holding is one more choice. */
export const randomBot: AnyBot = {
  choose: (seen, seat, _memory, rng) => randomChoice(seen, seat, rng),
  reaction: (_seen, _seat, rng) => humanReaction(rng),
};

/** What `randomBot` chooses: also what a careless bot falls back on. */
export function randomChoice<G extends Shape>(seen: Update<G>, seat: Seat, rng: Rng): G['action'] | null {
  const held = seen.waiting.kind === 'seats' && !hasSeat(seen.waiting.must, seat) ? 1 : 0;
  const count = seen.legal.length + held;
  if (count === 0) return null;
  return seen.legal[rng.below(count)] ?? null;
}

/** How long a person takes to touch what appeared, in milliseconds: 350 to 900, most often near the middle. */
export function humanReaction(rng: Rng): number {
  return 350 + rng.below(276) + rng.below(276);
}
