import { seededRng } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { acceptReaction, type Line, lineBounds, newLine, noteTrip, paintMs, raceSlack, slowestLineMs, vouchedFor } from './race.ts';

const rng = seededRng(11);
const random = (): number => rng.below(1_000_000) / 1_000_000;
/** Half of a round trip: the base and a jitter that is usually small and seldom large. */
const oneWay = (ms: number): number => (ms / 2) * (1 + 0.3 * random() ** 2);
const reaction = (): number => 180 + 90 * (random() + random() + random());
const painting = (): number => 2 + 31 * random();

function measured(ms: number): Line {
  const line = newLine();
  for (let i = 0; i < 16; i++) noteTrip(line, oneWay(ms) + oneWay(ms));
  return line;
}

type Player = { ms: number; line: Line; lie?: (honest: { react: number; paint: number }) => { claim: number; holdShown: number } };

/** One touch as the server sees it, and what it makes of it. */
function touch(player: Player): { react: number; accepted: number } {
  const react = reaction();
  const paint = painting();
  const painted = oneWay(player.ms) + paint;
  const { claim, holdShown } = player.lie?.({ react, paint }) ?? { claim: react, holdShown: 0 };
  const sighting = {
    sent: 0,
    shown: painted + holdShown + oneWay(player.ms),
    touched: painted + react + oneWay(player.ms),
    claimed: claim,
  };
  return { react, accepted: acceptReaction(sighting, player.line) };
}

describe('honest players', () => {
  it.each([[[5, 300]], [[5, 40, 120, 300]], [[5, 20, 60, 120, 200, 300]]])(
    'with equal hands and round trips of %j ms each win their fair share within 2 %%',
    (trips) => {
      const players = trips.map((ms): Player => ({ ms, line: measured(ms) }));
      const wins = players.map(() => 0);
      const races = 40_000;
      for (let race = 0; race < races; race++) {
        const times = players.map((player) => touch(player).accepted);
        const best = Math.min(...times);
        const winners = times.flatMap((time, seat) => (time === best ? [seat] : []));
        for (const seat of winners) wins[seat] = (wins[seat] as number) + 1 / winners.length;
        for (const player of players) noteTrip(player.line, oneWay(player.ms) + oneWay(player.ms));
      }
      for (const won of wins) expect(Math.abs(won / races - 1 / trips.length)).toBeLessThan(0.02);
    },
  );
});

describe('a liar', () => {
  const lies: Record<string, NonNullable<Player['lie']>> = {
    'claims no time at all': () => ({ claim: 0, holdShown: 0 }),
    'claims no time and says late that the window was shown': () => ({ claim: 0, holdShown: 500 }),
    'claims 150 ms less': ({ react }) => ({ claim: react - 150, holdShown: 150 }),
  };
  it.each(Object.keys(lies))('who %s gains at most what its line leaves uncertain', (name) => {
    for (const ms of [5, 40, 120, 300]) {
      const player: Player = { ms, line: measured(ms), lie: lies[name] as NonNullable<Player['lie']> };
      for (let i = 0; i < 2000; i++) {
        const { quickest, slowest } = lineBounds(player.line);
        const { react, accepted } = touch(player);
        expect(react - accepted).toBeLessThanOrEqual(slowest - quickest + paintMs + 1);
      }
    }
  });

  it('who sends no word of "shown" is bounded by its own round trip and one painting', () => {
    const line = measured(80);
    const { least } = vouchedFor({ sent: 0, shown: null, touched: 400, claimed: 0 }, line);
    expect(400 - least).toBeLessThanOrEqual(lineBounds(line).slowest + paintMs);
  });

  it('who feigns a slow line is never taken to be slower than the limit', () => {
    const line = newLine();
    noteTrip(line, 5000);
    expect(lineBounds(line).slowest).toBe(slowestLineMs);
  });
});

it('a touch without a measure counts as late as it can have been, and none is below zero', () => {
  const line = newLine();
  noteTrip(line, 50);
  expect(acceptReaction({ sent: 0, shown: null, touched: 450, claimed: null }, line)).toBe(400);
  expect(acceptReaction({ sent: 0, shown: null, touched: 10, claimed: 0 }, line)).toBe(0);
});

it('windows are held open for the farthest line, whoever that is', () => {
  expect(raceSlack([])).toBe(paintMs);
  expect(raceSlack([measured(5), measured(200)])).toBeGreaterThan(200);
});
