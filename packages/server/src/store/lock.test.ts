import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BadSetting } from '../settings.ts';
import { lockFolder } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a folder is served by one server at a time', () => {
  const letGo = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(BadSetting);
  letGo();
  lockFolder(folder)();
});

it('a server that was killed leaves its folder free', async () => {
  const libsql = JSON.stringify(createRequire(import.meta.url).resolve('libsql'));
  const file = JSON.stringify(join(folder, 'quarterdeck.lock'));
  const held = `const lock = new (require(${libsql}))(${file}); lock.exec('begin exclusive'); console.log('held'); setInterval(() => lock, 1e6);`;
  const other = spawn(process.execPath, ['-e', held], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow(/Another server uses the data folder/);
  other.kill('SIGKILL');
  await once(other, 'exit');
  lockFolder(folder)();
});
