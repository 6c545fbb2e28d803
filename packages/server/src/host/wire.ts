import { type AnyShape, isForgetful, type Table, type Viewer } from '@quarterdeck/kernel';
import { type Clocks, clockViews, windowLeft } from '../clock.ts';

/** Any table, its types unknown. */
export type AnyTable = Table<AnyShape>;

/**
 * The one way from a table to a socket: the `update` frame of one viewer who has heard `heard` events, as text. It is built from
 * `update(viewer)` and the public clocks alone, and numbered by what the viewer heard, so that not even a number tells a secret.
 * `heard` below 0: no events are owed (a fresh screen in a forgetful game). Nor does a forgetful game tell all anew after going back,
 * or to whoever claims to have heard what was never told.
 */
export function updateFrame(id: string, table: AnyTable, clocks: Clocks, viewer: Viewer, heard: number, now: number): string {
  const seq = table.heard(viewer);
  const next = heard < 0 ? -1 : table.lineAt(viewer, heard);
  const quiet = heard < 0 || ((next < 0 || next > table.seq) && isForgetful(table.game, table.config));
  const line = quiet ? table.seq : next;
  const { events, view, waiting, legal, since } = table.update(viewer, line);
  const { write } = table.game.notation;
  return JSON.stringify({
    type: 'update',
    update: {
      table: id,
      viewer,
      seq,
      since: quiet ? seq : since === 0 ? 0 : heard,
      events,
      view,
      waiting:
        waiting.kind === 'over'
          ? waiting
          : {
              kind: 'seats',
              must: waiting.must,
              may: waiting.may,
              timers: waiting.timers.map(({ id, ms }) => ({ id, ms, leftMs: windowLeft(clocks, id, now) })),
            },
      legal: legal.map(write),
      clocks: clockViews(clocks, now),
      undo: viewer !== 'spectator' && table.undoable(viewer) !== null,
    },
  });
}
