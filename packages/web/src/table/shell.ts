import type { ChatLine, Crew, Phrase } from '@quarterdeck/protocol';
import { createContext, type Snippet } from 'svelte';
import type { RichText } from '../i18n/say.ts';
import type { Countdown, Help, Status } from './board.ts';

/** A log line as it stands on screen. */
export interface LogEntry {
  readonly id: number;
  readonly crew: Crew | null;
  readonly text: RichText;
  /** Since the reader last looked. */
  readonly isNew: boolean;
}

/** What the table screen gives to the frame around any board. */
export interface Shell {
  readonly title: string;
  readonly subtitle: string;
  readonly log: readonly LogEntry[];
  readonly chat: readonly ChatLine[];
  readonly unread: number;
  /** Null: chat is closed. `phrases`: set phrases only. */
  readonly chatMode: 'open' | 'phrases' | null;
  /** A sentence that overrides the board's plaque: offline, paused, over. */
  readonly notice: Notice | null;
  /** A reason that was asked for, shown for some seconds. */
  readonly reason: string | null;
  /** The question before an act that cannot be taken back. */
  readonly question: Question | null;
  readonly help: Help | null;
  readonly status: Status;
  /** Takes the last action back; null where that is not free any more. */
  readonly undo: (() => void) | null;
  /** Stands in place of the plaque: the replay's track. */
  readonly plaque?: Snippet;
  /** Others see the reader's hand: all have agreed to it. */
  readonly isWatched?: boolean;
  /** Stands under the plaque, for those who look on: with whose eyes, and what all hold. */
  readonly looking?: Snippet | null;
  openMenu(): void;
  openRules(): void;
  openLog(): void;
  closeHelp(): void;
  /** The latest talk stands beside the table and has been read there. */
  sawChat?(): void;
  chatSay(text: string): void;
  chatPhrase(phrase: Phrase): void;
}
export interface Notice {
  readonly say: RichText | string;
  readonly why?: RichText | string | null;
  readonly tone: 'waiting' | 'offline' | 'yours';
  readonly countdown?: Countdown | null;
  readonly choices?: readonly { readonly id: string; readonly label: string; readonly main?: boolean; onpick(): void }[];
}
export interface Question {
  readonly say: RichText | string;
  readonly verb: string;
  yes(): void;
  no(): void;
}

export const [getShell, setShell] = createContext<Shell>();
