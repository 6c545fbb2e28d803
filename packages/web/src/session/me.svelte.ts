import type { Me } from '@quarterdeck/protocol';
import { api, Refused } from './http.ts';
import { forgetNotes } from './notes.ts';

/** Who sits at this device. Nobody needs an account: a name makes a guest, and a cookie remembers it. */
class Self {
  me = $state.raw<Me | null>(null);

  /** Asks the server, which alone can see the cookie. */
  async ask(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.me = null;
    }
  }

  /** Takes this name: makes a guest, or renames the one there is. */
  async call(name: string): Promise<void> {
    this.me = this.me === null ? await api.newGuest(name) : await api.rename(name);
  }

  async claim(secret: string): Promise<void> {
    this.me = await api.claim(secret);
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.me = null;
    forgetNotes();
  }
}

export const self = new Self();
