// `npm start`: builds what is out of date, then starts the server in this process.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from './build.js';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.version} is too old: install Node 20.19 or newer (https://nodejs.org).`);
  process.exit(1);
}

const main = new URL('../packages/server/dist/main.js', import.meta.url);
if (canBuild() || !existsSync(main)) build();
await import(main.href);

/** Without the tools (npm ci --omit=dev) a server that was built elsewhere still starts. */
function canBuild() {
  try {
    createRequire(import.meta.url).resolve('vite/package.json');
    return true;
  } catch {
    return false;
  }
}
