import type { FlintShape } from '@quarterdeck/games/capitan-flint';
import { painted } from '../../stage/painted.ts';
import type { BoardTable } from '../../table/board.ts';

/** For so long after a window the space key does nothing: a late hand must not press another button. */
const lateMs = 700;

/** The race at this screen: from when the card was painted, and the one touch that may follow. Make it while a component is set up. */
export class Race {
  readonly #table: BoardTable<FlintShape>;
  /** When the card of this window was painted here. */
  #paintedAt: number | null = null;
  #flip = -1;
  #closedAt = Number.NEGATIVE_INFINITY;
  /** The card whose window is open, -1 for none. Updates that change nothing here must not start the clock anew. */
  readonly #open = $derived.by(() => {
    const { phase, flips } = this.#table.seen.view;
    return phase === 'window' ? flips : -1;
  });

  constructor(table: BoardTable<FlintShape>) {
    this.#table = table;
    $effect(() => {
      const flips = this.#open;
      if (flips < 0) return;
      this.#flip = flips;
      this.#paintedAt = null;
      const stop = painted((at) => {
        if (this.#flip !== flips) return;
        this.#paintedAt = at;
        table.shown(`settle${flips}`);
      });
      return () => {
        stop();
        this.#closedAt = performance.now();
      };
    });
  }

  /** Parche may be touched from this screen now. */
  get isLive(): boolean {
    return this.#action !== null && this.#table.canAct;
  }

  get #action(): FlintShape['action'] | null {
    return this.#table.seen.legal.find((action) => action.type === 'touch') ?? null;
  }

  /** A hand on Parche; `at` is the moment of the touch on the clock of `performance.now()`. */
  touch(at: number): void {
    const action = this.#action;
    if (action === null || !this.isLive) return;
    const reaction = this.#paintedAt === null ? 0 : Math.max(0, at - this.#paintedAt);
    this.#table.send(action, { reaction });
  }

  /** The space key, wherever the focus is, unless something is being written or a dialog is open. */
  key(event: KeyboardEvent): void {
    if (event.key !== ' ' || event.defaultPrevented || isElsewhere(event.target)) return;
    const isLate = event.timeStamp - this.#closedAt < lateMs;
    if (!this.isLive && !isLate && this.#table.seen.view.phase !== 'window') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) this.touch(event.timeStamp);
  }
}

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest('input, textarea, select, [contenteditable], dialog, [popover], .top') !== null ||
    document.querySelector('dialog[open]') !== null
  );
}
