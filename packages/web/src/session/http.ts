import {
  ErrorBody,
  Me,
  NetworkAddress,
  PushKey,
  type PushPlace,
  PushTest,
  type RoomAction,
  RoomReply,
  RoomRow,
  RoomRows,
  type RoomSettings,
  type RoomView,
} from '@quarterdeck/protocol';
import * as z from 'zod/mini';

/** The server said no, or could not be reached (`why` is then `unreachable`). */
export class Refused extends Error {
  override name = 'Refused';
  readonly why: string;
  readonly status: number;
  constructor(why: string, text: string, status: number) {
    super(text);
    this.why = why;
    this.status = status;
  }
}

async function call<T>(method: string, path: string, schema: z.core.$ZodType<T> | null, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('unreachable', 'The server cannot be reached.', 0);
  }
  const text = await response.text();
  // A proxy whose server is away answers for it.
  if (response.status >= 502 && response.status <= 504) throw new Refused('unreachable', 'The server cannot be reached.', 0);
  if (!response.ok) {
    const said = z.safeParse(ErrorBody, safeJson(text));
    throw said.success
      ? new Refused(said.data.why, said.data.text, response.status)
      : new Refused('unavailable', `The server answered ${response.status}.`, response.status);
  }
  if (schema === null) return undefined as T;
  const parsed = z.safeParse(schema, safeJson(text));
  if (!parsed.success)
    throw new Refused('unreadable', 'The server and this page are of different versions. Reload the page.', response.status);
  return parsed.data;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The server's HTTP side; packages/protocol/src/http.ts lists it. */
export const api = {
  /** Null: nobody yet. */
  me: (): Promise<Me | null> => call('GET', '/me', z.nullable(Me)),
  newGuest: (name: string): Promise<Me> => call('POST', '/guests', Me, { name }),
  rename: (name: string): Promise<Me> => call('PATCH', '/me', Me, { name }),
  forgetMe: (): Promise<void> => call('DELETE', '/me', null),
  linkSecret: (): Promise<{ secret: string }> => call('POST', '/me/link', z.object({ secret: z.string() }), {}),
  claim: (secret: string): Promise<Me> => call('POST', '/guests/claim', Me, { secret }),
  myRooms: (): Promise<RoomRow[]> => call('GET', '/me/rooms', RoomRows),
  openRooms: (): Promise<RoomRow[]> => call('GET', '/rooms', RoomRows),
  newRoom: (settings: RoomSettings): Promise<RoomView> => call('POST', '/rooms', RoomReply, settings),
  room: (code: string): Promise<RoomRow> => call('GET', `/rooms/${code}`, RoomRow),
  join: (code: string, watch: boolean): Promise<RoomView> => call('POST', `/rooms/${code}/join`, RoomReply, { watch }),
  inRoom: (code: string, action: RoomAction): Promise<RoomView> => call('POST', `/rooms/${code}`, RoomReply, action),
  network: (): Promise<{ address: string | null }> => call('GET', '/network', NetworkAddress),
  pushKey: async (): Promise<string> => (await call('GET', '/push/key', PushKey)).key,
  addPush: (where: PushPlace): Promise<void> => call('POST', '/push', null, where),
  removePush: (endpoint: string): Promise<void> => call('DELETE', '/push', null, { endpoint }),
  testPush: (): Promise<{ sent: number; failed: number }> => call('POST', '/push/test', PushTest, {}),
  /** The record of a finished game, as text. */
  async record(table: string): Promise<string> {
    const response = await fetch(`/api/tables/${encodeURIComponent(table)}/record`);
    if (!response.ok) throw new Refused('unavailable', `The server answered ${response.status}.`, response.status);
    return response.text();
  },
};
