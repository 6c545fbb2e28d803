import { type ChanceOutcome, listOutcomes, openTable, scriptedLuck, seatsOf, type Table } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { bothDice, type Figures, rolls, startLot, startPlaces } from './dice.ts';
import { type CocoCapitano, type Config, game, meetingWays, rollIndex, startIndex } from './index.ts';
import type { Event } from './rules.ts';
import type { State } from './state.ts';
import { allTiles } from './tiles.ts';

type Raw = Partial<Config>;
const [chest, barrel, bag] = [0, 1, 2];
const far: Figures = { captain: 0, billy: 3, monkey: 5 };

/** A table with seat 0 first, the figures placed and `tiles` coming up one by one; rolls are scripted by `play`. */
function tableWith(options: Raw, figures: Figures, tiles: readonly number[], seats = 2) {
  const config = game.config({ first: 0, ...options });
  const dice: number[] = [];
  const coming = [...tiles];
  const luck = (chance: { kind: 'pick' | 'draw' }, seq: number): ChanceOutcome => {
    if (seq === 1) return [startIndex(config.olderPlayers ? 6 : 7, figures)];
    const next = chance.kind === 'draw' ? coming.shift() : dice.shift();
    if (next === undefined) throw new RangeError(`The script says nothing for line ${seq}.`);
    return [next];
  };
  const table = openTable({ game, config, seats, luck });
  return {
    submit: table.submit,
    update: table.update,
    get seq() {
      return table.seq;
    },
    /** `seat` rolls: `sabres 2 3` moves Billy 2 and the captain 3. */
    roll(who: 'sabres' | 'bananas', steps: number, pips: number): void {
      dice.push(rollIndex(who === 'sabres' ? 'billy' : 'monkey', steps, pips));
      expect(table.submit(turnOf(table), { type: 'roll' }, table.seq)).toBeNull();
    },
    stop(): void {
      expect(table.submit(turnOf(table), { type: 'stop' }, table.seq)).toBeNull();
    },
    get view() {
      return table.update('spectator', 0).view;
    },
    get events(): readonly Event[] {
      return table.update('spectator', 0).events;
    },
  };
}

function turnOf(table: Table<CocoCapitano>): number {
  const { waiting } = table;
  if (waiting.kind !== 'seats') throw new Error('The game is over.');
  return seatsOf(waiting.must)[0] as number;
}

/** A state in which seat 0 has rolled once and `left` is still on the stack, the rest shared out as `safe`. */
function late(options: Raw, safe: number[], atRisk: readonly number[], left: readonly number[]): State {
  const state = game.setup(game.config({ first: 0, ...options }), safe.length);
  const stack = [...atRisk, ...left];
  return { ...state, ...far, phase: 'choose', bag: 0, stack, top: atRisk.length, seen: stack.length, safe };
}

const rollNow = (state: State, index: number): void => {
  game.apply(state, { by: state.turn, action: { type: 'roll' } }, null);
  game.apply(state, { by: 'chance', outcome: [index] }, null);
};
/** From `far`, this roll meets nobody. */
const harmless = rollIndex('billy', 1, 1);

describe('set-up', () => {
  it('R1: 7 islands, 27 tiles with the top one seen, three figures on different islands', () => {
    const table = tableWith({}, { captain: 4, billy: 1, monkey: 6 }, [bag]);
    expect(table.view).toMatchObject({ islands: 7, figures: { captain: 4, billy: 1, monkey: 6 }, stack: { size: 27, seen: [bag] } });
    for (const islands of [6, 7]) {
      const places = (listOutcomes(startLot(islands)) ?? []).map(({ outcome }) => startPlaces(islands, outcome[0] as number));
      expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(islands * (islands - 1) * (islands - 2));
      for (const { captain, billy, monkey } of places) {
        expect(new Set([captain, billy, monkey]).size).toBe(3);
        expect(Math.max(captain, billy, monkey)).toBeLessThan(islands);
      }
    }
  });

  it('R2: 6 islands for older players, the rest unchanged', () => {
    const table = tableWith({ olderPlayers: true }, { captain: 5, billy: 1, monkey: 3 }, [bag, barrel]);
    expect(table.view).toMatchObject({ islands: 6, stack: { size: 27 } });
    table.roll('sabres', 1, 1);
    expect(table.view.figures).toEqual({ captain: 0, billy: 2, monkey: 3 });
  });

  it('D1: 2 to 4 players; the first seat is drawn by lot, or named by the table (on a rematch)', () => {
    expect(game.seats).toEqual([2, 4]);
    for (const seats of [2, 3, 4]) {
      const byLot = openTable({ game, config: game.config({}), seats, luck: scriptedLuck([[seats - 1], [0], [0]]) });
      expect(seatsOf(byLot.waiting.kind === 'seats' ? byLot.waiting.must : 0)).toEqual([seats - 1]);
    }
    expect(tableWith({ first: 1 }, far, [bag]).view.turn).toBe(1);
    expect(() => openTable({ game, config: game.config({ first: 2 }), seats: 2, luck: scriptedLuck([]) })).toThrow(/only seats 0 to 1/);
  });
});

describe('a turn', () => {
  it('R3: it begins with a roll; the pirate die moves Billy or the monkey, then the captain goes his pips, all clockwise', () => {
    const table = tableWith({}, { captain: 6, billy: 3, monkey: 5 }, [bag, bag, bag]);
    expect(table.update(0, 0).legal).toEqual([{ type: 'roll' }]);
    expect(table.submit(0, { type: 'stop' }, table.seq)).toMatchObject({
      why: 'illegal',
      text: 'A turn begins with a roll; you can stop after it.',
    });
    table.roll('sabres', 2, 2);
    expect(table.view.figures).toEqual({ captain: 1, billy: 5, monkey: 5 });
    table.roll('bananas', 1, 3);
    expect(table.view.figures).toEqual({ captain: 4, billy: 5, monkey: 6 });
    expect(table.events).toContainEqual({
      type: 'rolled',
      seat: 0,
      mover: 'monkey',
      steps: 1,
      from: 5,
      to: 6,
      pips: 3,
      captainFrom: 1,
      captainTo: 4,
    });
  });

  it('R4: meeting Billy or the monkey loses the treasure of this turn; it goes back and the turn passes to the left', () => {
    const table = tableWith({}, { captain: 0, billy: 2, monkey: 4 }, [bag, chest, barrel], 3);
    table.roll('sabres', 1, 1);
    table.roll('sabres', 2, 1);
    expect(table.view).toMatchObject({ atRisk: [bag, chest], stack: { size: 25 }, turn: 0 });
    table.roll('bananas', 1, 3);
    expect(table.view).toMatchObject({ atRisk: [], stack: { size: 27 }, turn: 1, figures: { captain: 5, billy: 5, monkey: 5 } });
    expect(table.view.safe.map((pile) => pile.size)).toEqual([0, 0, 0]);
    expect(table.events).toContainEqual({ type: 'lost', seat: 0, met: ['billy', 'monkey'], tiles: [bag, chest] });
  });

  it('R5: on an island with nobody the top tile is taken, face up', () => {
    const table = tableWith({}, far, [bag, chest]);
    table.roll('sabres', 1, 1);
    expect(table.view).toMatchObject({ atRisk: [bag], stack: { size: 26, seen: [chest] } });
    expect(table.events).toContainEqual({ type: 'took', seat: 0, tile: bag });
  });

  it('R6: then the player stops, and the tiles are safe to the end, or rolls again', () => {
    const table = tableWith({}, far, [bag, chest, barrel, barrel]);
    table.roll('sabres', 1, 1);
    expect(table.update(0, 0).legal).toEqual([{ type: 'roll' }, { type: 'stop' }]);
    table.roll('sabres', 1, 1);
    table.stop();
    expect(table.view.safe[0]).toEqual({ size: 2, kinds: [1, 0, 1] });
    expect(table.view.atRisk).toEqual([]);
    table.roll('sabres', 1, 1); // the other seat takes one and stops; nothing touches what is safe
    table.stop();
    expect(table.view.safe[0]).toEqual({ size: 2, kinds: [1, 0, 1] });
  });

  it('R7: stopping passes the turn to the left', () => {
    const table = tableWith({ first: 2 }, far, [bag, chest], 3);
    table.roll('sabres', 1, 1);
    expect(table.view.turn).toBe(2);
    table.stop();
    expect(table.view.turn).toBe(0);
  });

  it('D5: passing islands does not matter, nor Billy moving onto the island that the captain leaves', () => {
    const table = tableWith({}, { captain: 2, billy: 1, monkey: 3 }, [bag, chest]);
    table.roll('sabres', 1, 2); // Billy steps onto the captain, who walks past the monkey
    expect(table.view).toMatchObject({ figures: { captain: 4, billy: 2, monkey: 3 }, atRisk: [bag] });
  });

  it('D6: Billy and the monkey may share an island', () => {
    const table = tableWith({}, { captain: 0, billy: 3, monkey: 4 }, [bag, chest]);
    table.roll('sabres', 1, 1);
    expect(table.view).toMatchObject({ figures: { captain: 1, billy: 4, monkey: 4 }, atRisk: [bag] });
  });

  it('D2: lost tiles go back on top in their old order', () => {
    const table = tableWith({}, { captain: 0, billy: 2, monkey: 4 }, [bag, chest, barrel, barrel]);
    table.roll('sabres', 1, 1);
    table.roll('sabres', 2, 1);
    table.roll('bananas', 1, 3);
    expect(table.view.stack).toEqual({ size: 27, seen: [bag, chest, barrel], bottom: [] });
    table.roll('sabres', 1, 2);
    expect(table.view).toMatchObject({ atRisk: [bag], stack: { seen: [chest, barrel] } });
  });

  it('D2: option bottom lays them below all others, the first taken highest', () => {
    const table = tableWith({ lostTiles: 'bottom' }, { captain: 0, billy: 2, monkey: 4 }, [bag, chest, barrel, barrel]);
    table.roll('sabres', 1, 1);
    table.roll('sabres', 2, 1);
    table.roll('bananas', 1, 3);
    expect(table.view.stack).toEqual({ size: 27, seen: [barrel], bottom: [bag, chest] });
  });

  it('D2: with option bottom the lost tiles come up in that order when all others are gone', () => {
    const state = { ...late({ lostTiles: 'bottom' }, [333, 333], [], [barrel]), bottom: [bag, chest] };
    rollNow(state, harmless);
    expect(game.view(state, 'spectator').stack).toEqual({ size: 2, seen: [bag], bottom: [chest] });
    rollNow(state, harmless);
    expect(game.view(state, 'spectator').stack).toEqual({ size: 1, seen: [chest], bottom: [] });
  });

  it('D2: option reshuffle shuffles the whole stack and turns up a new top; a loss of nothing reshuffles nothing', () => {
    const table = tableWith({ lostTiles: 'reshuffle' }, { captain: 0, billy: 2, monkey: 4 }, [bag, chest, barrel, chest]);
    table.roll('bananas', 1, 2);
    expect(table.events).toContainEqual({ type: 'lost', seat: 0, met: ['billy'], tiles: [] });
    expect(table.view.stack).toEqual({ size: 27, seen: [bag], bottom: [] });
    table.roll('sabres', 1, 2);
    table.roll('bananas', 1, 2);
    expect(table.view).toMatchObject({ atRisk: [], stack: { size: 27, seen: [barrel], bottom: [] } });
    const state = late({ lostTiles: 'reshuffle' }, [333, 333], [bag, chest], [barrel]);
    state.captain = state.billy - 1;
    rollNow(state, rollIndex('monkey', 1, 1));
    expect(game.pending(state)).toEqual({ kind: 'chance', chance: { kind: 'draw', bag: [1, 1, 1], count: 1 } });
  });
});

describe('the end', () => {
  const result = (state: State) => {
    const pending = game.pending(state);
    return pending.kind === 'over' ? pending.outcome : null;
  };

  it('R9: the game ends when the stack runs out; chest 1, barrel 2, bag 3; ties go to more chests, then are shared', () => {
    const state = late({}, [333, 432, 134], [], [bag]);
    expect(result(state)).toBeNull();
    rollNow(state, harmless);
    expect(result(state)).toEqual({ scores: [21, 16, 19], places: [1, 3, 2] });
    const tie = late({}, [210, 20, 101, 20], [], []);
    tie.phase = 'over';
    expect(result(tie)).toEqual({ scores: [4, 4, 4, 4], places: [1, 3, 2, 3] });
  });

  it('R10: for very young players the taller pile wins; ties go to more chests, then are shared', () => {
    const state = late({ youngPlayers: true }, [4, 311, 14, 104], [], []);
    state.phase = 'over';
    expect(result(state)).toEqual({ scores: [4, 5, 5, 5], places: [4, 1, 3, 2] });
  });

  it('D3: taking the last tile ends the game without a choice, and the tiles gathered in this turn count', () => {
    const state = late({}, [0, 998], [bag], [chest]);
    state.safe[1] = allTiles - 101;
    rollNow(state, harmless);
    expect(state.safe).toEqual([101, 898]);
    expect(result(state)?.scores[0]).toBe(4);
  });

  it('D3: who meets the pirates while the last tile lies open loses as always, and the game goes on', () => {
    const state = late({}, [0, 898], [bag], [chest]);
    state.captain = state.billy - 1;
    rollNow(state, rollIndex('monkey', 1, 1));
    expect(result(state)).toBeNull();
    expect(game.view(state, 1)).toMatchObject({ turn: 1, atRisk: [], stack: { size: 2, seen: [bag, chest] } });
  });

  it('D4: open scores show all piles by kind; without, only the own pile, the others as a number of tiles', () => {
    const state = late({}, [321, 111], [], [bag]);
    expect(game.view(state, 0).safe).toEqual([
      { size: 6, kinds: [3, 2, 1] },
      { size: 3, kinds: [1, 1, 1] },
    ]);
    const hidden = late({ openScores: false }, [321, 111], [], [bag]);
    const own = { size: 6, kinds: [3, 2, 1] };
    const covered = (size: number) => ({ size, kinds: null });
    expect(game.view(hidden, 0).safe).toEqual([own, covered(3)]);
    expect(game.view(hidden, 'spectator').safe).toEqual([covered(6), covered(3)]);
    hidden.phase = 'over';
    expect(game.view(hidden, 1).safe[0]).toEqual(own);
    expect(game.forgets?.at(hidden.config)).toBe(true);
  });

  it('D4: who watched remembers what became safe, and imagines no other world', () => {
    const table = tableWith({ openScores: false }, far, [bag, chest, barrel, barrel]);
    table.roll('sabres', 1, 1);
    table.roll('sabres', 1, 1);
    table.stop();
    const { view, events } = table.update(1, 0);
    const start = game.recall?.start(view) ?? { safe: [] };
    const memory = events.reduce((known, event) => game.recall?.hear(known, event) ?? known, start);
    expect(memory).toEqual({ safe: [101, 0] });
    const none = { below: () => 0 };
    expect(game.determinize(view, memory, none).safe).toEqual([101, 0]);
    // Who came late has to guess the two tiles.
    const guess = game.determinize(view, start, none);
    expect(guess.safe).toEqual([200, 0]);
    expect(game.broken(guess)).toBeNull();
  });
});

describe('examples', () => {
  it('E1: Billy walks onto 5, the captain follows him there, and the treasure is lost', () => {
    const table = tableWith({}, { captain: 1, billy: 2, monkey: 0 }, [bag, chest]);
    table.roll('sabres', 1, 1);
    expect(table.view).toMatchObject({ figures: { captain: 2, billy: 3, monkey: 0 }, atRisk: [bag] });
    table.roll('sabres', 2, 3);
    expect(table.view).toMatchObject({ figures: { captain: 5, billy: 5, monkey: 0 }, atRisk: [], turn: 1, stack: { seen: [bag, chest] } });
  });

  it('E2: the captain passes the island of Billy, ends on an empty one, and a tile is taken', () => {
    const table = tableWith({}, { captain: 2, billy: 3, monkey: 0 }, [bag, chest]);
    table.roll('bananas', 1, 3);
    expect(table.view).toMatchObject({ figures: { captain: 5, billy: 3, monkey: 1 }, atRisk: [bag] });
  });

  it('E3: the monkey walks onto 4, the captain too: lost', () => {
    const table = tableWith({}, { captain: 2, billy: 0, monkey: 3 }, [bag]);
    table.roll('bananas', 1, 2);
    expect(table.events).toContainEqual({ type: 'lost', seat: 0, met: ['monkey'], tiles: [] });
    expect(table.view).toMatchObject({ figures: { captain: 4, billy: 0, monkey: 4 }, turn: 1 });
  });
});

describe('dice and odds', () => {
  it('weighs the 12 throws as the two dice do', () => {
    expect(bothDice.total).toBe(36);
    const faces = [1, 1, 2, 3, 3, 4].flatMap((pirate) => [1, 1, 2, 2, 3, 3].map((pips) => `${pirate} ${pips}`));
    const names = rolls.map(({ mover, steps, pips }) => `${(mover === 'billy' ? 0 : 2) + steps} ${pips}`);
    expect(bothDice.weights).toEqual(names.map((name) => faces.filter((face) => face === name).length));
  });

  it('knows the exact odds of meeting the pirates', () => {
    expect(meetingWays(7, { captain: 0, billy: 4, monkey: 5 })).toBe(0);
    expect(meetingWays(7, { captain: 0, billy: 1, monkey: 5 })).toBe(12);
    expect(meetingWays(7, { captain: 0, billy: 6, monkey: 3 })).toBe(8);
  });
});

describe('bad input', () => {
  it('refuses options that do not exist or make no sense, and says what is allowed', () => {
    expect(() => game.config({ islands: 6 })).toThrow(
      'There is no option "islands"; the options are olderPlayers, youngPlayers, lostTiles, openScores, first.',
    );
    expect(() => game.config({ lostTiles: 'sea' })).toThrow('"lostTiles" is one of top, bottom, reshuffle.');
    expect(() => game.config({ openScores: 1 })).toThrow('"openScores" is true or false.');
    expect(() => game.config({ first: 4 })).toThrow('"first" is null');
    expect(() => game.config([])).toThrow('must be an object');
  });

  it('refuses text that is no action, and who is not asked', () => {
    expect(() => game.notation.read('rol')).toThrow('"rol" is not an action; it is "roll" or "stop".');
    const table = tableWith({}, far, [bag, chest]);
    expect(table.submit(1, { type: 'roll' }, table.seq)).toMatchObject({ why: 'illegal' });
    table.roll('sabres', 1, 1);
    expect(table.submit(0, JSON.parse('{"type":"swim"}'), table.seq)).toMatchObject({ text: 'You can only roll or stop.' });
    expect(table.update(1, 0).legal).toEqual([]);
  });
});
