import { hearAll, openTable, scriptedLuck, seededRng, startMemory, type Viewer } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { type CapitanBacon, game, type View, zoneOf } from './index.ts';
import { namesOf, opening, type Scene, scene } from './scene.ts';

const five = 'shovel shovel shovel shovel sack';

describe('D7: the Mirror question', () => {
  /** Seat 0 attacks seat 1; seat 2 looks on. */
  function attack(kind: string, target: string): Scene {
    const table = scene({ hands: [`${kind} map`, target, five] });
    table.play(`0 ${kind} 1`);
    return table;
  }
  it.each(['rod', 'spyglass', 'ballast'])('D7: a %s waits for its target alike, whether it holds a Mirror or not', (kind) => {
    const [holder, other] = [attack(kind, 'mirror sack'), attack(kind, 'barrel sack')];
    expect(game.pending(holder.state)).toEqual({ kind: 'seats', must: 0b010, may: 0, timers: [{ id: 'mirror1', ms: 5000 }] });
    expect(game.pending(other.state)).toEqual(game.pending(holder.state));
    expect([holder.legal(1), other.legal(1)]).toEqual([['suffer', 'mirror'], ['suffer']]);
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(other.heard(viewer)).toEqual(holder.heard(viewer));
      expect(game.view(other.state, viewer)).toEqual(game.view(holder.state, viewer));
    }
  });
  it('D7: an answer is told to nobody else and ends nothing; it may be changed until the window closes', () => {
    const table = attack('rod', 'mirror sack');
    const before = [0, 2, 'spectator'].map((viewer) => game.view(table.state, viewer as Viewer));
    table.play('1 mirror');
    expect(table.heard(1)).toEqual([{ type: 'answered', seat: 1, answer: 'mirror' }]);
    for (const viewer of [0, 2, 'spectator'] as const) expect(table.heard(viewer)).toEqual([]);
    expect([0, 2, 'spectator'].map((viewer) => game.view(table.state, viewer as Viewer))).toEqual(before);
    expect(game.view(table.state, 1).answer).toBe('mirror');
    expect(game.pending(table.state)).toMatchObject({ timers: [{ id: 'mirror1' }] });
    table.play('1 suffer', '~ mirror1');
    expect(table.heard(2)).toEqual([{ type: 'suffered', seat: 1 }]);
  });
  it('D7: no answer means to suffer', () => {
    const table = attack('rod', 'mirror sack');
    table.play('~ mirror1');
    expect(table.heard(0)).toEqual([{ type: 'suffered', seat: 1 }]);
  });
  it('D7: the window is as long as the options say, and each attack has its own', () => {
    const table = scene({ config: { answerSeconds: 8 }, hands: ['rod rod', 'sack sack'] });
    table.play('0 rod 1');
    expect(game.pending(table.state)).toMatchObject({ timers: [{ id: 'mirror1', ms: 8000 }] });
    table.play('~ mirror1', '* 0', '0 rod 1');
    expect(game.pending(table.state)).toMatchObject({ timers: [{ id: 'mirror2', ms: 8000 }] });
  });
  it('D7: whoever attacks cannot find out by taking the attack back whether its target has answered', () => {
    // Seat 0 holds a shovel, a boarding, three rods; seat 1 three Mirrors and two maps.
    const luck = scriptedLuck([[0, 1, 2, 2, 2], [3, 3, 3, 5, 5], [0]]);
    const table = openTable({ game, config: game.config({ first: 0 }), seats: 2, luck });
    expect(table.submit(0, { type: 'rod', target: 1 }, table.seq)).toBeNull();
    const asked = table.undoable(0);
    expect(table.submit(1, { type: 'mirror' }, table.seq)).toBeNull();
    expect([asked, table.undoable(0)]).toEqual([null, null]);
  });
  it('D7: who has no Mirror cannot answer with one', () => {
    expect(() => attack('rod', 'sack').play('1 mirror')).toThrow(/you hold no Mirror/);
  });
});

describe('what others learn', () => {
  it('D2: the number of cards on the Galleon is in no view and no event', () => {
    const [none, ...others] = [0, 2, 9].map((below) => {
      const { state } = scene({ hands: ['boarding', five], top: 'chest', below: Array(below).fill('diamond').join(' ') });
      return game.view(state, 1);
    });
    for (const other of others) expect(other).toEqual(none);
    const { play, heard } = scene({ hands: ['boarding', five] });
    play('0 board', '* diamond');
    expect(heard(1).filter(({ type }) => type === 'boarded' || type === 'topShown')).toEqual([
      { type: 'boarded', seat: 0, card: 12 },
      { type: 'topShown', card: 13 },
    ]);
  });
  it('D2: sizes of hands, deck and Discard Pile, and the pile itself, are public', () => {
    const { state } = scene({ hands: ['sack', 'map rod'], discards: 'shovel rod', islands: 'barrel', deck: 'map map' });
    const { sizes, deck, discards, hands } = game.view(state, 'spectator');
    expect([sizes, deck, namesOf(discards), hands]).toEqual([[1, 2], 2, 'shovel rod', [null, null]]);
  });
  it('hides the answer, the card buried and the card taken in the face of an action', () => {
    const faces = ['suffer', 'mirror', 'bury sack', 'take map', 'dig C', 'look B'].map((text) =>
      game.notation.face?.(game.notation.read(text)),
    );
    expect(faces).toEqual(['answer', 'answer', 'bury', 'take', 'dig C', 'look B']);
  });
});

describe('memory', () => {
  /** Memories of all viewers after these lines. */
  function remember(table: Scene, lines: string[]): (viewer: Viewer) => CapitanBacon['memory'] {
    const viewers: Viewer[] = [0, 1, 2, 'spectator'];
    const memories = new Map(viewers.map((viewer) => [viewer, startMemory(game, game.config({}), 3, viewer)]));
    for (const line of lines) {
      table.play(line);
      for (const viewer of viewers)
        memories.set(viewer, hearAll(game, memories.get(viewer) as CapitanBacon['memory'], table.heard(viewer)));
    }
    return (viewer) => memories.get(viewer) as CapitanBacon['memory'];
  }
  it('knows which cards Drop Ballast buried but not where, unless one buried them', () => {
    const memory = remember(scene({ hands: ['ballast', 'sack map', five], islands: 'rod' }), ['0 ballast 1', '~ mirror1', '1 bury map']);
    expect(memory(0).known).toEqual([{ zones: [zoneOf(1), zoneOf(2)], cards: [5, 11] }]);
    expect(memory(1).known).toEqual([
      { zones: [zoneOf(1)], cards: [5] },
      { zones: [zoneOf(2)], cards: [11] },
    ]);
  });
  it('loses a known card between two hands when somebody steals unseen, and finds it when it is played', () => {
    const table = scene({ hands: ['boarding rod', 'rod sack', five], top: 'diamond' });
    const lines = ['0 board', '* chest', '0 end', '* rod shovel shovel', '1 rod 0', '~ mirror1', '* 0'];
    expect(remember(table, lines)(2).known).toEqual([{ zones: [0, 1], cards: [13] }]);
    expect(remember(table, lines.slice(lines.length))(2).known).toEqual([]);
  });
  it('follows an exchange of hands from both sides and from outside', () => {
    const memory = remember(scene({ hands: ['switcheroo map', 'sack', five] }), ['0 switcheroo 1']);
    expect(memory(0).known).toEqual([{ zones: [1], cards: [5] }]);
    expect(memory(1).known).toEqual([{ zones: [0], cards: [11] }]);
    expect(memory(2).known).toEqual([]);
  });
  it('R18: the looker remembers the rest of the hand, nobody else anything', () => {
    const memory = remember(scene({ hands: ['spyglass', 'sack sack map', five] }), ['0 spyglass 1', '~ mirror1', '0 take sack']);
    expect(memory(0).known).toEqual([{ zones: [1], cards: [5, 11] }]);
    // Whose card was taken knows which.
    expect(memory(1).known).toEqual([{ zones: [0], cards: [11] }]);
    for (const viewer of [2, 'spectator'] as const) expect(memory(viewer).known).toEqual([]);
  });
  it('counts the Boardings, so that an imagined Galleon has the right size and cards', () => {
    const table = opening({ first: 0 }, 2);
    table.play('* shovel shovel rod map boarding', '* rod rod rod mirror sack', '* chest');
    let memory = startMemory(game, game.config({ first: 0 }), 2, 1);
    memory = hearAll(game, memory, table.heard(1));
    table.play('0 board', '* diamond');
    memory = hearAll(game, memory, table.heard(1));
    const world = game.determinize(game.view(table.state, 1) as View, memory, seededRng(1));
    expect([world.below, world.ship]).toEqual([14, table.state.ship]);
    expect(world.hands.slice(0, 6)).toContain(12);
  });
});
