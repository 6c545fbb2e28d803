/** The centre of an island in per cent of the sea. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How the sea is laid out: its first islands, and where further ones may rise. One island is a unit wide and high. */
interface Chart {
  /** An island's width and height in per cent of the sea. */
  readonly unit: Spot;
  readonly first: readonly Spot[];
  /** May an island stand here? */
  isOpen(x: number, y: number): boolean;
}

const spot = (x: number, y: number): Spot => ({ x, y });

/** On a phone, under the piles and the Galleon: three rows of four, of which the first islands leave some free. */
const upright: Chart = {
  unit: { x: 25, y: 21 },
  first: [
    spot(13, 45),
    spot(38, 41),
    spot(87, 46),
    spot(36, 66),
    spot(63, 65),
    spot(13, 89),
    spot(40, 89),
    spot(86, 88),
    spot(62, 43),
    spot(12, 68),
    spot(88, 67),
    spot(63, 88),
  ],
  isOpen: (x, y) => x >= 12 && x <= 88 && y >= 41 && y <= 90,
};
/** On a wide screen pennants hang left and right of the middle. */
const wide: Chart = {
  unit: { x: 15.5, y: 20.5 },
  first: [spot(29, 36), spot(45, 32), spot(68, 46), spot(36, 60), spot(53, 58), spot(24, 84), spot(44, 86), spot(68, 80)],
  isOpen: (x, y) => y >= 32 && y <= 88 && (y < 74 ? x >= 29 && x <= 70 : x >= 10 && x <= 90),
};

/** There are 72 cards, so never more islands. */
const most = 72;
const fine = 2;

/** Where every island would stand, in the order of their letters. They never move: each further one goes where most sea is left. */
function chart({ unit, first, isOpen }: Chart): { readonly spots: readonly Spot[]; readonly sizes: readonly number[] } {
  const apart = (a: Spot, b: Spot): number => Math.hypot((a.x - b.x) / unit.x, (a.y - b.y) / unit.y);
  const free: { at: Spot; room: number }[] = [];
  for (let x = 0; x <= 100; x += fine) {
    for (let y = 0; y <= 100; y += fine) {
      if (isOpen(x, y)) free.push({ at: spot(x, y), room: Math.min(...first.map((other) => apart(other, spot(x, y)))) });
    }
  }
  const spots = first.slice();
  const sizes: number[] = first.map(() => 1);
  while (spots.length < most) {
    const next = free.reduce((best, one) => (one.room > best.room ? one : best));
    // As large as the room allows, never larger than before, never too small to tap.
    sizes.push(Math.max(0.5, Math.min(sizes.at(-1) ?? 1, next.room * 1.05)));
    spots.push(next.at);
    for (const one of free) one.room = Math.min(one.room, apart(one.at, next.at));
  }
  return { spots, sizes };
}

const charts = { upright: chart(upright), wide: chart(wide) };

/** Where the island with this number stands on a phone and on a wide screen. */
export function spotOf(place: number): { readonly upright: Spot; readonly wide: Spot } {
  const last = most - 1;
  return {
    upright: charts.upright.spots[Math.min(place, last)] as Spot,
    wide: charts.wide.spots[Math.min(place, last)] as Spot,
  };
}

/** How large islands are drawn when the highest number in use is `highest`; 1 is full size. They shrink where they are. */
export function scaleFor(highest: number): { readonly upright: number; readonly wide: number } {
  const at = Math.min(Math.max(highest, 0), most - 1);
  return { upright: charts.upright.sizes[at] as number, wide: charts.wide.sizes[at] as number };
}

/** So many pennants that they hang in a row over the sea: around it they would hide the piles and the Galleon. Who looks on sees one more. */
export function isCrowded(people: number, me: number | null): boolean {
  return (me === null ? people : people - 1) > 3;
}
