import type { Game, Shape, Viewer } from './game.ts';

/** The memory of a viewer who has heard nothing yet. A set-up holds no secrets: what nobody knows is not in a state. */
export function startMemory<G extends Shape>(game: Game<G>, config: G['config'], seats: number, viewer: Viewer): G['memory'] {
  return game.recall === null ? null : game.recall.start(game.view(game.setup(config, seats), viewer));
}

/** The memory after hearing these events, in order. */
export function hearAll<G extends Shape>(game: Game<G>, memory: G['memory'], events: readonly G['event'][]): G['memory'] {
  if (game.recall === null) return memory;
  let now = memory;
  for (const event of events) now = game.recall.hear(now, event);
  return now;
}
