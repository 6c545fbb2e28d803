import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { Refusal } from '../rights.ts';
import { type App, type HttpContext, isLocal } from './context.ts';

/** What the operator sees. Nothing of what anybody holds, says or is called. */
export interface AdminContext extends HttpContext {
  readonly token: string;
  readonly version: string;
  readonly metrics: Metrics;
  connections(): number;
}

/** The operator's corner: numbers as JSON, as a page without scripts, and for Prometheus. */
export function adminRoutes(app: App, context: AdminContext): void {
  const { store, rooms, host, token, version, metrics, connections } = context;
  const started = Date.now();
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  app.addHook('onClose', async () => lag.disable());

  const report = async (): Promise<Record<string, string | number>> => ({
    version,
    node: process.version,
    'up for seconds': Math.round((Date.now() - started) / 1000),
    connections: connections(),
    'rooms in memory': rooms.count,
    'tables in memory': host.count,
    'rooms stored': await store.count('rooms'),
    'tables stored': await store.count('tables'),
    people: await store.count('people'),
    'memory in MiB': Math.round(process.memoryUsage().rss / 2 ** 20),
    'event loop, 99 of 100 turns start within ms': Math.round(lag.percentile(99) / 1e4) / 100,
  });

  const isOperator = (given: string): boolean => timingSafeEqual(digest(given), digest(token));
  const bearer = ({ headers }: FastifyRequest): string => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';

  app.get('/api/admin', { schema: { summary: 'Numbers for the operator; needs the token' } }, async (request) => {
    if (!isOperator(bearer(request))) throw new Refusal('not-allowed', 'This needs the operator’s token: "Authorization: Bearer TOKEN".');
    return report();
  });

  app.get('/metrics', { schema: { summary: 'For Prometheus; from this machine, or with the token' } }, async (request, reply) => {
    if (!isLocal(request) && !isOperator(bearer(request)))
      throw new Refusal('not-allowed', 'This needs the operator’s token: "Authorization: Bearer TOKEN".');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  // The form's body is read here alone; no other route takes forms.
  app.register(async (page) => {
    page.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) => {
      done(null, new URLSearchParams(body.toString()).get('token') ?? '');
    });
    page.get('/admin', { schema: { hide: true } }, async (_request, reply) => reply.type('text/html').send(pageOf(form)));
    page.post('/admin', { schema: { hide: true } }, async (request, reply) => {
      const right = typeof request.body === 'string' && isOperator(request.body);
      reply.type('text/html');
      if (!right) return reply.code(403).send(pageOf(`<p role="alert">This is not the token.</p>${form}`));
      const rows = Object.entries(await report()).map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`);
      return reply.send(pageOf(`<table>${rows.join('')}</table>${form}`));
    });
  });
}

const form = `<form method="post" action="/admin"><p><label>Token <input type="password" name="token" autocomplete="current-password" required></label>
<button>Look</button></p></form>`;

function pageOf(content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Quarterdeck: operator</title></head><body><main><h1>Quarterdeck: operator</h1>${content}</main></body></html>`;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
