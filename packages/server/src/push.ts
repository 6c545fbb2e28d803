import { isIP } from 'node:net';
import type { PushMessage, PushPlace } from '@quarterdeck/protocol';
import webpush from 'web-push';
import { commit, type Store } from './ports.ts';
import { Refusal } from './rights.ts';

/** Messages to browsers that are not looking. */
export interface Push {
  /** The public key that browsers subscribe with. */
  readonly key: string;
  add(person: string, place: PushPlace): Promise<void>;
  remove(endpoint: string): Promise<void>;
  /** Sends to every place of this person. */
  send(person: string, message: PushMessage): Promise<{ sent: number; failed: number }>;
}

const setting = 'vapid';
const mostPlaces = 10;
const lifeSeconds = 24 * 3600;

/** Web push with keys made at the first start and kept in the store. `contact`: an address for push services, as they ask. */
export async function openPush(store: Store, contact: string): Promise<Push> {
  const kept = await store.setting(setting);
  const keys = kept === null ? webpush.generateVAPIDKeys() : (JSON.parse(kept) as ReturnType<typeof webpush.generateVAPIDKeys>);
  if (kept === null) await commit(store, { type: 'setting', key: setting, value: JSON.stringify(keys) });
  const vapidDetails = { subject: contact, ...keys };
  return {
    key: keys.publicKey,
    async add(person, { endpoint, keys: secrets }) {
      if (!isPublicPlace(endpoint)) throw new Refusal('illegal', 'A push address is an https address of a public push service.');
      if ((await store.pushes(person)).length >= mostPlaces) throw new Refusal('not-allowed', `At most ${mostPlaces} devices can be told.`);
      await commit(store, { type: 'save-push', row: { endpoint, person, keys: JSON.stringify(secrets) } });
    },
    remove: (endpoint) => commit(store, { type: 'forget-push', endpoint }),
    async send(person, message) {
      const places = await store.pushes(person);
      const results = await Promise.all(
        places.map(async ({ endpoint, keys: secrets }) => {
          try {
            const subscription = { endpoint, keys: JSON.parse(secrets) as PushPlace['keys'] };
            await webpush.sendNotification(subscription, JSON.stringify(message), { vapidDetails, TTL: lifeSeconds, timeout: 10_000 });
            return true;
          } catch (error) {
            // The browser has withdrawn it.
            const status = error instanceof webpush.WebPushError ? error.statusCode : 0;
            if (status === 404 || status === 410) await commit(store, { type: 'forget-push', endpoint });
            return false;
          }
        }),
      );
      const sent = results.filter((ok) => ok).length;
      return { sent, failed: results.length - sent };
    },
  };
}

/** Only public push services: the server must not be made to call its own network. */
export function isPublicPlace(endpoint: string): boolean {
  let url: URL;
  try {
    url = new URL(endpoint);
  } catch {
    return false;
  }
  // A dot at the end is the same place.
  const host = url.hostname.replace(/\.$/, '');
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    isIP(host.replace(/^\[|\]$/g, '')) === 0 &&
    host.includes('.') &&
    !/\.(local|internal|lan|home|localhost)$/.test(host)
  );
}
