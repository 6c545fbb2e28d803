import type { ChatLine } from '@quarterdeck/protocol';
import type { Feed } from './feed.ts';
import type { Answer } from './link.ts';

/** What sources without other people have in common: nobody can be asked or talked to, and there is no line that could be cut. */
export abstract class AloneSource {
  readonly chat: readonly ChatLine[] = [];
  readonly isUp = true;
  readonly gone = null;
  onfeed: ((feed: Feed) => void) | null = null;
  /** What whoever asks for other people is told. */
  readonly #refusal: Answer;

  constructor(why: string, text: string) {
    this.#refusal = { ok: false, why, text };
  }

  protected async refuse(): Promise<Answer> {
    return this.#refusal;
  }
  propose(): Promise<Answer> {
    return this.refuse();
  }
  vote(): Promise<Answer> {
    return this.refuse();
  }
  say(): Promise<Answer> {
    return this.refuse();
  }
  phrase(): Promise<Answer> {
    return this.refuse();
  }
  shown(): void {
    // Reactions are measured in this very page, or not at all.
  }
}
