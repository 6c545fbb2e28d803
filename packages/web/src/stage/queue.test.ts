import { afterEach, describe, expect, it, vi } from 'vitest';
import { lengthOf, type Player, paceOf, type Step, StepQueue } from './queue.ts';
import type { Scene } from './scene.ts';

const long: Scene = { hold: 'scene' };
const step = (name: string, shown: string[], scene: Scene | null = long): Step => ({ scene, event: name, show: () => shown.push(name) });

describe('the queue of events', () => {
  it('plays one at a time, in order', async () => {
    const told: string[] = [];
    const player: Player = async (one) => {
      told.push(`begin ${one.event}`);
      await Promise.resolve();
      one.show();
      told.push(`end ${one.event}`);
    };
    const shown: string[] = [];
    const queue = new StepQueue(player, () => 1);
    const first = queue.play([step('a', shown), step('b', shown)]);
    void queue.play([step('c', shown)]);
    expect(queue.isPlaying).toBe(true);
    await first;
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(told).toEqual(['begin a', 'end a', 'begin b', 'end b', 'begin c', 'end c']);
    expect(queue.isPlaying).toBe(false);
  });

  it('shows everything when it is skipped, without its time', async () => {
    const shown: string[] = [];
    const paces: number[] = [];
    let isFirst = true;
    const player: Player = async (one, pace, skipped) => {
      paces.push(pace);
      one.show();
      if (!isFirst) return;
      isFirst = false;
      await new Promise<void>((resolve) => skipped.addEventListener('abort', () => resolve()));
    };
    const queue = new StepQueue(player, () => 1);
    const done = queue.play([step('a', shown), step('b', shown), step('c', shown)]);
    await Promise.resolve();
    queue.skip();
    await done;
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(paces.slice(1)).toEqual([0, 0]);
  });

  it('is ready for the next events after a skip', async () => {
    const shown: string[] = [];
    const paces: number[] = [];
    const queue = new StepQueue(
      async (one, pace) => {
        paces.push(pace);
        one.show();
      },
      () => 1,
    );
    queue.skip();
    await queue.play([step('a', shown)]);
    expect(paces).toEqual([1]);
  });

  describe('when a step fails', () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it.each([
      ['before it was shown', 0],
      ['after it was shown', 1],
    ])('%s, shows it once, plays the rest and is ready for more', async (_, at) => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
      const shown: string[] = [];
      const queue = new StepQueue(
        async (one) => {
          if (one.event === 'b' && at === 0) throw new Error('no such picture');
          one.show();
          await Promise.resolve();
          if (one.event === 'b') throw new Error('the picture broke');
        },
        () => 1,
      );
      await queue.play([step('a', shown), step('b', shown), step('c', shown)]);
      expect(shown).toEqual(['a', 'b', 'c']);
      expect(queue.isPlaying).toBe(false);
      await queue.play([step('d', shown)]);
      expect(shown).toEqual(['a', 'b', 'c', 'd']);
      expect(complaints).toHaveBeenCalledTimes(1);
    });

    it('because it cannot be shown, plays the rest all the same', async () => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
      const shown: string[] = [];
      const broken: Step = {
        ...step('b', shown),
        show: () => {
          throw new Error('cannot be shown');
        },
      };
      const queue = new StepQueue(
        async (one) => one.show(),
        () => 1,
      );
      await queue.play([broken, step('c', shown)]);
      expect(shown).toEqual(['c']);
      expect(queue.isPlaying).toBe(false);
      expect(complaints).toHaveBeenCalledTimes(1);
    });
  });

  it('plays at double pace while more than three seconds wait', () => {
    const shown: string[] = [];
    expect(paceOf(1, [step('a', shown), step('b', shown)])).toBe(1);
    expect(paceOf(1, [step('a', shown), step('b', shown), step('c', shown)])).toBe(0.5);
    expect(paceOf(0, [step('a', shown), step('b', shown), step('c', shown)])).toBe(0);
  });

  it('knows how long a scene takes', () => {
    const flight = { from: 'a', to: 'b', thing: null };
    expect(lengthOf(null)).toBe(0);
    expect(lengthOf({ flights: [flight, flight, flight] })).toBe(420 + 2 * 60);
    expect(lengthOf({ flights: [{ ...flight, read: true }] })).toBe(420 + 900 + 260);
    expect(lengthOf({ lasts: 'roll', hold: 'short' })).toBe(850 + 300);
  });
});
