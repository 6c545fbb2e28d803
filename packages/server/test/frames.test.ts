import { seededRng } from '@quarterdeck/kernel';
import { maxFrameBytes } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Client } from '../src/tools/client.ts';
import { act, type Evening, enter, evening, eventually, settings } from './server.ts';

let night: Evening;
let ann: Client;
let bo: Client;
let code: string;

beforeAll(async () => {
  night = await evening();
  ann = await night.guest('Ann');
  bo = await night.guest('Bo');
  code = (await ann.create({ ...settings, config: { rounds: 500 } })).code;
  await bo.join(code);
  for (const client of [ann, bo]) await enter(client, code);
  await ann.inRoom(code, { type: 'start' });
  await eventually(() => [ann, bo].every((client) => client.updates.size > 0), 'the first update');
});
afterAll(() => night.close());

const deep = (n: number): string => '['.repeat(n) + ']'.repeat(n);
const nasty: readonly (string | Buffer)[] = [
  'null',
  '0',
  '""',
  '[]',
  '{}',
  'true',
  '{',
  '"',
  '',
  ' ',
  '\u0000',
  'undefined',
  'NaN',
  '[[[[',
  deep(2000),
  '{"type":null}',
  '{"type":"act"}',
  '{"type":"__proto__"}',
  '{"__proto__":{"type":"ping"}}',
  '{"constructor":{"prototype":{"type":"ping"}}}',
  '{"type":"enter","room":"../../etc"}',
  '{"type":"enter","room":["ABCDE"]}',
  '{"type":"act","id":"x","table":{},"seen":0,"action":"rest"}',
  '{"type":"act","id":"","table":"t","seen":0,"action":"rest"}',
  '{"type":"act","id":"x","table":"t","seen":-1,"action":"rest"}',
  '{"type":"act","id":"x","table":"t","seen":1e999,"action":"rest"}',
  '{"type":"act","id":"x","table":"t","seen":0.5,"action":"rest"}',
  '{"type":"vote","id":"x","table":"t","proposal":"1","yes":"yes"}',
  '{"type":"chat","id":"x","to":"everyone","text":"x"}',
  `{"type":"chat","id":"x","to":"table","text":"${'x'.repeat(301)}"}`,
  '{"type":"contribute","commitment":1,"text":"12345678"}',
  '{"type":"pong","n":"1"}',
  '{"type":"pong","n":null}',
  'x'.repeat(maxFrameBytes + 1),
  `{"type":"act","id":"${'x'.repeat(8000)}","table":"t","seen":0,"action":"rest"}`,
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from('{"type":"ping"}'),
  Buffer.alloc(0),
];

/** Acts of a seat that is not the sender's, and other well-formed frames that nobody may send. */
describe('a malformed frame', () => {
  it.each(nasty.map((frame, index) => [index, frame] as const))(
    'number %i is answered with an error, and the next good one works',
    async (_, frame) => {
      const client = night.again(bo);
      await client.connect();
      client.sendRaw(frame);
      expect(await client.until('error')).toMatchObject({ why: 'malformed' });
      client.send({ type: 'ping' });
      await client.until('pong');
      client.close();
    },
  );

  it('with bad UTF-8 or of enormous size ends that connection alone', async () => {
    const client = night.again(bo);
    await client.connect();
    client.sendRaw('x'.repeat(200_000));
    await eventually(() => !client.isOpen, 'the end of the connection');
    const other = night.again(bo);
    await other.connect();
    const raw = (other as unknown as { ws: { _socket: { write(bytes: Buffer): void } } }).ws;
    // A masked text frame of two bytes that are not UTF-8.
    raw._socket.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xff]));
    await eventually(() => !other.isOpen, 'the end of the other');
    expect(await act(ann, 'rest')).toBe('ack');
    await eventually(() => bo.updates.get(1)?.seq === ann.updates.get(0)?.seq, 'the others going on');
    expect(await act(bo, 'rest')).toBe('ack');
  });

  it('sent again and again ends the connection', async () => {
    const client = night.again(bo);
    await client.connect();
    for (let i = 0; i < 30; i++) client.sendRaw('null');
    await eventually(() => !client.isOpen, 'the end of the connection');
  });
});

it('random bytes and mutilated frames harm nobody', async () => {
  const rng = seededRng(3);
  const good = JSON.stringify({ type: 'act', id: 'x', table: ann.room?.table?.id, seen: 0, action: 'rest', seat: 0 });
  for (let round = 0; round < 20; round++) {
    const client = night.again(bo);
    await client.connect();
    for (let i = 0; i < 15 && client.isOpen; i++) {
      const bytes = [...good].map((letter) => (rng.below(12) === 0 ? String.fromCharCode(32 + rng.below(90)) : letter)).join('');
      client.sendRaw(
        rng.below(4) === 0
          ? Buffer.from(Array.from({ length: rng.below(200) }, () => rng.below(256)))
          : bytes.slice(0, rng.below(bytes.length)),
      );
    }
    client.close();
  }
  expect((await ann.http('GET', '/health')).status).toBe(200);
  ann.send({ type: 'ping' });
  await ann.until('pong');
});

describe('a frame that names what is not the sender’s', () => {
  it('is refused with a reason', async () => {
    const table = ann.room?.table?.id ?? '';
    const send = async (client: Client, frame: object): Promise<string> => {
      const id = `n${Math.random()}`.slice(0, 20);
      client.sendRaw(JSON.stringify({ id, table, seen: 0, action: 'rest', ...frame }));
      return (await client.until('refused', (refused) => refused.id === id)).why;
    };
    expect(await send(bo, { type: 'act', seat: 0 })).toBe('not-yours');
    expect(await send(bo, { type: 'act', seat: -1 })).toBe('not-yours');
    expect(await send(bo, { type: 'act', seat: 99 })).toBe('not-yours');
    expect(await send(bo, { type: 'act', table: 'another' })).toBe('no-table');
    expect(await send(bo, { type: 'undo', seat: 0 })).toBe('not-yours');
    expect(await send(bo, { type: 'propose', what: 'undo', seat: 0 })).toBe('not-yours');
    expect(await send(bo, { type: 'vote', proposal: 77, yes: true })).toBe('stale');
    const outside = night.again(bo);
    await outside.connect();
    expect(await send(outside, { type: 'act' })).toBe('not-allowed');
    expect(await send(outside, { type: 'chat', to: 'table', text: 'x' })).toBe('not-allowed');
  });
});

describe('the door', () => {
  const open = (headers: Record<string, string>, path = '/ws'): Promise<number> =>
    new Promise((resolve) => {
      const ws = new WebSocket(night.server.url.replace('http', 'ws') + path, { headers });
      ws.on('open', () => {
        ws.close();
        resolve(101);
      });
      ws.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      ws.on('error', () => {});
    });

  it('lets nobody in without a session, from another site, or by another path', async () => {
    const cookie = ann.cookie;
    const host = new URL(night.server.url).host;
    expect(await open({})).toBe(401);
    expect(await open({ cookie: 'quarterdeck=forged' })).toBe(401);
    expect(await open({ cookie, origin: 'https://elsewhere.example' })).toBe(403);
    expect(await open({ cookie, origin: 'null' })).toBe(403);
    expect(await open({ cookie, origin: `http://${host}` })).toBe(101);
    expect(await open({ cookie }, '/other')).toBe(404);
  });

  it('takes no more sockets of one address, frames of one connection and rooms of one address than it should', async () => {
    const strict = await evening({ limits: { socketsPerAddress: 2, framesPerSecond: 5, frameBurst: 5, roomsPerHour: 2 } });
    const cy = await strict.guest('Cy');
    await cy.connect();
    await strict.again(cy).connect();
    await expect(strict.again(cy).connect()).rejects.toThrow('429');
    for (let i = 0; i < 20; i++) cy.send({ type: 'ping' });
    expect(await cy.until('error')).toMatchObject({ why: 'too-fast' });
    const made = [];
    for (let i = 0; i < 4; i++) made.push((await cy.http('POST', '/api/rooms', settings)).status);
    expect(made).toEqual([200, 200, 429, 429]);
    await strict.close();
  });

  it('answers bad HTTP with what is wrong, and takes no identity from a body or another site', async () => {
    const say = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
      const { status, body: said } = await ann.http<{ why?: string; text?: string }>(method, path, body, headers);
      return [status, said?.why, said?.text];
    };
    expect(await say('POST', '/api/rooms', { ...settings, game: 'chess' })).toEqual([
      400,
      'malformed',
      expect.stringContaining('coco-capitano'),
    ]);
    expect(await say('POST', '/api/rooms', { ...settings, config: { colour: 'red' } })).toEqual([
      422,
      'illegal',
      'There is no option "colour"; there is rounds.',
    ]);
    expect(await say('POST', '/api/rooms', { ...settings, seats: 1 })).toEqual([400, 'malformed', expect.any(String)]);
    expect(await say('GET', '/api/rooms/ZZZZZ')).toEqual([404, 'no-table', 'There is no room ZZZZZ.']);
    expect(await say('POST', `/api/rooms/${code}`, { type: 'sit' }, { origin: 'https://elsewhere.example' })).toEqual([
      403,
      'not-allowed',
      expect.any(String),
    ]);
    expect(await say('PATCH', '/api/me', { name: 'x'.repeat(21) })).toEqual([400, 'malformed', expect.stringContaining('20')]);
    expect(await say('PATCH', '/api/me', { name: 'a\u202eb' })).toEqual([400, 'malformed', expect.any(String)]);
    expect(await say('POST', '/api/push', { endpoint: 'https://127.0.0.1/x', keys: { p256dh: 'a', auth: 'b' } })).toEqual([
      422,
      'illegal',
      expect.any(String),
    ]);
    expect((await say('GET', '/api/admin'))[0]).toBe(403);
    expect((await ann.http('GET', '/api/admin', undefined, { authorization: `Bearer ${night.server.adminToken}` })).status).toBe(200);
    expect((await ann.http('GET', '/metrics', undefined, { 'x-forwarded-for': '1.2.3.4' })).status).toBe(403);
    expect((await ann.http<{ openapi: string }>('GET', '/openapi.json')).body.openapi).toBe('3.1.0');
    expect((await ann.http<{ key: string }>('GET', '/api/push/key')).body.key.length).toBeGreaterThan(80);
  });
});
