import { type AnyShape, type Seat, seatsOf, type Table, type Waiting } from '@quarterdeck/kernel';
import { crews, defaultPace, type RoomView, type WireUpdate } from '@quarterdeck/protocol';
import type { Saved } from './saved.ts';

/** A table of this page in the clothes of a room, so that screens need not care. */
export function localRoom(
  { id, game, config, sitters }: Pick<Saved, 'id' | 'game' | 'config' | 'sitters'>,
  waiting: Waiting,
  people: readonly Seat[],
  viewer: Seat,
): RoomView {
  return {
    code: 'HERE',
    settings: { game, config, seats: sitters.length, visibility: 'private', pace: defaultPace },
    host: id,
    me: { id, seats: [...people], muted: [] },
    members: [{ id, name: sitters[viewer]?.name ?? '', here: true }],
    seats: sitters.map((sitter, seat) => ({
      crew: crews[seat] ?? 'anchor',
      kind: sitter.kind,
      member: sitter.kind === 'person' ? id : null,
      name: sitter.name,
      level: sitter.kind === 'bot' ? sitter.level : null,
      here: true,
      standIn: false,
      botInSeconds: null,
      local: sitter.kind === 'person',
    })),
    table: {
      id,
      game,
      phase: waiting.kind === 'over' ? 'over' : 'playing',
      waitingFor: waiting.kind === 'over' ? [] : [...seatsOf(waiting.must)],
      outcome: waiting.kind === 'over' ? { places: [...waiting.outcome.places], scores: [...waiting.outcome.scores] } : null,
    },
    commitment: '',
    paused: false,
    proposal: null,
    openHands: null,
    chatOpen: false,
    past: [],
  };
}

/** What a viewer may know of a table of this page, as a server would send it. `leftMs`: what is left of the running window. */
export function wireOf(table: Table<AnyShape>, id: string, viewer: Seat, since: number, leftMs: number): WireUpdate {
  const update = table.update(viewer, since);
  const { waiting } = update;
  const wire: WireUpdate = {
    table: id,
    viewer,
    seq: update.seq,
    since: update.since,
    events: [...update.events],
    view: update.view,
    waiting:
      waiting.kind === 'over'
        ? { kind: 'over', outcome: { places: [...waiting.outcome.places], scores: [...waiting.outcome.scores] } }
        : { ...waiting, timers: waiting.timers.map((timer) => ({ ...timer, leftMs })) },
    legal: update.legal.map(table.game.notation.write),
    clocks: [],
    undo: table.undoable(viewer) !== null,
  };
  // What comes from the rules is live; a screen keeps what it was given.
  return structuredClone(wire);
}
