import type { RoundResult, View } from '@quarterdeck/games/bacon';
import type { Datum } from '../../i18n/say.ts';
import type { en } from './messages.en.ts';

type Key = keyof typeof en;

/** How a team scored in a round: which team, the places it took, and the sum in figures ("4 + 1 = 5 VP"). */
export interface TeamSum {
  readonly team: number;
  readonly places: Datum;
  readonly sum: string;
}

/** The winning team's round; null where everybody plays for themselves. */
export function teamSum(result: RoundResult, teams: boolean): TeamSum | null {
  const first = result.order[0];
  if (!teams || first === undefined) return null;
  const team = first % 2;
  const gains: number[] = [];
  const places: Datum[] = [];
  for (const [at, seat] of result.order.entries()) {
    if (seat % 2 !== team) continue;
    places.push({ key: 'place' satisfies Key, data: { place: at + 1 } });
    const vp = result.vp[at] ?? null;
    if (vp !== null) gains.push(vp);
  }
  const total = gains.reduce((sum, vp) => sum + vp, 0);
  return { team, places, sum: gains.length > 1 ? `${gains.join(' + ')} = ${total} VP` : `${total} VP` };
}

/** Why that seat starts the next round. */
export function whyNext(result: RoundResult, view: Pick<View, 'teams'>): Key {
  const sides = view.teams ? result.totals.slice(0, 2) : result.totals;
  const fewest = Math.min(...sides);
  if (sides.filter((vp) => vp === fewest).length > 1) return 'round.why.tie';
  return view.teams ? 'round.why.team' : 'round.why.solo';
}

/** What each seat gained in a round; in teams what its team gained. */
export function gains(result: RoundResult, teams: boolean): number[] {
  const sums = result.totals.map(() => 0);
  for (const [at, vp] of result.vp.entries()) {
    const seat = result.order[at];
    if (seat === undefined || vp === null) continue;
    for (let other = 0; other < sums.length; other++) {
      if (other === seat || (teams && (other - seat) % 2 === 0)) sums[other] = (sums[other] ?? 0) + vp;
    }
  }
  return sums;
}
