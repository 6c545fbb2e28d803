import * as buccaneer from '@quarterdeck/games/buccaneer';

type View = buccaneer.View;
type Event = buccaneer.Event;
type StackSeen = buccaneer.StackSeen;
const { lootKinds, seatOf, wageOf } = buccaneer;

/** The view after one event in the middle of several: what the eye follows. The update's own view has the last word. */
export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'firstDrawn':
      return { ...view, turn: event.first };
    case 'shipsTurned':
      return { ...view, open: event.ships, toCome: view.toCome.filter((ship) => !event.ships.includes(ship)) };
    case 'moved':
      return { ...view, stacks: moved(view.stacks, event.stack, event.onto) };
    case 'boarded':
      return boarded(view, event);
    case 'blockaded':
      return { ...view, stacks: scattered(view.stacks, event.stacks.flat()) };
    case 'mutinyPossible':
      return { ...view, turn: event.captain, mutinies: event.stacks };
    case 'demanded':
      return { ...view, mutinies: view.mutinies.filter(({ stack }) => stack !== event.stack), demanded: [...view.demanded, event.stack] };
    case 'letBe':
    case 'skipped':
    case 'ended':
      return view;
  }
}

function moved(stacks: readonly StackSeen[], top: number, onto: number): StackSeen[] {
  const below = stacks.find((stack) => stack.top === onto)?.pirates ?? [];
  const covered = below.map(({ seat }) => ({ seat, wage: null }));
  return stacks.flatMap((stack) => {
    if (stack.top === onto) return [];
    return stack.top === top ? [{ top, pirates: [...stack.pirates, ...covered] }] : [stack];
  });
}

function boarded(view: View, event: Extract<Event, { type: 'boarded' }>): View {
  const money = [...view.money];
  money[event.seat] = event.after;
  for (const { pirate, ducats } of event.pays) {
    const seat = seatOf(pirate);
    if (ducats !== null) money[seat] = (money[seat] ?? 0) + ducats;
  }
  const loot = view.loot.map((pieces) => [...pieces]);
  const stock = [...view.stock];
  for (const got of [{ seat: event.seat, loot: event.loot }, event.second]) {
    if (got === null || got.loot === null) continue;
    const kind = lootKinds.indexOf(got.loot);
    const pieces = loot[got.seat];
    if (pieces !== undefined) pieces[kind] = (pieces[kind] ?? 0) + 1;
    stock[kind] = (stock[kind] ?? 0) - 1;
  }
  const pirates = event.pays.map(({ pirate }) => pirate);
  return {
    ...view,
    money,
    loot,
    stock,
    stacks: scattered(view.stacks, pirates),
    open: view.open.map((ship) => (ship === event.ship ? null : ship)),
    boarded: view.boarded + 1,
    demanded: [],
  };
}

/** Whole stacks came back: their pirates lie alone, face up. */
function scattered(stacks: readonly StackSeen[], pirates: readonly number[]): StackSeen[] {
  const back = pirates.map((pirate) => ({ top: pirate, pirates: [{ seat: seatOf(pirate), wage: wageOf(pirate) }] }));
  return [...stacks.filter(({ top }) => !pirates.includes(top)), ...back].sort((a, b) => a.top - b.top);
}
