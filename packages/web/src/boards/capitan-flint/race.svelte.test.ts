import { type FlintShape, type FlintView, game } from '@quarterdeck/games/capitan-flint';
import type { Update } from '@quarterdeck/kernel';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardTable, SendOptions } from '../../table/board.ts';
import { Race } from './race.svelte.ts';

type Sent = { readonly action: FlintShape['action']; readonly options: SendOptions | undefined };

/** A table that shows what it is told to, and notes what the race at this screen does. */
function stand(): {
  seen: (view: Partial<FlintView>, legal: readonly string[]) => void;
  race: Race;
  sent: Sent[];
  shown: string[];
  end(): void;
} {
  const base = game.view(game.setup(game.config({ first: 0 }), 2), 0);
  let seen = $state.raw({ view: base, legal: [] } as unknown as Update<FlintShape>);
  const sent: Sent[] = [];
  const shown: string[] = [];
  const table = {
    get seen() {
      return seen;
    },
    get canAct() {
      return seen.legal.length > 0;
    },
    send: (action: FlintShape['action'], options?: SendOptions) => sent.push({ action, options }),
    shown: (timer: string) => shown.push(timer),
  } as unknown as BoardTable<FlintShape>;
  let race: Race | undefined;
  const end = $effect.root(() => {
    race = new Race(table);
  });
  flushSync();
  if (race === undefined) throw new Error('no race');
  return {
    race,
    sent,
    shown,
    end,
    seen(view, legal) {
      seen = { ...seen, view: { ...base, ...view }, legal: legal.map(game.notation.read) };
      flushSync();
    },
  };
}

/** Frames under the test's control: `next(at)` runs what waits for the next one. */
function frames(): { next(at: number): void } {
  let waiting: ((at: number) => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (then: (at: number) => void) => waiting.push(then));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  return {
    next(at) {
      const now = waiting;
      waiting = [];
      for (const then of now) then(at);
    },
  };
}

function space(at: number): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: ' ', cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  Object.defineProperty(event, 'target', { value: document.body });
  return event;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the race at one screen', () => {
  it('measures from the frame after the card was painted, and says that it was', () => {
    const frame = frames();
    const { race, seen, sent, shown, end } = stand();
    seen({ phase: 'window', flips: 3 }, ['touch 3']);
    frame.next(1000);
    expect(shown).toEqual([]);
    frame.next(1016);
    expect(shown).toEqual(['settle3']);
    race.touch(1426);
    expect(sent).toEqual([{ action: { type: 'touch', flip: 3 }, options: { reaction: 410 } }]);
    end();
  });

  it('does not begin anew when an update changes nothing', () => {
    const frame = frames();
    const { race, seen, sent, shown, end } = stand();
    seen({ phase: 'window', flips: 3 }, ['touch 3']);
    frame.next(1000);
    frame.next(1016);
    seen({ phase: 'window', flips: 3 }, ['touch 3']);
    frame.next(1300);
    frame.next(1316);
    race.touch(1426);
    expect(sent[0]?.options).toEqual({ reaction: 410 });
    expect(shown).toHaveLength(1);
    end();
  });

  it('takes no touch while no window is open, or after one', () => {
    frames();
    const { race, seen, sent, end } = stand();
    seen({ phase: 'beat', flips: 2 }, []);
    race.touch(10);
    seen({ phase: 'window', flips: 3, touched: true }, []);
    race.touch(20);
    expect(sent).toEqual([]);
    expect(race.isLive).toBe(false);
    end();
  });

  it('hears the space key, once for each press, and swallows late ones', () => {
    const frame = frames();
    const { race, seen, sent, end } = stand();
    const before = space(5);
    race.key(before);
    expect(before.defaultPrevented).toBe(false);
    seen({ phase: 'window', flips: 3 }, ['touch 3']);
    frame.next(1000);
    frame.next(1016);
    const hit = space(1500);
    race.key(hit);
    expect(hit.defaultPrevented).toBe(true);
    expect(sent[0]?.options).toEqual({ reaction: 484 });
    seen({ phase: 'choice', flips: 3 }, ['draw']);
    const late = space(performance.now() + 100);
    race.key(late);
    expect(late.defaultPrevented).toBe(true);
    expect(sent).toHaveLength(1);
    const muchLater = space(performance.now() + 5000);
    race.key(muchLater);
    expect(muchLater.defaultPrevented).toBe(false);
    end();
  });
});
