import { describe, expect, it } from 'vitest';
import { type Event, game } from './index.ts';
import { fresh, scene } from './scene.ts';
import { nextStart, scorePlaces } from './score.ts';
import { setup } from './state.ts';

function resultOf(events: readonly Event[]): Extract<Event, { type: 'round-ended' }>['result'] {
  const ended = events.find((event) => event.type === 'round-ended');
  if (ended?.type !== 'round-ended') throw new Error('the round has not ended');
  return ended.result;
}

/** Hands that are played out one single at a time in this order of seats: each seat has one card, in rising ranks. */
function goOut(order: readonly number[], options: object = {}): ReturnType<typeof scene> {
  const hands = Array.from({ length: order.length }, () => '');
  for (const [at, seat] of order.entries()) hands[seat] = `${at + 1}t`;
  const table = scene(hands, options, order[0]);
  for (const [at, seat] of order.slice(0, -1).entries()) {
    while (table.state.turn !== seat && table.state.phase === 'follow') table.play(`${table.state.turn} pass`);
    if (table.state.phase === 'name') table.play(`${table.state.turn} let ${seat}`);
    table.state.turn = seat;
    if (table.state.trick.length === 0) table.state.phase = 'lead';
    table.play(`${seat} single ${at + 1}`);
  }
  return table;
}

describe('Bacon: tricks', () => {
  it('R5: the start player leads, clockwise each beats what was played last or passes, and may play again after passing', () => {
    const table = scene(['1t 6t 5c', '2t 7t 5e', '3t 8t 5t'], {}, 1);
    expect(table.choices(1)).toContain('single 2');
    expect(table.choices(0)).toEqual([]);
    table.play('1 single 2', '2 single 3', '0 pass', '1 pass', '2 single 8');
  });

  it('R5: whoever passed plays again in the same trick', () => {
    const table = scene(['1t 6t 5c', '2t 7t 5e', '3t 8t 5t']);
    table.play('0 single 1', '1 pass', '2 single 3', '0 single 6', '1 single 7', '2 pass', '0 pass');
    expect(table.state).toMatchObject({ phase: 'lead', turn: 1 });
  });

  it('R6: when all others have passed in a row the cards are discarded and the winner leads', () => {
    const table = scene(['1t 6t', '2t 7t', '3t 8t']);
    table.play('0 single 1', '1 pass', '2 single 3', '0 pass');
    expect(table.view(0).trick).toHaveLength(2);
    expect(table.play('1 pass')).toEqual([
      { type: 'passed', seat: 1 },
      { type: 'trick-won', seat: 2 },
    ]);
    expect(table.view(0)).toMatchObject({ trick: [], passed: 0, phase: 'lead', turn: 2 });
    expect(table.view(0).gone).toContainEqual({ rank: 3, suit: 'tomato' });
  });

  it('R6: what somebody went out with must be passed by all who hold cards, and may be beaten', () => {
    const table = scene(['5t', '2t 7t', '3t 8t']);
    table.play('0 single 5', '1 pass');
    expect(table.choices(2)).toEqual(['pass', 'single 8']);
    table.play('2 single 8');
    expect(table.state.turn).toBe(1);
  });

  it('R15: individually, a winner without cards gives the lead to the next on the left who has some', () => {
    const table = scene(['5t', '2t 7t', '3t 8t', '1c 2c', '3c 4c']);
    const events = table.play('0 single 5', '1 pass', '2 pass', '3 pass', '4 pass');
    expect(events).toContainEqual({ type: 'lead-passed', from: 0, to: 1, chosen: false });
    expect(table.state).toMatchObject({ phase: 'lead', turn: 1 });
  });

  it('R16: a lead is never a pass', () => {
    const table = scene(['1t 6t', '2t 7t', '3t 8t']);
    expect(table.choices(0)).not.toContain('pass');
    expect(table.refusal('0 pass')).toBe('You lead, and a lead is never a pass.');
  });

  it('R16: a seat is asked also when it can only pass', () => {
    const table = scene(['8c 6t', '2t 7t', '3t 8t']);
    table.play('0 single 8');
    expect(table.choices(1)).toEqual(['pass']);
    expect(game.pending(table.state)).toMatchObject({ kind: 'seats', must: 1 << 1 });
  });

  it('D2: who has no cards is skipped, and does not count among those who must pass', () => {
    const table = scene(['5t 1t', '', '3t 8t', '1c 2c', '3c 4c'], {}, 0);
    table.play('0 single 5');
    expect(table.state.turn).toBe(2);
    expect(table.play('2 pass', '3 pass', '4 pass')).toContainEqual({ type: 'trick-won', seat: 0 });
  });
});

describe('Bacon: handing on the lead', () => {
  it('R14: in teams the winner of a trick may let a teammate lead instead, who must lead and cannot hand it on', () => {
    const table = scene(['5t 6t', '1t 2t', '1c 2c', '1e 2e', '3t 4t', '3c 4c']);
    table.play('0 single 5', '1 pass', '2 pass', '3 pass', '4 pass', '5 pass');
    expect(table.choices(0)).toEqual(expect.arrayContaining(['single 6', 'let 2', 'let 4']));
    expect(table.refusal('0 let 1')).toBe('Only a teammate with cards can lead: 2 or 4, not 1.');
    expect(table.play('0 let 4')).toEqual([{ type: 'lead-passed', from: 0, to: 4, chosen: true }]);
    expect(table.state).toMatchObject({ phase: 'lead', turn: 4 });
    expect(table.choices(4)).toEqual(['single 3', 'single 4']);
    expect(table.refusal('4 let 2')).toMatch(/Only the winner of a trick may let a teammate lead/);
    expect(table.refusal('4 pass')).toMatch(/a lead is never a pass/);
  });

  it('R14: the mate must hold cards', () => {
    const table = scene(['5t 6t', '1t 2t', '', '1e 2e', '3t 4t', '3c 4c']);
    table.play('0 single 5', '1 pass', '3 pass', '4 pass', '5 pass');
    expect(table.choices(0).filter((text) => text.startsWith('let'))).toEqual(['let 4']);
    expect(table.refusal('0 let 2')).toMatch(/Only a teammate with cards can lead: 4, not 2/);
  });

  it('R14: the first lead of a round cannot be handed on', () => {
    const table = fresh(4, { first: 0 });
    table.play('* 0');
    const cards = Array.from({ length: 60 }, (_, index) => index >> 1);
    for (let seat = 0; seat < 4; seat++) table.play(`* ${cards.slice(15 * seat, 15 * seat + 15).join(' ')}`);
    expect(table.state).toMatchObject({ phase: 'lead', turn: 0, round: 1 });
    expect(table.choices(0).filter((text) => text.startsWith('let'))).toEqual([]);
    expect(table.refusal('0 let 2')).toMatch(/not on the first lead of a round/);
  });

  it('R14: nobody hands on a lead when playing alone', () => {
    const table = scene(['5t 6t', '1t 2t', '1c 2c']);
    table.play('0 single 5', '1 pass', '2 pass');
    expect(table.choices(0)).toEqual(['single 6']);
    expect(table.refusal('0 let 1')).toMatch(/There are no teams/);
  });

  it('D3: a winner who has gone out names a teammate with cards', () => {
    const table = scene(['5t', '1t 2t', '1c 2c', '1e 2e', '3t 4t', '3c 4c']);
    table.play('0 single 5', '1 pass', '2 pass', '3 pass', '4 pass', '5 pass');
    expect(table.state).toMatchObject({ phase: 'name', turn: 0 });
    expect(table.choices(0)).toEqual(['let 2', 'let 4']);
    expect(table.refusal('0 single 5')).toMatch(/name the teammate who leads/);
    expect(table.refusal('0 pass')).toMatch(/name the teammate who leads/);
    table.play('0 let 2');
    expect(table.state).toMatchObject({ phase: 'lead', turn: 2 });
    expect(table.choices(2)).toEqual(['single 1', 'single 2']);
  });

  it('D3: the only teammate with cards leads by itself', () => {
    const table = scene(['5t', '1t 2t', '1c 2c', '1e 2e']);
    const events = table.play('0 single 5', '1 pass', '2 pass', '3 pass');
    expect(events.at(-1)).toEqual({ type: 'lead-passed', from: 0, to: 2, chosen: false });
    expect(table.choices(2)).toEqual(['single 1', 'single 2']);
  });

  it('D3: without a teammate with cards the next to the left who has some leads', () => {
    const table = scene(['5t', '', '', '1e 2e', '', '3c 4c']);
    const events = table.play('0 single 5', '3 pass', '5 pass');
    expect(events.at(-1)).toEqual({ type: 'lead-passed', from: 0, to: 3, chosen: false });
    expect(table.choices(3)).toEqual(['single 1', 'single 2']);
  });
});

describe('Bacon: the end of a round', () => {
  it('R17: whoever plays the last card of a hand takes the token of that place at once', () => {
    const table = scene(['5t', '7t', '3t 8t', '1c 2c', '3c 4c']);
    expect(table.play('0 single 5')).toContainEqual({ type: 'went-out', seat: 0, place: 1 });
    expect(table.play('1 single 7')).toContainEqual({ type: 'went-out', seat: 1, place: 2 });
    expect(table.view('spectator').out).toEqual([0, 1]);
  });

  it('R18: the round ends at once when one player has cards left', () => {
    const table = scene(['5t', '7t', '3t 8t']);
    const result = resultOf(table.play('0 single 5', '1 single 7'));
    expect(result.order).toEqual([0, 1, 2]);
    expect(table.state.round).toBe(2);
  });

  it('E13: a player goes out on a lead, all who hold cards may still beat it; as last but one the round ends at once', () => {
    const table = scene(['5t', '7t 1t', '3t 8t'], { goal: 99 });
    table.play('0 single 5');
    expect(table.choices(1)).toContain('single 7');
    table.play('1 pass');
    expect(table.choices(2)).toContain('single 8');
    table.play('2 pass', '1 single 1');
    expect(table.choices(2)).toContain('single 3');
    expect(table.play('2 pass', '1 single 7')).toContainEqual(expect.objectContaining({ type: 'round-ended' }));
  });

  it('R19: individually each player with a token earns its VP', () => {
    expect(resultOf(goOut([2, 0, 1]).heard.map((entry) => entry.event))).toMatchObject({
      order: [2, 0, 1],
      vp: [2, 1, null],
      totals: [1, 0, 2],
    });
    expect(scorePlaces(setup(game.config({}), 5).setting, [4, 3, 2, 1, 0])).toEqual([4, 3, 2, 1, null]);
  });

  it('R20: in teams only the team that was out first scores, for each other place of a teammate', () => {
    const setting = setup(game.config({}), 6).setting;
    expect(scorePlaces(setting, [1, 3, 5, 0, 2, 4])).toEqual([null, 8, 4, null, null, null]);
    expect(scorePlaces(setting, [1, 0, 3, 2, 4, 5])).toEqual([null, null, 4, null, null, 0]);
    expect(scorePlaces(setup(game.config({}), 4).setting, [0, 2, 1, 3])).toEqual([null, 4, null, null]);
  });

  it('E11: six players, a team is out 1st, 3rd and 5th: 4 + 1 = 5 VP', () => {
    const result = resultOf(goOut([0, 1, 2, 3, 4, 5]).heard.map((entry) => entry.event));
    expect(result.vp).toEqual([null, null, 4, null, 1, null]);
    expect(result.totals).toEqual([5, 0, 5, 0, 5, 0]);
  });

  it('R21: the last player has no token: in teams that place lists 0 VP, alone nothing', () => {
    expect(scorePlaces(setup(game.config({}), 6).setting, [0, 1, 3, 5, 2, 4])).toEqual([null, null, null, null, 1, 0]);
    expect(scorePlaces(setup(game.config({}), 3).setting, [0, 1, 2]).at(-1)).toBeNull();
  });

  it('D8: with the option a team round stops once one team is out, for the same VP', () => {
    const hands = ['1t', '2t 2c', '3t', '4t 4c', '5t', '6t 6c'];
    const table = scene(hands, { stopEarly: true, goal: 99 });
    const result = resultOf(table.play('0 single 1', '1 pass', '2 single 3', '3 pass', '4 single 5'));
    expect(result.order.slice(0, 3)).toEqual([0, 2, 4]);
    expect(result.vp).toEqual([null, 8, 4, null, null, null]);
    const other = scene(['1t', '2t', '9t 9c', '4t', '9e 8e', '6t'], { stopEarly: true, goal: 99 });
    const late = resultOf(other.play('0 single 1', '1 single 2', '2 pass', '3 single 4', '4 pass', '5 single 6'));
    expect(late.order.slice(0, 4)).toEqual([0, 1, 3, 5]);
    expect(late.vp).toEqual([null, null, null, null, 1, 0]);
  });

  it('D8: playing alone that option changes nothing', () => {
    const table = scene(['1t', '9c 9e', '3t', '9t 8t', '5t'], { stopEarly: true });
    table.play('0 single 1', '1 pass', '2 single 3', '3 pass', '4 single 5');
    expect(table.state).toMatchObject({ round: 1, phase: 'follow', turn: 1 });
  });

  it('D8: without it the round goes on to the last but one', () => {
    const table = scene(['1t', '2t 2c', '3t', '4t 4c', '5t', '6t 6c']);
    table.play('0 single 1', '1 pass', '2 single 3', '3 pass', '4 single 5');
    expect(table.state.round).toBe(1);
  });
});

describe('Bacon: the end of the game and the next start', () => {
  it('R22: who meets the goal ends the game, and most VP win', () => {
    const table = goOut([1, 2, 0], { goal: 2 });
    expect(resultOf(table.heard.map((entry) => entry.event))).toMatchObject({ ended: 'goal', nextStart: null });
    expect(game.pending(table.state)).toEqual({ kind: 'over', outcome: { places: [3, 1, 2], scores: [0, 2, 1], ending: 'goal' } });
    expect(game.legal(table.state, 0)).toEqual([]);
  });

  it('R22: with a limit on rounds it also ends after that many', () => {
    const table = goOut([0, 1, 2, 3], { rounds: 1 });
    expect(resultOf(table.heard.map((entry) => entry.event)).ended).toBe('rounds');
    expect(game.pending(table.state)).toMatchObject({ kind: 'over', outcome: { places: [1, 3, 1, 3], scores: [2, 0, 2, 0] } });
  });

  it('R22: otherwise another round begins', () => {
    const table = goOut([1, 2, 0]);
    expect(resultOf(table.heard.map((entry) => entry.event))).toMatchObject({ ended: null, nextStart: 0 });
    expect(table.heard.at(-1)?.event).toEqual({ type: 'round-began', round: 2, start: 0 });
  });

  it('D7: a tie in VP is a shared victory, also at 0', () => {
    const table = goOut([0, 1, 3, 2], { rounds: 1 });
    expect(table.state.vp).toEqual([0, 0]);
    expect(game.pending(table.state)).toEqual({ kind: 'over', outcome: { places: [1, 1, 1, 1], scores: [0, 0, 0, 0], ending: 'rounds' } });
  });

  const four = setup(game.config({}), 4).setting;
  const five = setup(game.config({}), 5).setting;
  const fiveAmong = setup(game.config({ tie: 'among-tied' }), 5).setting;

  it('R23: the next start player is of the team with fewest VP, closest clockwise after the previous one', () => {
    expect(nextStart(four, [4, 0], 0)).toBe(1);
    expect(nextStart(four, [4, 0], 3)).toBe(1);
    expect(nextStart(four, [0, 4], 3)).toBe(0);
  });

  it('R23: tied for fewest, it is the next player clockwise', () => {
    expect(nextStart(four, [2, 2], 3)).toBe(0);
  });

  it('D6: individually it is the player with the fewest VP; tied, the next player clockwise', () => {
    expect(nextStart(five, [3, 2, 1, 0, 4], 0)).toBe(3);
    expect(nextStart(five, [3, 0, 2, 0, 4], 3)).toBe(4);
  });

  it('D8: in the other reading of a tie it is the nearest clockwise among those tied', () => {
    expect(nextStart(fiveAmong, [3, 0, 2, 0, 4], 3)).toBe(1);
    expect(nextStart(fiveAmong, [3, 0, 2, 0, 4], 1)).toBe(3);
  });

  it('E12: fewest VP is the previous start player alone: individually he keeps the token; in teams the first mate clockwise gets it', () => {
    expect(nextStart(five, [3, 2, 0, 1, 4], 2)).toBe(2);
    expect(nextStart(four, [0, 4], 0)).toBe(2);
    expect(nextStart(setup(game.config({}), 6).setting, [0, 4], 4)).toBe(0);
  });

  it('R24: who sits in a team is known, and a round runs from the deal to the end of the game: that is when the host lets seated players use set phrases only', () => {
    for (const [seats, hasMates] of [
      [3, false],
      [4, true],
      [5, false],
      [6, true],
    ] as const) {
      expect(game.teams?.(game.config({}), seats).some((team) => (team & (team - 1)) !== 0)).toBe(hasMates);
    }
    const table = goOut([0, 1, 2, 3]);
    expect(table.state.round).toBe(2);
    expect(game.pending(table.state).kind).toBe('chance');
    expect(game.pending(goOut([0, 1, 2, 3], { rounds: 1 }).state).kind).toBe('over');
  });
});
