import { hasSeat, type Seat, type Viewer } from '@quarterdeck/kernel';
import type { RoomView, WireUpdate } from '@quarterdeck/protocol';
import type { Feed } from './feed.ts';

/** Who of those whose seats are played at this device has it in hand. With one seat, or none, there is nobody to hide anything from. */
export class Device {
  /** Nothing of anyone is shown until the person on this seat has taken the device. */
  curtain = $state<Seat | null>(null);
  #holder = $state.raw<{ readonly seat: Seat; readonly name: string } | null>(null);
  /** Which seats of this device were asked last, so that the curtain moves only when that changes. */
  #asked = '';
  /** The device is on its way to whom it was handed on, whoever is asked meanwhile. */
  #isPassed = false;
  /** Seats that have answered in the open window: they may change their mind, but need not be handed the device for it. */
  #answered = { window: '', seats: new Set<Seat>() };

  /** Whose eyes the page has; null until one of several people has taken the device. */
  viewer(room: RoomView | null): Viewer | null {
    const seats = room?.me.seats ?? [];
    if (seats.length < 2) return seats[0] ?? 'spectator';
    const holder = this.#holder;
    // Seats may be swapped between games: a name tells whose hand it is.
    return holder !== null && seats.includes(holder.seat) && room?.seats[holder.seat]?.name === holder.name ? holder.seat : null;
  }

  /** Looks at what has come: the curtain falls when somebody else at this device is asked. */
  look(room: RoomView, feeds: ReadonlyMap<Viewer, Feed>): void {
    const { seats } = room.me;
    if (seats.length < 2) {
      this.curtain = null;
      return;
    }
    if (room.table?.phase !== 'playing') {
      this.curtain = null;
      this.#isPassed = false;
      this.#asked = '';
      // Nothing is hidden any more.
      const seat = seats.find((mine) => feeds.has(mine));
      if (this.viewer(room) === null && seat !== undefined) this.#give(room, seat);
      return;
    }
    if (!seats.every((seat) => feeds.has(seat))) return;
    const holder = this.viewer(room);
    const asked = seats.filter((seat) => this.#isAsked(feeds.get(seat)?.update, seat));
    const key = `${room.table.id} ${seats.join()} ${asked.join()}`;
    if (key === this.#asked && (holder !== null || this.curtain !== null)) return;
    this.#asked = key;
    if (this.#isPassed) return;
    const own = seats.find((seat) => room.seats[seat]?.local === false) ?? seats[0];
    const next = asked.find((seat) => seat === holder) ?? asked[0] ?? holder ?? own;
    this.curtain = typeof next !== 'number' || next === holder ? null : next;
  }

  raise(room: RoomView): void {
    if (this.curtain === null) return;
    this.#give(room, this.curtain);
    this.curtain = null;
    this.#isPassed = false;
  }
  pass(seat: Seat): void {
    this.curtain = seat;
    this.#isPassed = true;
  }

  /** This seat has acted; in a window it is not asked again. */
  acted(seat: Seat, feed: Feed | undefined): void {
    const window = windowOf(feed?.update);
    if (window === '') return;
    if (this.#answered.window !== window) this.#answered = { window, seats: new Set() };
    this.#answered.seats.add(seat);
  }

  #give(room: RoomView, seat: Seat): void {
    this.#holder = { seat, name: room.seats[seat]?.name ?? '' };
  }

  #isAsked(update: WireUpdate | undefined, seat: Seat): boolean {
    if (update === undefined || update.waiting.kind === 'over' || update.legal.length === 0) return false;
    if (!hasSeat(update.waiting.must, seat)) return false;
    return this.#answered.window !== windowOf(update) || !this.#answered.seats.has(seat);
  }
}

/** Names the window that is open for answers; empty if there is none. */
function windowOf(update: WireUpdate | undefined): string {
  if (update === undefined || update.waiting.kind === 'over' || update.waiting.timers.length === 0) return '';
  return `${update.table} ${update.waiting.timers.map((timer) => timer.id).join()}`;
}
