import * as z from 'zod/mini';

/** One player's notes on one table: they stay on this device and nobody else ever gets them. */
const Note = z.object({ text: z.string(), at: z.number() });

const prefix = 'quarterdeck notes ';
/** Tables whose notes are kept; the oldest go first. */
const mostTables = 50;
/** Characters that a player may write about one table. */
export const mostText = 4000;

const keyOf = (table: string, seat: number): string => `${prefix}${table} ${seat}`;

/** What was noted as this seat of this table; empty when nothing was. */
export function noted(table: string, seat: number): string {
  return read(keyOf(table, seat))?.text ?? '';
}

/** Keeps the notes; empty ones are thrown away. Returns false if this browser keeps nothing. */
export function note(table: string, seat: number, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(keyOf(table, seat));
    else localStorage.setItem(keyOf(table, seat), JSON.stringify({ text: text.slice(0, mostText), at: Date.now() }));
    dropOldest();
    return true;
  } catch {
    return false;
  }
}

/** Throws all notes away. */
export function forgetNotes(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}

function read(key: string): z.infer<typeof Note> | null {
  try {
    const parsed = Note.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function dropOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const byAge = keys.map((key) => ({ key, at: read(key)?.at ?? 0 })).sort((a, b) => b.at - a.at);
  for (const { key } of byAge.slice(mostTables)) localStorage.removeItem(key);
}
