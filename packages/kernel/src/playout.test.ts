import { describe, expect, it } from 'vitest';
import type { Game, Input } from './game.ts';
import { playout } from './playout.ts';
import { seededRng } from './rng.ts';
import { type Toy, toy } from './toy.ts';

/** The toy, which notes what it is fed. */
function watched(): { game: Game<Toy>; inputs: Input<Toy['action']>[] } {
  const inputs: Input<Toy['action']>[] = [];
  const game: Game<Toy> = {
    ...toy,
    apply(state, input, emit) {
      inputs.push(structuredClone(input));
      toy.apply(state, input, emit);
    },
  };
  return { game, inputs };
}

describe('playout', () => {
  it('plays in place to the end, and counts what players decided', () => {
    const { game, inputs } = watched();
    const state = toy.setup({ rounds: 3 }, 3);
    const { decisions, finished } = playout(game, state, seededRng(5));
    expect(finished).toBe(true);
    expect(toy.pending(state).kind).toBe('over');
    expect(decisions).toBe(inputs.filter(({ by }) => typeof by === 'number').length);
    expect(inputs.filter(({ by }) => by === 'clock')).toHaveLength(3);
  });

  it('is the same for the same seed', () => {
    const play = (seed: number) => {
      const { game, inputs } = watched();
      playout(game, toy.setup({ rounds: 5 }, 4), seededRng(seed));
      return inputs;
    };
    expect(play(1)).toEqual(play(1));
    expect(play(1)).not.toEqual(play(2));
  });

  it('asks each seat of a window at most once, and lets it hold', () => {
    let guesses = 0;
    let windows = 0;
    for (let seed = 0; seed < 200; seed++) {
      const { game, inputs } = watched();
      playout(game, toy.setup({ rounds: 1 }, 4), seededRng(seed));
      const guessing = inputs.flatMap((input) => (typeof input.by === 'number' && input.action.type === 'guess' ? [input.by] : []));
      expect(new Set(guessing).size).toBe(guessing.length);
      guesses += guessing.length;
      windows += inputs.filter(({ by }) => by === 'clock').length;
    }
    expect(windows).toBe(200);
    // Three guesses or to hold, all alike: three of four guess.
    expect(guesses / 800).toBeGreaterThan(0.7);
    expect(guesses / 800).toBeLessThan(0.8);
  });

  it('stops after as many decisions as it is told, where somebody has to decide', () => {
    const state = toy.setup({ rounds: 3 }, 2);
    expect(playout(toy, state, seededRng(1), 3)).toMatchObject({ decisions: 3, finished: false });
    expect(toy.pending(state).kind).toBe('seats');
    expect(playout(toy, state, seededRng(1), 0)).toMatchObject({ decisions: 0, finished: false });
    expect(playout(toy, state, seededRng(1)).finished).toBe(true);
  });

  it('names the seat that is waited for and has no legal action', () => {
    const stuck: Game<Toy> = { ...toy, legal: () => [] };
    expect(() => playout(stuck, toy.setup({ rounds: 1 }, 2), seededRng(1))).toThrow(
      'toy: the table waits for seat 0, which has no legal action.',
    );
  });
});
