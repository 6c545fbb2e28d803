import type { Game, Seat, Shape } from './game.ts';
import { hasSeat } from './seats.ts';

/** Why this seat may not do this now, or null. The one gate in front of `apply`. */
export function refuse<G extends Shape>(game: Game<G>, state: G['state'], seat: Seat, action: G['action']): string | null {
  const pending = game.pending(state);
  if (pending.kind !== 'seats') return 'The table does not wait for a player.';
  if (!hasSeat(pending.must | pending.may, seat)) return 'It is not your turn to choose.';
  if (game.refuse !== undefined) return game.refuse(state, seat, action);
  const text = game.notation.write(action);
  if (game.legal(state, seat).some((legal) => game.notation.write(legal) === text)) return null;
  return `"${text}" is not possible now.`;
}
