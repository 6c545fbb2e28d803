import { bagSize, pickOf } from '../chance.ts';
import { BadConfig, BadNotation, type Game, type Input, type Pending, type Rng, type Seat, type Shape, type Viewer } from '../game.ts';
import { shuffle } from '../rng.ts';
import { allSeats, hasSeat, over, placesBy, waitFor, waitForSeat } from '../seats.ts';

/**
 * A toy with one of every difficulty: hidden hands, a raid whose answer is sealed until a window closes, cards hidden in a common cave,
 * and a secret vote at the end. It keeps every law; `toy.faults.ts` breaks it in as many ways as the laws must catch.
 * Each seat takes `rounds` turns; then everyone votes for a seat. Score: red cards in hand + votes.
 */
const kinds = ['red', 'blue', 'shield'] as const;
const [red, shield] = [0, 2];
const deckOfAll = [4, 5, 4];

export type ToyAction =
  | { readonly type: 'draw' | 'yield' | 'block' }
  | { readonly type: 'raid' | 'vote'; readonly seat: Seat }
  | { readonly type: 'hide'; readonly kind: number };
export type ToyEvent =
  | { readonly type: 'dealt' | 'drew'; readonly seat: Seat; readonly kind: number | null }
  | { readonly type: 'raided'; readonly by: Seat; readonly target: Seat }
  | { readonly type: 'answered'; readonly answer: 'yield' | 'block' }
  | { readonly type: 'answer revealed'; readonly blocked: boolean }
  | { readonly type: 'stole'; readonly by: Seat; readonly from: Seat; readonly kind: number | null }
  | { readonly type: 'hid'; readonly seat: Seat; readonly kind: number | null }
  | { readonly type: 'voted'; readonly seat: Seat; readonly vote: Seat | null }
  | { readonly type: 'counted'; readonly votes: readonly Seat[]; readonly hands: readonly (readonly number[])[] };

export interface ToyState {
  seats: number;
  rounds: number;
  turns: number;
  stage: 'deal' | 'turn' | 'drawing' | 'window' | 'stealing' | 'vote' | 'over';
  turn: Seat;
  target: Seat;
  answer: 'yield' | 'block' | null;
  hands: number[][];
  deck: number[];
  discards: number[];
  cave: { by: Seat; kind: number }[];
  votes: (Seat | null)[];
}
interface ToyView {
  viewer: Viewer;
  seats: number;
  rounds: number;
  turns: number;
  stage: ToyState['stage'];
  turn: Seat;
  target: Seat;
  hand: number[];
  sizes: number[];
  deckSize: number;
  discards: number[];
  cave: Seat[];
  voted: boolean[];
  mine: { answer: ToyState['answer']; vote: Seat | null };
  /** At the end all is laid open, since the outcome follows from it. */
  end: { hands: number[][]; votes: (Seat | null)[] } | null;
}
/** What I hid where: cave positions to kinds, null for what others hid. */
interface ToyMemory {
  readonly viewer: Viewer;
  readonly cave: readonly (number | null)[];
}
export interface ToyShape extends Shape {
  config: { readonly rounds: number };
  state: ToyState;
  action: ToyAction;
  event: ToyEvent;
  view: ToyView;
  memory: ToyMemory;
}

const windowTimer = [{ id: 'answer', ms: 3000 }];

export const toy: Game<ToyShape> = {
  id: 'toy',
  version: 1,
  seats: [2, 4],
  config(raw) {
    const rounds = (raw as { rounds?: unknown }).rounds ?? 3;
    if (typeof rounds !== 'number' || rounds < 1 || rounds > 9) throw new BadConfig('"rounds" is a number from 1 to 9.');
    return { rounds };
  },
  setup: (config, seats) => ({
    seats,
    rounds: config.rounds,
    turns: 0,
    stage: 'deal',
    turn: 0,
    target: -1,
    answer: null,
    hands: Array.from({ length: seats }, () => [0, 0, 0]),
    deck: deckOfAll.slice(),
    discards: [0, 0, 0],
    cave: [],
    votes: Array.from({ length: seats }, () => null),
  }),
  pending,
  legal(state, seat) {
    if (state.stage === 'window')
      return seat !== state.target ? [] : has(state, seat, shield) ? [{ type: 'yield' }, { type: 'block' }] : [{ type: 'yield' }];
    if (state.stage === 'vote')
      return state.votes[seat] !== null ? [] : others(state, seat).map((other) => ({ type: 'vote', seat: other }));
    if (state.stage !== 'turn' || seat !== state.turn) return [];
    const list: ToyAction[] = others(state, seat)
      .filter((other) => size(state, other) > 0)
      .map((other) => ({ type: 'raid', seat: other }));
    kinds.forEach((_, kind) => {
      if (has(state, seat, kind)) list.push({ type: 'hide', kind });
    });
    if (bagSize(state.deck) > 0) list.push({ type: 'draw' });
    // With an empty deck, an empty hand and nobody to raid one may still raid thin air.
    return list.length > 0 ? list : [{ type: 'raid', seat: (seat + 1) % state.seats }];
  },
  apply,
  clone: (state) => ({
    ...state,
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    cave: state.cave.map((card) => ({ ...card })),
    votes: state.votes.slice(),
  }),
  view: (state, viewer) => ({
    viewer,
    seats: state.seats,
    rounds: state.rounds,
    turns: state.turns,
    stage: state.stage,
    turn: state.turn,
    target: state.target,
    hand: viewer === 'spectator' ? [] : (state.hands[viewer]?.slice() ?? []),
    sizes: state.hands.map((_, seat) => size(state, seat)),
    deckSize: bagSize(state.deck),
    discards: state.discards.slice(),
    cave: state.cave.map((card) => card.by),
    voted: state.votes.map((vote) => vote !== null),
    mine: { answer: viewer === state.target ? state.answer : null, vote: viewer === 'spectator' ? null : (state.votes[viewer] ?? null) },
    end: state.stage === 'over' ? { hands: state.hands.map((hand) => hand.slice()), votes: state.votes.slice() } : null,
  }),
  recall: {
    start: (view) => ({ viewer: view.viewer, cave: [] }),
    hear: (memory, event) => (event.type === 'hid' ? { ...memory, cave: [...memory.cave, event.kind] } : memory),
    fits: (memory, state) =>
      memory.cave.length === state.cave.length && memory.cave.every((kind, i) => kind === null || state.cave[i]?.kind === kind),
  },
  forgets: {
    at: () => true,
    tells: (event) => event.type === 'hid',
    turns: (event) => event.type === 'hid' || event.type === 'raided',
  },
  determinize,
  broken(state) {
    const counts = state.deck.map(
      (left, kind) => left + (state.discards[kind] as number) + state.hands.reduce((sum, hand) => sum + (hand[kind] as number), 0),
    );
    for (const card of state.cave) counts[card.kind] = (counts[card.kind] as number) + 1;
    return counts.every((count, kind) => count === deckOfAll[kind])
      ? null
      : `there are ${counts.join(' ')} cards instead of ${deckOfAll.join(' ')}`;
  },
  notation: {
    write: (action) =>
      action.type === 'raid' || action.type === 'vote'
        ? `${action.type} ${action.seat}`
        : action.type === 'hide'
          ? `hide ${action.kind}`
          : action.type,
    read(text) {
      const match = /^(draw|yield|block)$|^(raid|vote|hide) (\d)$/.exec(text);
      if (match === null) throw new BadNotation(`"${text}" is none of: draw, yield, block, raid SEAT, vote SEAT, hide KIND.`);
      if (match[1] !== undefined) return { type: match[1] as 'draw' };
      return match[2] === 'hide' ? { type: 'hide', kind: Number(match[3]) } : { type: match[2] as 'raid', seat: Number(match[3]) };
    },
    face: (action) =>
      action.type === 'yield' || action.type === 'block'
        ? 'answer'
        : action.type === 'hide' || action.type === 'vote'
          ? action.type
          : toy.notation.write(action),
  },
};

function pending(state: ToyState): Pending {
  switch (state.stage) {
    case 'deal':
    case 'drawing':
      return { kind: 'chance', chance: { kind: 'draw', bag: state.deck, count: 1 } };
    case 'stealing':
      return { kind: 'chance', chance: pickOf(state.hands[state.target] as number[]) };
    case 'window':
      return waitFor(1 << state.target, 0, windowTimer);
    case 'turn':
      return waitForSeat(state.turn);
    case 'vote':
      return waitFor(state.votes.reduce<number>((set, vote, seat) => (vote === null ? set | (1 << seat) : set), 0));
    case 'over': {
      const scores = state.hands.map((hand, seat) => (hand[red] as number) + state.votes.filter((vote) => vote === seat).length);
      return over({ places: placesBy(state.seats, (a, b) => (scores[b] as number) - (scores[a] as number)), scores });
    }
  }
}

function apply(state: ToyState, input: Input<ToyAction>, emit: Parameters<Game<ToyShape>['apply']>[2]): void {
  if (input.by === 'clock') {
    const blocked = state.answer === 'block';
    emit?.reveal({ type: 'answer revealed', blocked });
    if (blocked) move(state.hands[state.target] as number[], state.discards, shield);
    if (blocked || size(state, state.target) === 0) endTurn(state);
    else state.stage = 'stealing';
    return;
  }
  if (input.by === 'chance') {
    const kind = input.outcome[0] as number;
    if (state.stage === 'stealing') {
      move(state.hands[state.target] as number[], state.hands[state.turn] as number[], kind);
      const stole = { type: 'stole', by: state.turn, from: state.target } as const;
      emit?.only((1 << state.turn) | (1 << state.target), { ...stole, kind }, { ...stole, kind: null });
      endTurn(state);
      return;
    }
    move(state.deck, state.hands[state.turn] as number[], kind);
    const type = state.stage === 'deal' ? 'dealt' : 'drew';
    emit?.only(1 << state.turn, { type, seat: state.turn, kind }, { type, seat: state.turn, kind: null });
    if (state.stage === 'drawing') endTurn(state);
    else if (size(state, state.turn) === 2) {
      state.turn = (state.turn + 1) % state.seats;
      if (state.turn === 0) state.stage = 'turn';
    }
    return;
  }
  const { by: seat, action } = input;
  switch (action.type) {
    case 'draw':
      state.stage = 'drawing';
      return;
    case 'raid':
      emit?.({ type: 'raided', by: seat, target: action.seat });
      state.target = action.seat;
      state.stage = 'window';
      return;
    case 'yield':
    case 'block':
      state.answer = action.type;
      emit?.only(1 << seat, { type: 'answered', answer: action.type }, null);
      return;
    case 'hide':
      (state.hands[seat] as number[])[action.kind] = ((state.hands[seat] as number[])[action.kind] as number) - 1;
      state.cave.push({ by: seat, kind: action.kind });
      emit?.only(1 << seat, { type: 'hid', seat, kind: action.kind }, { type: 'hid', seat, kind: null });
      endTurn(state);
      return;
    case 'vote':
      state.votes[seat] = action.seat;
      emit?.only(1 << seat, { type: 'voted', seat, vote: action.seat }, { type: 'voted', seat, vote: null });
      if (state.votes.every((vote) => vote !== null)) {
        state.stage = 'over';
        emit?.reveal({ type: 'counted', votes: state.votes.slice() as Seat[], hands: state.hands.map((hand) => hand.slice()) });
      }
  }
}

function endTurn(state: ToyState): void {
  state.turns++;
  state.target = -1;
  state.answer = null;
  state.turn = (state.turn + 1) % state.seats;
  state.stage = state.turns >= state.rounds * state.seats ? 'vote' : 'turn';
}

function determinize(view: ToyView, memory: ToyMemory, rng: Rng): ToyState {
  const end = view.end;
  const own = (seat: Seat): number[] | null => end?.hands[seat]?.slice() ?? (seat === view.viewer ? view.hand.slice() : null);
  const open = view.sizes.map((_, seat) => own(seat));
  const left = deckOfAll.map(
    (count, kind) =>
      count -
      (view.discards[kind] as number) -
      open.reduce((sum, hand) => sum + (hand?.[kind] ?? 0), 0) -
      memory.cave.filter((known) => known === kind).length,
  );
  const unseen: number[] = [];
  left.forEach((count, kind) => {
    for (let i = 0; i < count; i++) unseen.push(kind);
  });
  shuffle(unseen, rng);
  const take = (): number => unseen.pop() as number;
  const cave = view.cave.map((by, i) => ({ by, kind: memory.cave[i] ?? take() }));
  const hands = view.sizes.map((count, seat) => open[seat] ?? countUp(Array.from({ length: count }, take)));
  const state: ToyState = {
    seats: view.seats,
    rounds: view.rounds,
    turns: view.turns,
    stage: view.stage,
    turn: view.turn,
    target: view.target,
    answer: view.mine.answer,
    hands,
    deck: countUp(unseen),
    discards: view.discards.slice(),
    cave,
    votes:
      end?.votes.slice() ??
      view.voted.map((voted, seat) => (!voted ? null : seat === view.viewer ? view.mine.vote : (seat + 1) % view.seats)),
  };
  if (state.stage === 'window' && state.target !== view.viewer)
    state.answer = has(state, state.target, shield) && rng.below(2) === 0 ? 'block' : null;
  return state;
}

function others(state: ToyState, seat: Seat): Seat[] {
  return Array.from({ length: state.seats }, (_, other) => other).filter(
    (other) => other !== seat && hasSeat(allSeats(state.seats), other),
  );
}
function has(state: ToyState, seat: Seat, kind: number): boolean {
  return (state.hands[seat]?.[kind] ?? 0) > 0;
}
function size(state: ToyState, seat: Seat): number {
  return bagSize(state.hands[seat] ?? []);
}
function move(from: number[], to: number[], kind: number): void {
  from[kind] = (from[kind] as number) - 1;
  to[kind] = (to[kind] as number) + 1;
}
function countUp(cards: readonly number[]): number[] {
  return kinds.map((_, kind) => cards.filter((card) => card === kind).length);
}
