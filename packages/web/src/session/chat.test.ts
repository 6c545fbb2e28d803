import type { ChatLine } from '@quarterdeck/protocol';
import { expect, it } from 'vitest';
import { mergeChat } from './room.svelte.ts';

const line = (n: number): ChatLine => ({ n, to: 'table', member: 'm', name: 'Ana', seat: 0, text: `line ${n}`, phrase: null, at: n });

it('chat lines stand in their order and each once, however they arrive', () => {
  const first = mergeChat([], [line(2), line(1)]);
  expect(mergeChat(first, [line(2), line(4), line(3)]).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});
