import { sample, waysTo } from '../chance.ts';
import type { AnyShape, Viewer } from '../game.ts';
import { heardBy } from '../heard.ts';
import { hearAll, startMemory } from '../memory.ts';
import { hasSeat } from '../seats.ts';
import { difference } from './equal.ts';
import { type AnyInput, type AnyTold, assertLaw, LawBroken, legalTexts, longest, nextInput, step, type Trial, viewersOf } from './trial.ts';

// Every platform has it, but the kernel is compiled without any.
declare function structuredClone<T>(value: T): T;

/** How many inputs a pair of worlds is followed before a new twin is made. */
const followed = 12;

/**
 * Laws 5, 6 and 7 in one walk. At random moments a viewer imagines a twin of the world from its view and memory alone (law 5); then
 * both worlds are played on in step. As long as the viewer hears the same in both, its view, its choices and what the table waits
 * for must stay the same (law 6: noninterference); and what it hears openly must follow from what was open (law 7: hearsay).
 */
export function twins(trial: Trial): number {
  const { game, config, seats, rng } = trial;
  const viewers = viewersOf(trial);
  const state = game.setup(config, seats);
  const memories = new Map<Viewer, object | null>(viewers.map((viewer) => [viewer, startMemory(game, config, seats, viewer)]));
  let compared = 0;
  for (let length = 0; ; length++) {
    assertLaw(length < longest, () => `${game.id}: still going on after ${longest} inputs`);
    if (game.pending(state).kind !== 'chance') {
      for (const viewer of viewers) {
        const memory = memories.get(viewer) ?? null;
        compared += imagine(trial, state, viewer, memory, rng.below(3) === 0 ? followed : 0);
      }
    }
    const input = nextInput(trial, state);
    if (input === null) return compared;
    const told = step(trial, state, input);
    for (const viewer of viewers) memories.set(viewer, remember(trial, memories.get(viewer) ?? null, told, viewer));
  }
}

function remember(trial: Trial, memory: object | null, told: readonly AnyTold[], viewer: Viewer): object | null {
  const events = told.map((entry) => heardBy(entry, viewer)).filter((event) => event !== null);
  const before = structuredClone(memory);
  const after = hearAll(trial.game, memory, events);
  const changed = difference(memory, before);
  assertLaw(changed === null || after === null, () => `${trial.game.id}: hearing changed the old memory in place: ${changed}`);
  return after;
}

/** Law 5 for one viewer, then laws 6 and 7 for `steps` inputs. */
function imagine(trial: Trial, truth: object, viewer: Viewer, memory: object | null, steps: number): number {
  const { game, rng } = trial;
  const name = `${game.id}, ${viewer === 'spectator' ? 'spectator' : `seat ${viewer}`}`;
  const fits = (world: object): boolean => game.recall === null || game.recall.fits(memory, world);
  assertLaw(fits(truth), () => `law 5: ${name}: memory contradicts the truth: ${JSON.stringify(memory)}`);
  const view = game.view(truth, viewer);
  const memoryBefore = structuredClone(memory);
  const viewBefore = structuredClone(view);
  const twin = game.determinize(view, memory, rng);
  const touched = difference(view, viewBefore) ?? difference(memory, memoryBefore);
  assertLaw(touched === null, () => `law 5: ${name}: determinize changed what it was given: ${touched}`);
  const fault = game.broken(twin);
  assertLaw(fault === null, () => `law 5: ${name}: the imagined world is broken: ${fault}`);
  assertLaw(fits(twin), () => `law 5: ${name}: the imagined world does not fit the memory ${JSON.stringify(memory)}`);
  let compared = 3 + sameToViewer(trial, truth, twin, viewer, `law 5: ${name}: view(determinize(view, memory)) differs`);
  if (steps === 0) return compared;

  const one = game.clone(truth);
  for (let i = 0; i < steps; i++) {
    const pair = sameFace(trial, one, twin, viewer);
    if (pair === null) return compared;
    let heard = hearBoth(trial, one, twin, pair, viewer, name);
    compared++;
    while (heard === 'same' && (game.pending(one).kind === 'chance' || game.pending(twin).kind === 'chance')) {
      heard = hearBoth(trial, one, twin, sameChance(trial, one, twin), viewer, name);
      compared++;
    }
    if (heard === 'different') return compared;
    compared += sameToViewer(trial, one, twin, viewer, `law 6: ${name}: heard the same after "${writeInput(trial, pair[0])}", yet`);
  }
  return compared;
}

function sameToViewer(trial: Trial, one: object, two: object, viewer: Viewer, what: string): number {
  const { game } = trial;
  const views = difference(game.view(one, viewer), game.view(two, viewer));
  assertLaw(views === null, () => `${what}: view.${views}`);
  const waits = difference(openPart(game.pending(one)), openPart(game.pending(two)));
  assertLaw(waits === null, () => `${what}: the table waits differently: ${waits}`);
  const legal = difference(legalTexts(trial, one, viewer), legalTexts(trial, two, viewer));
  assertLaw(legal === null, () => `${what}: legal actions: ${legal}`);
  return 3;
}

function openPart(pending: { readonly kind: string }): object {
  return pending.kind === 'chance' ? { kind: 'chance' } : pending;
}

/** An input for each world that looks the same to the viewer: its own must be equal, another seat's only needs the same face. */
function sameFace(trial: Trial, one: object, two: object, viewer: Viewer): readonly [AnyInput, AnyInput] | null {
  const { game, rng } = trial;
  const input = nextInput(trial, one);
  if (input === null) return null;
  if (typeof input.by !== 'number') return [input, input];
  const text = game.notation.write(input.action);
  const pending = game.pending(two);
  if (pending.kind !== 'seats' || !hasSeat(pending.must | pending.may, input.by)) return null;
  const legal = game.legal(two, input.by);
  const same = legal.find((action) => game.notation.write(action) === text);
  if (input.by === viewer) {
    if (same === undefined) throw new LawBroken(`law 6: ${game.id}: seat ${viewer} can "${text}" in one world only`);
    return [input, { by: input.by, action: same }];
  }
  const face = faceOf(trial, input.action);
  const alike = legal.filter((action) => faceOf(trial, action) === face);
  // Half of the time another action with the same face: that is where a leak would show.
  const other = same !== undefined && rng.below(2) === 0 ? same : alike[rng.below(Math.max(1, alike.length))];
  return other === undefined ? null : [input, { by: input.by, action: other }];
}

function faceOf(trial: Trial, action: AnyShape['action']): string {
  const { notation } = trial.game;
  return notation.face?.(action) ?? notation.write(action);
}

/** Chance for each world that is at a chance node: the same outcome where both allow it. */
function sameChance(trial: Trial, one: object, two: object): readonly [AnyInput | null, AnyInput | null] {
  const a = trial.game.pending(one);
  const b = trial.game.pending(two);
  const first: AnyInput | null = a.kind === 'chance' ? { by: 'chance', outcome: sample(a.chance, trial.rng) } : null;
  if (b.kind !== 'chance') return [first, null];
  const shared = first !== null && first.by === 'chance' && waysTo(b.chance, first.outcome) > 0;
  return [first, shared ? first : { by: 'chance', outcome: sample(b.chance, trial.rng) }];
}

/** Plays both inputs and compares what the viewer hears. Throws when a difference was told openly (law 7). */
function hearBoth(
  trial: Trial,
  one: object,
  two: object,
  inputs: readonly [AnyInput | null, AnyInput | null],
  viewer: Viewer,
  name: string,
): 'same' | 'different' {
  const a = inputs[0] === null ? [] : audible(step(trial, one, inputs[0]), viewer);
  const b = inputs[1] === null ? [] : audible(step(trial, two, inputs[1]), viewer);
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const x = a[i];
    const y = b[i];
    const found = difference(x?.event, y?.event);
    if (found === null) continue;
    if (x?.disclosed || y?.disclosed) return 'different';
    throw new LawBroken(
      `law 7: ${name}: after "${writeInput(trial, inputs[0])}" / "${writeInput(trial, inputs[1])}" hears different open events: ${JSON.stringify(x?.event)} / ${JSON.stringify(y?.event)}`,
    );
  }
  return 'same';
}

interface Audible {
  readonly event: AnyShape['event'];
  /** Told by `reveal`, or by `only` to this viewer. */
  readonly disclosed: boolean;
}

function audible(told: readonly AnyTold[], viewer: Viewer): Audible[] {
  const list: Audible[] = [];
  for (const entry of told) {
    const event = heardBy(entry, viewer);
    if (event === null) continue;
    const disclosed = entry.verb === 'reveal' || (entry.verb === 'only' && viewer !== 'spectator' && hasSeat(entry.seats, viewer));
    list.push({ event, disclosed });
  }
  return list;
}

function writeInput(trial: Trial, input: AnyInput | null): string {
  if (input === null) return 'nothing';
  if (input.by === 'chance') return `* ${input.outcome.join(' ')}`;
  if (input.by === 'clock') return `~ ${input.timer}`;
  return `${input.by} ${trial.game.notation.write(input.action)}`;
}
