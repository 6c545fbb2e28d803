import { GameId, Level } from '@quarterdeck/protocol';
import * as z from 'zod/mini';

/** Who sits on a seat of a table in this page. */
const Sitter = z.union([
  z.object({ kind: z.literal('person'), name: z.string() }),
  z.object({ kind: z.literal('bot'), name: z.string(), level: Level }),
]);
export type Sitter = z.infer<typeof Sitter>;

/** A game of this device: its set-up and its log. The log is the game; a page that comes back replays it. */
export const Saved = z.object({
  id: z.string(),
  game: GameId,
  version: z.int(),
  config: z.record(z.string(), z.unknown()),
  sitters: z.array(Sitter),
  /** Secret seed of the table's luck. */
  seed: z.string(),
  lines: z.array(z.string()),
  isOver: z.boolean(),
  at: z.number(),
});
export type Saved = z.infer<typeof Saved>;

const prefix = 'quarterdeck game ';

export function keep(saved: Saved): void {
  try {
    localStorage.setItem(prefix + saved.id, JSON.stringify(saved));
  } catch {
    // A browser that keeps nothing still plays, only not after a reload.
  }
}

export function recall(id: string): Saved | null {
  try {
    const parsed = Saved.safeParse(JSON.parse(localStorage.getItem(prefix + id) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function drop(id: string): void {
  localStorage.removeItem(prefix + id);
}

/** All games of this device, the last played first. */
export function savedGames(): readonly Saved[] {
  const found: Saved[] = [];
  try {
    for (const key of Object.keys(localStorage)) {
      const saved = key.startsWith(prefix) ? recall(key.slice(prefix.length)) : null;
      if (saved !== null) found.push(saved);
    }
  } catch {
    return [];
  }
  return found.sort((a, b) => b.at - a.at);
}

/** A new game of this device. */
export function newGame(game: GameId, version: number, config: Record<string, unknown>, sitters: readonly Sitter[]): Saved {
  const hex = (count: number): string =>
    [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id: hex(6), game, version, config, sitters: [...sitters], seed: hex(32), lines: [], isOver: false, at: Date.now() };
}
