import * as z from 'zod/mini';

const Prefs = z.object({
  lang: z.catch(z.enum(['auto', 'en', 'es']), 'auto'),
  theme: z.catch(z.enum(['auto', 'day', 'night']), 'auto'),
  /** Animation speed: 0 at once, 0.5 quick, 1, 1.6 slow; `auto`: 1, or 0 where the system wishes for little motion. */
  pace: z.catch(z.enum(['auto', '0', '0.5', '1', '1.6']), 'auto'),
  sounds: z.catch(z.boolean(), false),
  bell: z.catch(z.boolean(), false),
  notices: z.catch(z.boolean(), false),
  /** Ask before what cannot be taken back; null: where there is a touch screen. */
  confirm: z.catch(z.nullable(z.boolean()), null),
  aids: z.catch(z.boolean(), false),
  /** What a player wishes of one game, such as `capitan-bacon/never-ask`. */
  wishes: z.catch(z.record(z.string(), z.boolean()), {}),
  /** Where the reader last looked, by table: how many events. */
  looked: z.catch(z.record(z.string(), z.number()), {}),
});
type Prefs = z.infer<typeof Prefs>;

const key = 'quarterdeck';
/** Of how many tables it is remembered where the reader last looked. */
const mostTables = 50;

/** What this player wishes for, kept on this device. */
class Preferences {
  now = $state<Prefs>(read());

  set(change: Partial<Prefs>): void {
    Object.assign(this.now, change);
    this.#keep();
  }

  wish(name: string): boolean {
    return this.now.wishes[name] ?? false;
  }
  setWish(name: string, value: boolean): void {
    this.now.wishes[name] = value;
    this.#keep();
  }

  looked(table: string): number {
    return this.now.looked[table] ?? 0;
  }
  setLooked(table: string, events: number): void {
    if (this.now.looked[table] === events) return;
    const others = Object.entries(this.now.looked).filter(([id]) => id !== table);
    this.now.looked = Object.fromEntries([...others.slice(1 - mostTables), [table, events]]);
    this.#keep();
  }

  get asksFirst(): boolean {
    return this.now.confirm ?? matchMedia('(pointer: coarse)').matches;
  }
  get pace(): number {
    if (this.now.pace !== 'auto') return Number(this.now.pace);
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1;
  }

  #keep(): void {
    try {
      localStorage.setItem(key, JSON.stringify(this.now));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function read(): Prefs {
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    // As if nothing had been kept.
  }
  const parsed = Prefs.safeParse(kept);
  return parsed.success ? parsed.data : Prefs.parse({});
}
export const prefs = new Preferences();
