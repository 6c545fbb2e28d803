import { type Emit, hasSeat, type Seat, type SeatSet, type Viewer } from '@quarterdeck/kernel';
import { copies, suits } from './cards.ts';
import { addCard, copiesOf, planes } from './hand.ts';
import { type Event, game, type View } from './index.ts';
import type { State } from './state.ts';

/** How something was told. */
interface Heard {
  readonly verb: 'open' | 'only' | 'reveal';
  readonly seats: SeatSet;
  readonly event: Event;
  readonly rest: Event | null;
}

/** A table with hands laid out for a test. */
export interface Scene {
  readonly state: State;
  /** All that was told so far. */
  readonly heard: Heard[];
  /** Plays lines such as `0 pair 4-4b`, or chance as `* 1 2`; throws when one is refused. Returns the events. */
  play(...lines: readonly string[]): Event[];
  /** Why a line is not possible, or null. */
  refusal(line: string): string | null;
  /** What a seat may do, as text. */
  choices(seat: Seat): string[];
  view(viewer: Viewer): View;
}

/** A table before its first input. */
export function fresh(seats: number, options: object = {}): Scene {
  return sceneOf(game.setup(game.config(options), seats));
}

/**
 * A first round in which seat `start` leads, with these hands: `7c` a Breakfast card, `b` a Bacon card. Nobody is out yet; all
 * other cards were played before, so that the deck is whole.
 */
export function scene(hands: readonly string[], options: object = {}, start: Seat = 0): Scene {
  const seats = hands.length;
  const made = fresh(seats, options);
  const { state } = made;
  const { set } = state.setting;
  state.phase = 'lead';
  state.round = 1;
  state.start = start;
  state.turn = start;
  for (const [seat, text] of hands.entries()) {
    const words = text === '' ? [] : text.split(' ');
    for (const word of words) {
      const match = /^(\d+)([tcea])$/.exec(word);
      if (word === 'b') state.bacon[seat] = (state.bacon[seat] as number) + 1;
      else if (match === null) throw new RangeError(`"${word}" is no card`);
      else addCard(state.hands, seat * planes, 'tcea'.indexOf(match[2] as string), Number(match[1]) - 1);
    }
    state.sizes[seat] = words.length;
    if (words.length > 0) state.holding |= 1 << seat;
  }
  for (let suit = 0; suit < set.suits; suit++) {
    for (let bit = 0; bit < set.top; bit++) {
      let held = 0;
      for (let seat = 0; seat < seats; seat++) held += copiesOf(state.hands, seat * planes, suit, bit);
      if (held > copies) throw new RangeError(`${held} copies of ${bit + 1} of ${suits[suit]}`);
      for (let copy = held; copy < copies; copy++) addCard(state.gone, 0, suit, bit);
    }
  }
  return made;
}

function sceneOf(state: State): Scene {
  const heard: Heard[] = [];
  const everyone = (1 << state.setting.seats) - 1;
  const emit: Emit<Event> = Object.assign(
    (event: Event) => {
      heard.push({ verb: 'open', seats: everyone, event, rest: event });
    },
    {
      only: (seats: SeatSet, event: Event, rest: Event | null) => {
        heard.push({ verb: 'only', seats, event, rest });
      },
      reveal: (event: Event) => {
        heard.push({ verb: 'reveal', seats: everyone, event, rest: event });
      },
    },
  );
  const refusal = (line: string): string | null => {
    const [by, ...rest] = line.split(' ');
    const pending = game.pending(state);
    if (pending.kind !== 'seats' || !hasSeat(pending.must, Number(by))) return `The table does not wait for seat ${by}.`;
    return game.refuse?.(state, Number(by), game.notation.read(rest.join(' '))) ?? null;
  };
  return {
    state,
    heard,
    play(...lines) {
      const from = heard.length;
      for (const line of lines) {
        const [by, ...rest] = line.split(' ');
        if (by === '*') game.apply(state, { by: 'chance', outcome: rest.map(Number) }, emit);
        else {
          const why = refusal(line);
          if (why !== null) throw new Error(`"${line}": ${why}`);
          game.apply(state, { by: Number(by), action: game.notation.read(rest.join(' ')) }, emit);
        }
        const fault = game.broken(state);
        if (fault !== null) throw new Error(`"${line}" broke the state: ${fault}`);
      }
      return heard.slice(from).map((entry) => entry.event);
    },
    refusal,
    choices: (seat) => game.legal(state, seat).map(game.notation.write),
    view: (viewer) => game.view(state, viewer),
  };
}
