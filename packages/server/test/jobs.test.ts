import { expect, it } from 'vitest';
import { inProcessJobs } from '../src/jobs.ts';
import type { Jobs, Unit } from '../src/ports.ts';
import { eventually } from './server.ts';

interface FaultyStore {
  readonly noted: string[];
  works: boolean;
  readonly jobs: Jobs;
}

function faultyStore(): FaultyStore {
  const noted: string[] = [];
  const put = ({ writes, done }: Unit): void => {
    if (faulty.works) noted.push(...writes.map((write) => (write.type === 'due' ? `${write.table} ${write.due}` : write.type)));
    done(faulty.works ? null : 'unavailable');
  };
  const faulty: FaultyStore = { noted, works: false, jobs: inProcessJobs({ put, dueTables: async () => [] }, () => 1000, 5) };
  return faulty;
}

it('a table of which the store could not note that it is looked after is noted the next time', () => {
  const store = faultyStore();
  store.jobs.plan('t1', 9000);
  expect(store.noted).toEqual([]);
  store.works = true;
  store.jobs.plan('t1', 9500);
  expect(store.noted).toEqual(['t1 0']);
  store.jobs.close();
});

it('a table that left memory while the store failed is noted as soon as the store works', async () => {
  const store = faultyStore();
  store.works = true;
  store.jobs.plan('t1', 9000);
  store.works = false;
  store.jobs.release('t1');
  store.works = true;
  await eventually(() => store.noted.length > 1, 'the note');
  expect(store.noted).toEqual(['t1 0', 't1 9000']);
  store.jobs.close();
});
