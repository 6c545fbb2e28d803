import { hasSeat, type Seat } from '@quarterdeck/kernel';
import { type Action, bagActions, discard, draw, dropActions, pass, touches } from './actions.ts';
import { bags, type Card, cardsByGems, treasures } from './cards.ts';
import { type State, wonBy } from './state.ts';

const none: readonly Action[] = [];
const touchOnly: readonly (readonly Action[])[] = touches.map((touch) => [touch]);

/** For each set of bag kinds, as bits: the actions for it, then `then`. */
function byKinds(actions: readonly Action[], then: readonly Action[]): readonly (readonly Action[])[] {
  return Array.from({ length: 256 }, (_, kinds) => [...actions.filter((_, bag) => (kinds >> bag) & 1), ...then]);
}
const afterFirst = byKinds(bagActions, [draw]);
const afterSecond = byKinds(bagActions, [pass]);
const drops = byKinds(dropActions, []);

/** What a seat may do now. Of won cards with equal gems the lowest stands for all; `refuse` takes any of them. */
export function legal(state: State, seat: Seat): readonly Action[] {
  switch (state.phase) {
    case 'window':
      return hasSeat(state.touched, seat) ? none : (touchOnly[state.flips] as readonly Action[]);
    case 'choice':
      if (state.turn !== seat) return none;
      return (state.ordinal === 1 ? afterFirst : afterSecond)[state.kinds[seat] as number] as readonly Action[];
    case 'penalty':
      if (!hasSeat(state.owes, seat)) return none;
      return (state.won[seat * 4] as number) >= 2 ? discards(state, seat) : (drops[state.kinds[seat] as number] as readonly Action[]);
    default:
      return none;
  }
}

/** One pair for each different sum of two won cards' prints: 1+1, 1+2 … 3+3 gems. */
function discards(state: State, seat: Seat): readonly Action[] {
  const list: Action[] = [];
  for (let gems = 1; gems <= 3; gems++) {
    if ((state.won[seat * 4 + gems] as number) === 0) continue;
    const card = wonCard(state, seat, gems, -1);
    if ((state.won[seat * 4 + gems] as number) >= 2) list.push(discard(card, wonCard(state, seat, gems, card)));
    for (let more = gems + 1; more <= 3; more++) {
      if ((state.won[seat * 4 + more] as number) > 0) list.push(discard(card, wonCard(state, seat, more, -1)));
    }
  }
  return list;
}

/** The lowest card with so many gems that the seat has won, above `after`. */
function wonCard(state: State, seat: Seat, gems: number, after: Card): Card {
  const cards = cardsByGems[gems] as readonly Card[];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (card > after && state.place[card] === wonBy + seat) return card;
  }
  throw new Error(`Seat ${seat} has not won as many cards with ${gems} gems as were counted.`);
}

/** Why a seat that the table waits for may not do this now, or null. */
export function refuse(state: State, seat: Seat, action: Action): string | null {
  switch (action.type) {
    case 'touch':
      if (state.phase !== 'window') return 'Parche can only be touched while the window after a card is open.';
      if (action.flip !== state.flips) return `The window after card ${action.flip} is not open; it is that of card ${state.flips}.`;
      return hasSeat(state.touched, seat) ? 'You have touched Parche already, after this card.' : null;
    case 'discard':
      return refuseDiscard(state, seat, action.cards);
    case 'drop':
      if (state.phase !== 'penalty' || !hasSeat(state.owes, seat)) return 'You have no wrong hand on Parche to pay for.';
      if ((state.won[seat * 4] as number) >= 2) return 'You have two won cards or more, so you pay with two of them, not with a bag.';
      return holds(state, seat, action.bag);
    case 'bag':
      if (state.phase !== 'choice') return 'A bag can only be opened after the first or the second card.';
      return holds(state, seat, action.bag);
    case 'draw':
      if (state.phase !== 'choice') return 'There is no card to draw now.';
      return state.ordinal === 1 ? null : 'This was the second card: open a bag or end your turn.';
    case 'pass':
      if (state.phase !== 'choice') return 'There is no turn to end now.';
      return state.ordinal === 2 ? null : 'After the first card the turn goes on: open a bag or draw the second card.';
  }
}

function refuseDiscard(state: State, seat: Seat, cards: readonly [Card, Card]): string | null {
  if (state.phase !== 'penalty' || !hasSeat(state.owes, seat)) return 'You have no wrong hand on Parche to pay for.';
  if ((state.won[seat * 4] as number) < 2) return 'You have fewer than two won cards, so you pay with a bag.';
  const [low, high] = cards;
  if (low >= high) return 'Two different won cards are discarded, the lower number first.';
  for (const card of cards) if (state.place[card] !== wonBy + seat) return `You have not won ${treasures[card]?.name ?? `card ${card}`}.`;
  return null;
}

function holds(state: State, seat: Seat, bag: number): string | null {
  return (state.hands[seat * 8 + bag] ?? 0) > 0 ? null : `You have no ${bags[bag] ?? 'such'} bag.`;
}
