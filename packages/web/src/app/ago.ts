import type { Language } from '../i18n/format.ts';

const units = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
] as const;

/** "4 minutes", in the reader's language; never less than a second. */
export function span(ms: number, lang: Language): string {
  const [size, unit] = units.find(([length]) => ms >= length) ?? units[units.length - 1] ?? [1000, 'second'];
  const count = Math.max(1, Math.round(ms / size));
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** "Ana and Nico", in the reader's language. */
export function listed(names: readonly string[], lang: Language): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}
