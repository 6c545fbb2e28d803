import * as capitanBacon from '@quarterdeck/games/capitan-bacon';

type View = capitanBacon.View;
type Event = capitanBacon.Event;
type Kind = capitanBacon.Kind;
type Island = capitanBacon.IslandView;
const { mirror, treasuresIn, lootOf } = capitanBacon;
type Change = { -readonly [K in keyof View]?: View[K] };

/** The view after one event in the middle of several, as far as it matters to the eye. The update's own view has the last word. */
export function after(view: View, event: Event): View {
  return { ...view, ...changeBy(view, event) };
}

function changeBy(view: View, event: Event): Change {
  switch (event.type) {
    case 'firstDrawn':
    case 'turnPassed':
      return { ...resolved(view), turn: event.seat, kind: null, phase: 'turn' };
    case 'drew':
      return { ...inHand(view, event.seat, event.cards, event.count), deck: Math.max(0, view.deck - event.count) };
    case 'topShown':
      return { top: event.card };
    case 'played':
      return {
        ...outOfHand(view, event.seat, [event.card], 1),
        ...(event.target === null ? {} : { attack: { author: event.seat, victim: event.target } }),
        card: event.card,
        kind: event.card,
        phase: 'play',
      };
    case 'dug':
      return {
        ...inHand(view, event.seat, event.card === null ? null : [event.card], 1),
        islands: view.islands.filter(({ place }) => place !== event.place),
        looked: [],
      };
    case 'looked':
      return {
        islands: view.islands.map((at) => (at.place === event.place ? known(at, event.seat, event.card) : at)),
        looked: [...view.looked, event.place],
      };
    case 'boarded':
      return { ...inHand(view, event.seat, [event.card], 1), top: null };
    case 'mirrored':
      return {
        ...outOfHand(view, event.seat, [mirror], 1),
        discards: [...view.discards, mirror],
        attack: { author: event.seat, victim: event.against },
        phase: 'bite',
      };
    case 'stole':
      return moved(view, event.from, event.seat, event.card);
    case 'peeked':
      return event.hand === null ? {} : { peek: event.hand };
    case 'bared':
      return { bared: event.hand };
    case 'buried':
      return {
        ...outOfHand(view, event.seat, event.card === null ? null : [event.card], 1),
        islands: [...view.islands, risen(event)].sort((a, b) => a.place - b.place),
      };
    case 'swapped':
      return swapped(view, event);
    case 'laid': {
      const laid = event.places.map((place): Island => ({ place, card: null, seen: 0, undecided: true }));
      return { islands: [...view.islands, ...laid].sort((a, b) => a.place - b.place), deck: Math.max(0, view.deck - laid.length) };
    }
    case 'reshuffled':
      // What was undecided belongs to the old deck and is decided by now.
      return { deck: event.count, discards: [], islands: view.islands.map((at) => ({ ...at, undecided: false })) };
    case 'ended':
      return {
        phase: 'over',
        hands: event.hands,
        end: {
          ending: event.ending,
          winner: event.winner,
          treasures: event.hands.map((hand) => sum(hand.map((kind) => treasuresIn(lootOf[kind] ?? 0)))),
        },
      };
    case 'answered':
      return { answer: event.answer };
    case 'suffered':
      return { phase: 'bite' };
    case 'missed':
    case 'passed':
      return {};
  }
}

/** The card laid open goes onto the Discard Pile. */
function resolved(view: View): Change {
  return view.card === null ? {} : { card: null, attack: null, discards: [...view.discards, view.card] };
}

function known(at: Island, seat: number, card: Kind | null): Island {
  return { ...at, card: card ?? at.card, seen: at.seen | (1 << seat), undecided: false };
}

function risen(event: Extract<Event, { type: 'buried' }>): Island {
  return { place: event.place, card: event.card, seen: 1 << event.seat, undecided: false };
}

function inHand(view: View, seat: number, cards: readonly Kind[] | null, count: number): Change {
  return {
    sizes: view.sizes.map((size, other) => (other === seat ? size + count : size)),
    hands: view.hands.map((hand, other) => (other === seat && hand !== null ? [...hand, ...(cards ?? [])].sort((a, b) => a - b) : hand)),
  };
}

function outOfHand(view: View, seat: number, cards: readonly Kind[] | null, count: number): Change {
  return {
    sizes: view.sizes.map((size, other) => (other === seat ? Math.max(0, size - count) : size)),
    hands: view.hands.map((hand, other) => (other === seat && hand !== null ? without(hand, cards ?? []) : hand)),
  };
}

function moved(view: View, from: number, to: number, card: Kind | null): Change {
  const cards = card === null ? null : [card];
  return inHand({ ...view, ...outOfHand(view, from, cards, 1) }, to, cards, 1);
}

function swapped(view: View, event: Extract<Event, { type: 'swapped' }>): Change {
  const { seat, other, hands } = event;
  const turned = <T>(list: readonly T[], at: number): T => list[at === seat ? other : at === other ? seat : at] as T;
  return {
    sizes: view.sizes.map((_, at) => turned(view.sizes, at)),
    hands: view.hands.map((hand, at) =>
      hand === null ? null : at === seat ? (hands?.[0] ?? null) : at === other ? (hands?.[1] ?? null) : hand,
    ),
  };
}

function without(hand: readonly Kind[], cards: readonly Kind[]): Kind[] {
  const left = hand.slice();
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function sum(list: readonly number[]): number {
  return list.reduce((total, n) => total + n, 0);
}
