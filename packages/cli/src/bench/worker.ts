import { parentPort, workerData } from 'node:worker_threads';
import { benches } from './benches.ts';

// Each figure is measured in a thread of its own: what the compiler learned from one game must not slow the next one.
parentPort?.postMessage(benches.get(workerData as string)?.());
