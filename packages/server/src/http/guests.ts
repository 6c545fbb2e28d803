import { Claim, LinkSecret, Me, NewGuest, RoomRows } from '@quarterdeck/protocol';
import * as z from 'zod/mini';
import { sessionCookie } from '../people.ts';
import { Refusal } from '../rights.ts';
import { type App, type HttpContext, personOf, setSession, signedIn } from './context.ts';

/** Who sits at this device. */
export function guestRoutes(app: App, context: HttpContext): void {
  const { people, rooms } = context;

  app.post('/api/guests', { schema: { summary: 'A guest in two taps', body: NewGuest, response: { 200: Me } } }, async (request, reply) => {
    const known = await personOf(context, request);
    if (known !== null) return known;
    const { person, token } = await people.create(request.body.name);
    setSession(request, reply, token);
    return person;
  });

  app.post(
    '/api/guests/claim',
    { schema: { summary: 'Opens a person on this device by a one-time secret', body: Claim, response: { 200: Me } } },
    async (request, reply) => {
      const claimed = await people.claim(request.body.secret);
      if (claimed === null) throw new Refusal('not-allowed', 'This link has been used, or has run out. Make another on the first device.');
      setSession(request, reply, claimed.token);
      return claimed.person;
    },
  );

  // Being nobody yet is no error: a browser would show one in the console of everybody who comes for the first time.
  app.get(
    '/api/me',
    { schema: { summary: 'Who I am; null: nobody yet', response: { 200: z.nullable(Me) } } },
    async (request, reply) => (await personOf(context, request)) ?? reply.type('application/json').send(null),
  );

  app.patch('/api/me', { schema: { summary: 'Another name', body: NewGuest, response: { 200: Me } } }, async (request) => {
    const person = await people.rename(await signedIn(context, request), request.body.name);
    await rooms.rename(person);
    return person;
  });

  app.delete('/api/me', { schema: { summary: 'Forgets me; seats become bots', response: { 204: z.null() } } }, async (request, reply) => {
    const { id } = await signedIn(context, request);
    await rooms.forget(id);
    await people.forget(id);
    reply.clearCookie(sessionCookie, { path: '/' });
    return reply.code(204).send(null);
  });

  app.post(
    '/api/me/link',
    { schema: { summary: 'A one-time secret that opens me on another device', response: { 200: LinkSecret } } },
    async (request) => {
      const { id } = await signedIn(context, request);
      return { secret: await people.link(id) };
    },
  );

  app.get('/api/me/rooms', { schema: { summary: 'My rooms, last touched first', response: { 200: RoomRows } } }, async (request) => {
    const { id } = await signedIn(context, request);
    return rooms.mine(id);
  });
}
