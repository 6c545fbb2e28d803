import { type ChanceOutcome, openTable, type Seat, scriptedLuck, type Viewer } from '@quarterdeck/kernel';
import { type Bag, type BagName, bags, type Card, treasures } from './cards.ts';
import { type FlintEvent, type FlintView, game, type Options } from './index.ts';

/** The card of this name. */
function cardNamed(name: string): Card {
  const card = treasures.findIndex((entry) => entry.name === name);
  if (card < 0) throw new RangeError(`There is no Treasure card "${name}".`);
  return card;
}

export function bagNamed(name: BagName): Bag {
  return bags.indexOf(name);
}

/** Three different kinds and one double for each seat, so that nobody is dealt anew; no kind more than three times. */
const plainHands: readonly (readonly BagName[])[] = [
  ['rings', 'rings', 'red', 'blue'],
  ['diamonds', 'diamonds', 'red', 'blue'],
  ['coins', 'coins', 'yellow', 'green'],
  ['pearls', 'pearls', 'yellow', 'green'],
  ['rings', 'diamonds', 'red', 'blue'],
  ['coins', 'pearls', 'yellow', 'green'],
];

/** A scripted table for tests: what is dealt, which cards come, who acts. The pauses before cards pass by themselves. */
export interface Scene {
  readonly state: () => FlintView;
  readonly view: (viewer: Viewer) => FlintView;
  /** Does each of these in turn: "1 bag red"; "~" closes the window, "~ 0:350 2:340" after those seats touched in so many ms. */
  readonly play: (...lines: readonly string[]) => void;
  /** Why this is refused, or null. */
  readonly refusal: (line: string) => string | null;
  /** What a viewer heard since it was last asked. */
  readonly heard: (viewer: Viewer) => readonly FlintEvent[];
  readonly legal: (seat: Seat) => readonly string[];
  readonly must: () => number;
  readonly places: () => readonly number[] | null;
  readonly table: ReturnType<typeof openTable<import('./shape.ts').FlintShape>>;
}

export interface SceneSetup {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly hands?: readonly (readonly BagName[])[];
  /** More outcomes after the hands: names of cards in the order they come, or a number for lots. */
  readonly cards: readonly (string | number)[];
}

/** Opens a scripted table; seat 0 begins. The script must hold one card more than is needed, since the next turn turns one up. */
export function scene({ seats = 2, options = {}, hands = plainHands, cards }: SceneSetup): Scene {
  const dealt: ChanceOutcome[] = hands
    .slice(0, hands === plainHands ? seats : hands.length)
    .map((hand) => hand.map(bagNamed).sort((a, b) => a - b));
  const drawn = cards.map((card): ChanceOutcome => [typeof card === 'string' ? cardNamed(card) : card]);
  const config = game.config({ first: 0, ...options });
  const table = openTable({ game, config, seats, luck: scriptedLuck([...dealt, ...drawn]) });
  const since = new Map<Viewer, number>();
  const pass = (): void => {
    const { phase, flips } = table.update('spectator', table.seq).view;
    if (phase === 'beat') table.expire(`card${flips + 1}`, []);
  };
  pass();
  const submit = (line: string): string | null => {
    const [seat, ...words] = line.split(' ');
    return table.submit(Number(seat), game.notation.read(words.join(' ')), table.seq)?.text ?? null;
  };
  const close = (touches: readonly string[]): void => {
    const { flips } = table.update('spectator', table.seq).view;
    const times = Array.from({ length: seats }, () => -1);
    for (const touch of touches) {
      const [seat, ms] = touch.split(':').map(Number);
      const refused = submit(`${seat} touch ${flips}`);
      if (refused !== null) throw new Error(refused);
      times[seat as number] = ms as number;
    }
    const refusal = table.expire(`settle${flips}`, times);
    if (refusal !== null) throw new Error(refusal.text);
  };
  return {
    table,
    state: () => table.update('spectator', table.seq).view,
    view: (viewer) => table.update(viewer, table.seq).view,
    play(...lines) {
      for (const line of lines) {
        const refused = line.startsWith('~') ? close(line.split(' ').slice(1)) : submit(line);
        if (typeof refused === 'string') throw new Error(`${line}: ${refused}`);
        pass();
      }
    },
    refusal: submit,
    heard(viewer) {
      const { events, seq } = table.update(viewer, since.get(viewer) ?? 0);
      since.set(viewer, seq);
      return events;
    },
    legal: (seat) => table.update(seat, table.seq).legal.map(game.notation.write),
    must: () => (table.waiting.kind === 'seats' ? table.waiting.must : 0),
    places: () => (table.waiting.kind === 'over' ? table.waiting.outcome.places : null),
  };
}

export function names(cards: readonly Card[] | null): readonly string[] {
  return (cards ?? []).map((card) => treasures[card]?.name ?? `card ${card}`);
}
