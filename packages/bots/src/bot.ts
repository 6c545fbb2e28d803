import type { AnyShape, Rng, Seat, Shape, Update } from '@quarterdeck/kernel';

/**
 * A player without a screen. It gets one seat's Update and a memory folded from that seat's own events, never a state: the
 * types make cheating impossible. The same code runs in a worker thread, in a web worker and in the arena, hence synchronous.
 * The bot of a game stands in tactics/<game-id>.ts and is exported as `tactic`; see docs/bots.md.
 */
export interface Bot<G extends Shape> {
  /**
   * An action out of `seen.legal` (or one the game accepts), or null to hold, which only a seat that `may` act can do, or one
   * asked in a window, for whom the game then decides. The same arguments give the same choice.
   * Return before `deadline` (milliseconds of the host's clock); the watchdog plays a legal action for whoever does not.
   */
  choose(seen: Update<G>, seat: Seat, memory: G['memory'], rng: Rng, deadline: number): G['action'] | null;
  /** In a race: the reaction time in milliseconds that goes with the action just chosen. */
  reaction?(seen: Update<G>, seat: Seat, rng: Rng): number;
}

/** Any game's bot, its types unknown. */
export type AnyBot = Bot<AnyShape>;
