import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from './context.ts';

const immutable = 'public, max-age=31536000, immutable';

/** The web client. Files with a hash in their name are kept for ever, the rest is asked for anew; unknown pages are the client's own. */
export function staticFiles(app: App, root: string): void {
  app.register(fastifyStatic, {
    root,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', path.startsWith(join(root, 'assets')) ? immutable : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
    if (page && existsSync(join(root, 'index.html'))) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.code(404).send({ why: 'no-table', text: 'There is nothing here.' });
  });
}
