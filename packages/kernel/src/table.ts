import { waysTo } from './chance.ts';
import type { Game, Input, Seat, Shape, Viewer, Waiting } from './game.ts';
import { collect, heardBy, type Told } from './heard.ts';
import type { Luck } from './luck.ts';
import { BadRecord, type GameRecord, type LogLine, readLine, writeLine } from './record.ts';
import { hasSeat } from './seats.ts';

export type Refusal = { readonly why: 'illegal' | 'stale' | 'over'; readonly text: string };

/** What one viewer may know: the only thing that leaves the host. */
export interface Update<G extends Shape> {
  readonly viewer: Viewer;
  readonly seq: number;
  /** `events` are those after this line of the log. 0: all that the viewer ever heard; what it kept from before no longer counts. */
  readonly since: number;
  readonly events: readonly G['event'][];
  /** Where it ended; the last word. */
  readonly view: G['view'];
  readonly waiting: Waiting;
  readonly legal: readonly G['action'][];
}

/** The one host: server, offline page, command line and tests sit around it. */
export interface Table<G extends Shape> {
  readonly game: Game<G>;
  readonly config: G['config'];
  readonly seats: number;
  /** How many lines the log has. */
  readonly seq: number;
  readonly waiting: Waiting;
  /** Plays an action, then all chance that follows. Null, or why nothing happened. `seen` is the `seq` of the update that was answered. */
  submit(seat: Seat, action: G['action'], seen: number): Refusal | null;
  /** A window closed. Refused if that timer does not run. */
  expire(timer: string, times: readonly number[]): Refusal | null;
  /** The line to which this seat may go back without asking, or null: its own last action, when nothing was learned and nobody else acted since. */
  undoable(seat: Seat): number | null;
  /** Goes back to the state after line `to`. Whether that is allowed is the caller's business beyond `undoable`. Chance that follows is drawn anew. */
  undo(to: number): void;
  /** What the viewer may know; `since` is the last `seq` it has, 0 for all. */
  update(viewer: Viewer, since: number): Update<G>;
  /** Log lines after `since`, as text. */
  lines(since?: number): readonly string[];
  record(): GameRecord;
}

export interface TableSetup<G extends Shape> {
  readonly game: Game<G>;
  readonly config: G['config'];
  readonly seats: number;
  readonly luck: Luck;
  /** A log to replay first. Throws `BadRecord` with the line (from 1) that does not fit. */
  readonly lines?: readonly string[];
}

interface Standing<G extends Shape> {
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

/** Opens a table and plays the chance that comes before the first decision. */
export function openTable<G extends Shape>({ game, config, seats, luck, lines = [] }: TableSetup<G>): Table<G> {
  if (seats < game.seats[0] || seats > game.seats[1]) {
    throw new RangeError(`${game.id} is for ${game.seats[0]} to ${game.seats[1]} players, not ${seats}.`);
  }
  const log: string[] = [];
  let now = fresh(game, config, seats);

  for (const [index, text] of lines.entries()) {
    let line: LogLine<G['action']>;
    try {
      line = readLine(text, game.notation);
      const fault = misfit(game, now.state, line, now.lines, log.length);
      if (fault !== null) throw new RangeError(fault);
    } catch (error) {
      throw new BadRecord(index + 1, `"${text}": ${error instanceof Error ? error.message : String(error)}`);
    }
    add(line, text);
  }
  settle();

  function add(line: LogLine<G['action']>, text = writeLine(line, game.notation)): void {
    log.push(text);
    if (line.by === 'undo') now = replay(game, config, seats, log, keptUpTo(now.lines, line.to), log.length);
    else fold(game, now, line, log.length, seats);
  }

  function settle(): void {
    for (;;) {
      const pending = game.pending(now.state);
      if (pending.kind !== 'chance') return;
      add({ by: 'chance', outcome: luck(pending.chance, log.length + 1) });
    }
  }

  function waiting(): Waiting {
    const pending = game.pending(now.state);
    if (pending.kind === 'chance') throw new Error('A table never rests on a chance node.');
    return pending;
  }

  function isStale(seat: Seat, seen: number): boolean {
    if (seen === log.length) return false;
    if (seen > log.length || seen < now.rewound) return true;
    const before = replay(game, config, seats, log, keptUpTo(now.lines, seen), seen);
    return legalTexts(game, before.state, seat) !== legalTexts(game, now.state, seat);
  }

  return {
    game,
    config,
    seats,
    get seq() {
      return log.length;
    },
    get waiting() {
      return waiting();
    },
    submit(seat, action, seen) {
      const wait = waiting();
      if (wait.kind === 'over') return { why: 'over', text: 'The game is over.' };
      if (hasSeat(wait.must, seat) && isStale(seat, seen)) {
        return { why: 'stale', text: 'The table has moved on since you chose; look again.' };
      }
      const refusal = refuse(game, now.state, seat, action);
      if (refusal !== null) return { why: 'illegal', text: refusal };
      add({ by: seat, action });
      settle();
      return null;
    },
    expire(timer, times) {
      const wait = waiting();
      if (wait.kind === 'over') return { why: 'over', text: 'The game is over.' };
      if (!wait.timers.some((running) => running.id === timer)) return { why: 'stale', text: `No timer "${timer}" runs.` };
      add({ by: 'clock', timer, times: [...times] });
      settle();
      return null;
    },
    undoable(seat) {
      const last = now.lines.at(-1);
      if (last === undefined || last <= now.barrier || !(log[last - 1] as string).startsWith(`${seat} `)) return null;
      return now.lines.at(-2) ?? 0;
    },
    undo(to) {
      if (!Number.isInteger(to) || to < 0 || (to > 0 && !now.lines.includes(to)) || to >= log.length) {
        throw new RangeError(`There is no state after line ${to} to go back to.`);
      }
      add({ by: 'undo', to });
      settle();
    },
    update(viewer, since) {
      const from = since > log.length || since < now.rewound || since < 0 ? 0 : since;
      const events: G['event'][] = [];
      for (let i = firstAfter(now.told, from); i < now.told.length; i++) {
        const entry = now.told[i] as (typeof now.told)[number];
        const event = heardBy(entry.told, viewer);
        if (event !== null) events.push(event);
      }
      return {
        viewer,
        seq: log.length,
        since: from,
        events,
        view: game.view(now.state, viewer),
        waiting: waiting(),
        legal: viewer === 'spectator' ? [] : game.legal(now.state, viewer),
      };
    },
    lines: (since = 0) => log.slice(since),
    record: () => ({ game: game.id, version: game.version, seats, config, lines: log.slice() }),
  };
}

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

function fresh<G extends Shape>(game: Game<G>, config: G['config'], seats: number): Standing<G> {
  return { state: game.setup(config, seats), told: [], lines: [], barrier: 0, rewound: 0 };
}

function fold<G extends Shape>(game: Game<G>, now: Standing<G>, input: Input<G['action']>, seq: number, seats: number): void {
  const before = game.pending(now.state);
  const told: Told<G['event']>[] = [];
  game.apply(now.state, input, collect(told, seats));
  for (const entry of told) now.told.push({ seq, told: entry });
  now.lines.push(seq);
  const learned = typeof input.by !== 'number' || told.some((entry) => entry.verb !== 'open');
  const raced = before.kind === 'seats' && (before.timers.length > 0 || before.may !== 0 || before.must !== 1 << Number(input.by));
  if (learned || raced) now.barrier = seq;
}

function replay<G extends Shape>(
  game: Game<G>,
  config: G['config'],
  seats: number,
  log: readonly string[],
  kept: readonly number[],
  rewound: number,
): Standing<G> {
  const now = fresh(game, config, seats);
  for (const seq of kept) {
    const line = readLine(log[seq - 1] as string, game.notation);
    if (line.by !== 'undo') fold(game, now, line, seq, seats);
  }
  now.rewound = rewound;
  return now;
}

/** Lines up to and including `to`. Lines undone before `to` are not among `lines` any more, so this holds for states since the last undo. */
function keptUpTo(lines: readonly number[], to: number): number[] {
  return lines.filter((line) => line <= to);
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

function legalTexts<G extends Shape>(game: Game<G>, state: G['state'], seat: Seat): string {
  if (game.pending(state).kind !== 'seats') return '';
  return game.legal(state, seat).map(game.notation.write).sort().join('\n');
}

/** What is wrong with this line of a log at this state, or null. */
function misfit<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  line: LogLine<G['action']>,
  lines: readonly number[],
  seq: number,
): string | null {
  const pending = game.pending(state);
  if (line.by === 'undo')
    return line.to < seq && (line.to === 0 || lines.includes(line.to)) ? null : `there is no state after line ${line.to} to go back to`;
  if (pending.kind === 'over') return 'the game is over';
  if (line.by === 'chance') {
    if (pending.kind !== 'chance') return 'the table does not wait for chance here';
    return waysTo(pending.chance, line.outcome) > 0 ? null : `this outcome is impossible; chance decides ${JSON.stringify(pending.chance)}`;
  }
  if (pending.kind === 'chance') return `the table waits for chance here: ${JSON.stringify(pending.chance)}`;
  if (line.by === 'clock') return pending.timers.some((timer) => timer.id === line.timer) ? null : `no timer "${line.timer}" runs here`;
  return refuse(game, state, line.by, line.action);
}
