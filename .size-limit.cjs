const { existsSync, readFileSync } = require('node:fs');

/** What a page may weigh, compressed, by the manifest of the last build. */
const dist = 'packages/web/dist';
const path = `${dist}/.vite/manifest.json`;
if (!existsSync(path)) throw new Error(`There is no ${path} to weigh. Run "npm run build" first.`);
const manifest = JSON.parse(readFileSync(path, 'utf8'));

/** The scripts that come with a module, its static imports included, without those of `known`. */
function scriptsOf(keys, known = new Set()) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...seen].map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js') && !known.has(file));
}

const entry = scriptsOf(['index.html']);
const screens = scriptsOf(['src/screens/Room.svelte'], new Set(entry));
const loaded = new Set([...entry, ...screens]);
const boards = Object.keys(manifest)
  .filter((key) => /^src\/boards\/[a-z-]+\/index\.ts$/.test(key))
  .map((key) => ({ name: key.split('/')[2], files: scriptsOf([key], loaded) }));
// What every board stands in is the table's.
const frame = (boards[0]?.files ?? []).filter((file) => boards.every((board) => board.files.includes(file)));
const asPaths = (files) => files.map((file) => `${dist}/${file}`);

module.exports = [
  { name: 'scripts of the first screen', path: asPaths(entry), limit: '60 kB', gzip: true },
  { name: 'scripts of a room and its table, more', path: asPaths([...screens, ...frame]), limit: '40 kB', gzip: true },
  ...boards.map(({ name, files }) => ({
    name: `scripts of the board of ${name}, more`,
    path: asPaths(files.filter((file) => !frame.includes(file))),
    limit: '40 kB',
    gzip: true,
  })),
];
