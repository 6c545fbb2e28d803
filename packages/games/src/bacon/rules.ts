import { type Chance, type Emit, type Input, type Pending, pickOf, type Seat, uniform, waitForSeat } from '@quarterdeck/kernel';
import { type Action, letLead, type Play, pass } from './actions.ts';
import { baconEach, copies, type Suit, suits } from './cards.ts';
import { deckFor, type Shape } from './deck.ts';
import { enumerate } from './enumerate.ts';
import type { Event } from './events.ts';
import { addCard, planes, removeCard, spareSuit } from './hand.ts';
import { fallsShort, missing, shortText, type Understood, understand } from './read.ts';
import { bookRound, outcome } from './score.ts';
import { type Laid, laidCards, nextHolder, type State, shapeOf, sides } from './state.ts';

type Told = Emit<Event> | null;
const nothing: readonly Action[] = [];

export function pending(state: State): Pending {
  const { setting } = state;
  switch (state.phase) {
    case 'lot':
      return { kind: 'chance', chance: lot(setting) };
    case 'deal':
      return { kind: 'chance', chance: { kind: 'draw', bag: state.bag, count: setting.set.hand } };
    case 'over':
      return { kind: 'over', outcome: outcome(state) };
    default:
      // Also when it can only pass: skipping it would tell what it holds (R16).
      return waitForSeat(state.turn);
  }
}

/** The first start player is drawn, unless the host picked the seat (D1). */
function lot({ seats, config }: State['setting']): Chance {
  if (config.first === null) return uniform(seats);
  return pickOf(Array.from({ length: seats }, (_, seat) => (seat === config.first ? 1 : 0)));
}

export function legal(state: State, seat: Seat): readonly Action[] {
  if (seat !== state.turn) return nothing;
  const { hands, bacon, sizes, trick, phase } = state;
  const deck = deckFor(state.setting.seats);
  if (phase === 'name') return matesWithCards(state, seat).map(letLead);
  if (phase === 'follow') {
    const toBeat = deck.shapes[(trick[trick.length - 1] as Laid).shape] as Shape;
    return enumerate(deck, hands, seat * planes, bacon[seat] as number, sizes[seat] as number, toBeat, pass);
  }
  if (phase !== 'lead') return nothing;
  const leads = enumerate(deck, hands, seat * planes, bacon[seat] as number, sizes[seat] as number, null);
  if (state.mayLet) for (const mate of matesWithCards(state, seat)) leads.push(letLead(mate));
  return leads;
}

function matesWithCards(state: State, seat: Seat): Seat[] {
  const { seats, set } = state.setting;
  const mates: Seat[] = [];
  if (set.teams) {
    for (let step = 2; step < seats; step += 2) {
      const mate = (seat + step) % seats;
      if ((state.holding >> mate) & 1) mates.push(mate);
    }
  }
  return mates;
}

export function refuse(state: State, seat: Seat, action: Action): string | null {
  const { phase } = state;
  if (action.type === 'pass') {
    if (phase === 'follow') return null;
    return phase === 'lead' ? 'You lead, and a lead is never a pass.' : 'You have no cards left; name the teammate who leads.';
  }
  if (action.type === 'let') {
    if (!state.setting.set.teams) return 'There are no teams, so nobody else can lead for you.';
    if (phase === 'follow') return 'You do not lead now.';
    if (phase === 'lead' && !state.mayLet) {
      return 'Only the winner of a trick may let a teammate lead: not on the first lead of a round, nor after it was handed on.';
    }
    const mates = matesWithCards(state, seat);
    return mates.includes(action.seat)
      ? null
      : `Only a teammate with cards can lead: ${mates.join(' or ') || 'nobody'}, not ${action.seat}.`;
  }
  if (phase === 'name') return 'You have no cards left; name the teammate who leads.';
  const understood = understand(deckFor(state.setting.seats), action);
  if (typeof understood === 'string') return understood;
  const lacks = missing(state.hands, seat * planes, state.bacon[seat] as number, understood);
  if (lacks !== null || phase === 'lead') return lacks;
  const toBeat = shapeOf(state.setting, state.trick.at(-1) as Laid);
  const short = fallsShort(understood.shape, toBeat);
  return short === null ? null : shortText(short, understood.shape, toBeat);
}

export function apply(state: State, input: Input<Action>, emit: Told): void {
  if (input.by === 'chance') {
    if (state.phase === 'lot') {
      state.start = input.outcome[0] as number;
      emit?.reveal({ type: 'start-drawn', seat: state.start, byHost: state.setting.config.first !== null });
      beginRound(state, emit);
    } else deal(state, input.outcome, emit);
    return;
  }
  if (input.by === 'clock') throw new Error('Bacon has no timers.');
  const { action } = input;
  if (action.type === 'play') play(state, action, emit);
  else if (action.type === 'pass') passOn(state, emit);
  else {
    emit?.({ type: 'lead-passed', from: state.turn, to: action.seat, chosen: true });
    lead(state, action.seat, false);
  }
}

function beginRound(state: State, emit: Told): void {
  const { seats, set } = state.setting;
  state.round++;
  state.phase = 'deal';
  state.turn = 0;
  for (let kind = 0; kind < set.suits * set.top; kind++) state.bag[kind] = copies;
  state.hands.fill(0);
  state.gone.fill(0);
  for (let seat = 0; seat < seats; seat++) state.bacon[seat] = state.sizes[seat] = 0;
  state.holding = 0;
  state.trick.length = 0;
  state.passed = 0;
  state.out.length = 0;
  emit?.({ type: 'round-began', round: state.round, start: state.start });
}

function deal(state: State, kinds: readonly number[], emit: Told): void {
  const { seats, set } = state.setting;
  const seat = state.turn;
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] as number;
    state.bag[kind] = (state.bag[kind] as number) - 1;
    addCard(state.hands, seat * planes, Math.floor(kind / set.top), kind % set.top);
  }
  state.bacon[seat] = baconEach;
  state.sizes[seat] = kinds.length + baconEach;
  state.holding |= 1 << seat;
  if (emit !== null) {
    const cards = kinds.map((kind) => ({ rank: (kind % set.top) + 1, suit: suits[Math.floor(kind / set.top)] as Suit }));
    const count = state.sizes[seat] as number;
    emit.only(1 << seat, { type: 'dealt', seat, cards, count }, { type: 'dealt', seat, cards: null, count });
  }
  if (seat + 1 < seats) state.turn = seat + 1;
  else {
    state.bag.length = 0;
    // The round's first lead cannot be handed on (R14).
    lead(state, state.start, false);
  }
}

function lead(state: State, seat: Seat, mayLet: boolean): void {
  state.phase = 'lead';
  state.turn = seat;
  state.mayLet = mayLet;
}

function play(state: State, action: Play, emit: Told): void {
  const { seats, set } = state.setting;
  const seat = state.turn;
  const deck = deckFor(seats);
  const shape = deck.known.get(action);
  const laid = shape === undefined ? layStated(state, seat, understand(deck, action)) : layKnown(state, seat, shape);
  const { form, bacon } = deck.shapes[laid.shape] as Shape;
  const left = (state.sizes[seat] as number) - form.size;
  const isLead = state.trick.length === 0;
  state.sizes[seat] = left;
  state.bacon[seat] = (state.bacon[seat] as number) - bacon;
  state.trick.push(laid);
  state.passed = 0;
  state.mayLet = false;
  emit?.reveal({ type: 'played', seat, kind: form.kind, cards: laidCards(state.setting, laid), lead: isLead, left });
  if (left === 0) {
    state.holding &= ~(1 << seat);
    state.out.push(seat);
    emit?.({ type: 'went-out', seat, place: state.out.length });
    if (isRoundOver(state, set.teams)) {
      endRound(state, emit);
      return;
    }
  }
  state.phase = 'follow';
  state.turn = nextHolder(state, seat);
}

/** Lays a shape of `legal`: in a flush its suit, else the cards that the hand misses least. */
function layKnown(state: State, seat: Seat, shape: Shape): Laid {
  const { hands, gone } = state;
  const base = seat * planes;
  let packed = 0;
  let shift = 0;
  for (let at = 0; at < shape.need.length; at++) {
    const bit = shape.low + at;
    for (let need = shape.need[at] as number; need > 0; need--) {
      const suit = shape.suit >= 0 ? shape.suit : spareSuit(hands, base, bit);
      removeCard(hands, base, suit, bit);
      addCard(gone, 0, suit, bit);
      packed |= suit << shift;
      shift += 2;
    }
  }
  return { seat, shape: shape.id, suits: packed };
}

/** Lays a play whose cards were stated: those first, so that what is left open does not take them. */
function layStated(state: State, seat: Seat, understood: Understood | string): Laid {
  if (typeof understood === 'string') throw new Error(understood);
  const { hands, gone } = state;
  const base = seat * planes;
  const { shape, cards } = understood;
  let packed = 0;
  const breakfast = cards.filter((card) => !card.bacon);
  for (const open of [false, true]) {
    for (const [at, { rank, suit }] of breakfast.entries()) {
      if ((suit === null) !== open) continue;
      const plane = suit === null ? spareSuit(hands, base, rank - 1) : suits.indexOf(suit);
      removeCard(hands, base, plane, rank - 1);
      addCard(gone, 0, plane, rank - 1);
      packed |= plane << (2 * at);
    }
  }
  return { seat, shape: shape.id, suits: packed };
}

/** R18; with the option, also when a whole team is out (D8). */
function isRoundOver(state: State, teams: boolean): boolean {
  const { holding } = state;
  if ((holding & (holding - 1)) === 0) return true;
  return teams && state.setting.config.stopEarly && sides(true, state.setting.seats).some((side) => (holding & side) === 0);
}

function endRound(state: State, emit: Told): void {
  const result = bookRound(state);
  emit?.({ type: 'round-ended', result });
  if (result.nextStart === null) state.phase = 'over';
  else {
    state.start = result.nextStart;
    beginRound(state, emit);
  }
}

function passOn(state: State, emit: Told): void {
  const seat = state.turn;
  const winner = (state.trick[state.trick.length - 1] as Laid).seat;
  state.passed |= 1 << seat;
  emit?.({ type: 'passed', seat });
  // All others who hold cards have passed in a row (R6, D2).
  if ((state.holding & ~state.passed & ~(1 << winner)) === 0) winTrick(state, winner, emit);
  else state.turn = nextHolder(state, seat);
}

function winTrick(state: State, winner: Seat, emit: Told): void {
  emit?.({ type: 'trick-won', seat: winner });
  state.trick.length = 0;
  state.passed = 0;
  const mates = state.setting.set.teams ? matesWithCards(state, winner) : (nothing as readonly never[]);
  if ((state.holding >> winner) & 1) {
    lead(state, winner, mates.length > 0);
    return;
  }
  if (mates.length > 1) {
    state.phase = 'name';
    state.turn = winner;
    return;
  }
  // D3: the only mate with cards leads by itself; else, as when playing alone (R15), the next to the left who has cards.
  const to = mates[0] ?? nextHolder(state, winner);
  emit?.({ type: 'lead-passed', from: winner, to, chosen: false });
  lead(state, to, false);
}
