import type { ArenaResult, Estimate } from '@quarterdeck/bots';
import Table from 'cli-table3';
import type { Spread } from './histogram.ts';
import type { Share, Simulation } from './simulation.ts';

/** A simulation as tables for the terminal. */
export function simulationText(simulation: Simulation): string {
  const { firsts, scores, decisions, turns, endings, winners, bots } = simulation;
  return [
    table(
      ['seat', 'bot', 'first', '95 % interval', 'mean score', '95 % interval'],
      firsts.map((first, seat) => {
        const score = (scores[seat] as Spread).mean;
        return [
          String(seat),
          bots[seat] as string,
          percent(first.share.value),
          percents(first.share),
          decimal(score.value),
          decimals(score),
        ];
      }),
    ),
    table(
      ['length', 'mean', '95 % interval', 'least', 'quarter', 'median', '3 quarters', 'most'],
      [lengthRow('decisions', decisions), lengthRow('turns', turns)],
    ),
    table(['how games end', 'games', 'share', '95 % interval'], [...endings, ...winners].map(shareRow)),
  ].join('\n');
}

/** An arena's result as a table for the terminal. */
export function arenaText({ standings, games }: ArenaResult): string {
  return table(
    [`of ${games} games`, 'won', 'share', '95 % interval', 'mean score', '95 % interval'],
    standings.map(({ name, wins, share, score }) => [
      name,
      decimal(wins),
      percent(share.value),
      percents(share),
      decimal(score.value),
      decimals(score),
    ]),
  );
}

/** 12.3 % */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** At most two digits after the point. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** 10.0 to 14.6 % */
export function percents({ low, high }: Estimate): string {
  return `${(100 * low).toFixed(1)} to ${percent(high)}`;
}

/** 3.1 to 3.4 */
export function decimals({ low, high }: Estimate): string {
  return `${decimal(low)} to ${decimal(high)}`;
}

/** A plain table with a head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const drawn = new Table({
    head: [...head],
    colAligns: head.map((_, index) => (index === 0 ? 'left' : 'right')),
    style: { head: [], border: [] },
    chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
  });
  for (const row of rows) drawn.push([...row]);
  return drawn.toString();
}

function lengthRow(name: string, { mean, least, quarter, median, threeQuarters, most }: Spread): string[] {
  return [name, decimal(mean.value), decimals(mean), ...[least, quarter, median, threeQuarters, most].map(String)];
}

function shareRow({ name, games, share }: Share): string[] {
  return [name, String(games), percent(share.value), percents(share)];
}
