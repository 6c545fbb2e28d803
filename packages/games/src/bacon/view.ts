import type { Seat, SeatSet, Viewer } from '@quarterdeck/kernel';
import type { LaidCard } from './actions.ts';
import { type Card, type Suit, suits } from './cards.ts';
import { listCards, planes } from './hand.ts';
import type { Kind } from './menu.ts';
import type { Config } from './options.ts';
import { laidCards, type Phase, type RoundResult, type State, shapeOf, sideOf } from './state.ts';

/** One play of the running trick, as it lies on the table. */
export interface TrickPlay {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly cards: readonly LaidCard[];
}

/** What lies open to one viewer. */
export interface View {
  /** The viewer's seat; null for spectators. */
  readonly me: Seat | null;
  readonly seats: number;
  readonly teams: boolean;
  readonly config: Config;
  /** In force, whether from the options or the rulebook. */
  readonly goal: number;
  /** 0 for no limit. */
  readonly rounds: number;
  readonly tokens: readonly number[];
  /** Highest rank of the Breakfast cards. */
  readonly top: number;
  /** Suits in play. */
  readonly suits: readonly Suit[];
  readonly phase: Phase;
  readonly round: number;
  readonly start: Seat;
  readonly turn: Seat;
  /** The seat on turn may let a teammate lead. */
  readonly mayLet: boolean;
  /** Hand sizes, Bacon included. */
  readonly sizes: readonly number[];
  readonly trick: readonly TrickPlay[];
  /** Who has passed since the last play. */
  readonly passed: SeatSet;
  /** Seats in the order in which they went out. */
  readonly out: readonly Seat[];
  /** VP of each seat; in teams of its team. */
  readonly vp: readonly number[];
  readonly past: readonly RoundResult[];
  /** The viewer's own cards; null for spectators. */
  readonly hand: readonly Card[] | null;
  /** The viewer's own Bacon cards; null for spectators. */
  readonly bacon: number | null;
  /** Breakfast cards played in this round; null without the memory aid (D9). */
  readonly gone: readonly Card[] | null;
  /** Bacon cards that each seat still holds; null without the memory aid. */
  readonly baconLeft: readonly number[] | null;
}

export function view(state: State, viewer: Viewer): View {
  const { setting } = state;
  const { config, set } = setting;
  const own = viewer === 'spectator' ? null : viewer;
  return {
    me: own,
    seats: setting.seats,
    teams: set.teams,
    config,
    goal: setting.goal,
    rounds: setting.rounds,
    tokens: setting.tokens.slice(),
    top: set.top,
    suits: suits.slice(0, set.suits),
    phase: state.phase,
    round: state.round,
    start: state.start,
    turn: state.turn,
    mayLet: state.mayLet,
    sizes: state.sizes.slice(),
    trick: state.trick.map((laid) => ({
      seat: laid.seat,
      kind: shapeOf(setting, laid).form.kind,
      cards: laidCards(setting, laid),
    })),
    passed: state.passed,
    out: state.out.slice(),
    vp: Array.from({ length: setting.seats }, (_, seat) => state.vp[sideOf(setting, seat)] as number),
    past: state.past.slice(),
    hand: own === null ? null : listCards(state.hands, own * planes),
    bacon: own === null ? null : (state.bacon[own] as number),
    gone: config.memoryAid ? listCards(state.gone, 0) : null,
    baconLeft: config.memoryAid ? state.bacon.slice() : null,
  };
}
