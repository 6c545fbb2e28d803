import type { AnyGame } from '@quarterdeck/kernel';
import type { GameId, RoomView } from '@quarterdeck/protocol';
import { AloneSource } from '../session/alone.ts';
import { type Feed, take } from '../session/feed.ts';
import type { Answer } from '../session/link.ts';
import { localRoom, wireOf } from '../session/localview.ts';
import type { Sitter } from '../session/saved.ts';
import type { Source } from '../session/source.ts';
import type { Guide, GuideStep } from './guide.ts';
import { GuidePlay } from './play.ts';

/** How long the others seem to think, in milliseconds. */
const pauseMs = 900;
/** A window of a guide looks like a real one but is as short as its script. */
const windowMs = 3000;

/** A guide as a table on screen: what the step asks for is legal, nothing else; the others play by the script. */
export class GuideSource extends AloneSource implements Source {
  readonly kind = 'local';
  room = $state.raw<RoomView | null>(null);
  feed = $state.raw<Feed | null>(null);
  /** The note that lies on the table; null while the others play, and after the last. */
  note = $state.raw<Exclude<GuideStep, { kind: 'other' | 'close' }> | null>(null);
  /** Steps done and in all, for the note's progress. */
  at = $state(0);
  isOver = $state(false);
  readonly of: number;
  readonly #play: GuidePlay;
  readonly #about: { readonly id: string; readonly game: GameId; readonly config: Record<string, unknown>; readonly sitters: Sitter[] };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: GameId, game: AnyGame, guide: Guide, names: readonly string[]) {
    super('not-allowed', 'There is nobody to ask in a guide.');
    this.#play = new GuidePlay(game, guide);
    this.of = this.#play.of;
    const sitters = names.map((name, seat): Sitter => (seat === 0 ? { kind: 'person', name } : { kind: 'bot', name, level: 'steady' }));
    this.#about = { id: `guide-${id}`, game: id, config: { ...guide.config }, sitters };
    this.#go();
  }

  async act(action: string): Promise<Answer> {
    const refusal = this.#play.act(action);
    if (refusal !== null) return { ok: false, why: 'guide', text: refusal.text };
    this.#go();
    return { ok: true, seq: this.#play.table.seq };
  }
  /** The reader has read the note. */
  goOn(): void {
    if (this.note?.kind !== 'read') return;
    this.#play.goOn();
    this.#go();
  }
  undo(): Promise<Answer> {
    return this.refuse();
  }
  close(): void {
    clearTimeout(this.#timer);
  }

  #go(): void {
    const { step } = this.#play;
    this.#show();
    this.at = this.#play.at;
    this.note = step?.kind === 'read' || step?.kind === 'do' ? step : null;
    this.isOver = step === null;
    if (step?.kind !== 'other' && step?.kind !== 'close') return;
    this.#timer = setTimeout(
      () => {
        this.#play.goOn();
        this.#go();
      },
      step.kind === 'close' ? windowMs : pauseMs,
    );
  }

  #show(): void {
    const { table } = this.#play;
    const wire = wireOf(table, this.#about.id, 0, this.feed?.update.seq ?? 0, windowMs);
    this.room = localRoom(this.#about, table.waiting, [0], 0);
    const update = { ...wire, legal: this.#play.legal().map(table.game.notation.write), undo: false };
    const same = this.feed !== null && this.feed.update.seq === update.seq;
    // Only the step moved on: the same position with other choices.
    const taken = same && this.feed !== null ? { ...this.feed, update, fresh: 0, isFull: false } : take(this.feed, update);
    if (taken === null || 'gap' in taken) return;
    this.feed = taken;
    this.onfeed?.(taken);
  }
}
