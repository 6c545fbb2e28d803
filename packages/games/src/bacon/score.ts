import { type Outcome, placesBy, type Seat } from '@quarterdeck/kernel';
import { type RoundResult, type Setting, type State, sideOf } from './state.ts';

/** VP by place, null for a place that does not score: the tokens (R19), or what the 1st-place token lists for the places of that team (R20, R21). */
export function scorePlaces(setting: Setting, order: readonly Seat[]): (number | null)[] {
  const { tokens, set } = setting;
  if (!set.teams) return order.map((_, at) => tokens[at] ?? null);
  const winners = sideOf(setting, order[0] as Seat);
  return order.map((seat, at) => (at > 0 && sideOf(setting, seat) === winners ? (tokens[at - 1] ?? 0) : null));
}

/** Who starts the next round (R23, D6, D8). `vp` is by side. */
export function nextStart(setting: Setting, vp: readonly number[], start: Seat): Seat {
  const { seats, config } = setting;
  const fewest = Math.min(...vp);
  const isTied = vp.filter((side) => side === fewest).length > 1;
  const nextSeat = (start + 1) % seats;
  if (isTied && config.tie === 'next') return nextSeat;
  // The previous start player is looked at last.
  for (let step = 1; step < seats; step++) {
    const seat = (start + step) % seats;
    if (vp[sideOf(setting, seat)] === fewest) return seat;
  }
  return start;
}

/** Books a finished round on `state` and says how it went. */
export function bookRound(state: State): RoundResult {
  const { setting } = state;
  const order = state.out.slice();
  for (let seat = 0; seat < setting.seats; seat++) if ((state.holding >> seat) & 1) order.push(seat);
  const vp = scorePlaces(setting, order);
  for (let at = 0; at < order.length; at++) {
    const side = sideOf(setting, order[at] as Seat);
    state.vp[side] = (state.vp[side] as number) + (vp[at] ?? 0);
  }
  const ended = state.vp.some((side) => side >= setting.goal)
    ? 'goal'
    : setting.rounds > 0 && state.round >= setting.rounds
      ? 'rounds'
      : null;
  const result: RoundResult = {
    round: state.round,
    start: state.start,
    order,
    vp,
    totals: order.map((_, seat) => state.vp[sideOf(setting, seat)] as number),
    nextStart: ended === null ? nextStart(setting, state.vp, state.start) : null,
    ended,
  };
  state.past.push(result);
  return result;
}

/** Most VP win; a tie is shared (R22, D7). */
export function outcome({ setting, vp, past }: State): Outcome {
  const scores = Array.from({ length: setting.seats }, (_, seat) => vp[sideOf(setting, seat)] as number);
  const places = placesBy(setting.seats, (a, b) => (scores[b] as number) - (scores[a] as number));
  const ending = past.at(-1)?.ended ?? null;
  return ending === null ? { places, scores } : { places, scores, ending };
}
