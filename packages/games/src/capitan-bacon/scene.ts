import { type Chance, type Emit, heardBy, readLine, refuse, type Told, type Viewer, waysTo } from '@quarterdeck/kernel';
import { letterOf } from './actions.ts';
import { cards, kindNamed, pirateKinds } from './cards.ts';
import type { Event } from './events.ts';
import { type CapitanBacon, game } from './index.ts';
import { addCard, cardOf, handOf, island, noCard, type State, sum } from './state.ts';

type Names = string;

/** What lies where when a test begins. Cards are names with spaces between; what is not placed is in the deck and on the Galleon. */
export interface Setting {
  readonly config?: object;
  /** By seat. */
  readonly hands: readonly Names[];
  /** From place A on: a name, `?` for a card that nobody has seen, `-` for open sea. Default: eight unseen. */
  readonly islands?: Names;
  readonly discards?: Names;
  /** Only these are left in the deck. */
  readonly deck?: Names;
  readonly top?: string;
  /** Only these lie under the top card. */
  readonly below?: Names;
}

/** A table in a test: it plays log lines and keeps what was told. */
export interface Scene {
  readonly state: State;
  /**
   * Plays log lines, checked as a table would. Chance names cards (`* sack map`) or the index of a pick (`* 2`). Throws what a table
   * would answer.
   */
  play(...lines: string[]): void;
  /** What this viewer heard in the last `play`. */
  heard(viewer: Viewer): Event[];
  /** The names in a hand. */
  hand(seat: number): Names;
  /** What stands on the sea, by letter. */
  sea(): Record<string, string>;
  legal(seat: number): string[];
}

function kinds(names: Names): number[] {
  return names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const kind = kindNamed(name);
      if (kind < 0) throw new Error(`There is no card "${name}".`);
      return kind;
    });
}

/** A state with seat 0 to move and these cards in these places. */
export function scene(setting: Setting): Scene {
  const seats = setting.hands.length;
  const state = game.setup(game.config({ first: 0, ...setting.config }), seats);
  const left = cards.map((card) => card.copies);
  const take = (kind: number): number => {
    left[kind] = (left[kind] as number) - 1;
    return kind;
  };
  setting.hands.forEach((names, seat) => {
    for (const kind of kinds(names)) addCard(state, seat, take(kind));
  });
  state.islands.length = 0;
  for (const name of (setting.islands ?? '? ? ? ? ? ? ? ?').split(' ')) {
    if (name === '-') state.islands.push(0);
    else state.islands.push(island(name === '?' ? noCard : take(kindNamed(name)), 0));
  }
  state.islandCount = state.islands.filter((at) => at !== 0).length;
  state.undecided = state.islands.filter((at) => at === island(noCard, 0)).length;
  for (const kind of kinds(setting.discards ?? '')) state.discards.push(take(kind));
  state.top = take(kindNamed(setting.top ?? 'chest'));
  fill(state.bag, setting.deck, left.slice(0, pirateKinds), 0);
  fill(state.ship, setting.below, left.slice(pirateKinds), pirateKinds);
  state.deck = sum(state.bag) - state.undecided;
  state.below = sum(state.ship);
  state.phase = 'turn';
  return sceneAt(state);
}

function fill(bag: number[], names: Names | undefined, rest: readonly number[], from: number): void {
  bag.splice(0, bag.length, ...(names === undefined ? rest : rest.map(() => 0)));
  for (const kind of kinds(names ?? '')) bag[kind - from] = (bag[kind - from] as number) + 1;
}

/** A table before its first chance outcome. */
export function opening(config: object, seats: number): Scene {
  return sceneAt(game.setup(game.config(config), seats));
}

function sceneAt(state: State): Scene {
  let told: Told<Event>[] = [];
  const emit: Emit<Event> = Object.assign(
    (event: Event) => {
      told.push({ verb: 'open', seats: 0, full: event, rest: event });
    },
    {
      only(seats: number, full: Event, rest: Event | null) {
        told.push({ verb: 'only', seats, full, rest });
      },
      reveal(event: Event) {
        told.push({ verb: 'reveal', seats: 0, full: event, rest: event });
      },
    },
  );
  return {
    state,
    play(...lines) {
      told = [];
      for (const text of lines) {
        const pending = game.pending(state);
        if (pending.kind === 'over') throw new Error('The game is over.');
        if (text.startsWith('* ')) {
          if (pending.kind !== 'chance') throw new Error(`"${text}", but the table waits for a seat in phase ${state.phase}.`);
          const outcome = outcomeOf(text.slice(2), pending.chance, state.phase === 'top' ? pirateKinds : 0);
          if (waysTo(pending.chance, outcome) === 0) throw new Error(`"${text}" is impossible here.`);
          game.apply(state, { by: 'chance', outcome }, emit);
          continue;
        }
        const line = readLine(text, game.notation);
        if (line.by === 'clock') {
          if (pending.kind !== 'seats' || pending.timers[0]?.id !== line.timer) throw new Error(`No timer "${line.timer}" runs.`);
          game.apply(state, line, emit);
        } else if (typeof line.by === 'number' && 'action' in line) {
          const why = refuse<CapitanBacon>(game, state, line.by, line.action);
          if (why !== null) throw new Error(why);
          game.apply(state, line, emit);
        }
      }
    },
    heard: (viewer) => told.map((entry) => heardBy(entry, viewer)).filter((event) => event !== null),
    hand: (seat) => namesOf(handOf(state, seat)),
    sea: () =>
      Object.fromEntries(
        state.islands.flatMap((at, place) => (at === 0 ? [] : [[letterOf(place), cardOf(at) === noCard ? '?' : namesOf([cardOf(at)])]])),
      ),
    legal: (seat) => game.legal(state, seat).map(game.notation.write),
  };
}

function outcomeOf(text: string, chance: Chance, from: number): number[] {
  if (chance.kind === 'pick') return [Number(text)];
  return kinds(text)
    .map((kind) => kind - from)
    .sort((a, b) => a - b);
}

/** Names with spaces between, in the order given. */
export function namesOf(list: readonly number[]): Names {
  return list.map((kind) => cards[kind]?.name).join(' ');
}
