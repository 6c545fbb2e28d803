import { games } from '@quarterdeck/games';
import { type AnyGame, playout, seededRng } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { benches } from './benches.ts';
import { plainCoco } from './plain-coco.ts';

describe('bench', () => {
  it('has three figures for each game, and what the contract costs', () => {
    const names = Object.keys(games).flatMap((id) => [`${id}/decisions`, `${id}/clone`, `${id}/determinize`]);
    expect([...benches.keys()]).toEqual(expect.arrayContaining([...names, 'coco-capitano/plain-loop']));
  });

  it('compares with a plain loop that plays the same game', () => {
    const coco = games['coco-capitano'] as AnyGame;
    const rng = seededRng(3);
    let decisions = 0;
    for (let i = 0; i < 4000; i++) decisions += playout(coco, coco.setup(coco.config({}), 2), rng).decisions;
    const plain = plainCoco(4000, 5);
    expect(plain / 4000).toBeGreaterThan(50);
    expect(Math.abs(plain / decisions - 1)).toBeLessThan(0.03);
  });
});
