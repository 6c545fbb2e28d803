import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openEmbeddedStore } from './embedded.ts';
import { openWriterThread } from './writer-thread.ts';

it('a writer whose thread cannot work says why, and works again once it can', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-writer-'));
  const place = join(folder, 'not-there-yet');
  const writer = openWriterThread(place);
  await expect(writer.write([[{ type: 'setting', key: 'k', value: 'v' }]])).rejects.toThrow(/thread that writes failed: /);
  mkdirSync(place);
  await (await openEmbeddedStore(place)).close();
  expect(await writer.write([[{ type: 'setting', key: 'k', value: 'v' }]])).toEqual([null]);
  await writer.close();
  rmSync(folder, { recursive: true });
});

it('a writer that was closed writes nothing more, and starts no thread for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-writer-'));
  await (await openEmbeddedStore(folder)).close();
  const writer = openWriterThread(folder);
  await writer.write([[{ type: 'setting', key: 'k', value: 'v' }]]);
  await writer.close();
  expect(() => writer.write([[{ type: 'setting', key: 'k', value: 'w' }]])).toThrow(/closed/);
  rmSync(folder, { recursive: true });
});
