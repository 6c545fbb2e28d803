import { type Question, think } from '@quarterdeck/bots';

/** Bots think here, so that the page never stutters. */
addEventListener('message', async ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  postMessage({ id: data.id, answer: await think(data.question) });
});
