import type { en } from './en.ts';
import { type Language, languages, type Reading, sayPlain, sayRich } from './format.ts';
import type { Data, Messages, RichText, Texts } from './say.ts';

export type MessageKey = keyof typeof en;

const app: Texts = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
};

/** The language of the page and its texts. Only the reader's own are loaded, before anything is shown. */
class Tongue {
  lang = $state<Language>('en');
  messages = $state.raw<Messages>({});
  #games = $state.raw<Readonly<Record<string, Messages>>>({});
  readonly #known = new Map<string, Texts>();

  async choose(lang: Language): Promise<void> {
    const games = [...this.#known].map(async ([id, texts]) => [id, await texts[lang]()] as const);
    const [messages, ...loaded] = await Promise.all([app[lang](), ...games]);
    this.messages = messages;
    this.#games = Object.fromEntries(loaded);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Loads the texts of a game; from then on they follow the language. */
  async learn(game: string, texts: Texts): Promise<void> {
    if (this.#known.has(game)) return;
    const { lang } = this;
    const messages = await texts[lang]();
    this.#known.set(game, texts);
    this.#games = { ...this.#games, [game]: messages };
    if (lang !== this.lang) await this.choose(this.lang);
  }

  /** The texts of a game, once it is learned. */
  of(game: string): Messages {
    return this.#games[game] ?? {};
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
