import { PushGone, PushKey, PushPlace, PushTest } from '@quarterdeck/protocol';
import * as z from 'zod/mini';
import { type App, type HttpContext, signedIn } from './context.ts';

/** Web push: where a person wants to be told. */
export function pushRoutes(app: App, context: HttpContext): void {
  const { push, store } = context;

  app.get('/api/push/key', { schema: { summary: 'The key that browsers subscribe with', response: { 200: PushKey } } }, async () => ({
    key: push.key,
  }));

  app.post('/api/push', { schema: { summary: 'Tell me here', body: PushPlace, response: { 204: z.null() } } }, async (request, reply) => {
    const { id } = await signedIn(context, request);
    await push.add(id, request.body);
    return reply.code(204).send(null);
  });

  app.delete(
    '/api/push',
    { schema: { summary: 'Do not tell me there', body: PushGone, response: { 204: z.null() } } },
    async (request, reply) => {
      const { id } = await signedIn(context, request);
      const mine = await store.pushes(id);
      if (mine.some((place) => place.endpoint === request.body.endpoint)) await push.remove(request.body.endpoint);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/push/test',
    { schema: { summary: 'Sends a test to every device of mine', response: { 200: PushTest } } },
    async (request) => {
      const { id } = await signedIn(context, request);
      return push.send(id, { type: 'test', room: null, game: null });
    },
  );
}
