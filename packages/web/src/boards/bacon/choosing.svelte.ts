import {
  type Action,
  type Bacon,
  type Card,
  hintsFor,
  type LaidCard,
  letLead,
  menu,
  type Play,
  pass,
  type Reading,
  readings,
  spareCards,
  type TrickPlay,
  type View,
} from '@quarterdeck/games/bacon';
import CardPlay from '~icons/game-icons/card-play';
import { type BoardTable, type Choice, type PlaqueData, richOf, type SeatTarget, sayOf } from '../../table/board.ts';
import { type HandCard, handCards, idsOf, type SortBy } from './hand.ts';
import type { en } from './messages.en.ts';
import { cardName, playName, playShort } from './names.ts';

/** What the player lays ready, and what the plaque says about it. Nothing of it leaves the screen until it is sent. */
export class Choosing {
  readonly #table: BoardTable<Bacon>;
  readonly #say;
  readonly #rich;
  #selected = $state.raw<readonly string[]>([]);
  /** Which of several readings was picked, by `meaningOf`; null: the first. */
  #meaning = $state.raw<string | null>(null);
  /** A mate is being chosen to lead. */
  #lets = $state(false);
  /** Whatever is played in this trick, I pass. */
  #passes = $state(false);
  /** The sheet that lists what the cards can make is open. */
  choosesMeaning = $state(false);

  constructor(table: BoardTable<Bacon>) {
    this.#table = table;
    this.#say = sayOf<typeof en>(table);
    this.#rich = richOf<typeof en>(table);
  }

  get #view(): View {
    return this.#table.seen.view;
  }
  get #legal(): readonly Action[] {
    return this.#table.canAct ? this.#table.seen.legal : [];
  }

  // ---- the hand -----------------------------------------------------------------------------------------------------

  get sortBy(): SortBy {
    return this.#table.wish('by-suit') ? 'suit' : 'rank';
  }
  sortAnew(): void {
    this.#table.setWish('by-suit', this.sortBy === 'rank');
  }
  readonly hand = $derived.by<readonly HandCard[]>(() => handCards(this.#view, this.sortBy));
  readonly selected = $derived.by<readonly HandCard[]>(() => this.hand.filter(({ id }) => this.#selected.includes(id)));

  toggle(id: string): void {
    this.#selected = this.#selected.includes(id) ? this.#selected.filter((other) => other !== id) : [...this.#selected, id];
    this.#meaning = null;
    this.#lets = false;
  }
  clear(): void {
    this.#selected = [];
    this.#meaning = null;
    this.#lets = false;
    this.choosesMeaning = false;
  }
  /** Lays a play of the hint list ready. */
  prepare(play: Play): void {
    const cards = spareCards(this.#view.hand ?? [], play);
    this.#selected = idsOf(this.hand, cards, play.cards.filter((card) => card.bacon).length);
    this.#meaning = meaningOf(play);
    this.#lets = false;
  }

  // ---- what it means ------------------------------------------------------------------------------------------------

  readonly readings = $derived.by<readonly Reading[]>(() => {
    const cards = this.selected.flatMap(({ card }): readonly Card[] => (card === null ? [] : [card]));
    return cards.length + 2 < this.selected.length || this.selected.length === 0
      ? []
      : readings(this.#view, cards, this.selected.length - cards.length);
  });
  readonly reading = $derived.by<Reading | null>(
    () => this.readings.find(({ play }) => meaningOf(play) === this.#meaning) ?? this.readings[0] ?? null,
  );
  pick(reading: Reading): void {
    this.#meaning = meaningOf(reading.play);
    this.choosesMeaning = false;
  }
  /** What each selected Bacon card stands for. */
  readonly meanings = $derived.by<ReadonlyMap<string, LaidCard>>(() => {
    const stated = this.reading?.play.cards.filter((card) => card.bacon) ?? [];
    const bacon = this.selected.filter(({ card }) => card === null);
    return new Map(bacon.flatMap(({ id }, index): [string, LaidCard][] => (stated[index] === undefined ? [] : [[id, stated[index]]])));
  });

  // ---- handing on the lead ------------------------------------------------------------------------------------------

  get #mates(): readonly number[] {
    return this.#legal.flatMap((action) => (action.type === 'let' ? [action.seat] : []));
  }
  get #namesMate(): boolean {
    return this.#mates.length > 0 && (this.#lets || this.#view.phase === 'name');
  }
  /** With one mate there is nothing to choose. */
  #askWho(): void {
    const [mate, other] = this.#mates;
    if (mate !== undefined && other === undefined) this.#let(mate);
    else this.#lets = true;
  }
  #let(seat: number): void {
    this.#table.send(letLead(seat));
    this.clear();
  }
  get targets(): readonly SeatTarget[] | null {
    if (!this.#namesMate) return null;
    return this.#table.people
      .filter(({ isMe }) => !isMe)
      .map(({ seat, team }) => {
        const mine = this.#table.people.find(({ isMe }) => isMe)?.team;
        const off = this.#mates.includes(seat)
          ? null
          : team === mine
            ? this.#say('target.noCards', { who: { seat } })
            : this.#say('target.notMate');
        return { seat, label: this.#say('target.let', { who: { seat } }), off, onpick: () => this.#let(seat) };
      });
  }

  // ---- passing ahead ------------------------------------------------------------------------------------------------

  /** Passes for the rest of the trick without being asked, or no more. Ends with the trick. */
  passAhead(passes: boolean): void {
    this.#passes = passes;
  }
  /** It is my turn, and I have passed ahead. */
  get passesNow(): boolean {
    return this.#passes && this.#view.phase === 'follow' && this.#legal.some((action) => action.type === 'pass');
  }
  get #aheadLink(): NonNullable<PlaqueData['link']> | null {
    if (this.#view.phase !== 'follow' || this.#table.me === null) return null;
    const passes = !this.#passes;
    return { label: this.#say(passes ? 'ahead.pass' : 'ahead.decide'), onpick: () => this.passAhead(passes) };
  }

  // ---- the plaque ---------------------------------------------------------------------------------------------------

  get plaque(): PlaqueData {
    const { phase } = this.#view;
    if (phase === 'over') return { say: this.#rich('say.over') };
    if (!this.#table.canAct && this.#table.sending === null) return this.#waits();
    if (this.#namesMate) {
      return {
        say: this.#rich(phase === 'name' ? 'say.name' : 'say.let'),
        choices: [
          ...this.#mates.map((seat): Choice => ({ id: `let${seat}`, label: this.#table.name(seat), onpick: () => this.#let(seat) })),
          ...(phase === 'name' ? [] : [{ id: 'back', label: this.#table.say('back'), narrow: true, onpick: () => this.clear() }]),
        ],
      };
    }
    return { ...this.#words(), choices: this.#choices() };
  }

  #waits(): PlaqueData {
    const { phase, turn, out } = this.#view;
    const { me } = this.#table;
    const place = me === null ? -1 : out.indexOf(me);
    const ready = this.reading === null ? null : this.#rich('why.ready', { play: playName(this.reading.play) });
    const key = phase === 'lead' ? 'say.waits.lead' : phase === 'name' ? 'say.waits.name' : 'say.waits.follow';
    const say = this.#rich(key, { who: { seat: turn } });
    if (place >= 0) return { say, why: this.#rich('why.out', { place: place + 1 }), tone: 'waiting' };
    return { say, why: this.#passes ? this.#say('ahead.passes') : ready, link: this.#aheadLink, tone: 'waiting' };
  }

  #words(): PlaqueData {
    const { phase, trick } = this.#view;
    const given = trick.at(-1);
    const turn = this.#rich('why.turn');
    if (this.selected.length === 0) {
      if (phase === 'lead' || given === undefined) return { say: this.#rich('say.lead'), why: this.#say('why.lead') };
      return { say: this.#rich(this.#canPlay ? 'say.beat' : 'say.cannot', { play: playShort(given) }), why: this.#whatBeats(given) };
    }
    const { reading } = this;
    if (reading === null) return { say: this.#rich(this.selected.length > 6 ? 'say.tooMany' : 'say.nothing'), why: this.#say('why.kinds') };
    const play = playName(reading.play);
    const link = this.readings.length > 1 ? { label: this.#say('change'), onpick: () => (this.choosesMeaning = true) } : null;
    if (reading.short !== null && given !== undefined) {
      return { say: this.#rich('say.short', { play, given: playShort(given) }), why: this.#say(`short.${reading.short}`), link };
    }
    const bacon = this.#baconWords(reading.play);
    const why = bacon === null ? turn : this.#rich('why.bacon', { bacon });
    return {
      say: given === undefined ? this.#rich('say.leads', { play }) : this.#rich('say.beats', { play, given: playShort(given) }),
      why,
      link,
    };
  }

  /** False when all that is left is to pass. By the hand: a guide allows less than the rules do. */
  get #canPlay(): boolean {
    return this.#table.sending !== null || hintsFor(this.#view).length > 0;
  }

  #whatBeats({ kind, cards }: TrickPlay): string {
    if (menu[kind].special > 0) return this.#say('why.special');
    return this.#say('why.combo', { kind: { key: `kind.${kind}` }, run: kind === 'run' ? cards.length : 0 });
  }

  #baconWords({ cards }: Play): string | null {
    const [first, second] = cards.filter((card) => card.bacon).map((card) => cardName({ ...card, bacon: false }));
    if (first === undefined) return null;
    return second === undefined ? this.#say('bacon.one', { first }) : this.#say('bacon.two', { first, second });
  }

  #choices(): readonly Choice[] {
    const { phase, trick } = this.#view;
    const { reading, selected } = this;
    const given = trick.at(-1);
    const off =
      selected.length === 0
        ? this.#say('off.choose')
        : reading === null
          ? this.#say('off.nothing')
          : reading.short !== null && given !== undefined
            ? this.#say(`short.${reading.short}`)
            : null;
    const choices: Choice[] = [
      {
        id: 'play',
        label: this.#say('do.play', { count: selected.length }),
        icon: CardPlay,
        main: this.#canPlay,
        off,
        onpick: () => reading !== null && this.#table.send(reading.play),
      },
    ];
    if (phase === 'follow') {
      choices.push({
        id: 'pass',
        label: this.#say('do.pass'),
        main: !this.#canPlay,
        narrow: this.#canPlay,
        onpick: () => this.#table.send(pass),
      });
    }
    const [mate, other] = this.#mates;
    if (mate !== undefined) {
      const label = other === undefined ? this.#say('do.letOne', { who: { seat: mate } }) : this.#say('do.let');
      choices.push({ id: 'let', label, narrow: true, onpick: () => this.#askWho() });
    }
    return choices;
  }
}

/** Two readings of the same cards differ in kind or in what Bacon stands for. */
function meaningOf({ kind, cards }: Play): string {
  return `${kind} ${cards.map(({ rank, bacon }) => `${rank}${bacon ? 'b' : ''}`).join('-')}`;
}
