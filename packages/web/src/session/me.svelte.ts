import type { Me } from '@quarterdeck/protocol';
import { api, Refused } from './http.ts';
import { forgetNotes } from './notes.ts';

/** Who sits at this device. Nobody needs an account: a name makes a guest, and a cookie remembers it. */
class Self {
  me = $state.raw<Me | null>(null);
  /** False until the server was asked. */
  isKnown = $state(false);

  /** Asks the server, unless this device has never been anybody. */
  async ask(): Promise<void> {
    this.isKnown = true;
    if (!wasSomebody()) return;
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.me = null;
    }
  }

  /** Takes this name: makes a guest, or renames the one there is. */
  async call(name: string): Promise<void> {
    this.#be(this.me === null ? await api.newGuest(name) : await api.rename(name));
  }

  async claim(secret: string): Promise<void> {
    this.#be(await api.claim(secret));
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.me = null;
    localStorage.removeItem(key);
    forgetNotes();
  }

  #be(me: Me): void {
    this.me = me;
    try {
      localStorage.setItem(key, '1');
    } catch {
      // Then the server is asked each time.
    }
  }
}

const key = 'quarterdeck guest';
function wasSomebody(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}
export const self = new Self();
