import type { en } from './en.ts';
import { type Language, languages, type Reading, sayPlain, sayRich } from './format.ts';
import type { Data, Messages, RichText } from './say.ts';

export type MessageKey = keyof typeof en;

const catalogues: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
};

/** The language of the page and its texts. Only the reader's own is loaded, before anything is shown. */
class Tongue {
  lang = $state<Language>('en');
  messages = $state.raw<Messages>({});

  async choose(lang: Language): Promise<void> {
    this.messages = await catalogues[lang]();
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** For texts outside a table: no seats are named. */
  get reading(): Reading {
    return { lang: this.lang, catalogues: [this.messages], who: () => ({ name: '', isMe: false }) };
  }
}
export const tongue = new Tongue();

/** A text of the app. Reactive: it changes with the language. */
export function say(key: MessageKey, data?: Data): string {
  return sayPlain(tongue.reading, key, data);
}
export function rich(key: MessageKey, data?: Data): RichText {
  return sayRich(tongue.reading, key, data);
}

/** The language that the browser's user prefers among ours. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((lang) => tag.toLowerCase().split('-')[0] === lang);
    if (found !== undefined) return found;
  }
  return 'en';
}
