import { baconEach, copies } from './cards.ts';
import { copiesOf, planes, sizeOf } from './hand.ts';
import type { State } from './state.ts';

/** What is wrong with a state (cards lost or doubled, sizes that lie), or null. */
export function broken(state: State): string | null {
  if (state.round === 0) return null;
  const { set, seats } = state.setting;
  for (let suit = 0; suit < planes; suit++) {
    for (let bit = 0; bit < 10; bit++) {
      let count = copiesOf(state.gone, 0, suit, bit);
      if (suit < set.suits && bit < set.top) count += state.bag[suit * set.top + bit] ?? 0;
      for (let seat = 0; seat < seats; seat++) count += copiesOf(state.hands, seat * planes, suit, bit);
      const right = suit < set.suits && bit < set.top ? copies : 0;
      if (count !== right) return `card ${bit + 1} of suit ${suit}: ${count} copies instead of ${right}`;
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    const bacon = state.bacon[seat] as number;
    if (bacon < 0 || bacon > baconEach) return `seat ${seat} holds ${bacon} Bacon`;
    const size = sizeOf(state.hands, seat * planes) + bacon;
    if (size !== state.sizes[seat]) return `seat ${seat} holds ${size} cards, but its size says ${state.sizes[seat]}`;
    if (size > 0 !== (((state.holding >> seat) & 1) === 1))
      return `seat ${seat} with ${size} cards is wrongly among those who hold cards, or not`;
  }
  if (state.phase === 'follow' && state.trick.length === 0) return 'somebody follows, but nothing was led';
  return null;
}
