/**
 * Reaction times that the server can vouch for. A client measures from the frame in which it painted the window to the touch, which
 * is fair whatever its distance; the server only limits what a client can gain by lying to what it cannot tell from the line itself.
 */

/** Slowest painting that is put down to the client's screen: two frames at 30 a second. */
export const paintMs = 67;
/** A line is never taken to be slower than this, so that feigning a slow one is of limited use. */
export const slowestLineMs = 400;
/** How many round trips are remembered for a connection. */
const remembered = 16;

/** Measured round trips of one connection. */
export interface Line {
  readonly trips: number[];
}

export function newLine(): Line {
  return { trips: [] };
}

/** Notes one measured round trip; the oldest is forgotten. */
export function noteTrip(line: Line, ms: number): void {
  line.trips.push(Math.min(slowestLineMs, Math.max(0, ms)));
  if (line.trips.length > remembered) line.trips.shift();
}

/** Quickest and slowest round trip; before anything was measured nothing is taken for granted. */
export function lineBounds(line: Line): { quickest: number; slowest: number } {
  if (line.trips.length === 0) return { quickest: 0, slowest: slowestLineMs };
  const quickest = Math.min(...line.trips);
  // The next trip may be a little slower than any of those seen.
  return { quickest, slowest: Math.min(slowestLineMs, Math.max(...line.trips) + (Math.max(...line.trips) - quickest) / 4 + 2) };
}

/** What the server saw of one touch, by its own clock. `shown`: when the client's word came that the window was painted; null if it did not. */
export interface Sighting {
  readonly sent: number;
  readonly shown: number | null;
  readonly touched: number;
  /** What the client measured; null if it did not say. */
  readonly claimed: number | null;
}

/** The least and the most that the reaction can have been. */
export function vouchedFor({ sent, shown, touched }: Sighting, line: Line): { least: number; most: number } {
  const { quickest, slowest } = lineBounds(line);
  const least = touched - sent - slowest - paintMs;
  const most = touched - sent - quickest;
  if (shown === null) return { least: Math.max(0, least), most: Math.max(0, most) };
  // The word "shown" left at the painting: both it and the touch then travelled up the same line.
  const jitter = slowest - quickest;
  return { least: Math.max(0, least, touched - shown - jitter), most: Math.max(0, Math.min(most, touched - shown + jitter)) };
}

/** The reaction that counts, in whole milliseconds: the client's measure, moved to the nearest that the server can vouch for. */
export function acceptReaction(sighting: Sighting, line: Line): number {
  const { least, most } = vouchedFor(sighting, line);
  const claimed = sighting.claimed ?? most;
  return Math.round(Math.min(Math.max(claimed, least), Math.max(least, most)));
}

/** By how much windows are held open longer, so that the touch of the farthest seat still arrives. It depends on the lines alone. */
export function raceSlack(lines: Iterable<Line>): number {
  let slack = 0;
  for (const line of lines) if (line.trips.length > 0) slack = Math.max(slack, lineBounds(line).slowest);
  return Math.ceil(slack) + paintMs;
}
