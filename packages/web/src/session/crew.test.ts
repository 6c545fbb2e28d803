import type { RoomRow } from '@quarterdeck/protocol';
import { expect, it } from 'vitest';
import { fullestWaiting } from './crew.ts';

const row = (code: string, more: Partial<RoomRow> = {}): RoomRow =>
  ({ code, game: 'bacon', phase: 'waiting', free: 2, ...more }) as RoomRow;

it('finds the table of a game that waits for the fewest more', () => {
  const rows = [
    row('PLAYS', { phase: 'playing', free: 1 }),
    row('FULL', { free: 0 }),
    row('OTHER', { game: 'buccaneer', free: 1 }),
    row('THREE', { free: 3 }),
    row('TWO'),
    row('ALSO2'),
  ];
  expect(fullestWaiting(rows, 'bacon')).toBe('TWO');
  expect(fullestWaiting(rows, 'buccaneer')).toBe('OTHER');
  expect(fullestWaiting(rows, 'coco-capitano')).toBeNull();
});
