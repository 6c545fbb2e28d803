import type { Chance, ChanceOutcome, Game, Shape, Viewer } from './game.ts';
import { commitTo, type Luck, sealedLuck } from './luck.ts';
import { BadRecord, type GameRecord, type LogLine, lineInText, readLine } from './record.ts';
import { follow, fresh, misfit, type Seating, type Standing, updateAt } from './standing.ts';
import { openTable, type Table, type Update } from './table.ts';

/** One chance outcome of a record: its log line (from 1), what chance decided, and what came of it. */
export interface ChanceLine {
  readonly line: number;
  readonly chance: Chance;
  readonly outcome: ChanceOutcome;
}

/** A record as a row of stops: the moments at which the table waited for somebody, as every viewer saw them. Stop 0 is the set-up. */
export interface Replay<G extends Shape> {
  readonly game: Game<G>;
  readonly config: G['config'];
  readonly seats: number;
  readonly record: GameRecord;
  /** How many log lines lead to each stop: a decision (or window, or undo) and the chance that followed. */
  readonly stops: readonly number[];
  readonly chances: readonly ChanceLine[];
  /** The log lines between the stop before and this one. */
  lines(stop: number): readonly string[];
  /** What the viewer saw at this stop. `sinceStop`: events after that stop, by default the one before; -1: all that it ever heard. */
  update(stop: number, viewer: Viewer, sinceStop?: number): Update<G>;
  /** The whole truth at this stop: a copy that the caller may change. */
  state(stop: number): G['state'];
  /** A table that goes on from this stop: what if? */
  playOn(stop: number, luck: Luck): Table<G>;
}

/** Replays a record of this game. Throws `BadRecord` with the line of the record's text that does not fit. */
export function replayRecord<G extends Shape>(game: Game<G>, record: GameRecord): Replay<G> {
  const seating = readSeating(game, record);
  const stops: number[] = [];
  const standings: Pick<Standing<G>, 'state' | 'told' | 'rewound'>[] = [];
  const chances: ChanceLine[] = [];
  const log: string[] = [];
  let now = fresh(seating);
  stopIfSettled();
  record.lines.forEach((text, index) => {
    const { line, chance } = readFitting(game, now, text, log.length, lineInText(record, index));
    if (line.by === 'chance' && chance !== null) chances.push({ line: index + 1, chance, outcome: line.outcome });
    log.push(text);
    now = follow(seating, now, line, log);
    stopIfSettled();
  });
  if (stops.at(-1) !== log.length) throw new BadRecord(lineInText(record, log.length), 'the record ends where the table waits for chance.');

  function stopIfSettled(): void {
    if (game.pending(now.state).kind === 'chance') return;
    stops.push(log.length);
    standings.push({ state: game.clone(now.state), told: now.told, rewound: now.rewound });
  }

  function standing(stop: number): (typeof standings)[number] {
    const found = standings[stop];
    if (found === undefined) throw new RangeError(`There is no stop ${stop}; this record has stops 0 to ${stops.length - 1}.`);
    return found;
  }

  return {
    ...seating,
    record,
    stops,
    chances,
    lines: (stop) => log.slice(stops[stop - 1] ?? 0, stops[stop]),
    update: (stop, viewer, sinceStop = stop - 1) =>
      updateAt(game, standing(stop), stops[stop] as number, viewer, sinceStop < 0 ? 0 : (stops[sinceStop] as number)),
    state: (stop) => game.clone(standing(stop).state),
    playOn: (stop, luck) => openTable({ ...seating, luck, lines: log.slice(0, stops[stop]) }),
  };
}

/** Checks that every chance outcome of a replayed record follows from its revealed seed and contributions. Throws `BadRecord` where it does not. */
export function verifyLuck<G extends Shape>({ record, seats, chances }: Replay<G>): void {
  const { luck } = record;
  const luckLine = lineInText(record, 0) - 2;
  if (luck === undefined)
    throw new BadRecord(
      luckLine,
      'the header has no "luck:" line, so nothing can be verified. Only finished games of a server tell their seed.',
    );
  if (commitTo(luck.seed) !== luck.commitment)
    throw new BadRecord(luckLine, `the seed does not belong to the commitment ${luck.commitment} that was published at the start.`);
  if (luck.contributions.length !== seats)
    throw new BadRecord(
      luckLine,
      `there are ${luck.contributions.length} contributions for ${seats} seats; each seat has one ("" for none).`,
    );
  const sealed = sealedLuck(luck.seed, luck.contributions);
  for (const { line, chance, outcome } of chances) {
    const due = sealed(chance, line).join(' ');
    if (due !== outcome.join(' '))
      throw new BadRecord(lineInText(record, line - 1), `the seed gives "* ${due}" here, but the record has "* ${outcome.join(' ')}".`);
  }
}

function readSeating<G extends Shape>(game: Game<G>, record: GameRecord): Seating<G> {
  const { seats, version } = record;
  if (record.game !== game.id) throw new BadRecord(2, `this is a record of ${record.game}, not of ${game.id}.`);
  if (version !== game.version)
    throw new BadRecord(2, `the record follows version ${version} of the rules of ${game.id}; this build plays version ${game.version}.`);
  if (seats < game.seats[0] || seats > game.seats[1])
    throw new BadRecord(3, `${game.id} is for ${game.seats[0]} to ${game.seats[1]} players, not ${seats}.`);
  const seating = inLine(4, () => ({ game, seats, config: game.config(record.config) }));
  inLine(4, () => game.setup(seating.config, seats));
  return seating;
}

function readFitting<G extends Shape>(
  game: Game<G>,
  now: Standing<G>,
  text: string,
  seq: number,
  textLine: number,
): { line: LogLine<G['action']>; chance: Chance | null } {
  return inLine(textLine, () => {
    const line = readLine(text, game.notation);
    const fault = misfit(game, now, line, seq);
    if (fault !== null) throw new RangeError(`"${text}": ${fault}`);
    const pending = game.pending(now.state);
    return { line, chance: pending.kind === 'chance' ? copyOf(pending.chance) : null };
  });
}

/** Games hand out live bags. */
function copyOf(chance: Chance): Chance {
  return chance.kind === 'pick' ? { ...chance, weights: chance.weights.slice() } : { ...chance, bag: chance.bag.slice() };
}

/** Whatever `read` complains about becomes a complaint about that line. */
function inLine<T>(line: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new BadRecord(line, error instanceof Error ? error.message : String(error));
  }
}
