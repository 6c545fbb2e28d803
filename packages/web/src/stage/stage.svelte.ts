import { tick } from 'svelte';
import { lastsMs, type Player, type Step, StepQueue, times } from './queue.ts';
import type { Flight } from './scene.ts';
import { elementAt } from './spots.ts';

/** A flight in the air: where it starts and lands, in px of the window. */
interface Flying {
  readonly id: number;
  readonly thing: unknown;
  readonly flight: Flight;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** Its own size while it flies. */
  readonly width: number;
  readonly height: number;
  readonly delay: number;
  readonly pace: number;
  turned: boolean;
}

/** How much higher a card is than wide. */
const cardRatio = 1.4;
/** How much later than planned a flight may land before the table goes on without it. */
const slackMs = 1000;

/** The stage of the table on screen: there is one table on screen at a time. */
class Stage {
  flying = $state<Flying[]>([]);
  /** The event being played, for boards that animate it in place (dice). */
  event = $state.raw<unknown>(null);
  isPlaying = $state(false);
  /** The player's pace; 0: at once. */
  pace = 1;
  /** The pace of the event being played: quicker when much is waiting. */
  paceNow = 1;
  /** Plays a sound, if the player wishes for sounds. */
  sound: (name: NonNullable<NonNullable<Step['scene']>['sound']>) => void = () => {};
  #count = 0;
  #flights = new Map<number, () => void>();
  #fresh: Element[] = [];
  #queue = new StepQueue(
    (step, pace, skipped) => this.#playStep(step, pace, skipped),
    () => this.pace,
  );

  async play(steps: readonly Step[]): Promise<void> {
    this.isPlaying = true;
    await this.#queue.play(steps);
    this.isPlaying = this.#queue.isPlaying;
  }

  skip(): void {
    this.#queue.skip();
  }

  readonly #playStep: Player = async (step, pace, skipped) => {
    const { scene } = step;
    this.paceNow = pace;
    this.event = step.event;
    this.#freshen([]);
    if (scene === null) {
      step.show();
      return;
    }
    if (scene.sound !== undefined && !skipped.aborted) this.sound(scene.sound);
    const flights = scene.flights ?? [];
    if (pace === 0) {
      step.show();
      await tick();
      this.#freshen([...flights.filter((flight) => flight.lands === 'as').map((flight) => flight.to), ...(scene.fresh ?? [])]);
      return;
    }
    const starts = flights.map((flight) => elementAt(flight.from)?.getBoundingClientRect());
    step.show();
    await tick();
    await this.#fly(flights, starts, pace, skipped);
    await wait(lastsMs(scene) * pace, skipped);
    await wait(times[scene.hold ?? 'none'] * pace, skipped);
    this.#freshen(scene.fresh ?? []);
    this.event = null;
  };

  async #fly(flights: readonly Flight[], starts: readonly (DOMRect | undefined)[], pace: number, skipped: AbortSignal): Promise<void> {
    const landed: Promise<void>[] = [];
    const arriving: Element[] = [];
    const flying: Flying[] = [];
    let delay = 0;
    for (const [index, flight] of flights.entries()) {
      const from = starts[index];
      const target = elementAt(flight.to);
      if (index > 0) delay += (flight.after ?? 60) * pace;
      if (from === undefined || target === null || skipped.aborted) continue;
      const to = target.getBoundingClientRect();
      const size = sizeOf(flight, from, to);
      const id = this.#count++;
      flying.push({ id, thing: flight.thing, flight, from, to, width: size.width, height: size.height, delay, pace, turned: false });
      if (flight.lands === 'as') {
        target.setAttribute('data-arriving', '');
        arriving.push(target);
      }
      landed.push(
        new Promise((resolve) => {
          this.#flights.set(id, () => {
            if (flight.lands === 'as') target.removeAttribute('data-arriving');
            resolve();
          });
        }),
      );
    }
    this.flying = flying;
    // A page in the background draws nothing, so nothing lands there: the table goes on all the same.
    const latest = Math.max(0, ...flying.map(({ delay, flight }) => delay + times[flight.pace ?? 'move'] * pace)) + slackMs;
    const reading = flights.some((flight) => flight.read) ? (times.read + times.flip) * pace : 0;
    await Promise.race([Promise.all(landed), wait(latest + reading, skipped)]);
    for (const element of arriving) element.removeAttribute('data-arriving');
    this.#flights.clear();
    this.flying = [];
  }

  /** Called by the layer for each flight it has drawn. */
  fly(flying: Flying, element: Element): () => void {
    const { flight, from, to, width, height, delay, pace } = flying;
    const style = (element as HTMLElement).style;
    style.setProperty('--cw', `${width}px`);
    Object.assign(style, {
      left: `${to.x + to.width / 2 - width / 2}px`,
      top: `${to.y + to.height / 2 - height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    const shift = `${from.x + from.width / 2 - to.x - to.width / 2}px ${from.y + from.height / 2 - to.y - to.height / 2}px`;
    const end = flight.lands === 'as' ? 1 : fit(to, width, height);
    const duration = times[flight.pace ?? 'move'] * pace;
    const easing = flight.ease === 'drop' ? 'cubic-bezier(.3, 1.35, .5, 1)' : 'cubic-bezier(.22, .8, .24, 1)';
    const move = element.animate(
      [
        { translate: shift, scale: fit(from, width, height) },
        { translate: '0 0', scale: flight.read ? 1.25 : end },
      ],
      {
        duration,
        delay,
        easing,
        fill: 'both',
      },
    );
    if (flight.flip) this.#turn(flying, element, delay + duration / 2 - (times.flip * pace) / 2);
    const finish = (): void => this.#flights.get(flying.id)?.();
    move.onfinish = () => {
      if (!flight.read) finish();
      else {
        const down = element.animate([{ scale: 1.25 }, { scale: end }], {
          duration: times.flip * pace,
          delay: times.read * pace,
          fill: 'both',
        });
        down.onfinish = finish;
      }
    };
    return () => {
      for (const animation of element.getAnimations()) animation.cancel();
    };
  }

  #turn(flying: Flying, element: Element, delay: number): void {
    const half = (times.flip * flying.pace) / 2;
    const away = element.animate([{ rotate: 'y 0deg' }, { rotate: 'y 90deg' }], {
      duration: half,
      delay: Math.max(0, delay),
      fill: 'forwards',
    });
    away.onfinish = () => {
      const mine = this.flying.find((other) => other.id === flying.id);
      if (mine !== undefined) mine.turned = true;
      element.animate([{ rotate: 'y -90deg' }, { rotate: 'y 0deg' }], { duration: half, fill: 'forwards' });
    };
  }

  #freshen(names: readonly string[]): void {
    for (const element of this.#fresh) element.removeAttribute('data-fresh');
    this.#fresh = names.flatMap((name) => elementAt(name) ?? []);
    for (const element of this.#fresh) element.setAttribute('data-fresh', '');
  }
}
export const stage = new Stage();

/**
 * How large a thing flies: as what it becomes, else as what it was. A person's place is no thing: what comes out of it is a card
 * that fits in there, and not as wide as a pennant.
 */
function sizeOf({ from: name, lands }: Flight, from: DOMRect, to: DOMRect): { readonly width: number; readonly height: number } {
  if (lands === 'as') return to;
  if (!name.startsWith('seat:')) return from;
  const width = Math.min(from.width, from.height / cardRatio);
  return { width, height: width * cardRatio };
}

/** The scale at which something of this size fits into a place, at most 1. */
function fit(place: DOMRect, width: number, height: number): number {
  return Math.min(1, place.width / width, place.height / height) || 1;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function wait(ms: number, skipped: AbortSignal): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return Promise.race([new Promise<void>((resolve) => setTimeout(resolve, ms)), aborted(skipped)]);
}
