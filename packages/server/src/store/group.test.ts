import { describe, expect, it } from 'vitest';
import type { StoreFault } from '../ports.ts';
import { groupCommit } from './group.ts';
import type { Batch, Faults } from './writer.ts';

/** A slow writer that a test answers by hand. */
function slowWriter(): { batches: Batch[]; answers: ((result: Faults | Error) => void)[]; write(batch: Batch): Promise<Faults> } {
  const batches: Batch[] = [];
  const answers: ((result: Faults | Error) => void)[] = [];
  return {
    batches,
    answers,
    write: (batch) =>
      new Promise((resolve, reject) => {
        batches.push(batch);
        answers.push((result) => (result instanceof Error ? reject(result) : resolve(result)));
      }),
  };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('writes in groups', () => {
  it('has one batch written at a time; what comes meanwhile is the next one', async () => {
    const writer = slowWriter();
    const queue = groupCommit(writer.write);
    const done: [string, StoreFault | null][] = [];
    const put = (key: string): void =>
      queue.put({ writes: [{ type: 'setting', key, value: '' }], done: (fault) => done.push([key, fault]) });
    put('a');
    put('b');
    await turn();
    put('c');
    await turn();
    put('d');
    await turn();
    expect(writer.batches.map((batch) => batch.length)).toEqual([2]);
    expect(done).toEqual([]);
    writer.answers[0]?.([null, 'conflict']);
    await turn();
    expect(done).toEqual([
      ['a', null],
      ['b', 'conflict'],
    ]);
    expect(writer.batches.map((batch) => batch.length)).toEqual([2, 2]);
  });

  it('refuses a batch that failed, and goes on with the next', async () => {
    const writer = slowWriter();
    const queue = groupCommit(writer.write);
    const faults: (StoreFault | null)[] = [];
    const put = (): void => queue.put({ writes: [], done: (fault) => faults.push(fault) });
    put();
    await turn();
    put();
    const flushed = queue.flush();
    writer.answers[0]?.(new Error('The disk is full (said on purpose by this test).'));
    await turn();
    expect(faults).toEqual(['unavailable']);
    writer.answers[1]?.([null]);
    await flushed;
    expect(faults).toEqual(['unavailable', null]);
  });
});
