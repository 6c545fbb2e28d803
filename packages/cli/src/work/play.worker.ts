import { type Chunk, type Played, playChunk } from './job.ts';

/** What a worker thread does with what it is given. */
// biome-ignore lint/style/noDefaultExport: piscina calls a worker's default export.
export default (chunk: Chunk): Promise<readonly Played[]> => playChunk(chunk);
