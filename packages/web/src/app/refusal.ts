import { refusals } from '@quarterdeck/protocol';
import { say, tongue } from '../i18n/language.svelte.ts';
import { Refused } from '../session/http.ts';

/** What the server says, and what a page says of a server that it does not reach or understand. */
const kinds = [...refusals, 'unreachable', 'unreadable'] as const;

/**
 * Why the server said no, in the reader's language: its own sentence is English and says most, other languages have one for each kind.
 * Whatever is no refusal is thrown on.
 */
export function refusalText(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  const kind = kinds.find((known) => known === error.why) ?? 'other';
  const isOurs = kind === 'unreachable' || kind === 'unreadable';
  return tongue.lang === 'en' && !isOurs ? error.message : say(`refused.${kind}`, { text: error.message });
}
