import type { Seat } from '@quarterdeck/kernel';
import { type Bag, type Card, gemsOf, hatSymbol, hooksSymbol, jewelOf, symbolOf } from './cards.ts';
import { outOfGame, type State, wonBy } from './state.ts';

/** A card of the centre goes to whoever won it. */
export function win(state: State, seat: Seat, card: Card): void {
  leaveCentre(state, card, wonBy + seat);
  const gems = seat * 4 + (gemsOf[card] as number);
  state.won[gems] = (state.won[gems] as number) + 1;
  state.won[seat * 4] = (state.won[seat * 4] as number) + 1;
}

/** A pirate takes one kind of jewel out of the centre (R9). */
export function sweep(state: State, jewel: number, place: number): void {
  const centre = state.centre;
  let kept = 0;
  for (let i = 0; i < centre.length; i++) {
    const card = centre[i] as Card;
    if (jewelOf[card] === jewel) leaveCentre(state, card, place);
    else centre[kept++] = card;
  }
  centre.length = kept;
}

function leaveCentre(state: State, card: Card, place: number): void {
  state.place[card] = place;
  const symbol = symbolOf[card];
  if (symbol === hatSymbol) state.hats--;
  else if (symbol === hooksSymbol) state.hooks--;
}

/** Two of these pay for a wrong hand (R14). */
export function lose(state: State, seat: Seat, card: Card): void {
  state.place[card] = outOfGame;
  const gems = seat * 4 + (gemsOf[card] as number);
  state.won[gems] = (state.won[gems] as number) - 1;
  state.won[seat * 4] = (state.won[seat * 4] as number) - 1;
}

/** A Bag card leaves the hand for good, face up. */
export function spend(state: State, seat: Seat, bag: Bag): void {
  const at = seat * 8 + bag;
  const left = (state.hands[at] as number) - 1;
  state.hands[at] = left;
  state.spent[at] = (state.spent[at] as number) + 1;
  state.handSize[seat] = (state.handSize[seat] as number) - 1;
  state.bagsLeft--;
  if (left === 0) state.kinds[seat] = (state.kinds[seat] as number) & ~(1 << bag);
}

/** The bags of one seat in a flat table of counts, ascending. */
export function bagsOf(counts: readonly number[], seat: Seat): Bag[] {
  const list: Bag[] = [];
  for (let bag = 0; bag < 8; bag++) for (let copy = counts[seat * 8 + bag] as number; copy > 0; copy--) list.push(bag);
  return list;
}
