import type { GameId, RoomRow } from '@quarterdeck/protocol';

/** The code of the public table of this game that waits for the fewest more players, the first listed of equals; null if none waits. */
export function fullestWaiting(rows: readonly RoomRow[], game: GameId): string | null {
  const waiting = rows.filter((row) => row.game === game && row.phase === 'waiting' && row.free > 0);
  return waiting.reduce<RoomRow | null>((best, row) => (best === null || row.free < best.free ? row : best), null)?.code ?? null;
}
