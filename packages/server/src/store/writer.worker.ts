import { parentPort, workerData } from 'node:worker_threads';
import { openWriter } from './writer.ts';
import type { Order, Report } from './writer-thread.ts';

/** The thread of `writer-thread.ts`: one report for each batch. */
const writer = openWriter(String(workerData));

async function report(order: Exclude<Order, 'close'>): Promise<Report> {
  try {
    return { faults: await writer.write(order.batch) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (order: Order) => {
  if (order !== 'close') return parentPort?.postMessage(await report(order));
  await writer.close();
  parentPort?.close();
});
