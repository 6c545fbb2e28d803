import {
  agrees,
  emptied,
  exchanged,
  fillZones,
  type Knowledge,
  movedUnseen,
  type Recall,
  type Rng,
  type Seat,
  seenEntering,
  seenLeaving,
  seenWhole,
} from '@quarterdeck/kernel';
import { galleonBag, hasSet, type Kind, type Loot, lootOf, mirror, pirateBag, pirateKinds } from './cards.ts';
import type { Config } from './config.ts';
import type { Event } from './events.ts';
import type { CapitanBacon } from './index.ts';
import { cardOf, handOf, handRoom, island, noCard, type State, sum } from './state.ts';
import type { View } from './view.ts';

/** What one viewer has made of all it heard. */
export interface Memory {
  /** The viewer's seat; -1 for spectators. */
  readonly me: number;
  /** Galleon cards that have not shown yet, by kind (from `pirateKinds` on): counting the Boardings tells how many are left. */
  readonly ship: readonly number[];
  /** Hidden zones: the other seats' hands and the islands, see `zoneOf`. My own hand lies open to me. */
  readonly known: Knowledge;
}

/** The zone of an island's place; a hand's zone is its seat. */
export function zoneOf(place: number): number {
  return 8 + place;
}

export const recall: Recall<CapitanBacon> = {
  start: (view) => ({ me: view.me === 'spectator' ? -1 : view.me, ship: galleonBag, known: [] }),
  hear(memory, event) {
    if (event.type === 'topShown') return { ...memory, ship: memory.ship.map((n, at) => (at === event.card - pirateKinds ? n - 1 : n)) };
    const known = learn(memory.known, memory.me, event);
    return known === memory.known ? memory : { ...memory, known };
  },
  fits(memory, state) {
    return (
      sum(memory.ship) === state.below &&
      memory.ship.every((n, at) => n === state.ship[at]) &&
      agrees(memory.known, (zone) => {
        if (zone < 8) return handOf(state, zone);
        const card = cardOf(state.islands[zone - 8] ?? 0);
        return card < 0 ? [] : [card];
      })
    );
  },
};

function learn(known: Knowledge, me: number, event: Event): Knowledge {
  switch (event.type) {
    case 'played':
      return leaves(known, me, event.seat, event.card);
    case 'mirrored':
      return leaves(known, me, event.seat, mirror);
    case 'boarded':
      return enters(known, me, event.seat, event.card);
    case 'dug': {
      const zone = zoneOf(event.place);
      const moved = event.card === null ? movedUnseen(known, zone, event.seat) : seenLeaving(known, zone, event.card);
      return emptied(moved, zone);
    }
    case 'looked':
      return event.card === null ? known : seenWhole(known, zoneOf(event.place), [event.card]);
    case 'buried': {
      const zone = zoneOf(event.place);
      const moved =
        event.card === null
          ? movedUnseen(known, event.seat, zone)
          : seenEntering(leaves(known, me, event.seat, event.card), zone, event.card);
      return event.left === 0 && event.seat !== me ? emptied(moved, event.seat) : moved;
    }
    case 'stole':
      if (event.card === null) return movedUnseen(known, event.from, event.seat);
      return enters(leaves(known, me, event.from, event.card), me, event.seat, event.card);
    case 'peeked':
      return event.hand === null ? known : seenWhole(known, event.from, event.hand);
    case 'bared':
      return event.seat === me ? known : seenWhole(known, event.seat, event.hand);
    case 'swapped': {
      if (event.hands === null) return exchanged(known, event.seat, event.other);
      // What I hold now was theirs until then, and what they hold now was mine.
      const [now, then] = event.seat === me ? [event.hands[1], event.hands[0]] : event.hands;
      const other = event.seat === me ? event.other : event.seat;
      return seenWhole(seenWhole(known, other, then), other, now);
    }
    case 'ended':
      // The hands lie open now; what was known to lie in one of them is struck out.
      return event.hands.reduce((now, hand, seat) => emptied(seenWhole(now, seat, hand), seat), known);
    default:
      return known;
  }
}

function enters(known: Knowledge, me: number, seat: Seat, card: Kind): Knowledge {
  return seat === me ? known : seenEntering(known, seat, card);
}

function leaves(known: Knowledge, me: number, seat: Seat, card: Kind): Knowledge {
  return seat === me ? known : seenLeaving(known, seat, card);
}

/** A world that this view and memory allow. */
export function determinize(view: View, memory: Memory, rng: Rng): State {
  const { limit, seats, top } = view;
  const outOfSight = [...pirateBag, ...galleonBag.map((n, at) => n - (memory.ship[at] as number))];
  const inSight = (kind: Kind | null): void => {
    if (kind !== null) outOfSight[kind] = (outOfSight[kind] as number) - 1;
  };
  inSight(top);
  inSight(view.card);
  view.discards.forEach(inSight);
  const zones: number[] = [];
  const sizes: number[] = [];
  view.hands.forEach((hand, seat) => {
    if (hand !== null) hand.forEach(inSight);
    else {
      zones.push(seat);
      sizes.push(view.sizes[seat] as number);
    }
  });
  for (const { place, undecided } of view.islands) {
    if (undecided) continue;
    zones.push(zoneOf(place));
    sizes.push(1);
  }
  let pool: number[];
  let filled: number[][];
  let hands: (readonly Kind[])[];
  let loot: Loot[];
  const contents = (zone: number): number[] => (filled[zones.indexOf(zone)] as number[]).sort((a, b) => a - b);
  // A world in which somebody holds a complete set would have ended already (R23). The true world is among those drawn, so this ends.
  do {
    pool = outOfSight.slice();
    filled = fillZones(memory.known, zones, sizes, pool, rng);
    hands = view.hands.map((hand, seat) => hand ?? contents(seat));
    loot = hands.map((hand) => hand.reduce((sum, kind) => sum + (lootOf[kind] as number), 0));
  } while (view.end === null && loot.some(hasSet));

  const islands: number[] = [];
  for (const { place, seen, undecided } of view.islands) {
    while (islands.length < place) islands.push(0);
    islands.push(island(undecided ? noCard : (contents(zoneOf(place))[0] as number), seen));
  }
  const undecided = view.islands.filter((at) => at.undecided).length;
  const place = view.looked.at(-1) ?? -1;
  return {
    config: { express: limit === handRoom, answerSeconds: view.answerSeconds, first: null } satisfies Config,
    seats,
    limit,
    phase: view.phase,
    turn: view.turn,
    kind: view.kind ?? -1,
    card: view.card ?? -1,
    author: view.attack?.author ?? -1,
    victim: view.attack?.victim ?? -1,
    answer: view.answer,
    attacks: view.attacks,
    place,
    before: view.looked.at(-2) ?? -1,
    beforeThat: view.looked.at(-3) ?? -1,
    owed: view.phase === 'order' ? limit : 0,
    owedTo: view.phase === 'order' ? (view.attack?.victim ?? 0) : 0,
    toLay: 0,
    passes: view.passes,
    ending: view.end?.ending ?? null,
    winner: view.end?.winner ?? -1,
    deck: view.deck,
    undecided,
    islandCount: view.islands.length,
    top: top ?? -1,
    below: sum(memory.ship),
    bag: pool.slice(0, pirateKinds),
    ship: memory.ship.slice(),
    hands: hands.flatMap((hand) => [...hand, ...Array<number>(handRoom - hand.length).fill(noCard)]),
    sizes: view.sizes.slice(),
    loot,
    islands,
    discards: view.discards.slice(),
    bared: view.bared.slice(),
  };
}
