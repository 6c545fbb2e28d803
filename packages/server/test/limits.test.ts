import { afterEach, expect, it } from 'vitest';
import { type Evening, evening, generous, settings } from './server.ts';

/** Nobody gets more by spelling itself, or what it asks for, in another way, and nothing on the way keeps what is one person's. */
let night: Evening;
afterEach(() => night.close());

it('behind a proxy the address that the proxy saw counts, whatever stands before it', async () => {
  night = await evening({ trustProxy: true, limits: { ...generous, httpPerMinute: 6, roomsPerHour: 2 } });
  const ann = await night.guest('Ann');
  const claim = (n: number): Record<string, string> => ({ 'x-forwarded-for': `10.0.0.${n}, 203.0.113.7` });
  const rooms = [1, 2, 3].map((n) => ann.http('POST', '/api/rooms', settings, claim(n)));
  expect((await Promise.all(rooms)).map(({ status }) => status).sort()).toEqual([200, 200, 429]);
  const asked = [4, 5, 6, 7].map((n) => ann.http('GET', '/api/me', undefined, claim(n)));
  expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
});

it('whoever has a network of addresses is one', async () => {
  night = await evening({ trustProxy: true, limits: { ...generous, httpPerMinute: 4, roomsPerHour: 1, socketsPerAddress: 1 } });
  const ann = await night.guest('Ann');
  const from = (n: number): Record<string, string> => ({ 'x-forwarded-for': `2001:db8:1:2::${n}` });
  expect((await ann.http('POST', '/api/rooms', settings, from(1))).status).toBe(200);
  for (const n of [2, 3]) expect((await ann.http('POST', '/api/rooms', settings, from(n))).text).toContain('Too many rooms');
  await ann.connect(from(4));
  await expect(night.again(ann).connect(from(5))).rejects.toThrow('429');
  expect((await ann.http('GET', '/api/me', undefined, from(6))).status).toBe(200);
  expect((await ann.http('GET', '/api/me', undefined, from(7))).status).toBe(429);
});

it('what is asked for counts, however its address is spelled', async () => {
  night = await evening({ limits: { ...generous, httpPerMinute: 3 } });
  const ann = await night.guest('Ann');
  for (const path of ['/%61pi/me', '/%61%70%69/me']) expect((await ann.http('GET', path)).status).toBe(200);
  expect((await ann.http('GET', '/%61pi/me')).status).toBe(429);
});

it('what is one person’s is kept by nothing on the way', async () => {
  night = await evening();
  const ann = await night.guest('Ann');
  for (const path of ['/api/me', '/api/me/rooms', '/api/rooms/ZZZZZ', '/%61pi/me']) {
    const { headers } = await fetch(night.server.url + path, { headers: { cookie: ann.cookie } });
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});

it('an address that cannot be read is refused like anything else', async () => {
  night = await evening();
  const response = await fetch(`${night.server.url}/api/rooms/%E0%A4%A`);
  expect([response.status, await response.json()]).toEqual([400, { why: 'malformed', text: expect.any(String) }]);
});
