import { type Outcome, placesBy, type Seat } from '@quarterdeck/kernel';
import { bonuses, type Loot, lootKinds } from './ships.ts';

/** How one kind of loot is settled (R20, R21). */
export interface LootCount {
  readonly kind: Loot;
  readonly bonus: number;
  /** Pieces by seat. */
  readonly pieces: readonly number[];
  /** The most pieces that anyone has; 0 if nobody has one. */
  readonly most: number;
  /** Who has the most, and what each of them gets of the bonus. */
  readonly winners: readonly Seat[];
  readonly share: number;
  /** Ducats by seat for this kind, shares and consolations. */
  readonly ducats: readonly number[];
}

export interface FinalCount {
  readonly money: readonly number[];
  readonly kinds: readonly LootCount[];
  /** By seat: money and all that the loot brings (R22). */
  readonly totals: readonly number[];
}

/** The final count with its reasons. `loot[seat][kind]`, kinds in the order of `lootKinds`. */
export function finalCount(money: readonly number[], loot: readonly (readonly number[])[]): FinalCount {
  const kinds = lootKinds.map((kind, index) =>
    lootCount(
      kind,
      bonuses[index] as number,
      loot.map((pieces) => pieces[index] as number),
    ),
  );
  const totals = money.map((ducats, seat) => kinds.reduce((sum, count) => sum + (count.ducats[seat] as number), ducats));
  return { money: [...money], kinds, totals };
}

function lootCount(kind: Loot, bonus: number, pieces: readonly number[]): LootCount {
  const most = pieces.reduce((best, count) => Math.max(best, count), 0);
  const winners: Seat[] = [];
  for (let seat = 0; seat < pieces.length; seat++) if (most > 0 && pieces[seat] === most) winners.push(seat);
  const share = winners.length === 0 ? 0 : Math.floor(bonus / winners.length);
  // Whoever gets nothing of the bonus, be it because the share rounds to nothing, has a ducat for each piece.
  const ducats = pieces.map((count) => (count === most && share > 0 ? share : count));
  return { kind, bonus, pieces, most, winners, share, ducats };
}

/** Most money wins, a tie is a shared victory (R22, D7). */
export function outcomeOf(count: FinalCount): Outcome {
  const { totals } = count;
  return { places: placesBy(totals.length, (a, b) => (totals[b] as number) - (totals[a] as number)), scores: totals };
}
