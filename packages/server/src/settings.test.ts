import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BadSetting, checkDataFolder, nodeFault, startFault } from './settings.ts';

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
