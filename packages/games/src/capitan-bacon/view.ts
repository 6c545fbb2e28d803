import type { Seat, Viewer } from '@quarterdeck/kernel';
import { type Kind, treasuresIn } from './cards.ts';
import { cardOf, type Ending, handOf, noCard, type Phase, type State, seenBy } from './state.ts';

/** An island as one viewer sees it. */
export interface IslandView {
  readonly place: number;
  /** The card, if this viewer knows it: buried or looked at. */
  readonly card: Kind | null;
  /** A bit for each seat that knows the card; which seats these are is public. */
  readonly seen: number;
  /** Nobody has ever seen the card, and it comes from the present deck: it may be any card that is left. */
  readonly undecided: boolean;
}

/** What lies open to one viewer. */
export interface View {
  readonly me: Viewer;
  readonly seats: number;
  /** The hand limit (R5). */
  readonly limit: number;
  /** Length of the Mirror question. */
  readonly answerSeconds: number;
  readonly phase: Phase;
  readonly turn: Seat;
  /** The kind played this turn: more of it may follow. */
  readonly kind: Kind | null;
  /** The card laid open whose effect is not resolved yet. */
  readonly card: Kind | null;
  /** Who does it to whom, while an attack is on. */
  readonly attack: { readonly author: Seat; readonly victim: Seat } | null;
  readonly attacks: number;
  /** My own sealed answer. */
  readonly answer: 'suffer' | 'mirror' | null;
  /** Islands looked at under the Map in play, the last one last. */
  readonly looked: readonly number[];
  /** The hand of another seat that is open to me alone (Spyglass). */
  readonly peek: readonly Kind[] | null;
  /** The hand that Drop Ballast has shown to all, until it is buried. */
  readonly bared: readonly Kind[];
  /** Cards by seat, ascending; null where they are hidden from me. At the end all lie open. */
  readonly hands: readonly (readonly Kind[] | null)[];
  readonly sizes: readonly number[];
  readonly islands: readonly IslandView[];
  readonly deck: number;
  /** Oldest first. */
  readonly discards: readonly Kind[];
  /** The Galleon's open top card. How many lie under it is in no view (D2). */
  readonly top: Kind | null;
  readonly passes: number;
  readonly end: { readonly ending: Ending; readonly winner: Seat | null; readonly treasures: readonly number[] } | null;
}

/** R2, D2, D4, D7: built from what lies open, with nothing of what does not. */
export function view(state: State, viewer: Viewer): View {
  const { phase, seats, author, victim, place, before, beforeThat } = state;
  const over = phase === 'over';
  const me = viewer === 'spectator' ? -1 : viewer;
  const hands: (Kind[] | null)[] = [];
  for (let seat = 0; seat < seats; seat++) hands.push(over || seat === me ? handOf(state, seat) : null);
  const islands: IslandView[] = [];
  for (let at = 0; at < state.islands.length; at++) {
    const what = state.islands[at] as number;
    if (what === 0) continue;
    const card = cardOf(what);
    const seen = seenBy(what);
    islands.push({ place: at, card: me >= 0 && (seen >> me) & 1 ? card : null, seen, undecided: card === noCard });
  }
  return {
    me: viewer,
    seats,
    limit: state.limit,
    answerSeconds: state.config.answerSeconds,
    phase,
    turn: state.turn,
    kind: orNull(state.kind),
    card: orNull(state.card),
    attack: victim < 0 ? null : { author, victim },
    attacks: state.attacks,
    answer: phase === 'answer' && victim === me ? state.answer : null,
    looked: [beforeThat, before, place].filter((at) => at >= 0),
    peek: phase === 'take' && author === me ? handOf(state, victim) : null,
    bared: state.bared.slice(),
    hands,
    sizes: state.sizes.slice(),
    islands,
    deck: state.deck,
    discards: state.discards.slice(),
    top: orNull(state.top),
    passes: state.passes,
    end: state.ending === null ? null : { ending: state.ending, winner: orNull(state.winner), treasures: state.loot.map(treasuresIn) },
  };
}

function orNull(n: number): number | null {
  return n < 0 ? null : n;
}
