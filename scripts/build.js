// Builds what is out of date: the packages with tsc, the web client with Vite. `--force` builds all.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packages = ['kernel', 'games', 'bots', 'protocol', 'server', 'cli'];

/** When anything in these files and folders was last changed; tests do not count. */
function newest(...paths) {
  let latest = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const stat = statSync(path);
    if (!stat.isDirectory()) latest = Math.max(latest, stat.mtimeMs);
    else for (const name of readdirSync(path)) if (!/\.test\.ts$/.test(name)) latest = Math.max(latest, newest(join(path, name)));
  }
  return latest;
}

function inPackage(name, ...path) {
  return join(root, 'packages', name, ...path);
}

/** True when `sources` changed after `product` was made. */
function isOld(product, ...sources) {
  return !existsSync(product) || newest(...sources) > statSync(product).mtimeMs;
}

/** Runs a tool that npm has installed, with its own output shown; ends this process if it fails. */
function run(tool, bin, args) {
  const require = createRequire(join(root, 'package.json'));
  let script;
  try {
    const manifest = require.resolve(`${tool}/package.json`);
    script = join(dirname(manifest), require(manifest).bin[bin]);
  } catch {
    console.error(`${tool} is not installed, so nothing can be built. Run "npm ci" (not with --omit=dev) first.`);
    process.exit(1);
  }
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds whatever is out of date. */
export function build({ force = false } = {}) {
  const shared = [join(root, 'tsconfig.base.json'), join(root, 'tsconfig.build.json'), join(root, 'package-lock.json')];
  const sources = (name) => [inPackage(name, 'src'), inPackage(name, 'package.json'), inPackage(name, 'tsconfig.json')];
  // tsc leaves its note of what it built in each package, also when nothing there had changed.
  const stale = packages.some((name) => isOld(inPackage(name, 'dist', '.tsbuildinfo'), ...sources(name), ...shared));
  if (force || stale) run('typescript', 'tsc', ['-b', 'tsconfig.build.json', ...(force ? ['--force'] : [])]);
  const web = ['src', 'public', 'index.html', 'package.json', 'vite.config.ts', 'svelte.config.js'].map((path) => inPackage('web', path));
  const used = ['kernel', 'games', 'bots', 'protocol'].flatMap(sources);
  if (force || isOld(inPackage('web', 'dist', 'index.html'), ...web, ...used, ...shared))
    run('vite', 'vite', ['build', 'packages/web', '--logLevel', 'warn']);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) build({ force: process.argv.includes('--force') });
