import * as capitanBacon from '@quarterdeck/games/capitan-bacon';

const { countIn, lootOf, setSizes, treasureNames } = capitanBacon;

/** How far one set is. */
export interface Goal {
  readonly name: capitanBacon.TreasureName;
  readonly count: number;
  readonly size: number;
  /** The one nearest to complete. */
  readonly isBest: boolean;
}

/** The six sets, those begun first, the nearest to complete before the others. */
export function goalsOf(hand: readonly capitanBacon.Kind[]): readonly Goal[] {
  const loot = hand.reduce((sum, kind) => sum + (lootOf[kind] ?? 0), 0);
  const goals = treasureNames.map((name, at) => ({ name, count: countIn(loot, at), size: setSizes[at] as number }));
  const part = (goal: { count: number; size: number }): number => goal.count / goal.size;
  const best = Math.max(...goals.map(part));
  return goals.toSorted((a, b) => part(b) - part(a)).map((goal) => ({ ...goal, isBest: best > 0 && part(goal) === best }));
}
