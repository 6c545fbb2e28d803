import {
  type Action,
  actionKinds,
  ballast,
  boarding,
  type CapitanBacon,
  countIn,
  type IslandView,
  type Kind,
  lootOf,
  type Memory,
  map,
  mirror,
  pirateBag,
  rod,
  setSizes,
  shovel,
  spyglass,
  switcheroo,
  treasuresIn,
  type View,
  zoneOf,
} from '@quarterdeck/games/capitan-bacon';
import type { Rng } from '@quarterdeck/kernel';
import type { Bot } from '../bot.ts';

/** What an action card in hand is worth, on a scale on which a Treasure far from any set is worth about half. By kind. */
const cardWorth: readonly number[] = [0.35, 0.7, 0.5, 0.6, 0.8, 0.4, 0.3, 0.3];
/** What progress towards a set is worth beyond the Treasures themselves; a complete one wins the game. */
const progressWorth = 4;
const victory = 50;
/** What a turn without anything to play costs. */
const stuckCost = 3;

/**
 * Weighs what each kind of card in hand would bring in, from what it knows of islands and hands and the odds of the rest, plays the
 * best one as often as it pays, and buries dead weight where nothing does.
 */
export const tactic: Bot<CapitanBacon> = {
  choose({ view, legal }, seat, memory, rng) {
    if (legal.length < 2) return legal[0] ?? null;
    const mind = thinkAbout(view, seat, memory);
    switch (view.phase) {
      case 'answer':
        return legal.find(({ type }) => type === 'mirror') ?? legal[0] ?? null;
      case 'order':
        // No pattern: who knows the cards must not guess the places.
        return legal[rng.below(legal.length)] ?? null;
      case 'bury':
        return legal.find(({ type }) => type === 'end') ?? null;
      default:
        return best(legal, (action) => worthOf(action, view, mind), rng);
    }
  },
};

interface Mind {
  readonly hand: readonly Kind[];
  readonly loot: number;
  /** What one Treasure counts, whatever its kind: the more, the nearer the end. */
  readonly treasureWorth: number;
  /** What is out of sight, by Pirate kind. */
  readonly unseen: readonly number[];
  /** What a card drawn from there is worth to me. */
  readonly drawWorth: number;
  /** Cards that I know of each seat's hand, or of an island. */
  known(zone: number): readonly Kind[];
  /** What a card adds to my hand. */
  gain(kind: Kind): number;
  /** The Galleon's open card is its last. */
  readonly lastOnShip: boolean;
}

function thinkAbout(view: View, seat: number, memory: Memory): Mind {
  const hand = view.hands[seat] ?? [];
  const loot = hand.reduce((sum, kind) => sum + (lootOf[kind] as number), 0);
  const left = memory.ship.reduce((sum, copies) => sum + copies, 0);
  const treasureWorth = 0.5 + 1.5 / (left + 1);
  const known = (zone: number): readonly Kind[] => memory.known.find(({ zones }) => zones.length === 1 && zones[0] === zone)?.cards ?? [];
  const unseen = pirateBag.slice();
  const strike = (kind: Kind): void => {
    if (kind < unseen.length) unseen[kind] = Math.max(0, (unseen[kind] as number) - 1);
  };
  hand.forEach(strike);
  view.discards.forEach(strike);
  for (const block of memory.known) block.cards.forEach(strike);
  const gain = (kind: Kind): number =>
    kind < actionKinds
      ? (cardWorth[kind] as number)
      : handWorth(loot + (lootOf[kind] as number), treasureWorth) - handWorth(loot, treasureWorth);
  const total = unseen.reduce((sum, copies) => sum + copies, 0);
  const drawWorth = total === 0 ? 0 : unseen.reduce((sum, copies, kind) => sum + copies * gain(kind), 0) / total;
  return { hand, loot, treasureWorth, unseen, drawWorth, known, gain, lastOnShip: left === 0 };
}

/** A hand's Treasures, near sets most of all. */
function handWorth(loot: number, treasureWorth: number): number {
  let worth = treasureWorth * treasuresIn(loot);
  setSizes.forEach((size, at) => {
    const part = countIn(loot, at) / size;
    worth += part >= 1 ? victory : progressWorth * part * part;
  });
  return worth;
}

/** How much better than doing nothing; every card that is taken stands in for one drawn at the end of the turn. */
function worthOf(action: Action, view: View, mind: Mind): number {
  switch (action.type) {
    case 'pass':
      // A hand of nothing but Treasures cannot act: then the least of them makes room for a card that can.
      return mind.hand.some((kind) => kind < actionKinds && kind !== mirror) ? 0 : -stuckCost;
    case 'end':
      return 0;
    case 'board':
      return boardWorth(view, mind) + tempo(boarding, mind);
    case 'dig':
      return islandWorth(action.place, view, mind) - mind.drawWorth + tempo(shovel, mind);
    case 'look':
      return lookWorth(action.place, view, mind);
    case 'keep': {
      const at = view.islands.find(({ place }) => place === view.looked.at(-1));
      return at?.card == null ? 0 : mind.gain(at.card) - mind.drawWorth;
    }
    case 'rod':
      return theftWorth(action.target, view, mind) - mind.drawWorth + tempo(rod, mind);
    case 'spyglass':
      return bestOf(action.target, view, mind) - mind.drawWorth + tempo(spyglass, mind);
    case 'take':
      return mind.gain(action.card) + 0.3 * treasuresIn(lootOf[action.card] as number);
    case 'ballast':
      return menaceOf(action.target, view, mind) - 1;
    case 'switcheroo':
      return exchangeWorth(action.target, view, mind);
    case 'bury':
      return buryWorth(action.card, mind);
    default:
      return 0;
  }
}

/** Having several of a kind lets one turn do the work of several; a card played makes room for another. */
function tempo(kind: Kind, mind: Mind): number {
  const copies = mind.hand.filter((other) => other === kind).length;
  return 0.15 * copies + mind.drawWorth - (cardWorth[kind] as number) * 0.3;
}

function boardWorth(view: View, mind: Mind): number {
  if (view.top === null) return 0;
  const after = mind.loot + (lootOf[view.top] as number);
  if (mind.lastOnShip && handWorth(after, 0) < victory) {
    // R24: the end. Is it mine?
    const others = rivals(view).map((seat) => treasuresOf(seat, view, mind));
    return treasuresIn(after) >= Math.max(...others) ? victory : -victory;
  }
  return mind.gain(view.top) - mind.drawWorth;
}

function islandWorth(place: number, view: View, mind: Mind): number {
  const at = view.islands.find((other) => other.place === place);
  return at === undefined ? 0 : cardWorthOn(at, mind);
}

function cardWorthOn(at: IslandView, mind: Mind): number {
  const card = at.card ?? mind.known(zoneOf(at.place))[0];
  if (card !== undefined) return mind.gain(card);
  // What others buried was worth hiding, or worth nothing.
  return mind.drawWorth + (at.seen === 0 ? 0 : 0.2);
}

/** The best of what a Map may show: it looks for something better than average up to three times. */
function lookWorth(place: number, view: View, mind: Mind): number {
  const here = islandWorth(place, view, mind) - mind.drawWorth;
  if (view.phase === 'look') return here + 0.15;
  return here + 0.4 + tempo(map, mind);
}

function rivals(view: View): number[] {
  return view.sizes.flatMap((_, seat) => (seat === view.me ? [] : [seat]));
}

function theftWorth(target: number, view: View, mind: Mind): number {
  const size = view.sizes[target] as number;
  const cardsKnown = mind.known(target).slice(0, size);
  const sum = cardsKnown.reduce((all, kind) => all + mind.gain(kind) + 0.2 * treasuresIn(lootOf[kind] as number), 0);
  return (sum + (size - cardsKnown.length) * (mind.drawWorth + 0.15)) / size;
}

function bestOf(target: number, view: View, mind: Mind): number {
  const size = view.sizes[target] as number;
  const known = Math.max(0, ...mind.known(target).map(mind.gain));
  return Math.max(known, mind.drawWorth + 0.25 * size);
}

function treasuresOf(seat: number, view: View, mind: Mind): number {
  const known = mind.known(seat);
  return (
    known.reduce((sum, kind) => sum + treasuresIn(lootOf[kind] as number), 0) +
    0.3 * Math.max(0, (view.sizes[seat] as number) - known.length)
  );
}

/** How near a rival is to a set, from what I know. */
function menaceOf(seat: number, view: View, mind: Mind): number {
  const loot = mind.known(seat).reduce((sum, kind) => sum + (lootOf[kind] as number), 0);
  return handWorth(loot, mind.treasureWorth) * 0.5 * ((view.sizes[seat] as number) > 0 ? 1 : 0);
}

function exchangeWorth(seat: number, view: View, mind: Mind): number {
  const known = mind.known(seat).slice(0, view.sizes[seat]);
  const theirs = known.reduce((sum, kind) => sum + (lootOf[kind] as number), 0);
  const unknown = (view.sizes[seat] as number) - known.length;
  return handWorth(theirs, mind.treasureWorth) + unknown * 0.3 - handWorth(mind.loot, mind.treasureWorth);
}

/** A card that is worth less than a drawn one goes; Mirrors stay. */
function buryWorth(card: Kind, mind: Mind): number {
  if (card === mirror) return -0.3;
  if (card === ballast || card === switcheroo) return mind.drawWorth - 0.3;
  const loot = lootOf[card] as number;
  const kept =
    loot === 0 ? (cardWorth[card] as number) : handWorth(mind.loot, mind.treasureWorth) - handWorth(mind.loot - loot, mind.treasureWorth);
  return mind.drawWorth - kept - 0.05;
}

function best(legal: readonly Action[], worth: (action: Action) => number, rng: Rng): Action | null {
  let found: Action | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let ties = 0;
  for (const action of legal) {
    const value = worth(action);
    if (value < most) continue;
    ties = value > most ? 1 : ties + 1;
    most = value;
    // Even odds among equals.
    if (ties === 1 || rng.below(ties) === 0) found = action;
  }
  return found;
}
