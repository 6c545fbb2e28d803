import type { Emit } from '@quarterdeck/kernel';
import type { Event, Pay } from './events.ts';
import { fiveOf, mysteryBit, type Pirate, seatOf, wageOf, wagesOfFive } from './pirates.ts';
import { firstLoot, type Loot, lootKinds, otherLoot, type Ship, shipOf } from './ships.ts';
import { dissolve, type State, stackOf, updateLeastCrew } from './state.ts';

/** What a ship pays a pirate that is not the captain's own (R11, R12). */
export function payOf(ship: Ship, pirate: Pirate): number {
  const wage = wageOf(pirate);
  return wage === '?' ? ship.mystery : wage;
}

/** Boards a ship with a stack (R9 to R14); `loot` is what the captain takes, as an index of `lootKinds`, -1 for nothing. */
export function board(state: State, shipNumber: number, stack: Pirate, loot: number, emit: Emit<Event> | null): void {
  const ship = shipOf(shipNumber);
  const captain = seatOf(stack);
  const second = state.under[stack] as Pirate;
  const before = state.money[captain] as number;

  if (loot >= 0) takeLoot(state, captain, loot);
  const first = firstLoot[shipNumber] as number;
  const left = loot === first ? (otherLoot[shipNumber] as number) : first;
  // With one piece shown, `left` is that piece only if the stock had none for the captain either.
  const secondLoot = second >= 0 && left >= 0 && (state.stock[left] as number) > 0 ? left : -1;
  if (secondLoot >= 0) takeLoot(state, seatOf(second), secondLoot);

  const crew = state.members[stack] as number;
  let due = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === captain) continue;
    const five = fiveOf(crew, seat);
    const pay = (wagesOfFive[five] as number) + (five & mysteryBit ? ship.mystery : 0);
    state.money[seat] = (state.money[seat] as number) + pay;
    due += pay;
  }
  // The others are always paid in full; what the captain lacks comes from the stock (R13).
  const rest = before + ship.ducats - due;
  const after = Math.max(rest, 0);
  state.money[captain] = after;

  if (emit !== null) {
    const pays = stackOf(state, stack).map((pirate): Pay => ({ pirate, ducats: seatOf(pirate) === captain ? null : payOf(ship, pirate) }));
    // Covered wages lie open again.
    emit.reveal({
      type: 'boarded',
      seat: captain,
      ship: shipNumber,
      stack,
      loot: loot < 0 ? null : (lootKinds[loot] as Loot),
      second: secondLoot < 0 ? null : { seat: seatOf(second), loot: lootKinds[secondLoot] as Loot },
      pays,
      before,
      after,
      stockPaid: after - rest,
    });
  }
  dissolve(state, crew);
  state.open[state.open.indexOf(shipNumber)] = 0;
  state.boarded++;
  updateLeastCrew(state);
}

function takeLoot(state: State, seat: number, kind: number): void {
  const cell = seat * lootKinds.length + kind;
  state.loot[cell] = (state.loot[cell] as number) + 1;
  state.stock[kind] = (state.stock[kind] as number) - 1;
}
