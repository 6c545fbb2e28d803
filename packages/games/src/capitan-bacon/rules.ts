import { type Emit, type Input, over, type Pending, type Seat, uniform, waitFor, waitForSeat } from '@quarterdeck/kernel';
import type { Action } from './actions.ts';
import { ballast, boarding, hasSet, type Kind, map, mirror, pirateKinds, rod, shovel, spyglass, switcheroo } from './cards.ts';
import type { Event } from './events.ts';
import { actor } from './legal.ts';
import { outcome } from './score.ts';
import {
  addCard,
  cardOf,
  type Ending,
  handOf,
  handRoom,
  island,
  newIslands,
  noCard,
  raise,
  removeCard,
  type State,
  seenBy,
  sink,
} from './state.ts';

type Tell = Emit<Event> | null;
type Waits = Extract<Pending, { kind: 'chance' | 'seats' }>;

// Lots and bites, by how many there are to pick from.
const picks: readonly Waits[] = Array.from({ length: 7 }, (_, n) => ({ kind: 'chance', chance: uniform(Math.max(1, n)) }));
// Windows by target, length and number of the attack: each is made once.
const windows: Waits[][] = Array.from({ length: 6 }, () => []);

/** D7: whatever the target holds, the table waits for it alike, and only the timer ends the waiting. */
function answerWindow({ attacks, config, victim }: State): Waits {
  const byAttack = windows[victim] as Waits[];
  const at = attacks * 16 + config.answerSeconds;
  const made = byAttack[at];
  if (made !== undefined) return made;
  const wait = waitFor(1 << victim, 0, [{ id: windowName(attacks), ms: config.answerSeconds * 1000 }]);
  byAttack[at] = wait;
  return wait;
}

/** The timer of an attack, by its number. */
export function windowName(attack: number): string {
  return `mirror${attack}`;
}

export function pending(state: State): Pending {
  switch (state.phase) {
    case 'lot':
      return picks[state.seats] as Waits;
    case 'bite':
      return picks[state.sizes[state.victim] as number] as Waits;
    case 'deal':
      return draw(state.bag, state.limit);
    case 'refill':
      return draw(state.bag, Math.min(state.owed, state.deck));
    case 'face':
    case 'settle':
      return draw(state.bag, 1);
    case 'top':
      return draw(state.ship, 1);
    case 'answer':
      return answerWindow(state);
    case 'over':
      return over(outcome(state));
    default:
      return waitForSeat(actor(state));
  }
}

function draw(bag: readonly number[], count: number): Waits {
  return { kind: 'chance', chance: { kind: 'draw', bag, count } };
}

export function apply(state: State, input: Input<Action>, emit: Tell): void {
  if (input.by === 'chance') decide(state, input.outcome, emit);
  else if (input.by === 'clock') strike(state, emit);
  else choose(state, input.by, input.action, emit);
}

function decide(state: State, outcomes: readonly number[], emit: Tell): void {
  const first = (outcomes[0] as number) | 0;
  switch (state.phase) {
    case 'lot':
      state.turn = first;
      state.phase = 'deal';
      emit?.reveal({ type: 'firstDrawn', seat: first });
      return;
    case 'deal':
      takeFromDeck(state, outcomes, emit);
      state.owedTo++;
      if (state.owedTo === state.seats) state.phase = 'top';
      return;
    case 'top':
      state.ship[first] = (state.ship[first] as number) - 1;
      state.below--;
      state.top = first + pirateKinds;
      emit?.reveal({ type: 'topShown', card: state.top });
      if (state.card >= 0) proceed(state, emit);
      else beginTurn(state, emit);
      return;
    case 'face':
      state.bag[first] = (state.bag[first] as number) - 1;
      state.undecided--;
      state.islands[state.place] = island(first, seenBy(state.islands[state.place] as number));
      if (state.card === shovel) takeIsland(state, emit);
      else showIsland(state, emit);
      return;
    case 'settle':
      settleIsland(state, first);
      proceed(state, emit);
      return;
    case 'bite':
      steal(state, state.hands[state.victim * handRoom + first] as number, emit);
      return;
    case 'refill':
      state.owed -= outcomes.length;
      state.passes = 0;
      takeFromDeck(state, outcomes, emit);
      // R23 before R25 (D10).
      if (!winsWithSet(state, state.owedTo, emit)) proceed(state, emit);
  }
}

function choose(state: State, seat: Seat, action: Action, emit: Tell): void {
  switch (action.type) {
    case 'pass':
      pass(state, emit);
      return;
    case 'end':
      endTurn(state, emit);
      return;
    case 'bury':
      bury(state, seat, action.card, emit);
      return;
    case 'dig':
      play(state, shovel, null, action.place, emit);
      state.place = action.place;
      // What nobody has seen is decided when it is needed.
      if (isUndecided(state, action.place)) state.phase = 'face';
      else takeIsland(state, emit);
      return;
    case 'board':
      boardGalleon(state, emit);
      return;
    case 'look':
      lookAt(state, action.place, emit);
      return;
    case 'keep':
      takeIsland(state, emit);
      return;
    case 'switcheroo':
      play(state, switcheroo, action.target, null, emit);
      swapHands(state, action.target, emit);
      return;
    case 'rod':
      attack(state, rod, action.target, emit);
      return;
    case 'spyglass':
      attack(state, spyglass, action.target, emit);
      return;
    case 'ballast':
      attack(state, ballast, action.target, emit);
      return;
    case 'suffer':
    case 'mirror':
      state.answer = action.type;
      emit?.only(1 << seat, { type: 'answered', seat, answer: action.type }, null);
      return;
    case 'take':
      steal(state, action.card, emit);
  }
}

/** R8: a card leaves the hand and lies open; `proceed` puts it onto the Discard Pile when its effect is resolved (D9). */
function play(state: State, kind: Kind, target: Seat | null, place: number | null, emit: Tell): void {
  removeCard(state, state.turn, kind);
  state.kind = kind;
  state.card = kind;
  state.passes = 0;
  emit?.({ type: 'played', seat: state.turn, card: kind, target, place });
}

/** Goes on with what is owed: islands, then cards; then the played card is done with, or the turn passes. */
function proceed(state: State, emit: Tell): void {
  while (state.toLay > 0) {
    if (state.deck === 0) {
      if (!renewDeck(state, emit)) return;
    } else layIslands(state, emit);
  }
  if (state.owed > 0) {
    if (state.deck > 0 || renewDeck(state, emit)) state.phase = 'refill';
    return;
  }
  if (state.card < 0) {
    state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1;
    beginTurn(state, emit);
    return;
  }
  state.discards.push(state.card);
  state.card = -1;
  state.author = -1;
  state.victim = -1;
  // D3: asked after every play, whether or not another such card is held.
  state.phase = 'play';
}

function beginTurn(state: State, emit: Tell): void {
  state.phase = 'turn';
  state.kind = -1;
  emit?.({ type: 'turnPassed', seat: state.turn });
}

/** R6, D11. */
function pass(state: State, emit: Tell): void {
  emit?.({ type: 'passed', seat: state.turn });
  state.passes++;
  // A card drawn begins the count anew, so all hands are full by then.
  if (state.passes === 3 * state.seats) endGame(state, 'passes', emit);
  else endTurn(state, emit);
}

/** R11. */
function endTurn(state: State, emit: Tell): void {
  state.owed = state.limit - (state.sizes[state.turn] as number);
  state.owedTo = state.turn;
  proceed(state, emit);
}

/** The drawn cards go to `owedTo`, who alone sees them. */
function takeFromDeck(state: State, kinds: readonly Kind[], emit: Tell): void {
  const seat = state.owedTo;
  for (let i = 0; i < kinds.length; i++) {
    // An outcome read from text may lie in an array of doubles; ours hold small integers and stay quick to copy.
    const kind = (kinds[i] as number) | 0;
    state.bag[kind] = (state.bag[kind] as number) - 1;
    addCard(state, seat, kind);
  }
  state.deck -= kinds.length;
  if (emit !== null) {
    const drew = { type: 'drew', seat, count: kinds.length } as const;
    emit.only(1 << seat, { ...drew, cards: kinds.slice() }, { ...drew, cards: null });
  }
}

/**
 * R13. The deck is drawn out, so the bag holds just the cards of undecided islands: those are decided first, lest the discards mix
 * with them. False while that takes chance, and when there are no discards (R25).
 */
function renewDeck(state: State, emit: Tell): boolean {
  const count = state.discards.length;
  if (count === 0) {
    endGame(state, 'deck', emit);
    return false;
  }
  if (state.undecided > 0) {
    state.phase = 'settle';
    return false;
  }
  for (let i = 0; i < count; i++) {
    const kind = state.discards[i] as number;
    state.bag[kind] = (state.bag[kind] as number) + 1;
  }
  state.deck = count;
  state.discards.length = 0;
  emit?.({ type: 'reshuffled', count });
  return true;
}

function settleIsland(state: State, kind: Kind): void {
  let place = 0;
  while (!isUndecided(state, place)) place++;
  state.islands[place] = island(kind, 0);
  state.bag[kind] = (state.bag[kind] as number) - 1;
  state.undecided--;
}

function isUndecided(state: State, place: number): boolean {
  const at = state.islands[place] as number;
  return at !== 0 && cardOf(at) === noCard;
}

/** R12. */
function layIslands(state: State, emit: Tell): void {
  const places: number[] = [];
  const count = Math.min(state.toLay, state.deck);
  for (let i = 0; i < count; i++) places.push(raise(state, island(noCard, 0)));
  state.toLay -= count;
  state.deck -= count;
  state.undecided += count;
  emit?.({ type: 'laid', places });
}

/** R14, R19: the island at `place` goes into the hand of whose turn it is. */
function takeIsland(state: State, emit: Tell): void {
  const { place, turn: seat } = state;
  const card = cardOf(state.islands[place] as number);
  sink(state, place);
  state.place = -1;
  state.before = -1;
  state.beforeThat = -1;
  addCard(state, seat, card);
  if (emit !== null) {
    const dug = { type: 'dug', seat, place, by: state.card } as const;
    emit.only(1 << seat, { ...dug, card }, { ...dug, card: null });
  }
  if (winsWithSet(state, seat, emit)) return;
  if (state.islandCount === 0) state.toLay = newIslands;
  proceed(state, emit);
}

/** R19. */
function lookAt(state: State, place: number, emit: Tell): void {
  if (state.card < 0) play(state, map, null, place, emit);
  state.beforeThat = state.before;
  state.before = state.place;
  state.place = place;
  if (isUndecided(state, place)) state.phase = 'face';
  else showIsland(state, emit);
}

function showIsland(state: State, emit: Tell): void {
  const { place, turn: seat } = state;
  const at = state.islands[place] as number;
  const card = cardOf(at);
  state.islands[place] = island(card, seenBy(at) | (1 << seat));
  emit?.only(1 << seat, { type: 'looked', seat, place, card }, { type: 'looked', seat, place, card: null });
  const looked = state.before < 0 ? 1 : state.beforeThat < 0 ? 2 : 3;
  // The third, or the last there is, must be kept.
  if (looked === 3 || looked === state.islandCount) takeIsland(state, emit);
  else state.phase = 'look';
}

/** R15, R24. */
function boardGalleon(state: State, emit: Tell): void {
  const { top: card, turn: seat } = state;
  play(state, boarding, null, null, emit);
  state.top = -1;
  addCard(state, seat, card);
  emit?.({ type: 'boarded', seat, card });
  if (winsWithSet(state, seat, emit)) return;
  if (state.below === 0) endGame(state, 'galleon', emit);
  else state.phase = 'top';
}

/** R16, R18, R20: the target is asked first, always (D7). */
function attack(state: State, kind: Kind, target: Seat, emit: Tell): void {
  play(state, kind, target, null, emit);
  state.author = state.turn;
  state.victim = target;
  state.answer = null;
  state.attacks++;
  state.phase = 'answer';
}

/** The window closed: the attack strikes its target, or a Mirror turns it on its author (R17). */
function strike(state: State, emit: Tell): void {
  const target = state.victim;
  if (state.answer === 'mirror') {
    state.victim = state.author;
    state.author = target;
    removeCard(state, target, mirror);
    state.discards.push(mirror);
    emit?.reveal({ type: 'mirrored', seat: target, against: state.victim });
  } else emit?.reveal({ type: 'suffered', seat: target });
  state.answer = null;
  const { author, victim } = state;
  if (state.card === ballast) bare(state, emit);
  else if (state.sizes[victim] === 0) {
    emit?.({ type: 'missed', seat: author, from: victim });
    proceed(state, emit);
  } else if (state.card === rod) state.phase = 'bite';
  else {
    state.phase = 'take';
    // D8: nobody else sees it.
    if (emit !== null) {
      const peeked = { type: 'peeked', seat: author, from: victim } as const;
      emit.only(1 << author, { ...peeked, hand: handOf(state, victim) }, { ...peeked, hand: null });
    }
  }
}

/** R16, R18: both know which card, the others do not. */
function steal(state: State, card: Kind, emit: Tell): void {
  const { author: seat, victim: from } = state;
  removeCard(state, from, card);
  addCard(state, seat, card);
  emit?.only((1 << seat) | (1 << from), { type: 'stole', seat, from, card }, { type: 'stole', seat, from, card: null });
  if (!winsWithSet(state, seat, emit)) proceed(state, emit);
}

/** R20. */
function bare(state: State, emit: Tell): void {
  const seat = state.victim;
  const hand = handOf(state, seat);
  emit?.reveal({ type: 'bared', seat, hand });
  state.owed = state.limit;
  state.owedTo = seat;
  // D4: no order is asked for where there is none, and then everyone knows what lies where.
  if (hand[0] === hand.at(-1)) {
    for (const card of hand) {
      const place = hide(state, seat, card, (1 << state.seats) - 1);
      emit?.({ type: 'buried', seat, place, card, left: state.sizes[seat] as number });
    }
    proceed(state, emit);
  } else {
    for (const card of hand) state.bared.push(card);
    state.phase = 'order';
  }
}

/** R7, D4: on the first free place. */
function bury(state: State, seat: Seat, card: Kind, emit: Tell): void {
  hideUnseen(state, seat, card, emit);
  if (state.phase !== 'order') {
    state.passes = 0;
    state.phase = 'bury';
  } else if (state.sizes[seat] === 1) {
    hideUnseen(state, seat, state.hands[seat * handRoom] as number, emit);
    state.bared.length = 0;
    proceed(state, emit);
  }
}

function hideUnseen(state: State, seat: Seat, card: Kind, emit: Tell): void {
  const place = hide(state, seat, card, 1 << seat);
  const left = state.sizes[seat] as number;
  emit?.only(1 << seat, { type: 'buried', seat, place, card, left }, { type: 'buried', seat, place, card: null, left });
}

function hide(state: State, seat: Seat, card: Kind, seen: number): number {
  removeCard(state, seat, card);
  return raise(state, island(card, seen));
}

/** R21. */
function swapHands(state: State, other: Seat, emit: Tell): void {
  const { turn: seat, hands, sizes, loot } = state;
  for (let i = 0; i < handRoom; i++) exchange(hands, seat * handRoom + i, other * handRoom + i);
  exchange(sizes, seat, other);
  exchange(loot, seat, other);
  if (emit !== null) {
    const swapped = { type: 'swapped', seat, other } as const;
    const both = [handOf(state, seat), handOf(state, other)] as const;
    emit.only((1 << seat) | (1 << other), { ...swapped, hands: both }, { ...swapped, hands: null });
  }
  proceed(state, emit);
}

function exchange(list: number[], a: number, b: number): void {
  const held = list[a] as number;
  list[a] = list[b] as number;
  list[b] = held;
}

/** R23: at once, whoever's turn it is. */
function winsWithSet(state: State, seat: Seat, emit: Tell): boolean {
  if (!hasSet(state.loot[seat] as number)) return false;
  state.winner = seat;
  endGame(state, 'set', emit);
  return true;
}

function endGame(state: State, ending: Ending, emit: Tell): void {
  state.phase = 'over';
  state.ending = ending;
  if (emit !== null) {
    const hands = Array.from({ length: state.seats }, (_, seat) => handOf(state, seat));
    emit.reveal({ type: 'ended', ending, winner: state.winner < 0 ? null : state.winner, hands });
  }
}
