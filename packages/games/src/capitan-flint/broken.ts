import { bagsEach, cardCount, cardsOnTop, copiesOfBag, flint, gemsOf, hatSymbol, hooksSymbol, jewelCount, symbolOf } from './cards.ts';
import { inCentre, inChest, type State, wonBy } from './state.ts';

/** What is wrong with this state, or null. */
export function broken(state: State): string | null {
  const counted = { hats: 0, hooks: 0 };
  for (let card = 0; card < cardCount; card++) {
    const place = state.place[card] as number;
    if (place >= wonBy + state.seats) return `card ${card} lies nowhere`;
    if (place >= wonBy && card >= jewelCount) return `card ${card} cannot be won`;
    const next = place === inChest && (card !== flint || state.onTop === 0);
    if (state.chest[card] !== (next ? 1 : 0)) return `card ${card} is wrongly in or out of the Chest`;
    if ((place === inCentre) !== state.centre.includes(card)) return `card ${card} is wrongly in or out of the centre`;
    if (place === inCentre && symbolOf[card] === hatSymbol) counted.hats++;
    if (place === inCentre && symbolOf[card] === hooksSymbol) counted.hooks++;
  }
  if (new Set(state.centre).size !== state.centre.length) return 'a card lies in the centre twice';
  if (counted.hats !== state.hats || counted.hooks !== state.hooks) return 'hats or hooks are miscounted';
  if (cardCount - state.place.filter((place) => place === inChest).length !== state.flips) return 'turned cards are miscounted';
  if (state.onTop !== Math.max(0, cardsOnTop - state.flips)) return 'the top part of the Chest is miscounted';
  return brokenSeats(state);
}

function brokenSeats(state: State): string | null {
  const copies = state.pool.slice();
  let left = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    for (let gems = 1; gems <= 3; gems++) {
      const cards = state.place.filter((place, card) => place === wonBy + seat && gemsOf[card] === gems).length;
      if (state.won[seat * 4 + gems] !== cards) return `seat ${seat}'s won cards are miscounted`;
    }
    if (state.won[seat * 4] !== state.place.filter((place) => place === wonBy + seat).length)
      return `seat ${seat}'s won cards are miscounted`;
    let hand = 0;
    let all = 0;
    let kinds = 0;
    for (let bag = 0; bag < 8; bag++) {
      const held = state.hands[seat * 8 + bag] as number;
      const spent = state.spent[seat * 8 + bag] as number;
      if (held < 0 || spent < 0) return `seat ${seat} has a bag less than none`;
      hand += held;
      all += held + spent;
      if (held > 0) kinds |= 1 << bag;
      copies[bag] = (copies[bag] as number) + held + spent;
    }
    if (state.handSize[seat] !== hand || state.kinds[seat] !== kinds) return `seat ${seat}'s bags are miscounted`;
    if (all !== (seat < state.dealt ? bagsEach : 0)) return `seat ${seat} has had ${all} bags`;
    left += hand;
  }
  if (left !== state.bagsLeft) return 'the bags in all hands are miscounted';
  return copies.every((count) => count === copiesOfBag) ? null : 'there are not three bags of each kind';
}
