import { createHash, randomBytes } from 'node:crypto';
import { commit, type PersonRow, type Store, StoreError } from './ports.ts';

/** The cookie that holds a person's session. */
export const sessionCookie = 'quarterdeck';

const linkMs = 10 * 60_000;

/** People and how they prove who they are. Secrets are stored as hashes only. */
export interface People {
  /** A new guest with a session of its own. */
  create(name: string): Promise<{ person: PersonRow; token: string }>;
  /** Who this session belongs to; null for none. */
  bySession(token: string | undefined): Promise<PersonRow | null>;
  rename(person: PersonRow, name: string): Promise<PersonRow>;
  forget(person: string): Promise<void>;
  /** A secret that opens this person once on another device, for ten minutes. */
  link(person: string): Promise<string>;
  /** Another session of the person whose link this is; null if it does not open anything. */
  claim(secret: string): Promise<{ person: PersonRow; token: string } | null>;
}

export function peopleOf(store: Store, now: () => number): People {
  return {
    async create(name) {
      const person = { id: randomBytes(9).toString('base64url'), name, created: now() };
      const token = newSecret();
      await commit(
        store,
        { type: 'save-person', row: person },
        { type: 'save-session', hash: hashOf(token), person: person.id, at: now() },
      );
      return { person, token };
    },
    bySession: async (token) => (token === undefined ? null : store.personBySession(hashOf(token))),
    async rename(person, name) {
      const row = { ...person, name };
      await commit(store, { type: 'save-person', row });
      return row;
    },
    forget: (person) => commit(store, { type: 'forget-person', person }),
    async link(person) {
      const secret = newSecret();
      await commit(store, { type: 'insert-link', hash: hashOf(secret), person, expires: now() + linkMs });
      return secret;
    },
    async claim(secret) {
      const hash = hashOf(secret);
      const person = await store.personByLink(hash, now());
      if (person === null) return null;
      const token = newSecret();
      try {
        await commit(store, { type: 'use-link', hash }, { type: 'save-session', hash: hashOf(token), person: person.id, at: now() });
      } catch (error) {
        if (error instanceof StoreError && error.fault === 'conflict') return null;
        throw error;
      }
      return { person, token };
    },
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
