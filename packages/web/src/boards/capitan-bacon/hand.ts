import type * as capitanBacon from '@quarterdeck/games/capitan-bacon';

/** A card in my hand. It keeps its id and its place as long as it is held. */
export interface Held {
  readonly id: number;
  readonly kind: capitanBacon.Kind;
  /** Which copy of its kind, counted from 0 as they lie. */
  readonly copy: number;
}

/**
 * The hand as it lies on the deck: what is still held stays where it was, what is new comes last. The game's own hand has no order.
 * Of equal cards the last one leaves.
 */
export function follow(before: readonly Held[], hand: readonly capitanBacon.Kind[]): readonly Held[] {
  const left = hand.slice();
  const taken = (kind: capitanBacon.Kind): boolean => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const kept = before.filter(({ kind }) => taken(kind));
  let id = before.reduce((highest, held) => Math.max(highest, held.id), 0);
  const all = [...kept, ...left.map((kind) => ({ id: ++id, kind }))];
  const counts = new Map<number, number>();
  return all.map(({ id, kind }) => {
    const copy = counts.get(kind) ?? 0;
    counts.set(kind, copy + 1);
    return { id, kind, copy };
  });
}
