import { listOutcomes, openTable, rngLuck, scriptedLuck, seededRng } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { arrange, named } from './arrange.ts';
import { game, lootKinds, ships, wages } from './index.ts';
import { choices, play, refusal, stacksOf } from './transcript.ts';

describe('Buccaneer: set-up', () => {
  it('R1: has 15 ships, 24 loot pieces and five pirates a colour with wages 2, 3, 4, 5 and ?', () => {
    expect(ships.map((ship) => ship.number)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    const state = game.setup(game.config({}), 5);
    expect(state.stock).toEqual([6, 6, 6, 6]);
    expect(state.under).toHaveLength(25);
    expect(wages).toEqual([2, 3, 4, 5, '?']);
    for (const kind of lootKinds) expect(ships.filter((ship) => ship.loot.some((piece) => piece === kind))).toHaveLength(6);
  });

  it('R2: three ships lie open, each player has five free pirates face up and 10 ducats, unused colours are gone', () => {
    const { view } = openTable({ game, config: game.config({ first: 0 }), seats: 3, luck: scriptedLuck([[4, 9, 15]]) }).update(
      'spectator',
      0,
    );
    expect(view.open).toEqual([4, 9, 15]);
    expect(view.money).toEqual([10, 10, 10]);
    expect(view.stacks).toHaveLength(15);
    expect(view.stacks.every(({ pirates }) => pirates.length === 1 && pirates[0]?.wage !== null)).toBe(true);
    expect(view.toCome).toHaveLength(12);
  });

  it('R3: new ships are turned up only when all three have been boarded, and before anything else', () => {
    const state = arrange({ stacks: ['a2 b2', 'b3 c2', 'c3 a3 b4'], open: [1, 2, 4] });
    expect(play(state, '0 board 1 a2 candlestick').map((event) => event.type)).toEqual(['boarded']);
    play(state, '1 board 2 b3 sabre', '2 board 4 c3 chest');
    const pending = game.pending(state);
    expect(pending.kind === 'chance' ? listOutcomes(pending.chance)?.length : 0).toBe(220);
    expect(play(state, '* 5 6 7').map((event) => event.type)).toEqual(['shipsTurned']);
    expect(state.open).toEqual([5, 6, 7]);
    expect(state.turn).toBe(0);
  });

  it('D1: 3 to 5 players; the first seat is drawn by lot unless the option `first` names it', () => {
    expect(game.seats).toEqual([3, 5]);
    const lot = game.pending(game.setup(game.config({}), 4));
    expect(lot).toEqual({ kind: 'chance', chance: { kind: 'pick', weights: [1, 1, 1, 1], total: 4 } });
    const drawn = openTable({ game, config: game.config({}), seats: 4, luck: scriptedLuck([[2], [1, 2, 3]]) });
    expect(drawn.update(0, 0).view.turn).toBe(2);
    const named3 = openTable({ game, config: game.config({ first: 3 }), seats: 4, luck: scriptedLuck([[1, 2, 3]]) });
    expect(named3.update(0, 0).view.turn).toBe(3);
    expect(() => game.setup(game.config({ first: 3 }), 3)).toThrow('0 to 2');
  });

  it('options that do not make sense are refused by name', () => {
    expect(() => game.config({ memory: true })).toThrow('"memory"');
    expect(() => game.config({ memoryAid: 'yes' })).toThrow('true or false');
    expect(() => game.config({ first: 5 })).toThrow('0 to 4');
    expect(() => game.config([])).toThrow('object');
  });

  it('text that is no action is refused with what is allowed', () => {
    expect(() => game.notation.read('move a2 a9')).toThrow('"move a2 b?"');
  });
});

describe('Buccaneer: a turn', () => {
  it('R4: one moves or boards, clockwise; nobody may pass', () => {
    const state = arrange({ stacks: ['a2 b2'], open: [1, 13, 14] });
    const kinds = new Set(game.legal(state, 0).map((action) => action.type));
    expect([...kinds]).toEqual(['board', 'move']);
    play(state, '0 move a3 b3', '1 move b4 c2', '2 move c3 a4');
    expect(state.turn).toBe(0);
  });

  it('R4: boarding is forced where it is all one can do, also at a loss', () => {
    const state = arrange({ stacks: ['a2 b2 c2 b3 c3 b4 c4 b5 c5', 'b? a3 a4 a5 a?'], open: [1, 0, 0] });
    play(state, '1 let-be a2', '2 let-be a2');
    expect(choices(state, 0)).toEqual(['board 1 a2 candlestick']);
    play(state, '0 board 1 a2 candlestick');
    expect(state.money[0]).toBe(0);
  });

  it('R4: a captain with two tops that can go nowhere is skipped, by itself and in public', () => {
    const stacks = ['a2 d2 e2 d3 e3', 'a3 d4 e4 c2 b4', 'b2 a4 c3 d5 e5 c4 d? e? a5', 'b3 c5 a? b5 b?'];
    const state = arrange({ seats: 5, stacks, open: [13, 14, 15], turn: 2 });
    expect(play(state, '2 move c? b3')).toMatchObject([{ type: 'moved' }, { seat: 3 }, { seat: 4 }, { type: 'skipped', seat: 0 }]);
    expect(choices(state, 0)).toEqual([]);
    expect(state.turn).toBe(1);
  });

  it('R5: a player whose five pirates all lie under others does not move', () => {
    const state = arrange({ stacks: ['b2 a2 c2', 'b3 a3 c3', 'c4 a4 b4', 'c5 a5 b5', 'b? a?'], turn: 2, open: [13, 14, 15] });
    expect(play(state, '2 move c? b3')).toMatchObject([{ type: 'moved' }, { type: 'skipped', seat: 0 }]);
    expect(state.turn).toBe(1);
  });

  it('R6: an own pirate or stack goes on an opponent’s, and its mover is captain of the whole', () => {
    const state = arrange({ stacks: ['a2 c2', 'b3 c3'] });
    expect(play(state, '0 move a2 b3')).toMatchObject([{ type: 'moved', seat: 0, height: 4, below: 2 }]);
    expect(stacksOf(state, 0)).toContain('a2 c2 b3 c3');
    expect(stacksOf(state, 1)).toEqual(['b2', 'b4', 'b5', 'b?']);
    expect(refusal(arrange({}), '0 move b2 a2')).toContain('not a stack of yours');
  });

  it('R7: no own piece on an own one, no stack above nine, no part of a stack', () => {
    const state = arrange({ seats: 5, stacks: ['a2 b2 c2 d2 e2', 'b3 a3 c3 d3 e3', 'c4 d4 e4 a4'] });
    expect(refusal(state, '0 move a5 a2')).toContain('own pirates');
    expect(refusal(state, '0 move a2 b3')).toContain('10 pirates; at most 9');
    expect(refusal(state, '0 move a2 c4')).toBeNull();
    expect(refusal(state, '0 move a3 c5')).toContain('not a stack of yours');
    expect(refusal(state, '0 move a5 c3')).toContain('no stack with that pirate on top');
    expect(choices(state, 0)).not.toContain('move a2 b3');
    expect(choices(state, 0)).toContain('move a2 c4');
  });

  it('R9: a stack boards a face-up ship that needs no more pirates than it has', () => {
    const state = arrange({ stacks: ['a2 b2 c2'], open: [1, 4, 7] });
    expect(choices(state, 0).filter((text) => text.startsWith('board'))).toEqual(['board 1 a2 candlestick', 'board 4 a2 chest']);
    expect(refusal(state, '0 board 7 a2 barrel')).toContain('needs 4 pirates; the stack has 3');
    expect(refusal(state, '0 board 15 a2 chest')).toContain('open are 1, 4, 7');
  });
});

describe('Buccaneer: what is hidden', () => {
  it('R8: colours and order are seen from the side, covered wages by nobody, not even their owner', () => {
    const state = arrange({ stacks: ['a2 b3 a?'] });
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(game.view(state, viewer).stacks[0]).toEqual({
        top: named('a2'),
        pirates: [
          { seat: 0, wage: 2 },
          { seat: 1, wage: null },
          { seat: 0, wage: null },
        ],
      });
    }
  });

  it('D3: the memory holds every wage that lay open, and old events are owed only where the memory aid is on', () => {
    const table = openTable({ game, config: game.config({ first: 0 }), seats: 3, luck: scriptedLuck([[1, 2, 3]], rngLuck(seededRng(1))) });
    const memoryAtStart = game.recall?.start(table.update(0, 0).view);
    for (const line of ['0 move a2 b3', '1 move b5 a2']) {
      expect(table.submit(Number(line[0]), game.notation.read(line.slice(2)), table.seq)).toBeNull();
    }
    const { view, events } = table.update(2, 1);
    const memory = events.reduce((known, event) => game.recall?.hear(known, event) ?? known, memoryAtStart ?? { stacks: [] });
    expect(view.stacks.find((stack) => stack.top === named('b5'))?.pirates.map((pirate) => pirate.wage)).toEqual([5, null, null]);
    expect(memory.stacks.find((stack) => stack.top === named('b5'))?.pirates.map((pirate) => pirate.wage)).toEqual([5, 2, 3]);
    expect(game.forgets?.at(game.config({}))).toBe(true);
    expect(game.forgets?.at(game.config({ memoryAid: true }))).toBe(false);
  });

  it('D3: without memory, the covered wages of a colour are dealt among its covered pirates', () => {
    const state = arrange({ stacks: ['a2 b3 c4', 'a3 b? c5'] });
    const view = game.view(state, 0);
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const twin = game.determinize(view, { stacks: view.stacks }, seededRng(seed));
      expect(game.broken(twin)).toBeNull();
      expect(game.view(twin, 0)).toEqual(view);
      seen.add(stacksOf(twin, 0).join());
    }
    expect([...seen].sort()).toEqual(
      ['a2 b3 c4', 'a2 b3 c5', 'a2 b? c4', 'a2 b? c5'].map((first) => {
        const second = `a3 ${first.includes('b3') ? 'b?' : 'b3'} ${first.includes('c4') ? 'c5' : 'c4'}`;
        return [first, second, 'a4', 'a5', 'a?'].join();
      }),
    );
  });

  it('D9: money and loot lie open to all, spectators included', () => {
    const loot = [
      [1, 0, 0, 2],
      [0, 1, 0, 0],
      [0, 0, 3, 0],
    ];
    const state = arrange({ money: [1, 22, 3], loot });
    expect(game.view(state, 'spectator')).toMatchObject({ money: [1, 22, 3], loot, stock: [5, 5, 3, 4] });
  });
});
