import { workerFlags } from '@quarterdeck/bots/workers';
import { Piscina } from 'piscina';
import { type Chunk, type Job, type Played, playChunk } from './job.ts';

const worker = new URL(import.meta.url.endsWith('.ts') ? './play.worker.ts' : './play.worker.js', import.meta.url);

/** How many games a core plays before it reports: small enough for a moving bar, large enough to cost nothing. */
const chunkSize = 50;

/**
 * Plays games 0 to `games` of a job on `jobs` cores and hands each chunk to `take`, in the order of the games whatever the
 * number of cores. `progress` hears how many games are done.
 */
export async function playAll(
  job: Job,
  games: number,
  jobs: number,
  take: (played: readonly Played[]) => void,
  progress: (done: number) => void,
): Promise<void> {
  const chunks: Chunk[] = [];
  for (let from = 0; from < games; from += chunkSize) chunks.push({ job, from, to: Math.min(games, from + chunkSize) });
  if (jobs === 1) {
    for (const chunk of chunks) {
      take(await playChunk(chunk));
      progress(chunk.to);
    }
    return;
  }
  const pool = new Piscina<Chunk, readonly Played[]>({
    filename: worker.href,
    minThreads: Math.min(jobs, chunks.length),
    maxThreads: jobs,
    execArgv: workerFlags(import.meta.url),
  });
  try {
    let done = 0;
    // No more in flight than keeps the cores busy, so that a million games wait as numbers and not as results.
    const ahead: Promise<readonly Played[]>[] = [];
    const takeFirst = async (): Promise<void> => {
      const played = await (ahead.shift() as Promise<readonly Played[]>);
      take(played);
      done += played.length;
      progress(done);
    };
    for (const chunk of chunks) {
      const playing = pool.run(chunk);
      // When one chunk fails, that failure is the one to tell; the others end with the pool.
      playing.catch(() => {});
      ahead.push(playing);
      if (ahead.length >= jobs * 4) await takeFirst();
    }
    while (ahead.length > 0) await takeFirst();
  } finally {
    await pool.destroy();
  }
}
