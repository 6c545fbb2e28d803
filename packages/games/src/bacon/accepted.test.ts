import { type Rng, seededRng, shuffle } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { game, type Kind, kinds, type LaidCard, menu, type Play, type Suit, suits, writeCard, writePlay, X } from './index.ts';
import { fresh, type Scene, scene } from './scene.ts';

/**
 * The rules once more, as plainly as RULES.md has them and with nothing of the code under test: the open form of a play as `legal` lists
 * it if this hand may lay it, else null.
 */
function openForm({ state }: Scene, hand: readonly string[], { kind, cards }: Play, toBeat: Play | null): string | null {
  const { top, suits: suitCount } = state.setting.set;
  const { each, spans, suited } = menu[kind];
  const breakfast = cards.filter((card) => !card.bacon);
  const stated = cards.flatMap((card) => (card.suit === null ? [] : [card.suit]));
  // Rises by one after every `each` cards (R11, D11), X being one above the highest (R13).
  const ranks = cards.map(({ rank }) => (rank === X ? top + 1 : rank)).sort((a, b) => a - b);
  const isShape = spans.includes(cards.length / each) && ranks.every((rank, at) => rank === (ranks[0] ?? 0) + Math.floor(at / each));
  if (!isShape || breakfast.some(({ rank }) => rank > top) || stated.some((suit) => suits.indexOf(suit) >= suitCount)) return null;
  // A flush states one suit (R12, D4), and its Breakfast cards are of it.
  if (suited && new Set(stated).size !== 1) return null;
  const asLaid = breakfast.map((card) => (suited ? { ...card, suit: stated[0] ?? null } : card));
  const left = [...hand];
  const spend = (test: (card: string) => boolean): boolean => {
    const at = left.findIndex(test);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const holds =
    cards.filter((card) => card.bacon).every(() => spend((card) => card === 'b')) &&
    asLaid.filter(({ suit }) => suit !== null).every(({ rank, suit }) => spend((card) => card === `${rank}${letter(suit)}`)) &&
    asLaid.filter(({ suit }) => suit === null).every(({ rank }) => spend((card) => card.slice(0, -1) === `${rank}`));
  if (!holds || (toBeat !== null && !beats({ kind, cards }, toBeat))) return null;
  const shown = cards.map((card) => ({ ...card, suit: suited ? (stated[0] ?? null) : null }));
  return writePlay({ kind, cards: shown.sort((a, b) => a.rank - b.rank || Number(a.bacon) - Number(b.bacon)) });
}

type Laid = Pick<Play, 'kind' | 'cards'>;
/** R7 to R10. */
function beats(play: Laid, other: Laid): boolean {
  const highest = ({ cards }: Laid): number => Math.max(...cards.map((card) => card.rank));
  if (play.kind === other.kind) return play.cards.length === other.cards.length && highest(play) > highest(other);
  return menu[play.kind].special > menu[other.kind].special;
}

function letter(suit: Suit | null): string {
  return suit === null ? '' : suit.charAt(0);
}

/** Plays that might be made with some of these cards: right ones and wrong ones, suits stated or not, in any order. */
function* attempts(table: Scene, hand: readonly string[], rng: Rng): Generator<Play> {
  const { top, suits: suitCount } = table.state.setting.set;
  const ranks = [...Array.from({ length: top }, (_, index) => index + 1), X];
  const anySuit = (): Suit | null => (rng.below(3) > 0 ? null : (suits[rng.below(suitCount)] ?? null));
  for (let set = 1; set < 1 << hand.length; set++) {
    const chosen = hand.filter((_, index) => (set >> index) & 1);
    const own = chosen.filter((card) => card !== 'b');
    const bacon = chosen.length - own.length;
    const meanings = bacon === 0 ? [[]] : bacon === 1 ? ranks.map((a) => [a]) : ranks.flatMap((a) => ranks.map((b) => [a, b]));
    for (const meaning of meanings) {
      const fits = kinds.filter((kind) => menu[kind].spans.some((span) => span * menu[kind].each === chosen.length));
      for (const kind of [...fits, kinds[rng.below(kinds.length)] as Kind]) {
        for (const way of ['open', 'stated', 'mixed']) {
          const flush = menu[kind].suited ? (suits.find((name) => own[0]?.endsWith(letter(name))) ?? null) : null;
          const cards: LaidCard[] = own.map((card) => {
            const suit = suits.find((name) => card.endsWith(letter(name))) ?? null;
            const rank = way === 'mixed' && rng.below(9) === 0 ? 1 + rng.below(10) : Number.parseInt(card, 10);
            return { rank, suit: way === 'open' ? null : way === 'stated' ? suit : anySuit(), bacon: false };
          });
          for (const rank of meaning) cards.push({ rank, suit: way === 'open' ? null : way === 'stated' ? flush : anySuit(), bacon: true });
          yield { type: 'play', kind, cards: shuffle(cards, rng) };
        }
      }
    }
  }
}

/** Hands for two seats; from the whole deck, from few ranks, or from one suit, so that sets and flushes come up. */
function deal(seats: number, rng: Rng, round: number): string[][] {
  const { top, suits: suitCount } = fresh(seats).state.setting.set;
  const deck: string[] = [];
  for (let rank = 1; rank <= top; rank++)
    for (const suit of suits.slice(0, suitCount)) deck.push(`${rank}${letter(suit)}`, `${rank}${letter(suit)}`);
  const narrow = [
    deck,
    deck.filter((card) => Number.parseInt(card, 10) >= top - 2),
    deck.filter((card) => card.endsWith('t')),
    deck.filter((card) => card.endsWith('c') && Number.parseInt(card, 10) > 2),
  ][round % 4] as string[];
  shuffle(narrow, rng);
  const take = (count: number): string[] => [...narrow.splice(0, count), ...['b', 'b'].slice(0, 2 - rng.below(2))];
  return [take(7), take(5)];
}

/** Seat 1 leads, or follows something of a random kind. */
function situation(seats: number, rng: Rng, round: number): { table: Scene; hand: readonly string[]; toBeat: Play | null } {
  const [before = [], hand = []] = deal(seats, rng, round);
  const follows = round % 2 === 0;
  const others = Array.from({ length: seats - 3 }, () => '');
  const table = scene([before.join(' '), hand.join(' '), 'b', ...others], { goal: 99 }, follows ? 0 : 1);
  if (!follows) return { table, hand, toBeat: null };
  const leads = game.legal(table.state, 0).filter((action) => action.type === 'play');
  const [kind] = shuffle([...new Set(leads.map((play) => play.kind))], rng);
  const [toBeat = null] = shuffle(
    leads.filter((play) => play.kind === kind),
    rng,
  );
  if (toBeat !== null) table.play(`0 ${writePlay(toBeat)}`);
  return { table, hand, toBeat };
}

/** Seat 1 lays it: it lies there as `form`, with the suits that were stated. */
function lay(table: Scene, play: Play, form: string): void {
  const after = game.clone(table.state);
  game.apply(after, { by: 1, action: play }, null);
  expect(game.broken(after)).toBeNull();
  const laid = game.view(after, 'spectator').trick.at(-1)?.cards ?? [];
  const { suited } = menu[play.kind];
  expect(writePlay({ kind: play.kind, cards: laid.map((card) => (suited ? card : { ...card, suit: null })) })).toBe(form);
  const own = (cards: readonly LaidCard[]): string[] => cards.filter((card) => !card.bacon).map(writeCard);
  const lies = own(laid);
  for (const stated of own(play.cards.filter((card) => card.suit !== null))) {
    expect(lies).toContain(stated);
    lies.splice(lies.indexOf(stated), 1);
  }
}

describe('Bacon: what is accepted', () => {
  it.each([3, 4, 5, 6])(
    'R7 to R13, D4, D10, D11: with %i players exactly what the rules say is accepted, each such play is one of legal in its open form, and takes the cards it states',
    (seats) => {
      const rng = seededRng(100 + seats);
      for (let round = 0; round < 8; round++) {
        const { table, hand, toBeat } = situation(seats, rng, round);
        const listed = new Set(table.choices(1).filter((text) => text !== 'pass'));
        const met = new Set<string>();
        const wrong: string[] = [];
        for (const play of attempts(table, hand, rng)) {
          const form = openForm(table, hand, play, toBeat);
          const why = game.refuse?.(table.state, 1, play) ?? null;
          if ((why === null) !== (form !== null)) wrong.push(`${writePlay(play)}: ${why}`);
          if (form === null || (met.has(form) && rng.below(20) > 0)) continue;
          met.add(form);
          lay(table, play, form);
        }
        expect(wrong, `from ${hand.join(' ')} on ${toBeat === null ? 'nothing' : writePlay(toBeat)}`).toEqual([]);
        expect(met).toEqual(listed);
      }
    },
  );
});
