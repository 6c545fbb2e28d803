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
