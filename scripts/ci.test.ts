import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('../.ci/run', import.meta.url));
const unit = ' Test Files  3 passed (3)\n      Tests  20 passed (20)\n';
const browser = (line: string): string => `${unit}\n      Tests  \\033[32m${line}\n`;

/** What `.ci/run` says and ends with when `npm test` prints this and ends with `status`. */
function run(printed: string, status = 0): { status: number | null; last: string } {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-ci-'));
  writeFileSync(join(folder, 'npm'), `#!/usr/bin/env bash\nif [ "$1" = test ]; then printf '${printed}'; exit ${status}; fi\n`, {
    mode: 0o755,
  });
  writeFileSync(join(folder, 'chromium'), '#!/usr/bin/env bash\n', { mode: 0o755 });
  const done = spawnSync('bash', [script], { env: { ...process.env, PATH: `${folder}:${process.env.PATH}` }, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status: done.status, last: done.stdout.trim().split('\n').at(-1) ?? '' };
}

it.each([
  ['all passed', browser('9 passed (9)'), 0, 0, '29 passed, 0 failed, 0 skipped'],
  ['one failed', browser('1 failed | 8 passed (9)'), 1, 1, '28 passed, 1 failed, 0 skipped'],
  ['one was skipped', browser('8 passed | 1 skipped (9)'), 0, 1, 'Every test must run and pass.'],
  ['there was no browser', unit, 0, 1, 'The browser tests did not run.'],
  ['something else failed', browser('9 passed (9)'), 2, 2, '29 passed, 0 failed, 0 skipped'],
] as const)('CI, when %s', (_, printed, npm, status, last) => {
  expect(run(printed, npm)).toEqual({ status, last });
});
