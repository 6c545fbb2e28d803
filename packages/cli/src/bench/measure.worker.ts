import { benches } from './benches.ts';
import type { Measurement } from './measure.ts';

/** What the thread does that measures one figure. */
// biome-ignore lint/style/noDefaultExport: piscina calls a worker's default export.
export default (name: string): Omit<Measurement, 'name'> | undefined => benches.get(name)?.();
