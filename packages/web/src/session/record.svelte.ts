import { type AnyGame, type AnyShape, type GameRecord, type Replay, replayRecord, type Seat } from '@quarterdeck/kernel';
import { crews, defaultPace, type GameId, type RoomView, type WireUpdate } from '@quarterdeck/protocol';
import { AloneSource } from './alone.ts';
import { type Feed, take } from './feed.ts';
import type { Answer } from './link.ts';
import type { Eyes, Source } from './source.ts';

/** A turn of a replay: consecutive stops to which the same seat led; null: chance or a window did. */
export interface Turn {
  readonly seat: Seat | null;
  readonly from: number;
  readonly to: number;
}

/** A finished game to look at, stop by stop, from any seat's eyes. Throws `BadRecord` if the record does not fit the game. */
export class RecordSource extends AloneSource implements Source {
  readonly kind = 'record';
  readonly room: RoomView;
  readonly replay: Replay<AnyShape>;
  readonly turns: readonly Turn[];
  feed = $state.raw<Feed | null>(null);
  stop = $state(0);
  eyes = $state<Eyes>('spectator');

  constructor(game: AnyGame, record: GameRecord, stop: number) {
    super('over', 'This game has been played.');
    this.replay = replayRecord(game, record);
    this.room = asRoom(record, this.replay);
    this.turns = turnsOf(this.replay);
    this.stop = Math.min(Math.max(0, stop), this.last);
    this.#show(false);
  }

  get last(): number {
    return this.replay.stops.length - 1;
  }
  get turn(): Turn | null {
    return this.turns.find((turn) => turn.from <= this.stop && this.stop <= turn.to) ?? null;
  }

  /** One step on is played; any other way is a leap. */
  go(stop: number): void {
    const to = Math.min(Math.max(0, stop), this.last);
    if (to === this.stop) return;
    const isStep = to === this.stop + 1;
    this.stop = to;
    this.#show(isStep);
  }
  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.#show(false);
  }

  act(): Promise<Answer> {
    return this.refuse();
  }
  undo(): Promise<Answer> {
    return this.refuse();
  }
  close(): void {
    this.onfeed = null;
  }

  /** Every seat's view of this stop. */
  #hands(): readonly unknown[] {
    const { replay, stop } = this;
    return structuredClone(Array.from({ length: replay.seats }, (_, seat) => replay.update(stop, seat, stop).view));
  }

  #show(isStep: boolean): void {
    const viewer = this.eyes === 'all' ? 'spectator' : this.eyes;
    const update = this.replay.update(this.stop, viewer, isStep ? this.stop - 1 : -1);
    const wire: WireUpdate = {
      table: 'record',
      viewer,
      seq: update.seq,
      since: update.since,
      events: [...update.events],
      view: update.view,
      waiting:
        update.waiting.kind === 'over'
          ? { kind: 'over', outcome: { places: [...update.waiting.outcome.places], scores: [...update.waiting.outcome.scores] } }
          : { ...update.waiting, timers: [] },
      legal: [],
      clocks: [],
      undo: false,
    };
    const taken = take(isStep ? this.feed : null, structuredClone(wire));
    if (taken === null || 'gap' in taken) return;
    const feed = this.eyes === 'all' ? { ...taken, hands: this.#hands() } : taken;
    this.feed = feed;
    this.onfeed?.(feed);
  }
}

/** Who led to each stop, gathered into turns. */
export function turnsOf(replay: Pick<Replay<AnyShape>, 'stops' | 'lines'>): readonly Turn[] {
  const turns: { seat: Seat | null; from: number; to: number }[] = [];
  for (let stop = 1; stop < replay.stops.length; stop++) {
    const head = /^\d+/.exec(replay.lines(stop)[0] ?? '')?.[0];
    const seat = head === undefined ? null : Number(head);
    const last = turns.at(-1);
    // A window that closes belongs to the turn in which it opened.
    if (last !== undefined && (last.seat === seat || seat === null)) last.to = stop;
    else turns.push({ seat, from: stop, to: stop });
  }
  return turns;
}

/** The record in the clothes of a room, so that screens need not care. */
function asRoom(record: GameRecord, replay: Replay<AnyShape>): RoomView {
  const game = record.game as GameId;
  const over = replay.update(replay.stops.length - 1, 'spectator').waiting;
  return {
    code: 'LOOK',
    settings: { game, config: { ...record.config }, seats: record.seats, visibility: 'private', pace: defaultPace },
    host: '',
    me: { id: '', seats: [], muted: [] },
    members: [],
    seats: Array.from({ length: record.seats }, (_, seat) => ({
      crew: crews[seat] ?? 'anchor',
      kind: 'person',
      member: null,
      name: record.names?.[seat] ?? String(seat + 1),
      level: null,
      here: true,
      standIn: false,
      botInSeconds: null,
      local: false,
    })),
    table: {
      id: 'record',
      game,
      phase: over.kind === 'over' ? 'over' : 'playing',
      waitingFor: [],
      outcome: over.kind === 'over' ? { places: [...over.outcome.places], scores: [...over.outcome.scores] } : null,
    },
    commitment: '',
    paused: false,
    proposal: null,
    openHands: null,
    chatOpen: false,
    past: [],
  };
}
