import { listOutcomes, sample, totalWays, waysTo } from '../chance.ts';
import type { AnyShape } from '../game.ts';
import { rngLuck } from '../luck.ts';
import { BadRecord, type GameRecord, parseRecord, readLine, writeLine, writeRecord } from '../record.ts';
import { refuse } from '../refuse.ts';
import { allSeats, hasSeat, seatsOf } from '../seats.ts';
import { openTable, type Table } from '../table.ts';
import { difference } from './equal.ts';
import { assertLaw, LawBroken, longest, nextInput, step, type Trial, viewersOf, walk } from './trial.ts';

// Every platform has it, but the kernel is compiled without any.
declare function structuredClone<T>(value: T): T;

/** Law 1: replaying a record gives the same states, views and events. */
export function replays(trial: Trial): number {
  const { game, config, seats, rng } = trial;
  const table = openTable({ game, config, seats, luck: rngLuck(rng) });
  for (let length = 0; table.waiting.kind !== 'over'; length++) {
    assertLaw(length < longest, () => `${game.id}: still going on after ${longest} inputs`);
    const wait = table.waiting;
    const timer = wait.timers[0];
    const able = seatsOf(wait.must | wait.may).filter((seat) => table.update(seat, table.seq).legal.length > 0);
    if (able.length === 0 || (timer !== undefined && rng.below(1 + seats) === 0)) {
      assertLaw(timer !== undefined, () => `${game.id}: nobody can act and no timer runs`);
      if (timer !== undefined) table.expire(timer.id, []);
      continue;
    }
    const seat = able[rng.below(able.length)] as number;
    const legal = table.update(seat, table.seq).legal;
    const refusal = table.submit(seat, legal[rng.below(legal.length)] as AnyShape['action'], table.seq);
    assertLaw(refusal === null, () => `${game.id}: a legal action was refused: ${refusal?.text}`);
  }
  const record = parseRecord(writeRecord(table.record()));
  assertLaw(
    difference(record.config, config) === null,
    () => `${game.id}: the options do not survive JSON: ${difference(record.config, config)}`,
  );
  const again = replayed(trial, record);
  let compared = 0;
  for (const viewer of viewersOf(trial)) {
    const found = difference(again.update(viewer, 0), table.update(viewer, 0));
    assertLaw(found === null, () => `${game.id}: replayed, ${viewer} sees something else: ${found}`);
    compared++;
  }
  const one = game.setup(config, seats);
  const two = game.setup(game.config(JSON.parse(JSON.stringify(config))), seats);
  for (const line of record.lines) {
    for (const state of [one, two]) {
      const input = readLine(line, game.notation);
      if (input.by !== 'undo') game.apply(state, input, null);
    }
    const found = difference(one, two);
    assertLaw(found === null, () => `${game.id}: after "${line}" two replays differ: ${found}`);
    compared++;
  }
  return compared;
}

function replayed(trial: Trial, record: GameRecord): Table<AnyShape> {
  const { game, rng } = trial;
  try {
    return openTable({ game, config: game.config(record.config), seats: record.seats, luck: rngLuck(rng), lines: record.lines });
  } catch (error) {
    if (error instanceof BadRecord) throw new LawBroken(`${game.id}: its own record does not replay: ${error.message}`);
    throw error;
  }
}

/** Law 2: a clone is equal and independent, views are not changed by what happens later, and silence changes nothing. */
export function clones(trial: Trial): number {
  const { game } = trial;
  let compared = 0;
  walk(trial, (state, input, length) => {
    const before = structuredClone(state);
    const copy = game.clone(state);
    const found = difference(copy, state);
    assertLaw(found === null, () => `${game.id}: a clone differs: ${found}`);
    const views = viewersOf(trial).map((viewer) => game.view(copy, viewer));
    const views0 = structuredClone(views);
    step(trial, copy, input);
    for (let more = 0; more < 3; more++) {
      const next = nextInput(trial, copy);
      if (next !== null && length % 3 === 0) game.apply(copy, next, null);
    }
    const changed = difference(state, before) ?? difference(views, views0);
    assertLaw(changed === null, () => `${game.id}: playing on a clone changed its original or a view: ${changed}`);
    const silent = game.clone(state);
    const loud = game.clone(state);
    game.apply(silent, input, null);
    step(trial, loud, input);
    const heard = difference(silent, loud);
    assertLaw(heard === null, () => `${game.id}: the state depends on whether anybody listens: ${heard}`);
    compared += 3;
  });
  return compared;
}

/** Law 3: what is legal is accepted; a refusal changes nothing; what is accepted can be applied; someone can always act, or a timer runs. */
export function legality(trial: Trial): number {
  const { game, seats, rng } = trial;
  const pool: AnyShape['action'][] = [];
  let compared = 0;
  walk(trial, (state, input) => {
    const pending = game.pending(state);
    if (pending.kind !== 'seats') return;
    const waited = pending.must | pending.may;
    assertLaw((waited & ~allSeats(seats)) === 0, () => `${game.id}: waits for a seat that does not exist`);
    assertLaw(waited !== 0 || pending.timers.length > 0, () => `${game.id}: nobody can act and no timer runs`);
    for (let seat = 0; seat < seats; seat++) {
      const legal = game.legal(state, seat);
      assertLaw(hasSeat(waited, seat) || legal.length === 0, () => `${game.id}: seat ${seat} is not waited for but has legal actions`);
      assertLaw(!hasSeat(pending.must, seat) || legal.length > 0, () => `${game.id}: seat ${seat} must act but has no legal action`);
      const texts = new Set(legal.map(game.notation.write));
      assertLaw(
        texts.size === legal.length,
        () => `${game.id}: legal actions of seat ${seat} repeat or share a text: ${[...legal.map(game.notation.write)].sort().join(', ')}`,
      );
      const before = structuredClone(state);
      for (const action of legal.length > 40 ? legal.slice(0, 40) : legal) {
        const why = refuse(game, state, seat, action);
        assertLaw(why === null, () => `${game.id}: "${game.notation.write(action)}" is legal but refused: ${why}`);
        compared++;
      }
      for (let tries = 0; tries < 4 && pool.length > 0; tries++) {
        const action = pool[rng.below(pool.length)] as AnyShape['action'];
        const accepted = refuse(game, state, seat, action) === null;
        if (game.refuse === undefined) {
          assertLaw(
            accepted === texts.has(game.notation.write(action)),
            () => `${game.id}: "${game.notation.write(action)}" is ${accepted ? 'accepted but not' : 'refused but'} legal`,
          );
        }
        if (accepted) {
          assertLaw(legal.length > 0, () => `${game.id}: "${game.notation.write(action)}" is accepted where nothing is legal`);
          const copy = game.clone(state);
          game.apply(copy, { by: seat, action }, null);
          const fault = game.broken(copy);
          assertLaw(fault === null, () => `${game.id}: the accepted "${game.notation.write(action)}" breaks the state: ${fault}`);
        }
        compared++;
      }
      const changed = difference(state, before);
      assertLaw(changed === null, () => `${game.id}: asking changed the state: ${changed}`);
    }
    if (typeof input.by === 'number' && pool.length < 200) pool.push(input.action);
  });
  return compared;
}

/** Law 4: listed weights sum to the total, every sample is listed, every listed outcome can be applied. */
export function chances(trial: Trial): number {
  const { game, rng } = trial;
  let compared = 0;
  walk(trial, (state) => {
    const pending = game.pending(state);
    if (pending.kind !== 'chance') return;
    const { chance } = pending;
    if (chance.kind === 'pick') {
      const sum = chance.weights.reduce((a, b) => a + b, 0);
      assertLaw(sum === chance.total, () => `${game.id}: the weights of a pick sum to ${sum}, its total says ${chance.total}`);
    }
    assertLaw(totalWays(chance) > 0, () => `${game.id}: a chance node without outcomes: ${JSON.stringify(chance)}`);
    const drawn = sample(chance, rng);
    assertLaw(waysTo(chance, drawn) > 0, () => `${game.id}: sampled an impossible outcome ${drawn.join(' ')}`);
    const listed = listOutcomes(chance, 300);
    if (listed === null) return;
    const sum = listed.reduce((total, entry) => total + entry.ways, 0);
    assertLaw(sum === totalWays(chance), () => `${game.id}: listed weights sum to ${sum}, not to ${totalWays(chance)}`);
    assertLaw(
      listed.some((entry) => difference(entry.outcome, drawn) === null),
      () => `${game.id}: the sample ${drawn.join(' ')} is not listed`,
    );
    const entry = listed[rng.below(listed.length)];
    if (entry !== undefined) {
      const copy = game.clone(state);
      game.apply(copy, { by: 'chance', outcome: entry.outcome }, null);
      const fault = game.broken(copy);
      assertLaw(fault === null, () => `${game.id}: outcome ${entry.outcome.join(' ')} breaks the state: ${fault}`);
    }
    compared++;
  });
  return compared;
}

/** Law 8: random play ends; the state is never broken; places are a ranking that scores agree with; team mates share a place. */
export function endings(trial: Trial): number {
  const { game, config, seats } = trial;
  let compared = 0;
  const last = walk(trial, (state) => {
    const fault = game.broken(state);
    assertLaw(fault === null, () => `${game.id}: ${fault}`);
    compared++;
  });
  const fault = game.broken(last);
  assertLaw(fault === null, () => `${game.id}: at the end: ${fault}`);
  const pending = game.pending(last);
  if (pending.kind !== 'over') throw new LawBroken(`${game.id}: the walk stopped before the end`);
  const { places, scores } = pending.outcome;
  assertLaw(places.length === seats && scores.length === seats, () => `${game.id}: places and scores are not one for each seat`);
  for (let a = 0; a < seats; a++) {
    assertLaw(Number.isFinite(scores[a]), () => `${game.id}: the score of seat ${a} is ${scores[a]}`);
    const better = places.filter((place) => place < (places[a] as number)).length;
    assertLaw(
      trial.game.teams !== undefined || places[a] === better + 1,
      () => `${game.id}: ${places.join(' ')} is not a ranking with shared places`,
    );
    for (let b = 0; b < seats; b++) {
      const ahead = (places[a] as number) < (places[b] as number);
      const excused = trial.outright && places[a] === 1;
      assertLaw(
        !ahead || excused || (scores[a] as number) >= (scores[b] as number),
        () => `${game.id}: places ${places.join(' ')} contradict scores ${scores.join(' ')}`,
      );
    }
    assertLaw(game.legal(last, a).length === 0, () => `${game.id}: seat ${a} has legal actions after the end`);
  }
  assertLaw(Math.min(...places) === 1, () => `${game.id}: nobody is first: ${places.join(' ')}`);
  for (const team of game.teams?.(config, seats) ?? []) {
    const shared = new Set(seatsOf(team).map((seat) => places[seat]));
    assertLaw(shared.size === 1, () => `${game.id}: team mates do not share a place: ${places.join(' ')}`);
  }
  return compared;
}

/** Law 9: `read(write(a))` is a, different actions differ in text, and a line of the log survives. */
export function notations(trial: Trial): number {
  const { game, seats } = trial;
  let compared = 0;
  walk(trial, (state, input) => {
    const line = writeLine(input, game.notation);
    const lost = difference(readLine(line, game.notation), input);
    assertLaw(lost === null && !/[\r\n]/.test(line), () => `${game.id}: the line "${line}" is read as something else: ${lost}`);
    if (game.pending(state).kind !== 'seats') return;
    for (let seat = 0; seat < seats; seat++) {
      for (const action of game.legal(state, seat)) {
        const text = game.notation.write(action);
        const found = difference(game.notation.read(text), action);
        assertLaw(found === null, () => `${game.id}: "${text}" is read as another action: ${found}`);
        compared++;
      }
    }
  });
  return compared;
}
