import { IntlMessageFormat } from 'intl-messageformat';
import type { Data, Datum, Messages, RichText } from './say.ts';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** All that a reader needs to have something said. */
export interface Reading {
  readonly lang: Language;
  /** Looked up in this order: a game's own, then the app's. */
  readonly catalogues: readonly Messages[];
  /** How this reader calls a seat, and whether it is the reader's own. */
  who(seat: number): { readonly name: string; readonly isMe: boolean };
}

/** The build (icu.ts) has read all texts with marks or holes already; from the sources they come as they were written. */
type Message = ConstructorParameters<typeof IntlMessageFormat>[0];
const compiled: Readonly<Record<Language, Map<Message, IntlMessageFormat>>> = { en: new Map(), es: new Map() };
const tags = ['b', 'i', 'turn', 'good', 'bad'] as const;
type Part = RichText[number];
type Values = Record<string, string | number | boolean | null | ((parts: Part[]) => Part | string)>;
const plainTags: Values = Object.fromEntries(tags.map((tag) => [tag, (parts: Part[]) => parts.join('')]));
const richTags: Values = Object.fromEntries(tags.map((tag) => [tag, (parts: Part[]): Part => ({ tag, parts })]));

/** A message as plain text. A key that no catalogue has comes back as it is. */
export function sayPlain(reading: Reading, key: string, data?: Data): string {
  const formatted = format(reading, key, data, plainTags);
  return Array.isArray(formatted) ? formatted.join('') : String(formatted);
}

/** A message with its marked parts. What the data hold stays text, whatever characters it is made of. */
export function sayRich(reading: Reading, key: string, data?: Data): RichText {
  const formatted = format(reading, key, data, richTags);
  return Array.isArray(formatted) ? (formatted as Part[]) : [formatted as Part];
}

function format(reading: Reading, key: string, data: Data | undefined, marks: Values): unknown {
  const text: Message | undefined = reading.catalogues.find((catalogue) => key in catalogue)?.[key];
  if (text === undefined) return key;
  if (typeof text === 'string' && !/[{<']/.test(text)) return text;
  const values: Values = { ...marks };
  for (const [name, datum] of Object.entries(data ?? {})) {
    values[name] = asValue(reading, datum);
    if (isSeat(datum)) values[`${name}Is`] = reading.who(datum.seat).isMe ? 'you' : 'other';
  }
  try {
    return compile(reading.lang, text).format(values as never);
  } catch (error) {
    // A text that lacks something must not bring the table down with it.
    console.error(`The message "${key}" cannot be filled:`, error);
    return key;
  }
}

function compile(lang: Language, text: Message): IntlMessageFormat {
  const known = compiled[lang].get(text);
  if (known !== undefined) return known;
  const message = new IntlMessageFormat(text, lang);
  compiled[lang].set(text, message);
  return message;
}

function asValue(reading: Reading, datum: Datum): string | number | boolean | null {
  if (isSeat(datum)) return reading.who(datum.seat).name;
  if (Array.isArray(datum)) {
    return new Intl.ListFormat(reading.lang, { type: 'conjunction' }).format(
      datum.map((one: Datum) => String(asValue(reading, one) ?? '')),
    );
  }
  if (typeof datum === 'object' && datum !== null && 'key' in datum) return sayPlain(reading, datum.key, datum.data);
  return datum as string | number | boolean | null;
}

function isSeat(datum: Datum): datum is { readonly seat: number } {
  return typeof datum === 'object' && datum !== null && !Array.isArray(datum) && 'seat' in datum;
}
