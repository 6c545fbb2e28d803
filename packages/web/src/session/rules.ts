import { type AnyGame, type GameRecord, openTable, sealedLuck } from '@quarterdeck/kernel';
import type { Saved } from './saved.ts';

/**
 * How a kept game stands to the rules of this app. `same`: they are those it was begun with. `fits`: they are others, and all that was
 * played is possible under them too. `broken`: it is not, or the log is damaged; `why` says where.
 */
export type Standing = { readonly kind: 'same' | 'fits' } | { readonly kind: 'broken'; readonly why: string };

/** Plays the log through once. Rules that never saw such a log may fail in any way, and that must not take the game with it. */
export function standingOf(game: AnyGame, saved: Saved): Standing {
  try {
    openTable({
      game,
      config: game.config(saved.config),
      seats: saved.sitters.length,
      luck: sealedLuck(saved.seed, []),
      lines: saved.lines,
    });
  } catch (error) {
    return { kind: 'broken', why: error instanceof Error ? error.message : String(error) };
  }
  return { kind: saved.version === game.version ? 'same' : 'fits' };
}

/** The game as a record, with the rules version that it follows. */
export function recordOf({ game, version, config, sitters, lines }: Saved): GameRecord {
  return { game, version, seats: sitters.length, config, names: sitters.map((sitter) => sitter.name), lines };
}
