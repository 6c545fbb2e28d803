import { type Emit, hasSeat, type Input, type Pending, type Seat, uniform, waitFor, waitForSeat } from '@quarterdeck/kernel';
import type { Action, Catch, FlintEvent, TurnEnd } from './actions.ts';
import {
  type Bag,
  bagTakes,
  type Card,
  cardCount,
  chestSymbol,
  copiesOfBag,
  flint,
  hatSymbol,
  hooksSymbol,
  jewelCount,
  jewelOf,
  symbolOf,
} from './cards.ts';
import { bagsOf, lose, spend, sweep, win } from './moves.ts';
import { beatMs } from './options.ts';
import { fastest, settledTouches } from './race.ts';
import { outcomeOf } from './score.ts';
import { inCentre, outOfGame, type State } from './state.ts';

type Out = Emit<FlintEvent> | null;

const payers: readonly Pending[] = Array.from({ length: 64 }, (_, set) => waitFor(set));
/** Before every card: nobody can do anything until it ends. */
const beats: readonly Pending[] = Array.from({ length: cardCount }, (_, flips) => waitFor(0, 0, [{ id: `card${flips + 1}`, ms: beatMs }]));
const lots: readonly Pending[] = Array.from({ length: 7 }, (_, n) => ({ kind: 'chance', chance: uniform(Math.max(n, 1)) }));

/** What the table waits for. */
export function pending(state: State): Pending {
  switch (state.phase) {
    case 'window':
      return state.windows[state.flips] as Pending;
    case 'flip':
      return state.chestPending;
    case 'beat':
      return beats[state.flips] as Pending;
    case 'choice':
      return waitForSeat(state.turn);
    case 'penalty':
      return payers[state.owes] as Pending;
    case 'lots':
      return lots[bitCount(state.touched)] as Pending;
    case 'first':
      return lots[state.seats] as Pending;
    case 'deal':
      return state.dealPending;
    case 'over':
      return state.over as Pending;
  }
}

/** Folds one input into the state, in place. */
export function apply(state: State, input: Input<Action>, emit: Out): void {
  if (input.by === 'chance') chance(state, input.outcome, emit);
  else if (input.by !== 'clock') act(state, input.by, input.action, emit);
  else if (state.phase === 'beat') state.phase = 'flip';
  else close(state, input.times, emit);
}

function act(state: State, seat: Seat, action: Action, emit: Out): void {
  switch (action.type) {
    case 'touch':
      state.touched |= 1 << seat;
      emit?.only(1 << seat, { type: 'touched', seat, flip: action.flip }, null);
      break;
    case 'discard':
      lose(state, seat, action.cards[0]);
      lose(state, seat, action.cards[1]);
      emit?.({ type: 'discarded', seat, cards: [action.cards[0], action.cards[1]] });
      paid(state, seat, emit);
      break;
    case 'drop':
      spend(state, seat, action.bag);
      emit?.({ type: 'dropped', seat, bag: action.bag });
      paid(state, seat, emit);
      break;
    case 'draw':
      emit?.({ type: 'drew', seat });
      state.phase = 'beat';
      break;
    case 'pass':
      endTurn(state, 'pass', emit);
      break;
    case 'bag':
      playBag(state, seat, action.bag, emit);
  }
}

function chance(state: State, outcome: readonly number[], emit: Out): void {
  const index = outcome[0] as number;
  switch (state.phase) {
    case 'flip':
      turnUp(state, index, emit);
      break;
    case 'lots':
      catchParche(state, nthSeat(state.touched, index), state.opened, emit);
      state.touched = 0;
      state.opened = 0;
      goOn(state, emit);
      break;
    case 'deal':
      deal(state, outcome, emit);
      break;
    default:
      state.turn = index;
      state.phase = 'deal';
      emit?.reveal({ type: 'began', seat: index });
  }
}

/** R3, R4. */
function deal(state: State, outcome: readonly Bag[], emit: Out): void {
  const seat = state.dealt++;
  for (let i = 0; i < outcome.length; i++) {
    const bag = outcome[i] as Bag;
    state.pool[bag] = (state.pool[bag] as number) - 1;
    state.hands[seat * 8 + bag] = (state.hands[seat * 8 + bag] as number) + 1;
    state.kinds[seat] = (state.kinds[seat] as number) | (1 << bag);
  }
  state.handSize[seat] = outcome.length;
  state.bagsLeft += outcome.length;
  emit?.only(1 << seat, { type: 'dealt', seat, bags: outcome.slice() }, { type: 'dealt', seat, bags: null });
  if (state.dealt < state.seats) return;
  if (everyoneHasThreeKinds(state)) state.phase = 'beat';
  else dealAnew(state, emit);
}

function everyoneHasThreeKinds(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (bitCount(state.kinds[seat] as number) < 3) return false;
  return true;
}

function dealAnew(state: State, emit: Out): void {
  if (emit !== null) {
    const shown = [];
    for (let seat = 0; seat < state.seats; seat++) {
      if (bitCount(state.kinds[seat] as number) < 3) shown.push({ seat, bags: bagsOf(state.hands, seat) });
    }
    emit.reveal({ type: 'redealt', shown });
  }
  state.pool.fill(copiesOfBag);
  state.hands.fill(0);
  state.kinds.fill(0);
  state.handSize.fill(0);
  state.bagsLeft = 0;
  state.dealt = 0;
}

/** R5, R6, R9, R15. */
function turnUp(state: State, card: Card, emit: Out): void {
  state.chest[card] = 0;
  state.flips++;
  state.last = card;
  if (state.onTop > 0 && --state.onTop === 0) state.chest[flint] = 1;
  if (card === flint) {
    state.place[card] = outOfGame;
    emit?.reveal({ type: 'turned', seat: state.turn, flip: state.flips, card, ordinal: 0, gone: [] });
    end(state, 'flint', emit);
    return;
  }
  const symbol = symbolOf[card] as number;
  if (symbol !== chestSymbol) {
    state.ordinal++;
    if (state.ordinal === 1) state.firstSymbol = symbol;
  }
  let gone: readonly Card[] = [];
  if (card < jewelCount) {
    state.place[card] = inCentre;
    state.centre.push(card);
    if (symbol === hatSymbol) state.hats++;
    else if (symbol === hooksSymbol) state.hooks++;
  } else {
    state.place[card] = outOfGame;
    const jewel = jewelOf[card] as number;
    if (emit !== null) gone = state.centre.filter((other) => jewelOf[other] === jewel);
    sweep(state, jewel, outOfGame);
  }
  const ordinal = symbol === chestSymbol ? 0 : state.ordinal;
  emit?.reveal({ type: 'turned', seat: state.turn, flip: state.flips, card, ordinal, gone });
  state.phase = 'window';
}

/** The window after a card closes: who caught Parche, who erred (D7, R8, R14, R17). */
function close(state: State, times: readonly number[], emit: Out): void {
  const touched = state.touched;
  const opened = touched === 0 ? 0 : openCatch(state);
  emit?.reveal({ type: 'settled', flip: state.flips, touches: settledTouches(state, times), opened: catchName(opened) });
  if (opened === 0) {
    state.touched = 0;
    state.owes = touched === 0 ? 0 : whoCanPay(state, touched);
    if (state.owes === 0) goOn(state, emit);
    else state.phase = 'penalty';
    return;
  }
  if (state.options.calm && bitCount(touched) > 1) {
    state.opened = opened;
    state.phase = 'lots';
    return;
  }
  catchParche(state, fastest(touched, times, state.turn, state.seats), opened, emit);
  state.touched = 0;
  goOn(state, emit);
}

/** The symbol that can be caught now, as an index; 0 for none (R8, R17, D4). */
function openCatch(state: State): number {
  const hooks = state.options.veteran && state.hooks >= 3;
  if (state.hats < 3) return hooks ? hooksSymbol : 0;
  return hooks && symbolOf[state.last] === hooksSymbol ? hooksSymbol : hatSymbol;
}

function catchName(symbol: number): Catch | null {
  return symbol === 0 ? null : symbol === hatSymbol ? 'hat' : 'hooks';
}

function catchParche(state: State, seat: Seat, symbol: number, emit: Out): void {
  if (emit !== null) {
    const cards = state.centre.filter((card) => symbolOf[card] === symbol);
    emit.reveal({ type: 'caught', seat, symbol: catchName(symbol) as Catch, cards });
  }
  const centre = state.centre;
  let kept = 0;
  for (let i = 0; i < centre.length; i++) {
    const card = centre[i] as Card;
    if (symbolOf[card] === symbol) win(state, seat, card);
    else centre[kept++] = card;
  }
  centre.length = kept;
}

/** D2: two treasures, else a Bag card, else nothing. */
function whoCanPay(state: State, touched: number): number {
  let owes = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (hasSeat(touched, seat) && ((state.won[seat * 4] as number) >= 2 || (state.handSize[seat] as number) > 0)) owes |= 1 << seat;
  }
  return owes;
}

function paid(state: State, seat: Seat, emit: Out): void {
  state.owes &= ~(1 << seat);
  if (state.owes === 0) goOn(state, emit);
}

/** The turn goes on where the card left it (R6, R10 to R13, R18, D6). */
function goOn(state: State, emit: Out): void {
  const symbol = symbolOf[state.last] as number;
  const hasBags = (state.handSize[state.turn] as number) > 0;
  if (state.bagsLeft === 0) end(state, 'bags', emit);
  else if (symbol === chestSymbol) state.phase = 'beat';
  else if (state.ordinal === 1) state.phase = hasBags ? 'choice' : 'beat';
  else if (symbol === hooksSymbol) endTurn(state, 'hooks', emit);
  else if (state.options.veteran && symbol === hatSymbol && state.firstSymbol === hooksSymbol) endTurn(state, 'hat-and-hooks', emit);
  else if (hasBags) state.phase = 'choice';
  else endTurn(state, 'no-bags', emit);
}

/** R10, R13, D5. */
function playBag(state: State, seat: Seat, bag: Bag, emit: Out): void {
  if (emit !== null) emit({ type: 'bagged', seat, bag, cards: state.centre.filter((card) => bagTakes(bag, card)) });
  spend(state, seat, bag);
  const centre = state.centre;
  let kept = 0;
  for (let i = 0; i < centre.length; i++) {
    const card = centre[i] as Card;
    if (bagTakes(bag, card)) win(state, seat, card);
    else centre[kept++] = card;
  }
  centre.length = kept;
  if (state.bagsLeft === 0) end(state, 'bags', emit);
  else endTurn(state, 'bag', emit);
}

function endTurn(state: State, why: TurnEnd, emit: Out): void {
  const from = state.turn;
  state.turn = from + 1 === state.seats ? 0 : from + 1;
  state.ordinal = 0;
  state.firstSymbol = 0;
  state.phase = 'beat';
  emit?.({ type: 'moved', from, seat: state.turn, why });
}

function end(state: State, why: 'flint' | 'bags', emit: Out): void {
  const outcome = outcomeOf(state, why);
  state.phase = 'over';
  state.endedBy = why;
  state.over = { kind: 'over', outcome };
  if (emit !== null) {
    const cards = outcome.scores.map((_, seat) => state.won[seat * 4] as number);
    emit.reveal({ type: 'ended', why, gems: outcome.scores, cards });
  }
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function nthSeat(set: number, n: number): Seat {
  let skip = n;
  for (let seat = 0; ; seat++) if (hasSeat(set, seat) && skip-- === 0) return seat;
}
