import type { Answer, Question } from '@quarterdeck/bots';

/** Whoever answers for bots. */
export interface Thinker {
  think(question: Question): Promise<Answer>;
  close(): void;
}

/** Bots in a web worker. A worker that fails answers that it holds; the table then plays a legal action for it. */
export function workerThinker(): Thinker {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  const hold: Answer = { action: null, reaction: 600 };
  worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    for (const resolve of waiting.values()) resolve(hold);
    waiting.clear();
  };
  return {
    think(question) {
      return new Promise((resolve) => {
        const id = count++;
        waiting.set(id, resolve);
        worker.postMessage({ id, question });
      });
    },
    close: () => worker.terminate(),
  };
}
