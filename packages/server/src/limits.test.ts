import { expect, it } from 'vitest';
import { Bucket, Buckets, networkOf } from './limits.ts';

it('a bucket gives its burst at once, then what flows in', () => {
  const bucket = new Bucket(10, 3, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect([50, 100, 150].map((now) => bucket.take(now))).toEqual([false, true, false]);
  expect(bucket.take(60_000)).toBe(true);
});

it('each key has its own, and full ones are forgotten', () => {
  const buckets = new Buckets(1, 1);
  expect([buckets.take('a', 0), buckets.take('b', 0), buckets.take('a', 0)]).toEqual([true, true, false]);
  buckets.sweep(2000);
  expect(buckets.take('a', 2000)).toBe(true);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:DB8:0:0:1::', '2001:db8:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1:2%eth0', 'fe80:0:0:0'],
  ['nonsense', 'nonsense'],
  ['', ''],
])('%s uses up what is allowed to %s: one line has as many addresses as it likes', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
