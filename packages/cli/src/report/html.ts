import type { Simulation } from './simulation.ts';
import { escapeHtml, histogramBars, shareBars } from './svg.ts';

const style = `
:root { color-scheme: light dark; --ink: #2b2118; --paper: #f6ecd6; --card: #fffaf0; --bar: #2f6f7e; --mark: #a3341f; --line: #b9a888; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0e6d2; --paper: #16222a; --card: #1f2e38; --bar: #5fa9b8; --mark: #f0876f; --line: #5b6b74; } }
body { margin: 0 auto; max-width: 38rem; padding: 1.5rem 1rem 3rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 Georgia, serif; }
h1 { margin: 0; font-size: 1.6rem; } h2 { margin: 2rem 0 .5rem; font-size: 1.15rem; } p { margin: .25rem 0; overflow-wrap: anywhere; }
figure { margin: .75rem 0; padding: .75rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
figcaption { font-weight: bold; margin-bottom: .25rem; } svg { display: block; width: 100%; height: auto; }
text { fill: var(--ink); font: 14px system-ui, sans-serif; font-variant-numeric: tabular-nums; } .small { font-size: 12px; }
.bar { fill: var(--bar); } .whisker { stroke: var(--mark); stroke-width: 2; fill: none; } .axis { stroke: var(--line); }
.fair { stroke: var(--mark); stroke-dasharray: 4 3; } .half { stroke: var(--bar); stroke-width: 5; }
`;

/** A simulation as one page that needs nothing else. */
export function simulationHtml(simulation: Simulation): string {
  const { game, version, config, bots, games, seed, firsts, scores, decisions, turns, endings, winners } = simulation;
  const title = `${game}: ${games} games with ${bots.length} players`;
  const firstPlaces = firsts.reduce((sum, { games: first }) => sum + first, 0);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>Bots by seat: ${escapeHtml(bots.join(', '))}. Seed ${seed}. Rules version ${version}.</p>
<p>Options: <code>${escapeHtml(JSON.stringify(config))}</code></p>
<p>Whiskers and figures in brackets are 95 % confidence intervals: Wilson's for shares, the normal approximation for means.</p>
<h2>Who wins</h2>
${shareBars('Games in which the seat came first (shared first places count for each)', firsts, firstPlaces / games / bots.length)}
<h2>Scores</h2>
${scores.map((spread, seat) => histogramBars(`Score of seat ${seat} (${bots[seat]})`, spread)).join('\n')}
<h2>Length</h2>
${histogramBars('Decisions of players in a game', decisions)}
${histogramBars('Turns in a game', turns)}
<h2>How games end</h2>
${shareBars('Ending', endings)}
${shareBars('Seats in first place', winners)}
</body>
</html>
`;
}
