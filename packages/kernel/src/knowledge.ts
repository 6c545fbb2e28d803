import type { Rng } from './game.ts';
import { shuffle } from './rng.ts';

/**
 * What a viewer knows of hidden zones (other hands, face-down cards). A block says: each of `cards` lies somewhere in `zones`;
 * what else lies there is unknown. A zone without a block is wholly unknown. Never says more than the truth, sometimes less:
 * after an unseen move nobody can tell where a known card went, so two blocks become one.
 * Marks of "seen by" on each card would not do: after an unseen theft a card is known to lie in one of two hands.
 */
export interface Block {
  /** Ascending. */
  readonly zones: readonly number[];
  /** Kinds, ascending, a kind once for each copy; never empty. */
  readonly cards: readonly number[];
}
export type Knowledge = readonly Block[];

const ascending = (a: number, b: number): number => a - b;

function blockOf(known: Knowledge, zone: number): Block | undefined {
  return known.find((block) => block.zones.includes(zone));
}

/** `known` without `gone`, and with `block` unless it says nothing. */
function replace(known: Knowledge, gone: readonly (Block | undefined)[], zones: readonly number[], cards: readonly number[]): Knowledge {
  const kept = known.filter((block) => !gone.includes(block));
  if (zones.length > 0 && cards.length > 0) kept.push({ zones: zones.toSorted(ascending), cards: cards.toSorted(ascending) });
  return kept;
}

/** The cards of `from` that are left when each of `taken` strikes out one copy, if there is one. */
function without(from: readonly number[], taken: readonly number[]): number[] {
  const left = from.slice();
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** A card was seen going into a zone. */
export function seenEntering(known: Knowledge, zone: number, card: number): Knowledge {
  const block = blockOf(known, zone);
  return replace(known, [block], block?.zones ?? [zone], [...(block?.cards ?? []), card]);
}

/** A card was seen leaving a zone: it is struck out if it was known to be there. */
export function seenLeaving(known: Knowledge, zone: number, card: number): Knowledge {
  const block = blockOf(known, zone);
  return block === undefined ? known : replace(known, [block], block.zones, without(block.cards, [card]));
}

/** A card went from one zone to another and its face was not seen: the two blocks merge. */
export function movedUnseen(known: Knowledge, from: number, to: number): Knowledge {
  const source = blockOf(known, from);
  // Nothing known can have moved, so what is known of `to` still lies there.
  if (source === undefined || source.zones.includes(to)) return known;
  const target = blockOf(known, to);
  const zones = [...source.zones, ...(target?.zones ?? [to])];
  return replace(known, [source, target], zones, [...source.cards, ...(target?.cards ?? [])]);
}

/** A zone was seen as a whole: it splits off, and what it holds is struck out of the block it was in. */
export function seenWhole(known: Knowledge, zone: number, cards: readonly number[]): Knowledge {
  const block = blockOf(known, zone);
  const rest =
    block === undefined
      ? known
      : replace(
          known,
          [block],
          block.zones.filter((other) => other !== zone),
          without(block.cards, cards),
        );
  return replace(rest, [], [zone], cards);
}

/** A zone is empty or no longer there; its number may be used again. */
export function emptied(known: Knowledge, zone: number): Knowledge {
  return seenWhole(known, zone, []);
}

/** Two zones exchanged all they hold, unseen. */
export function exchanged(known: Knowledge, a: number, b: number): Knowledge {
  const rename = (zone: number): number => (zone === a ? b : zone === b ? a : zone);
  return known.map((block) => ({ zones: block.zones.map(rename).sort(ascending), cards: block.cards }));
}

/** Could the zones hold this? `contents(zone)` lists kinds. */
export function agrees(known: Knowledge, contents: (zone: number) => readonly number[]): boolean {
  return known.every((block) => without(block.cards, block.zones.flatMap(contents)).length === 0);
}

/**
 * Fills hidden zones at random with what is known and, for the rest, with what nobody has accounted for: a world that agrees.
 * `sizes[i]` cards go to `zones[i]`. `pool[kind]` counts all copies that are somewhere out of sight, known or not; what is left in it
 * afterwards lies in no zone (a deck).
 */
export function fillZones(known: Knowledge, zones: readonly number[], sizes: readonly number[], pool: number[], rng: Rng): number[][] {
  let left = 0;
  for (const block of known) for (const card of block.cards) pool[card] = (pool[card] as number) - 1;
  for (const copies of pool) left += copies;
  const draw = (): number => {
    if (left === 0) throw new RangeError('The zones hold more cards than are out of sight.');
    let at = rng.below(left--);
    let kind = 0;
    while (at >= (pool[kind] as number)) at -= pool[kind++] as number;
    pool[kind] = (pool[kind] as number) - 1;
    return kind;
  };
  const filled: number[][] = zones.map(() => []);
  for (const block of known) {
    const places: number[] = [];
    zones.forEach((zone, i) => {
      if (block.zones.includes(zone)) for (let n = 0; n < (sizes[i] as number); n++) places.push(i);
    });
    if (places.length < block.cards.length) throw new RangeError('More cards are known to lie in a block of zones than it holds.');
    for (const [n, at] of shuffle(places, rng).entries()) filled[at]?.push(block.cards[n] ?? draw());
  }
  filled.forEach((cards, i) => {
    while (cards.length < (sizes[i] as number)) cards.push(draw());
  });
  return filled;
}
