import { describe, expect, it } from 'vitest';
import { board } from '../boards/capitan-flint/index.ts';
import { optionsAtPace } from './plan.ts';

describe('options at a pace', () => {
  const usual = { ...board.game.config({}) };

  it('a race turns calm over days, and is one again live', () => {
    const slow = optionsAtPace(board, { ...usual, veteran: true }, 'days');
    expect(slow).toMatchObject({ calm: true, veteran: true });
    expect(optionsAtPace(board, slow, 'live')).toEqual({ ...usual, veteran: true });
  });

  it('a game that starts the same at any pace keeps its options', () => {
    const { overDays: _, ...same } = board;
    expect(optionsAtPace(same, usual, 'days')).toEqual(usual);
    expect(optionsAtPace(null, { x: 1 }, 'live')).toEqual({ x: 1 });
  });
});
