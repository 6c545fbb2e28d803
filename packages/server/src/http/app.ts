import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { NetworkAddress, type RefusalWhy } from '@quarterdeck/protocol';
import fastify, { type FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors, jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { networkOf } from '../limits.ts';
import { StoreError } from '../ports.ts';
import { Refusal } from '../rights.ts';
import { type AdminContext, adminRoutes } from './admin.ts';
import { type App, isLocal } from './context.ts';
import { guestRoutes } from './guests.ts';
import { pushRoutes } from './push.ts';
import { roomRoutes } from './rooms.ts';
import { staticFiles } from './static.ts';

export interface AppOptions extends AdminContext {
  readonly httpPerMinute: number;
  /** Where other devices of the same network find this server; null if nowhere. */
  networkAddress(): string | null;
  /** Believe a proxy's word on address and protocol. */
  readonly trustProxy: boolean;
}

// The small zod brings no sentences of its own.
z.config(z.locales.en());

const statusOf: Readonly<Record<RefusalWhy, number>> = {
  illegal: 422,
  stale: 409,
  over: 409,
  paused: 409,
  'not-seated': 403,
  'not-yours': 403,
  'not-allowed': 403,
  'no-table': 404,
  'too-fast': 429,
  malformed: 400,
  unavailable: 503,
};

/** The HTTP side of the server, not yet listening. */
export async function buildApp(options: AppOptions): Promise<App> {
  const app: App = fastify({
    logger: false,
    bodyLimit: 32 * 1024,
    requestTimeout: 60_000,
    // One proxy: what stands before its own word in the header was written by whoever asks.
    trustProxy: options.trustProxy && ((_address: string, hop: number) => hop === 0),
    forceCloseConnections: true,
    // Addresses that cannot be read come to no route and to none of its handlers.
    frameworkErrors: (error, _request, { raw }) => {
      const { status, ...said } = explain(error);
      raw.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' });
      raw.end(JSON.stringify(said));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, why, text } = explain(error);
    if (status >= 500) console.error(`${request.method} ${request.url}:`, error);
    return reply.code(status).send({ why, text });
  });

  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The client's own elements carry style attributes (where a card lies); it has no style elements and no inline scripts.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // Browsers complain about these two on plain http, as on a phone in the same room; the proxy that speaks https adds HSTS.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
  });
  await app.register(rateLimit, {
    max: options.httpPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    // By its route, since an address can be spelled in many ways.
    allowList: ({ method, routeOptions }) => method === 'GET' && routeOptions.url?.startsWith('/api/') !== true,
    errorResponseBuilder: () => new Refusal('too-fast', 'Too many requests; wait a minute.'),
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Quarterdeck', version: options.version, description: 'HTTP beside the socket; see docs/protocol.md.' },
    },
    transform: jsonSchemaTransform,
  });
  app.addHook('onRequest', async (request, reply) => {
    // Answers are for whoever asked.
    if (request.routeOptions.url?.startsWith('/api/') === true) reply.header('cache-control', 'no-store');
    // A page of another site may not act with this browser's session.
    const { origin, host } = request.headers;
    if (request.method !== 'GET' && request.method !== 'HEAD' && origin !== undefined && hostOf(origin) !== host) {
      throw new Refusal('not-allowed', 'This request comes from another site.');
    }
  });

  app.get(
    '/health',
    { schema: { summary: 'Is it well?', response: { 200: z.object({ ok: z.boolean(), version: z.string() }) } } },
    async () => {
      await options.store.setting('health');
      return { ok: true, version: options.version };
    },
  );
  app.get(
    '/api/network',
    { schema: { summary: 'To a page on this very machine: where others in its network find it', response: { 200: NetworkAddress } } },
    async (request) => ({ address: isLocal(request) ? options.networkAddress() : null }),
  );
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  guestRoutes(app, options);
  roomRoutes(app, options);
  pushRoutes(app, options);
  adminRoutes(app, options);
  if (options.webRoot !== null) staticFiles(app, options.webRoot);
  return app;
}

function explain(error: FastifyError): { status: number; why: RefusalWhy; text: string } {
  if (error instanceof Refusal) return { status: statusOf[error.why], why: error.why, text: error.message };
  if (error instanceof StoreError)
    return { status: 503, why: 'unavailable', text: 'The server could not keep that, so nothing has happened. Try again.' };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    return {
      status: 400,
      why: 'malformed',
      text: `${issue?.instancePath || error.validationContext || 'body'}: ${issue?.message ?? 'not as it should be'}`,
    };
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, why: status === 429 ? 'too-fast' : 'malformed', text: error.message };
  return { status: 500, why: 'unavailable', text: 'Something went wrong at the server.' };
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
