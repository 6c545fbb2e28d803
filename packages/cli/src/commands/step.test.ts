import { expect, it } from 'vitest';
import { outline } from './outline.ts';
import { moved } from './step.ts';

it('moves by keys within the record', () => {
  const at = { stop: 5, eyes: 1 } as const;
  const after = (name: string, ctrl = false) => moved(at, { name, ctrl }, 12, 2);
  expect(after('right')).toEqual({ stop: 6, eyes: 1 });
  expect(after('left')).toEqual({ stop: 4, eyes: 1 });
  expect(after('down')).toEqual({ stop: 12, eyes: 1 });
  expect(after('up')).toEqual({ stop: 0, eyes: 1 });
  expect(after('home')).toEqual({ stop: 0, eyes: 1 });
  expect(after('end')).toEqual({ stop: 12, eyes: 1 });
  expect(after('x')).toEqual(at);
  expect([after('q'), after('escape'), after('c', true)]).toEqual([null, null, null]);
});

it('goes round all eyes', () => {
  const seen = [];
  let at = moved({ stop: 0, eyes: 'spectator' }, { name: 'v' }, 3, 2);
  for (let i = 0; i < 4 && at !== null; i++, at = moved(at, { name: 'v' }, 3, 2)) seen.push(at.eyes);
  expect(seen).toEqual([0, 1, 'all', 'spectator']);
});

it('outlines data: short on one line, long indented', () => {
  expect(outline({ turn: 2, mine: null, tiles: [1, 2], safe: { chests: 1 } })).toBe(
    '  turn: 2\n  mine: -\n  tiles: [1 2]\n  safe: {chests 1}',
  );
  expect(outline({ long: Array.from({ length: 3 }, () => 'x'.repeat(40)) })).toMatch(/^ {2}long:\n {4}0: x{40}\n/);
});
