import { waysTo } from './chance.ts';
import type { Game, Input, Shape, Viewer, Waiting } from './game.ts';
import { collect, heardBy, type Told } from './heard.ts';
import { type LogLine, readLine } from './record.ts';
import { refuse } from './refuse.ts';
import type { Update } from './table.ts';

/** Where a log stands: what the host and the replay fold lines into. */
export interface Standing<G extends Shape> {
  readonly state: G['state'];
  /** What was told, by log line from 1. */
  readonly told: { readonly seq: number; readonly told: Told<G['event']> }[];
  /** The log lines that count, undone ones left out. */
  readonly lines: number[];
  /** Back to this line, one seat alone has acted and nothing was learned. */
  barrier: number;
  /** The last line that went back: whoever has seen less needs everything. */
  rewound: number;
}

/** What a standing belongs to. */
export interface Seating<G extends Shape> {
  readonly game: Game<G>;
  readonly config: G['config'];
  readonly seats: number;
}

/** The standing before the first line. */
export function fresh<G extends Shape>({ game, config, seats }: Seating<G>): Standing<G> {
  return { state: game.setup(config, seats), told: [], lines: [], barrier: 0, rewound: 0 };
}

/** The standing after `line`, which is the last of `log` and fits. The one given is used up: it is changed, or given up for a new one. */
export function follow<G extends Shape>(at: Seating<G>, now: Standing<G>, line: LogLine<G['action']>, log: readonly string[]): Standing<G> {
  if (line.by === 'undo') return refold(at, log, keptUpTo(now.lines, line.to), log.length);
  fold(at, now, line, log.length);
  return now;
}

/** The standing after those lines of the log that `kept` names. */
export function refold<G extends Shape>(at: Seating<G>, log: readonly string[], kept: readonly number[], rewound: number): Standing<G> {
  const now = fresh(at);
  for (const seq of kept) {
    const line = readLine(log[seq - 1] as string, at.game.notation);
    if (line.by !== 'undo') fold(at, now, line, seq);
  }
  now.rewound = rewound;
  return now;
}

function fold<G extends Shape>({ game, seats }: Seating<G>, now: Standing<G>, input: Input<G['action']>, seq: number): void {
  const before = game.pending(now.state);
  const told: Told<G['event']>[] = [];
  game.apply(now.state, input, collect(told, seats));
  for (const entry of told) now.told.push({ seq, told: entry });
  now.lines.push(seq);
  const learned = typeof input.by !== 'number' || told.some((entry) => entry.verb !== 'open');
  const raced = before.kind === 'seats' && (before.timers.length > 0 || before.may !== 0 || before.must !== 1 << Number(input.by));
  if (learned || raced) now.barrier = seq;
}

/** Lines up to and including `to`. Lines undone before `to` are not among `lines` any more, so this holds for states since the last undo. */
export function keptUpTo(lines: readonly number[], to: number): number[] {
  return lines.filter((line) => line <= to);
}

/** What is wrong with this line of a log where it stands, or null. `seq` lines come before it. */
export function misfit<G extends Shape>(game: Game<G>, now: Standing<G>, line: LogLine<G['action']>, seq: number): string | null {
  const pending = game.pending(now.state);
  if (line.by === 'undo')
    return line.to < seq && (line.to === 0 || now.lines.includes(line.to)) ? null : `there is no state after line ${line.to} to go back to`;
  if (pending.kind === 'over') return 'the game is over';
  if (line.by === 'chance') {
    if (pending.kind !== 'chance') return 'the table does not wait for chance here';
    return waysTo(pending.chance, line.outcome) > 0 ? null : `this outcome is impossible; chance decides ${JSON.stringify(pending.chance)}`;
  }
  if (pending.kind === 'chance') return `the table waits for chance here: ${JSON.stringify(pending.chance)}`;
  if (line.by === 'clock') return pending.timers.some((timer) => timer.id === line.timer) ? null : `no timer "${line.timer}" runs here`;
  return refuse(game, now.state, line.by, line.action);
}

/** What the table waits for, where chance has been played. */
export function waitingAt<G extends Shape>(game: Game<G>, state: G['state']): Waiting {
  const pending = game.pending(state);
  if (pending.kind === 'chance') throw new Error('A table never rests on a chance node.');
  return pending;
}

/** The update of a viewer that has seen `since` lines, where `seq` lines stand. What was told later (the list is shared) is left out. */
export function updateAt<G extends Shape>(
  game: Game<G>,
  now: Pick<Standing<G>, 'state' | 'told' | 'rewound'>,
  seq: number,
  viewer: Viewer,
  since: number,
): Update<G> {
  const from = since > seq || since < now.rewound || since < 0 ? 0 : since;
  const events: G['event'][] = [];
  const end = firstAfter(now.told, seq);
  for (let i = firstAfter(now.told, from); i < end; i++) {
    const entry = now.told[i] as (typeof now.told)[number];
    const event = heardBy(entry.told, viewer);
    if (event !== null) events.push(event);
  }
  return {
    viewer,
    seq,
    since: from,
    events,
    view: game.view(now.state, viewer),
    waiting: waitingAt(game, now.state),
    legal: viewer === 'spectator' ? [] : game.legal(now.state, viewer),
  };
}

function firstAfter(told: readonly { readonly seq: number }[], since: number): number {
  let low = 0;
  let high = told.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((told[middle] as { seq: number }).seq <= since) low = middle + 1;
    else high = middle;
  }
  return low;
}
