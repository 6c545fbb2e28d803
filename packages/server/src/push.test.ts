import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commit } from './ports.ts';
import { isPublicPlace, openPush } from './push.ts';
import { openEmbeddedStore } from './store/embedded.ts';

it.each([
  ['https://push.example.org/send/abc', true],
  ['http://push.example.org/send/abc', false],
  ['https://localhost/x', false],
  ['https://localhost./x', false],
  ['https://printer.local./x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://10.0.0.7/x', false],
  ['https://printer.local/x', false],
  ['https://push.example.org:8443/x', false],
  ['ftp://push.example.org/x', false],
  ['nonsense', false],
])('%s as a push address: %s', (endpoint, allowed) => {
  expect(isPublicPlace(endpoint)).toBe(allowed);
});

it('keys are made at the first start and kept; places belong to a person and are few', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-push-'));
  const store = await openEmbeddedStore(folder);
  await commit(store, { type: 'save-person', row: { id: 'ann', name: 'Ann', created: 1 } });
  const push = await openPush(store, 'mailto:operator@example.org');
  expect((await openPush(store, 'mailto:operator@example.org')).key).toBe(push.key);
  const place = (n: number) => ({ endpoint: `https://push.example.org/${n}`, keys: { p256dh: 'a', auth: 'b' } });
  for (let n = 0; n < 10; n++) await push.add('ann', place(n));
  await expect(push.add('ann', place(10))).rejects.toMatchObject({ why: 'not-allowed' });
  await push.remove('https://push.example.org/0');
  expect(await store.pushes('ann')).toHaveLength(9);
  expect(await push.send('nobody', { type: 'test', room: null, game: null })).toEqual({ sent: 0, failed: 0 });
  await store.close();
  rmSync(folder, { recursive: true });
});
