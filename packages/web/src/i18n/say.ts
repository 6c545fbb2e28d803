import type { Seat } from '@quarterdeck/kernel';

/** A catalogue: message key to ICU text. Tags that a text may hold: `<b>` names of things and people, `<i>` what only the reader knows, `<turn>` whose turn. */
export type Messages = Readonly<Record<string, string>>;

/** A catalogue in every language, each loaded when a reader needs it. */
export type Texts = { readonly en: () => Promise<Messages>; readonly es: () => Promise<Messages> };

/** What a text is filled with. It is rendered for each reader: a seat as its name, a key as its text, a list with the reader's commas. */
export type Datum =
  | string
  | number
  | boolean
  | null
  | { readonly seat: Seat }
  | { readonly key: string; readonly data?: Data }
  | readonly Datum[];
export type Data = Readonly<Record<string, Datum>>;

/** A text with marked parts, ready for `<Rich>`. It holds no markup: what people typed stays text. */
export type RichText = readonly (string | { readonly tag: string; readonly parts: RichText })[];

/** Renders a message as plain text. `Say<typeof en>` admits only the keys of that catalogue. */
export type Say<M extends Messages = Messages> = (key: keyof M & string, data?: Data) => string;
/** Renders a message with its marked parts, for the plaque and the log. */
export type SayRich<M extends Messages = Messages> = (key: keyof M & string, data?: Data) => RichText;
