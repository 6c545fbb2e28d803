import { afterEach, expect, it, vi } from 'vitest';
import type { Step } from './queue.ts';
import { spot } from './spots.ts';
import { stage } from './stage.svelte.ts';

afterEach(() => vi.useRealTimers());

it('goes on when a flight never lands, as in a page that the browser does not draw', async () => {
  vi.useFakeTimers();
  for (const name of ['here', 'there']) spot(name)(document.createElement('i'));
  const shown: string[] = [];
  const step: Step = {
    scene: { flights: [{ thing: 'card', from: 'here', to: 'there', lands: 'as' }] },
    event: null,
    show: () => shown.push('step'),
  };
  void stage.play([step, { scene: null, event: null, show: () => shown.push('settled') }]);
  await vi.advanceTimersByTimeAsync(300);
  expect(shown).toEqual(['step']);
  expect(stage.flying).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown).toEqual(['step', 'settled']);
  expect(stage.isPlaying).toBe(false);
});

it('lets a card out of a pennant as a card, and not as wide as the pennant', async () => {
  vi.useFakeTimers();
  for (const name of ['seat:1', 'seat:2']) {
    const pennant = document.createElement('i');
    pennant.getBoundingClientRect = () => new DOMRect(0, 0, 210, 84);
    spot(name)(pennant);
  }
  void stage.play([{ scene: { flights: [{ thing: 'card', from: 'seat:1', to: 'seat:2' }] }, event: null, show: () => {} }]);
  await vi.advanceTimersByTimeAsync(100);
  expect(stage.flying.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[60, 84]]);
  await vi.advanceTimersByTimeAsync(3000);
});
