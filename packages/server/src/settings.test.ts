import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BadSetting, checkDataFolder, nodeFault, readSettings, startFault } from './settings.ts';
import { openEmbeddedStore } from './store/embedded.ts';

it('an old Node is told which one is needed', () => {
  expect(nodeFault('v18.20.0')).toMatch(/^Node v18.20.0 is too old: install Node 20.19 or newer/);
  expect(nodeFault('v20.18.3')).not.toBeNull();
  expect([nodeFault('v20.19.0'), nodeFault('v22.1.0')]).toEqual([null, null]);
});

it('a data folder that cannot be made is one clear line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-settings-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  expect(() => checkDataFolder(join(file, 'data'))).toThrow(BadSetting);
  expect(() => checkDataFolder(join(folder, 'deep', 'data'))).not.toThrow();
  if (existsSync('/proc')) expect(() => checkDataFolder('/proc/quarterdeck')).toThrow(BadSetting);
  rmSync(folder, { recursive: true });
});

it('a parent that refuses new folders does not hang the start', () => {
  expect(() => checkDataFolder('/proc/nowhere/data')).toThrow(BadSetting);
});

it('a port in use says what to do; a fault of our own is not dressed up', () => {
  expect(startFault(Object.assign(new Error('x'), { code: 'EADDRINUSE' }), 8080)).toBe(
    'Port 8080 is in use. Stop whatever uses it, or choose another: PORT=8081 npm start',
  );
  expect(startFault(new TypeError('x'), 8080)).toBeNull();
});

it('a switch that is neither on nor off, and a contact that push services refuse, are told at the start', () => {
  expect(() => readSettings({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY is "yes"; it should be 1 for on, 0 for off.');
  expect(() => readSettings({ CONTACT: 'ann@example.org' })).toThrow(
    /^CONTACT is "ann@example.org"; it should be an address such as mailto:/,
  );
});

it('a file that is no database is one clear line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-settings-'));
  writeFileSync(
    join(folder, 'quarterdeck.db'),
    'a shopping list, longer than the header of a database, which has a hundred bytes. '.repeat(2),
  );
  const fault = await openEmbeddedStore(folder).catch((error: unknown) => startFault(error, 8080));
  expect(fault).toMatch(/^quarterdeck.db in the data folder is damaged/);
  rmSync(folder, { recursive: true });
});

it('a data folder that is no folder, or has folders where its files belong, is one clear line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-settings-'));
  const file = join(folder, 'file');
  writeFileSync(file, '', { mode: 0o700 });
  expect(() => checkDataFolder(file)).toThrow(BadSetting);
  for (const name of ['quarterdeck.db', 'quarterdeck.lock', 'admin-token']) {
    mkdirSync(join(folder, name, name), { recursive: true });
    expect(() => checkDataFolder(join(folder, name))).toThrow(BadSetting);
  }
  rmSync(folder, { recursive: true });
});
