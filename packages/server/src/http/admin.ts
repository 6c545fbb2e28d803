import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { Refusal } from '../rights.ts';
import { type App, type HttpContext, isLocal } from './context.ts';
import { languageOf, operatorPage, operatorStyle } from './operator-page.ts';

/** What the operator sees. Nothing of what anybody holds, says or is called. */
export interface AdminContext extends HttpContext {
  readonly token: string;
  readonly version: string;
  readonly metrics: Metrics;
  /** The folder of the built web client; null to serve none. */
  readonly webRoot: string | null;
  connections(): number;
}

/** The operator's corner: numbers as JSON, as a page without scripts, and for Prometheus. */
export function adminRoutes(app: App, context: AdminContext): void {
  const { store, rooms, host, token, version, metrics, webRoot, connections } = context;
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
    // Without a referrer a browser calls the sender of a form "null", and what comes from nowhere is refused.
    page.addHook('onRequest', async (_request, reply) => {
      reply.header('referrer-policy', 'same-origin');
    });
    page.get('/admin.css', { schema: { hide: true } }, async (_request, reply) => reply.type('text/css').send(operatorStyle));
    page.get('/admin', { schema: { hide: true } }, async ({ headers }, reply) => {
      const lang = languageOf(headers['accept-language']);
      return reply.type('text/html').send(operatorPage({ lang, webRoot, numbers: null, isWrong: false }));
    });
    page.post('/admin', { schema: { hide: true } }, async ({ body, headers }, reply) => {
      const lang = languageOf(headers['accept-language']);
      const right = typeof body === 'string' && isOperator(body);
      const numbers = right ? await report() : null;
      return reply
        .code(right ? 200 : 403)
        .type('text/html')
        .send(operatorPage({ lang, webRoot, numbers, isWrong: !right }));
    });
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
