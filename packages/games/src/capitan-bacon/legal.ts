import type { Seat } from '@quarterdeck/kernel';
import * as act from './actions.ts';
import { type Action, letterOf, notation } from './actions.ts';
import * as card from './cards.ts';
import { handRoom, holds, type State } from './state.ts';

const nothing: readonly Action[] = [];
const onlySuffer: readonly Action[] = [act.suffer];
const sufferOrReflect: readonly Action[] = [act.suffer, act.reflect];

/** The seat that the table waits for. */
export function actor(state: State): Seat {
  switch (state.phase) {
    case 'answer':
    case 'order':
      return state.victim;
    case 'take':
      return state.author;
    default:
      return state.turn;
  }
}

/**
 * What a seat may do now. Burying goes card by card onto the first free places, so any set in any order is a row of `bury` and each
 * distinct choice is listed once.
 */
export function legal(state: State, seat: Seat): readonly Action[] {
  if (seat !== actor(state)) return nothing;
  switch (state.phase) {
    case 'turn': {
      const list: Action[] = [act.pass];
      forEachKind(state, seat, (kind) => {
        list.push(act.buries[kind] as Action);
        addPlays(state, seat, kind, list);
      });
      return list;
    }
    case 'play': {
      const list: Action[] = [act.end];
      if (holds(state, seat, state.kind)) addPlays(state, seat, state.kind, list);
      return list;
    }
    case 'bury': {
      const list: Action[] = [act.end];
      forEachKind(state, seat, (kind) => list.push(act.buries[kind] as Action));
      return list;
    }
    case 'order': {
      const list: Action[] = [];
      forEachKind(state, seat, (kind) => list.push(act.buries[kind] as Action));
      return list;
    }
    case 'take': {
      const list: Action[] = [];
      forEachKind(state, state.victim, (kind) => list.push(act.takes[kind] as Action));
      return list;
    }
    case 'look': {
      const list: Action[] = [act.keep];
      addIslands(state, act.looks, list);
      return list;
    }
    case 'answer':
      return holds(state, seat, card.mirror) ? sufferOrReflect : onlySuffer;
    default:
      return nothing;
  }
}

function forEachKind(state: State, seat: Seat, visit: (kind: card.Kind) => void): void {
  const start = seat * handRoom;
  const end = start + (state.sizes[seat] as number);
  let last = -1;
  for (let i = start; i < end; i++) {
    const kind = state.hands[i] as number;
    if (kind !== last) visit(kind);
    last = kind;
  }
}

function addPlays(state: State, seat: Seat, kind: card.Kind, list: Action[]): void {
  switch (kind) {
    case card.shovel:
      addIslands(state, act.digs, list);
      return;
    case card.map:
      addIslands(state, act.looks, list);
      return;
    case card.boarding:
      list.push(act.board);
      return;
    case card.rod:
      addTargets(state, seat, act.rods, true, list);
      return;
    case card.spyglass:
      addTargets(state, seat, act.spyglasses, true, list);
      return;
    case card.ballast:
      addTargets(state, seat, act.ballasts, false, list);
      return;
    case card.switcheroo:
      addTargets(state, seat, act.switcheroos, false, list);
  }
}

/** Islands, without those that the Map in play has looked at (R19). */
function addIslands(state: State, byPlace: readonly Action[], list: Action[]): void {
  const { islands, place, before, beforeThat } = state;
  for (let at = 0; at < islands.length; at++) {
    if (islands[at] !== 0 && at !== place && at !== before && at !== beforeThat) list.push(byPlace[at] as Action);
  }
}

function addTargets(state: State, seat: Seat, byTarget: readonly Action[], withCards: boolean, list: Action[]): void {
  for (let target = 0; target < state.seats; target++) {
    // D5
    if (target !== seat && (!withCards || (state.sizes[target] as number) > 0)) list.push(byTarget[target] as Action);
  }
}

/** Why this seat may not do this now, or null. Says nothing that the seat cannot know. */
export function refuse(state: State, seat: Seat, action: Action): string | null {
  if (seat !== actor(state)) return 'It is not your turn to choose.';
  const text = notation.write(action);
  const choices = legal(state, seat).map(notation.write);
  if (choices.includes(text)) return null;
  return `"${text}" is not possible now: ${reason(state, seat, action)} You can: ${choices.join(', ')}.`;
}

function reason(state: State, seat: Seat, action: Action): string {
  switch (state.phase) {
    case 'answer':
      return action.type === 'mirror' ? 'you hold no Mirror.' : 'you are asked how you answer the attack.';
    case 'take':
      return 'you are asked which card you take.';
    case 'order':
      return 'you are asked which card you bury next.';
    case 'look':
      return 'you are asked whether you keep the card under the Map.';
    case 'bury':
      return 'this turn you bury cards that you hold, or end it.';
    case 'play':
      if (action.type === 'pass') return 'you have played; end the turn instead.';
      break;
    case 'turn':
      if (action.type === 'end') return 'you have done nothing yet; pass instead.';
      break;
  }
  return missing(state, seat, action);
}

/** Why a card cannot be played or buried in one's own turn. */
function missing(state: State, seat: Seat, action: Action): string {
  if (action.type === 'bury' && state.phase === 'turn') return `you hold no such card.`;
  const kind = kindPlayed(action);
  if (kind < 0) return 'nothing asks for that.';
  const name = card.cards[kind]?.name;
  if (!holds(state, seat, kind)) return `you hold no ${name}.`;
  if (state.phase === 'play' && kind !== state.kind) return `this turn you play only ${card.cards[state.kind]?.name} cards.`;
  if ('place' in action) return `there is no island ${letterOf(action.place)}.`;
  if ('target' in action && action.target === seat) return 'you cannot aim at yourself.';
  if ('target' in action && action.target < state.seats) return 'that hand is empty.';
  return `there is no such seat.`;
}

/** The kind of card that an action plays, or -1. */
export function kindPlayed(action: Action): card.Kind {
  switch (action.type) {
    case 'dig':
      return card.shovel;
    case 'look':
      return card.map;
    case 'board':
      return card.boarding;
    case 'rod':
    case 'spyglass':
    case 'ballast':
    case 'switcheroo':
      return card.kindNamed(action.type);
    default:
      return -1;
  }
}
