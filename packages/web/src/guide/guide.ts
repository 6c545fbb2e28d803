import type { ChanceOutcome } from '@quarterdeck/kernel';
import type { Texts } from '../i18n/say.ts';

/** One step of a guide. */
export type GuideStep =
  /** Something to read; the reader goes on when ready. */
  | { readonly kind: 'read'; readonly say: string; readonly at?: NoteAt }
  /** Something to do: one of these actions, in the game's notation. Nothing else is lit meanwhile. */
  | { readonly kind: 'do'; readonly say: string; readonly actions: readonly string[]; readonly at?: NoteAt }
  /** Another seat plays. */
  | { readonly kind: 'other'; readonly seat: number; readonly action: string; readonly reaction?: number }
  /** The running window closes. */
  | { readonly kind: 'close' };

/** Where the note lies, so that it does not cover what it speaks of. */
type NoteAt = 'top' | 'bottom' | 'deck';

/** A short game with scripted luck that teaches by doing. The reader has seat 0. */
export interface Guide {
  readonly seats: number;
  readonly config: object;
  /** Outcomes of the chance nodes, in order. */
  readonly luck: readonly ChanceOutcome[];
  readonly steps: readonly GuideStep[];
  /** The notes by key, `guide.en.ts` and `guide.es.ts` of the board. */
  readonly texts: Texts;
}
