import type { Scene } from './scene.ts';

/** One event to be played: what it looks like, and how the table shows what it led to. */
export interface Step {
  readonly scene: Scene | null;
  /** Shows the view after the event. */
  show(): void;
  /** The event itself, for boards that animate it in place. */
  readonly event: unknown;
}

/** Milliseconds at pace 1, as in tokens.css. */
export const times = { move: 420, hop: 220, flip: 260, roll: 850, short: 300, read: 900, scene: 1400, none: 0 } as const;
/** A queue that is longer than this plays at double pace. */
const longQueueMs = 3000;

/** How long the board itself animates a scene at pace 1. */
export function lastsMs({ lasts = 'none' }: Scene): number {
  return typeof lasts === 'number' ? lasts : times[lasts];
}

/** How long a scene takes at pace 1. */
export function lengthOf(scene: Scene | null): number {
  if (scene === null) return 0;
  let start = 0;
  let end = lastsMs(scene);
  for (const [index, flight] of (scene.flights ?? []).entries()) {
    if (index > 0) start += flight.after ?? 60;
    end = Math.max(end, start + times[flight.pace ?? 'move'] + (flight.read ? times.read + times.flip : 0));
  }
  return end + times[scene.hold ?? 'none'];
}

/** By what the times are multiplied: the player's pace, halved while much is waiting. 0: at once. */
export function paceOf(pace: number, waiting: readonly Step[]): number {
  const total = waiting.reduce((sum, step) => sum + lengthOf(step.scene), 0);
  return total > longQueueMs ? pace / 2 : pace;
}

/** How one scene is brought on screen. `pace` 0: at once. Resolves when it is over or `skipped` is aborted. */
export type Player = (step: Step, pace: number, skipped: AbortSignal) => Promise<void>;

/** Plays steps one after the other. Nothing is lost by skipping: each step is shown, only without its time. */
export class StepQueue {
  readonly #player: Player;
  readonly #pace: () => number;
  #steps: Step[] = [];
  #skip = new AbortController();
  #run: Promise<void> | null = null;

  constructor(player: Player, pace: () => number) {
    this.#player = player;
    this.#pace = pace;
  }

  get isPlaying(): boolean {
    return this.#run !== null;
  }

  /** Adds steps; resolves when these and all before them were shown. */
  play(steps: readonly Step[]): Promise<void> {
    this.#steps.push(...steps);
    this.#run ??= this.#drain();
    return this.#run;
  }

  /** Shows everything that is waiting at once. */
  skip(): void {
    if (this.#run !== null) this.#skip.abort();
  }

  async #drain(): Promise<void> {
    for (;;) {
      const pace = this.#skip.signal.aborted ? 0 : paceOf(this.#pace(), this.#steps);
      const step = this.#steps.shift();
      if (step === undefined) break;
      await this.#playOne(step, pace);
    }
    this.#skip = new AbortController();
    this.#run = null;
  }

  /** One picture that fails must leave neither the table standing still nor its event unshown. */
  async #playOne(step: Step, pace: number): Promise<void> {
    let isShown = false;
    const show = (): void => {
      isShown = true;
      step.show();
    };
    try {
      await this.#player({ ...step, show }, pace, this.#skip.signal);
    } catch (error) {
      console.error('An event could not be played:', error);
    }
    if (isShown) return;
    try {
      show();
    } catch (error) {
      console.error('An event could not be shown:', error);
    }
  }
}
