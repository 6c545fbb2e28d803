import type { AnyTable } from './wire.ts';

/** What every seat sees now, and what lies open, for watchers to whom all have opened their hands. Sent late. */
export function handsFrame(id: string, table: AnyTable): string {
  const { view, waiting } = table.update('spectator', table.seq);
  return JSON.stringify({
    type: 'hands',
    table: id,
    seq: table.heard('spectator'),
    // What ran out then has long been settled.
    waiting: waiting.kind === 'over' ? waiting : { kind: 'seats', must: waiting.must, may: waiting.may, timers: [] },
    view,
    views: Array.from({ length: table.seats }, (_, seat) => table.update(seat, table.seq).view),
  });
}
