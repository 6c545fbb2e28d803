import { type AnyGame, type AnyShape, openTable, type Refusal, scriptedLuck, type Table } from '@quarterdeck/kernel';
import type { Guide, GuideStep } from './guide.ts';

/** A guide under way: the table, and the step it is at. Pure; the source around it gives it time and a screen. */
export class GuidePlay {
  readonly table: Table<AnyShape>;
  readonly #steps: readonly GuideStep[];
  #at = 0;

  constructor(game: AnyGame, guide: Guide) {
    this.table = openTable({ game, config: game.config(guide.config), seats: guide.seats, luck: scriptedLuck(guide.luck) });
    this.#steps = guide.steps;
  }

  /** The step it is at; null after the last. */
  get step(): GuideStep | null {
    return this.#steps[this.#at] ?? null;
  }
  get at(): number {
    return this.#at;
  }
  get of(): number {
    return this.#steps.length;
  }

  /** What the reader may do now, as the game's actions: those that the step asks for. */
  legal(): readonly AnyShape['action'][] {
    const step = this.step;
    if (step?.kind !== 'do') return [];
    return step.actions.map(this.table.game.notation.read);
  }

  /** The reader's action. Null, or why it does not go on: it is not what the step asks for, or the rules forbid it. */
  act(text: string): Refusal | null {
    const step = this.step;
    if (step?.kind !== 'do' || !step.actions.includes(text)) return { why: 'illegal', text: 'The guide asks for something else now.' };
    return this.#submit(0, text);
  }

  /** Goes on from a step that needs nobody: a note that was read, another seat's action, a window that closes. Throws if the script does not fit. */
  goOn(): void {
    const step = this.step;
    if (step === null || step.kind === 'do') return;
    if (step.kind === 'read') this.#at++;
    else if (step.kind === 'other') throwIf(this.#submit(step.seat, step.action));
    else {
      const { waiting } = this.table;
      const timer = waiting.kind === 'seats' ? waiting.timers[0] : undefined;
      if (timer === undefined) throw new Error(`Step ${this.#at} closes a window, but none is open.`);
      throwIf(this.table.expire(timer.id, this.#times()));
      this.#at++;
    }
  }

  #submit(seat: number, text: string): Refusal | null {
    const refusal = this.table.submit(seat, this.table.game.notation.read(text), this.table.seq);
    if (refusal === null) this.#at++;
    return refusal;
  }

  /** Reaction times in the window that closes: those the steps before it name, the reader's own a quick one. */
  #times(): number[] {
    const times = Array.from({ length: this.table.seats }, () => -1);
    for (let at = this.#at - 1; at >= 0; at--) {
      const step = this.#steps[at];
      if (step === undefined || step.kind === 'close') break;
      if (step.kind === 'other' && step.reaction !== undefined) times[step.seat] = step.reaction;
      if (step.kind === 'do') times[0] = 350;
    }
    return times;
  }
}

function throwIf(refusal: Refusal | null): void {
  if (refusal !== null) throw new Error(`The script of a guide does not fit: ${refusal.text}`);
}
