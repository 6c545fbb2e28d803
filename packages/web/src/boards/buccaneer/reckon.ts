import * as buccaneer from '@quarterdeck/games/buccaneer';
import type { Seat } from '@quarterdeck/kernel';

const { piratesEach, shipOf, wages } = buccaneer;
type StackSeen = buccaneer.StackSeen;
type PirateSeen = buccaneer.PirateSeen;
type Wage = buccaneer.Wage;
type Ship = buccaneer.Ship;

/** An amount that is only known within bounds; equal bounds: exactly. */
export interface Range {
  readonly low: number;
  readonly high: number;
}
/** What one pirate of a stack is paid; null for the captain's own, which are not paid. */
interface PayLine {
  readonly seat: Seat;
  readonly pay: Range | null;
}
/** What a boarding would cost its captain, as far as the reader can know. */
export interface Reckoning {
  readonly ship: Ship;
  /** From the top down, the order of pay. */
  readonly lines: readonly PayLine[];
  readonly due: Range;
  /** Ship minus wages, what the stock pays taken into account: how the captain's ducats change. */
  readonly kept: Range;
  /** The captain may be too poor to pay it all. */
  readonly isPoor: boolean;
}

export function isExact({ low, high }: Range): boolean {
  return low === high;
}

/** What a seat's pirates may carry whose wages the reader does not see. */
function unseen(stacks: readonly StackSeen[], seat: Seat): readonly Wage[] {
  const seen = stacks.flatMap(({ pirates }) =>
    pirates.flatMap((pirate) => (pirate.seat === seat && pirate.wage !== null ? [pirate.wage] : [])),
  );
  return wages.filter((wage) => !seen.includes(wage));
}

/** The bounds of one pirate's pay. */
function payOf(pirate: PirateSeen, hidden: readonly Wage[], ship: Ship): Range {
  const amounts = (pirate.wage === null ? hidden : [pirate.wage]).map((wage) => (wage === '?' ? ship.mystery : wage));
  return { low: Math.min(...amounts), high: Math.max(...amounts) };
}

/** Reckons what boarding with a stack would bring its captain, from what the reader sees of `stacks`. */
export function reckon(stacks: readonly StackSeen[], stack: StackSeen, ship: Ship, money: readonly number[]): Reckoning {
  const captain = stack.pirates[0]?.seat ?? 0;
  const hidden = money.map((_, seat) => unseen(stacks, seat));
  const lines = stack.pirates.map(
    (pirate): PayLine => ({
      seat: pirate.seat,
      pay: pirate.seat === captain ? null : payOf(pirate, hidden[pirate.seat] ?? [], ship),
    }),
  );
  let low = 0;
  let high = 0;
  for (const [seat, wagesLeft] of hidden.entries()) {
    if (seat === captain) continue;
    const mine = stack.pirates.filter((pirate) => pirate.seat === seat);
    for (const pirate of mine) {
      if (pirate.wage === null) continue;
      const pay = payOf(pirate, wagesLeft, ship).low;
      low += pay;
      high += pay;
    }
    // No two covered pirates of one colour carry the same wage: the sums are closer than the single bounds.
    const covered = mine.filter((pirate) => pirate.wage === null).length;
    const amounts = wagesLeft.map((wage) => (wage === '?' ? ship.mystery : wage)).sort((a, b) => a - b);
    for (let i = 0; i < covered; i++) {
      low += amounts[i] ?? 0;
      high += amounts[amounts.length - 1 - i] ?? 0;
    }
  }
  const own = money[captain] ?? 0;
  const kept = (due: number): number => Math.max(ship.ducats - due, -own);
  return { ship, lines, due: { low, high }, kept: { low: kept(high), high: kept(low) }, isPoor: ship.ducats - high < -own };
}

/** The face-up ships that a stack of this height could board. */
export function boardable(height: number, open: readonly (number | null)[]): Ship[] {
  return open.flatMap((number) => (number !== null && shipOf(number).crew <= height ? [shipOf(number)] : []));
}

/** How many pirates each player has in a stack: those with any, the captain first, then in playing order. */
export function insideOf({ pirates }: StackSeen): { seat: Seat; count: number }[] {
  const counts = new Map<Seat, number>();
  for (const { seat } of pirates) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const captain = pirates[0]?.seat;
  return [...counts]
    .map(([seat, count]) => ({ seat, count }))
    .sort((a, b) => Number(b.seat === captain) - Number(a.seat === captain) || a.seat - b.seat);
}

/** Whoever has the most of a kind, and how many that are. */
export function leadersOf(loot: readonly (readonly number[])[], kind: number): { seats: Seat[]; most: number } {
  const most = Math.max(...loot.map((pieces) => pieces[kind] ?? 0));
  return { seats: most === 0 ? [] : loot.flatMap((pieces, seat) => (pieces[kind] === most ? [seat] : [])), most };
}

/** The owner's place of a stack on the quay never changes: that of its top pirate. */
export function stacksOf(stacks: readonly StackSeen[], seat: Seat): StackSeen[] {
  return stacks.filter(({ top }) => Math.floor(top / piratesEach) === seat);
}

/** As many rows as the deck has room for beside my stacks. */
const mostRows = 6;

/** A bill with a row for each pirate would not fit on the deck; the note that a captain is poor takes two rows. */
export function isLongBill(pirates: number, ships: number, isPoor: boolean): boolean {
  return pirates + Math.max(1, ships) + (isPoor ? 2 : 0) > mostRows;
}
