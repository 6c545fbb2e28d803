import type { Spread } from './histogram.ts';
import type { Share } from './simulation.ts';
import { decimal, decimals, percent, percents } from './text.ts';

/** Text that is safe inside HTML and its attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Narrow, so that the text can still be read on a phone. */
const width = 460;

/** Bars of shares with their 95 % intervals. `fair`: a dashed line where all would be if it made no difference. */
export function shareBars(title: string, shares: readonly Share[], fair: number | null = null): string {
  const left = 110;
  const right = 168;
  const row = 34;
  const height = shares.length * row + (fair === null ? 4 : 28);
  const most = Math.min(1, Math.max(0.05, fair ?? 0, ...shares.map(({ share }) => share.high)) * 1.05);
  const x = (value: number): number => round(left + (value / most) * (width - left - right));
  const bars = shares.map(({ name, share }, index) => {
    const y = index * row + 6;
    const middle = y + 11;
    return `<text x="${left - 8}" y="${middle + 4}" text-anchor="end">${escapeHtml(name)}</text>
<rect class="bar" x="${left}" y="${y}" width="${round(x(share.value) - left)}" height="22"/>
<path class="whisker" d="M${x(share.low)} ${middle}H${x(share.high)}M${x(share.low)} ${middle - 6}v12M${x(share.high)} ${middle - 6}v12"/>
<text x="${round(Math.max(x(share.high), x(share.value)) + 8)}" y="${middle + 4}">${percent(share.value)} <tspan class="small">(${percents(share)})</tspan></text>`;
  });
  const line =
    fair === null
      ? ''
      : `<path class="fair" d="M${x(fair)} 0V${height - 20}"/><text class="small" x="${x(fair)}" y="${height - 6}" text-anchor="middle">equal: ${percent(fair)}</text>`;
  return figure(title, height, shares.map(({ name, share }) => `${name} ${percent(share.value)}`).join(', '), [...bars, line]);
}

/** A histogram with its mean, the mean's 95 % interval and the middle half. */
export function histogramBars(title: string, spread: Spread): string {
  const height = 190;
  const floor = 140;
  const bins = binned(spread.counts, 60);
  const first = bins[0] as Bin;
  const last = bins.at(-1) as Bin;
  const tallest = Math.max(...bins.map((bin) => bin.count));
  const x = (value: number): number => round(20 + ((value - first.from) / (last.to - first.from)) * (width - 40));
  const bars = bins.map(({ from, to, count }) => {
    const tall = round((count / tallest) * (floor - 24));
    const name = to - from === 1 ? `${from}` : `${from} to ${to - 1}`;
    return `<rect class="bar" x="${x(from)}" y="${round(floor - tall)}" width="${round(Math.max(1, x(to) - x(from) - 1))}" height="${tall}"><title>${name}: ${count}</title></rect>`;
  });
  const centre = (value: number): number => round(x(value) + (x(first.from + 1) - x(first.from)) / 2);
  const { mean, quarter, median, threeQuarters, least, most } = spread;
  const marks = `<path class="axis" d="M20 ${floor}H${width - 20}"/>
<text class="small" x="20" y="${floor + 16}">${least}</text><text class="small" x="${width - 20}" y="${floor + 16}" text-anchor="end">${most}</text>
<path class="half" d="M${centre(quarter)} ${floor + 26}H${centre(threeQuarters)}"/><path class="fair" d="M${centre(mean.value)} 14V${floor + 32}"/>
<path class="whisker" d="M${centre(mean.low)} ${floor + 26}H${centre(mean.high)}"/>
<text class="small" x="${width / 2}" y="${height - 4}" text-anchor="middle">mean ${decimal(mean.value)} (${decimals(mean)}) · median ${median} · middle half ${quarter} to ${threeQuarters}</text>`;
  return figure(title, height, `mean ${decimal(mean.value)}, median ${median}, from ${least} to ${most}`, [...bars, marks]);
}

interface Bin {
  readonly from: number;
  /** Left out. */
  readonly to: number;
  readonly count: number;
}

function binned(counts: Spread['counts'], most: number): Bin[] {
  const least = Math.floor(counts[0]?.[0] ?? 0);
  const highest = Math.floor(counts.at(-1)?.[0] ?? 0);
  const size = Math.max(1, Math.ceil((highest - least + 1) / most));
  const bins: Bin[] = [];
  for (let from = least; from <= highest; from += size) {
    const within = counts.filter(([value]) => value >= from && value < from + size);
    bins.push({ from, to: from + size, count: within.reduce((sum, [, count]) => sum + count, 0) });
  }
  return bins;
}

function figure(title: string, height: number, words: string, parts: readonly string[]): string {
  return `<figure><figcaption>${escapeHtml(title)}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(`${title}: ${words}`)}">
${parts.join('\n')}
</svg></figure>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
