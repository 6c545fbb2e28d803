import { listOutcomes, openTable, type Pending, playout, rngLuck, scriptedLuck, seededRng } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { type BagName, bags, cardCount, cardsOnTop, copiesOfBag, flint, game, jewels, symbols, treasures } from './index.ts';
import { bagNamed, scene } from './scene.ts';

const count = <T>(list: readonly T[], is: (entry: T) => boolean): number => list.filter(is).length;

function bagOf(pending: Pending): readonly number[] {
  if (pending.kind !== 'chance' || pending.chance.kind !== 'draw') throw new Error('the table does not draw');
  return pending.chance.bag;
}

describe('set-up', () => {
  it('R1: 85 Treasure cards, 24 Bag cards', () => {
    expect(treasures).toHaveLength(85);
    for (const [j] of jewels.entries()) {
      expect(count(treasures, (card) => card.kind === 'jewels' && card.jewel === j)).toBe(20);
      expect(count(treasures, (card) => card.kind === 'pirate' && card.jewel === j)).toBe(1);
      expect(count(treasures, (card) => card.kind === 'jewels' && card.colour === j)).toBe(20);
    }
    expect(count(treasures, (card) => card.kind === 'flint')).toBe(1);
    expect(bags.length * copiesOfBag).toBe(24);
    expect(bagOf(game.pending(game.setup(game.config({ first: 0 }), 2)))).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
  });

  it('R1: the reconstructed print sums up as components say: 20 of each symbol, 144 gems', () => {
    for (const symbol of symbols) expect(count(treasures, (card) => card.kind === 'jewels' && card.symbol === symbol)).toBe(20);
    expect(treasures.reduce((sum, card) => sum + card.gems, 0)).toBe(144);
    expect(new Set(treasures.map((card) => card.name)).size).toBe(cardCount);
  });

  it('R2: 59 cards without Flint come first, then the other 25 and Flint, each as likely', () => {
    const found = new Set<number>();
    for (let seed = 0; seed < 400; seed++) {
      const state = game.setup(game.config({ first: 0 }), 2);
      const rng = seededRng(seed);
      while (game.pending(state).kind !== 'over') {
        const pending = game.pending(state);
        if (state.phase === 'flip') {
          const bag = bagOf(pending);
          expect(bag.reduce((sum, copies) => sum + copies, 0)).toBe(state.flips < cardsOnTop ? 84 - state.flips : 85 - state.flips);
          expect(bag[flint]).toBe(state.flips < cardsOnTop ? 0 : 1);
        }
        // Nobody plays a bag or touches, so only Flint ends the game.
        if (pending.kind === 'chance') game.apply(state, { by: 'chance', outcome: rngLuck(rng)(pending.chance, 0) }, null);
        else if (pending.kind === 'seats' && pending.timers[0] !== undefined)
          game.apply(state, { by: 'clock', timer: pending.timers[0].id, times: [] }, null);
        else game.apply(state, { by: state.turn, action: { type: state.ordinal === 1 ? 'draw' : 'pass' } }, null);
      }
      found.add(state.flips);
    }
    expect([...found].sort((a, b) => a - b)).toEqual(Array.from({ length: 26 }, (_, i) => 60 + i));
  });

  it('R3: four Bag cards each, hidden from the others', () => {
    const play = scene({ cards: ['red-rings-5'] });
    expect(play.heard(0).filter((event) => event.type === 'dealt')).toEqual([
      { type: 'dealt', seat: 0, bags: [0, 0, 4, 5] },
      { type: 'dealt', seat: 1, bags: null },
    ]);
    expect(play.heard('spectator').filter((event) => event.type === 'dealt')).toEqual([
      { type: 'dealt', seat: 0, bags: null },
      { type: 'dealt', seat: 1, bags: null },
    ]);
    expect(play.view(1).hand).toEqual([1, 1, 4, 5]);
    expect(play.view('spectator').hand).toBeNull();
    expect(play.view('spectator').seats.map((seat) => seat.bags)).toEqual([4, 4]);
  });

  it('R4: a hand of two types is shown and all 24 are dealt anew, until everyone has three', () => {
    const bad = ['red', 'red', 'red', 'coins'] as const;
    const good = ['rings', 'rings', 'yellow', 'blue'] as const;
    const play = scene({ hands: [bad, good, good, bad, good, ['diamonds', 'diamonds', 'red', 'blue']], cards: ['red-rings-5'] });
    const shown = play.heard('spectator').filter((event) => event.type === 'redealt');
    expect(shown).toEqual([
      { type: 'redealt', shown: [{ seat: 0, bags: [2, 4, 4, 4] }] },
      { type: 'redealt', shown: [{ seat: 1, bags: [2, 4, 4, 4] }] },
    ]);
    expect(play.view(0).hand).toEqual([0, 0, 5, 6]);
    expect(play.view(1).hand).toEqual([1, 1, 4, 5]);
  });

  it('R4: every game begins with three types in every hand, and all 24 cards take part in a new deal', () => {
    for (let seed = 0; seed < 300; seed++) {
      const state = game.setup(game.config({}), 6);
      const rng = seededRng(seed);
      const luck = rngLuck(rng);
      while (state.phase === 'first' || state.phase === 'deal') {
        const pending = game.pending(state);
        if (state.phase === 'deal' && state.dealt === 0) expect(bagOf(pending)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
        if (pending.kind === 'chance') game.apply(state, { by: 'chance', outcome: luck(pending.chance, 0) }, null);
      }
      for (let seat = 0; seat < 6; seat++) expect(new Set(game.view(state, seat).hand).size).toBeGreaterThanOrEqual(3);
    }
  });

  it.each<[string, readonly BagName[]]>([
    ['E3: 3 red and 1 coins are dealt anew', ['red', 'red', 'red', 'coins']],
    ['E3: 2 diamonds and 2 pearls are dealt anew', ['diamonds', 'diamonds', 'pearls', 'pearls']],
  ])('%s', (_, hand) => {
    const good = ['rings', 'rings', 'yellow', 'blue'] as const;
    const play = scene({ hands: [good, hand, good, ['rings', 'diamonds', 'red', 'blue']], cards: ['red-rings-5'] });
    const shown = hand.map(bagNamed).sort((a, b) => a - b);
    expect(play.heard(0)).toContainEqual({ type: 'redealt', shown: [{ seat: 1, bags: shown }] });
    expect(play.view(1).hand).toEqual([0, 1, 4, 5]);
  });

  it('D1: 2 to 6 players; the first seat is drawn by lot, or named for a rematch', () => {
    expect(game.seats).toEqual([2, 6]);
    for (let seats = 2; seats <= 6; seats++) {
      const pending = game.pending(game.setup(game.config({}), seats));
      if (pending.kind !== 'chance') throw new Error('the first seat is not drawn');
      expect(listOutcomes(pending.chance)).toEqual(Array.from({ length: seats }, (_, seat) => ({ outcome: [seat], ways: 1 })));
    }
    const hands = [
      [0, 0, 4, 5],
      [1, 1, 4, 5],
      [2, 2, 6, 7],
    ];
    const table = openTable({ game, config: game.config({}), seats: 3, luck: scriptedLuck([[2], ...hands, [4]]) });
    expect(table.update('spectator', 0).events[0]).toEqual({ type: 'began', seat: 2 });
    expect(table.update('spectator', 0).view.turn).toBe(2);
    expect(scene({ seats: 3, options: { first: 1 }, cards: ['red-rings-5'] }).state().turn).toBe(1);
    expect(() => game.setup(game.config({ first: 4 }), 4)).toThrow('"first" is 4, but the seats at this table are 0 to 3.');
  });
});

describe('determinize', () => {
  it('R4: the imagined hands had three types when they were dealt, for every viewer', () => {
    for (let seed = 0; seed < 40; seed++) {
      const config = game.config({ first: 0 });
      const state = game.setup(config, 4);
      const rng = seededRng(seed);
      while (state.phase === 'deal') {
        const pending = game.pending(state);
        if (pending.kind === 'chance') game.apply(state, { by: 'chance', outcome: rngLuck(rng)(pending.chance, 0) }, null);
      }
      playout(game, state, rng, seed);
      for (const viewer of [0, 3, 'spectator'] as const) {
        const seen = game.view(state, viewer);
        const owner = state.place.map((place) => place - 3).map((seat) => (seat < 0 ? -1 : seat));
        const twin = game.determinize(seen, { owner }, rng);
        expect(game.broken(twin)).toBeNull();
        expect(game.view(twin, viewer)).toEqual(seen);
        for (let seat = 0; seat < 4; seat++) {
          const all = [...(game.view(twin, seat).hand ?? []), ...(seen.seats[seat]?.spent ?? [])];
          expect(new Set(all).size).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
});
