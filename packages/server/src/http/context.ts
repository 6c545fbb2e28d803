import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { TableHost } from '../host/host.ts';
import type { Buckets } from '../limits.ts';
import { type People, sessionCookie } from '../people.ts';
import type { PersonRow, Store } from '../ports.ts';
import type { Push } from '../push.ts';
import { Refusal } from '../rights.ts';
import type { Rooms } from '../rooms/rooms.ts';

/** A Fastify whose schemas are zod's. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What the routes stand on. */
export interface HttpContext {
  readonly store: Store;
  readonly people: People;
  readonly rooms: Rooms;
  readonly host: TableHost;
  readonly push: Push;
  /** New rooms by address. */
  readonly newRooms: Buckets;
  now(): number;
}

const yearSeconds = 365 * 24 * 3600;

/** Who asks, by the session cookie alone. */
export function personOf({ people }: HttpContext, request: FastifyRequest): Promise<PersonRow | null> {
  return people.bySession(request.cookies[sessionCookie]);
}

/** Who asks; refuses whoever has no session. */
export async function signedIn(context: HttpContext, request: FastifyRequest): Promise<PersonRow> {
  const person = await personOf(context, request);
  if (person === null) throw new Refusal('not-allowed', 'Say your name first: POST /api/guests.');
  return person;
}

/** From this machine, and not through a proxy on it. */
export function isLocal({ socket, headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
}

/** The session cookie: not readable by scripts, not sent from other sites. */
export function setSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(sessionCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: yearSeconds,
  });
}
