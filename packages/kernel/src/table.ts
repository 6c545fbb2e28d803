import type { Game, Seat, Shape, Viewer, Waiting } from './game.ts';
import { hearing } from './hearing.ts';
import type { Luck } from './luck.ts';
import { BadRecord, type GameRecord, type LogLine, readLine, writeLine } from './record.ts';
import { refuse } from './refuse.ts';
import { hasSeat } from './seats.ts';
import { follow, fresh, keptUpTo, misfit, refold, type Seating, updateAt, waitingAt } from './standing.ts';

export { refuse } from './refuse.ts';

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
  /** The line to which this seat may go back without asking, or null: its own last action, when nothing was learned, nobody else acted since, and no window is open for answers. */
  undoable(seat: Seat): number | null;
  /** Goes back to the state after line `to`. Whether that is allowed is the caller's business beyond `undoable`. Chance that follows is drawn anew. */
  undo(to: number): void;
  /** What the viewer may know; `since` is the last `seq` it has, 0 for all. */
  update(viewer: Viewer, since: number): Update<G>;
  /**
   * How many events this viewer has heard at this table, undone ones included. It only grows, and unlike `seq` it says nothing about
   * lines that the viewer knows nothing of (a sealed answer, a secret draw): number what you send out by it.
   */
  heard(viewer: Viewer): number;
  /** The last `seq` at which the viewer had heard that many events and the table rested; for `since` and `seen`. */
  lineAt(viewer: Viewer, heard: number): number;
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

/** Opens a table and plays the chance that comes before the first decision. */
export function openTable<G extends Shape>({ game, config, seats, luck, lines = [] }: TableSetup<G>): Table<G> {
  if (seats < game.seats[0] || seats > game.seats[1]) {
    throw new RangeError(`${game.id} is for ${game.seats[0]} to ${game.seats[1]} players, not ${seats}.`);
  }
  const at: Seating<G> = { game, config, seats };
  const log: string[] = [];
  let now = fresh(at);
  const ears = hearing(seats);

  for (const [index, text] of lines.entries()) {
    let line: LogLine<G['action']>;
    try {
      line = readLine(text, game.notation);
      const fault = misfit(game, now, line, log.length);
      if (fault !== null) throw new RangeError(fault);
    } catch (error) {
      throw new BadRecord(index + 1, `"${text}": ${error instanceof Error ? error.message : String(error)}`);
    }
    add(line, text);
  }
  settle();

  function add(line: LogLine<G['action']>, text = writeLine(line, game.notation)): void {
    log.push(text);
    const before = now;
    const told = now.told.length;
    now = follow(at, now, line, log);
    if (now === before) ears.hear(now.told, told);
    else ears.rewind(now.told);
  }

  function settle(): void {
    for (;;) {
      const pending = game.pending(now.state);
      if (pending.kind !== 'chance') return;
      add({ by: 'chance', outcome: luck(pending.chance, log.length + 1) });
    }
  }

  function isStale(seat: Seat, seen: number): boolean {
    if (seen === log.length) return false;
    if (seen > log.length || seen < now.rewound) return true;
    const before = refold(at, log, keptUpTo(now.lines, seen), seen);
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
      return waitingAt(game, now.state);
    },
    submit(seat, action, seen) {
      const wait = waitingAt(game, now.state);
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
      const wait = waitingAt(game, now.state);
      if (wait.kind === 'over') return { why: 'over', text: 'The game is over.' };
      if (!wait.timers.some((running) => running.id === timer)) return { why: 'stale', text: `No timer "${timer}" runs.` };
      add({ by: 'clock', timer, times: [...times] });
      settle();
      return null;
    },
    undoable(seat) {
      const wait = waitingAt(game, now.state);
      // In an open window it would end with the first sealed answer, and so tell of it.
      if (wait.kind === 'seats' && wait.timers.length > 0 && (wait.must | wait.may) !== 0) return null;
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
    update: (viewer, since) => updateAt(game, now, log.length, viewer, since),
    heard: (viewer) => ears.count(viewer),
    lineAt(viewer, heard) {
      const next = ears.next(viewer, heard);
      if (next < 0) return -1;
      if (next === 0) return log.length;
      if (next > log.length) return log.length + 1;
      // Before a chance line the table did not rest.
      let line = next - 1;
      while (log[line]?.startsWith('*')) line--;
      return line;
    },
    lines: (since = 0) => log.slice(since),
    record: () => ({ game: game.id, version: game.version, seats, config, lines: log.slice() }),
  };
}

function legalTexts<G extends Shape>(game: Game<G>, state: G['state'], seat: Seat): string {
  if (game.pending(state).kind !== 'seats') return '';
  return game.legal(state, seat).map(game.notation.write).sort().join('\n');
}
