import { mkdtempSync, rmSync } from 'node:fs';
import { openEmbeddedStore } from '../../packages/server/src/store/embedded.ts';
import { scratch } from './scratch.ts';
import { simulate } from './simulate.ts';

/** `npm run network -- SEEDS [FIRST]`: so many seeds, counted from FIRST. Ends with status 1 at the first one that goes wrong. */
const [seeds, first] = [Number(process.argv[2] ?? 2000), Number(process.argv[3] ?? 1)];
if (!Number.isInteger(seeds) || seeds < 1 || !Number.isInteger(first)) {
  console.error(`SEEDS should be a whole number of 1 or more and FIRST a whole number, not "${process.argv.slice(2).join(' ')}".`);
  process.exit(2);
}
const folder = mkdtempSync(scratch);
const store = await openEmbeddedStore(folder);
const sums: Record<string, number> = {};
const began = Date.now();
let wrong = 0;
for (let seed = first; seed < first + seeds; seed++) {
  const { faults, counts } = await simulate(store, seed);
  for (const [what, count] of Object.entries(counts)) sums[what] = (sums[what] ?? 0) + count;
  if (faults.length > 0) {
    wrong++;
    console.error(`Seed ${seed}:\n  ${faults.join('\n  ')}`);
  }
  if ((seed - first + 1) % 100 === 0) console.log(`${seed - first + 1} of ${seeds} seeds, ${wrong} wrong`);
}
await store.close();
rmSync(folder, { recursive: true });
for (const [what, count] of Object.entries(sums)) console.log(`${what}: ${count}`);
console.log(`${seeds} seeds in ${Math.round((Date.now() - began) / 1000)} s, ${wrong} wrong`);
process.exit(wrong > 0 ? 1 : 0);
