import * as capitanBacon from '@quarterdeck/games/capitan-bacon';
import type { BoardTable, SeatTarget, SendOptions } from '../../table/board.ts';
import { richOf, sayOf } from '../../table/board.ts';
import { cardWord } from './faces.ts';
import { follow, type Held } from './hand.ts';
import type { en } from './messages.en.ts';

type Shape = capitanBacon.CapitanBacon;
type Action = capitanBacon.Action;
type Kind = capitanBacon.Kind;
const { actionKinds, ballast, boarding, cards, kindPlayed, letterOf, map, mirror, rod, shovel, switcheroo } = capitanBacon;

/** What the player is about to do: a card picked, cards to bury in order. Nothing of it leaves the screen until it is sent. */
export class Choosing {
  readonly #table: BoardTable<Shape>;
  #held: readonly Held[] = [];
  /** The kind picked to be played. */
  #picked = $state<Kind | null>(null);
  /** Ids of the hand's cards to bury, in order; null while not burying. */
  #burying = $state.raw<readonly number[] | null>(null);
  /** What is still to be sent: a burial card by card, an answer that came while the attack was still being shown. */
  #queue: Action[] = [];
  /** The kind to take out of an open hand. */
  #taking = $state<Kind | null>(null);
  /** The Map's card was looked at and is to be left: another island is to be tapped. */
  leaving = $state(false);
  /** The discards are being looked through. */
  browsing = $state(false);

  constructor(table: BoardTable<Shape>) {
    this.#table = table;
  }

  get #view(): capitanBacon.View {
    return this.#table.seen.view;
  }
  get legal(): readonly Action[] {
    return this.#table.canAct ? this.#table.seen.legal : [];
  }
  /** My cards as they lie on the deck. */
  readonly hand = $derived.by<readonly Held[]>(() => {
    const { me } = this.#table;
    this.#held = follow(this.#held, (me === null ? null : this.#view.hands[me]) ?? []);
    return this.#held;
  });

  /** The kind in mind: the one picked, or, once played, the one of this turn. */
  get picked(): Kind | null {
    if (this.#view.phase === 'play' && this.#canPlay(this.#view.kind)) return this.#view.kind;
    return this.#view.phase === 'turn' && this.#canPlay(this.#picked) ? this.#picked : null;
  }
  #canPlay(kind: Kind | null): boolean {
    return kind !== null && this.legal.some((action) => kindPlayed(action) === kind);
  }

  // ---- burying ------------------------------------------------------------------------------------------------------

  get isBurying(): boolean {
    return this.legal.some(({ type }) => type === 'bury') && (this.mustBury || this.#burying !== null);
  }
  /** Drop Ballast: the whole hand. */
  get mustBury(): boolean {
    return this.#view.phase === 'order';
  }
  /** The chosen cards, in order. */
  get buried(): readonly Held[] {
    if (!this.isBurying) return [];
    return (this.#burying ?? []).flatMap((id) => this.hand.find((held) => held.id === id) ?? []);
  }
  /** The places that the chosen cards go to, and the next one, if a card is left for it. */
  get spots(): readonly number[] {
    if (!this.isBurying) return [];
    const count = Math.min(this.buried.length + 1, this.hand.length);
    const taken = new Set(this.#view.islands.map(({ place }) => place));
    const places: number[] = [];
    for (let place = 0; places.length < count; place++) if (!taken.has(place)) places.push(place);
    return places;
  }
  startBurying(): void {
    this.#picked = null;
    this.#burying = [];
  }
  stopBurying(): void {
    this.#burying = null;
  }
  toggleBuried(id: number): void {
    const chosen = this.#burying ?? [];
    this.#burying = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  }
  /** Puts a card at this place in the order. */
  buryAt(id: number, index: number): void {
    const others = (this.#burying ?? []).filter((other) => other !== id);
    this.#burying = [...others.slice(0, index), id, ...others.slice(index)];
  }
  /** Sends the burial, card by card; the turn ends with it. */
  bury(): void {
    const actions = this.buried.map(({ kind }): Action => ({ type: 'bury', card: kind }));
    // Under ballast the last card has no choice of place and goes by itself.
    this.#queue = this.mustBury ? actions.slice(0, this.hand.length - 1) : [...actions, { type: 'end' }];
    this.#burying = null;
    this.goOn();
  }
  /** Sends what is still to be sent; call whenever the table is ready again. */
  goOn(): void {
    const next = this.#queue[0];
    if (next === undefined || !this.#table.canAct) return;
    if (this.#isLegal(next)) {
      this.#queue.shift();
      this.#table.send(next);
    } else this.#queue = [];
  }
  #isLegal(action: Action): boolean {
    const { write } = this.#table.game.notation;
    return this.#table.seen.legal.some((legal) => write(legal) === write(action));
  }

  // ---- the hand -----------------------------------------------------------------------------------------------------

  /** What a card in the hand shows of the choice. */
  stateOf(held: Held): 'lit' | 'selected' | 'sent' | 'rest' {
    const { sending } = this.#table;
    if (sending !== null) return this.#isSending(sending, held) ? 'sent' : 'rest';
    if (this.isBurying) return this.buried.some(({ id }) => id === held.id) ? 'selected' : 'lit';
    const { phase } = this.#view;
    if (phase !== 'turn' && phase !== 'play') return 'rest';
    if (this.picked === held.kind) return held.copy === this.#count(held.kind) - 1 ? 'selected' : 'lit';
    return this.picked === null && this.#canPlay(held.kind) ? 'lit' : 'rest';
  }
  #isSending(action: Action, held: Held): boolean {
    const kind = action.type === 'bury' ? action.card : action.type === 'mirror' ? mirror : kindPlayed(action);
    return kind === held.kind && held.copy === this.#count(kind) - 1;
  }
  #count(kind: Kind): number {
    return this.hand.filter((held) => held.kind === kind).length;
  }

  tapCard(held: Held): void {
    if (this.isBurying) this.toggleBuried(held.id);
    else if (this.#canPlay(held.kind)) this.#picked = this.#picked === held.kind ? null : held.kind;
    else this.#table.explain(this.#whyNot(held.kind));
  }
  #whyNot(kind: Kind): string {
    const say = sayOf<typeof en>(this.#table);
    const { phase, kind: played } = this.#view;
    if (!this.#table.canAct) return say('off.notTurn');
    if (phase === 'bury') return say('off.burying');
    if (phase === 'play' && played !== null) return say('off.otherKind', { card: cardWord(played) });
    if (kind >= actionKinds) return say('off.treasure');
    if (kind === mirror) return say('off.mirror');
    return phase === 'turn' ? say('off.nobody') : say('off.notTurn');
  }

  // ---- the sea ------------------------------------------------------------------------------------------------------

  /** What tapping an island would do. */
  actionOn(place: number): Extract<Action, { place: number }> | null {
    const type =
      this.#view.phase === 'look' ? (this.leaving ? 'look' : null) : this.picked === shovel ? 'dig' : this.picked === map ? 'look' : null;
    const found = this.legal.find((action) => action.type === type && action.place === place);
    return found !== undefined && 'place' in found ? found : null;
  }
  tapIsland(place: number): void {
    const say = sayOf<typeof en>(this.#table);
    const letter = letterOf(place);
    const action = this.actionOn(place);
    if (action !== null) {
      const ask = { say: richOf<typeof en>(this.#table)(`ask.${action.type}`, { letter }), verb: say(`do.${action.type}`) };
      this.leaving = false;
      this.#send(action, { ask });
    } else if (this.#view.looked.includes(place)) this.#table.explain(say('off.looked', { letter }));
    else this.#table.explain(this.#table.canAct ? say('off.island') : say('off.notTurn'));
  }
  get canBoard(): boolean {
    return this.picked === boarding;
  }
  tapGalleon(): void {
    const say = sayOf<typeof en>(this.#table);
    if (!this.canBoard || this.#view.top === null) {
      this.#table.help({ title: say('galleon.title'), text: say('help.galleon') });
      return;
    }
    const ask = { say: richOf<typeof en>(this.#table)('ask.board', { card: cardWord(this.#view.top) }), verb: say('do.board') };
    this.#send({ type: 'board' }, { ask });
  }
  #send(action: Action, options: SendOptions = {}): void {
    this.#table.send(action, options);
  }

  // ---- the others ---------------------------------------------------------------------------------------------------

  /** The pennants, while somebody is to be aimed at. */
  get targets(): readonly SeatTarget[] | null {
    const kind = this.picked;
    const { me } = this.#table;
    if (kind === null || me === null || kind < rod || kind > switcheroo || kind === map) return null;
    const say = sayOf<typeof en>(this.#table);
    const card = cardWord(kind);
    return this.#view.sizes.flatMap((_, seat): SeatTarget[] => {
      if (seat === me) return [];
      const action = this.legal.find((one) => kindPlayed(one) === kind && 'target' in one && one.target === seat);
      const who = this.#table.name(seat);
      const label = say('target.label', { card, who });
      if (action === undefined) return [{ seat, label, off: say('off.noCards', { who }), onpick: () => {} }];
      const ask = { say: richOf<typeof en>(this.#table)('ask.attack', { card, target: who }), verb: say('do.play') };
      return [{ seat, label, onpick: () => this.#send(action, { ask }) }];
    });
  }

  // ---- looking ------------------------------------------------------------------------------------------------------

  get taking(): Kind | null {
    return this.legal.some((action) => action.type === 'take' && action.card === this.#taking) ? this.#taking : null;
  }
  tapPeeked(kind: Kind): void {
    this.#taking = this.#taking === kind ? null : kind;
  }
  take(): void {
    const kind = this.taking;
    if (kind !== null) this.#send({ type: 'take', card: kind });
  }
  keep(): void {
    this.#send({ type: 'keep' });
  }

  // ---- the Mirror question ------------------------------------------------------------------------------------------

  get #neverKey(): string {
    return `never-ask:${this.#table.id}`;
  }
  /** The player wishes not to be asked in this game; the pause is the same. */
  get neverAsk(): boolean {
    return this.#table.wish(this.#neverKey);
  }
  set neverAsk(value: boolean) {
    this.#table.setWish(this.#neverKey, value);
  }
  get isAsked(): boolean {
    return this.#view.phase === 'answer' && this.#view.attack?.victim === this.#table.me;
  }
  get holdsMirror(): boolean {
    return this.hand.some(({ kind }) => kind === mirror);
  }
  /** Answers now, or as soon as the attack has been shown. */
  answer(type: 'mirror' | 'suffer'): void {
    if (this.#view.answer === type) return;
    if (this.#table.canAct) this.#send({ type });
    else this.#queue = [{ type }];
  }

  // ---- ending a turn ------------------------------------------------------------------------------------------------

  pass(): void {
    const say = sayOf<typeof en>(this.#table);
    this.#send({ type: 'pass' }, { ask: { say: say('ask.pass'), verb: say('do.pass') } });
  }
  end(): void {
    const say = sayOf<typeof en>(this.#table);
    const kind = this.#view.phase === 'play' ? this.picked : null;
    this.#send({ type: 'end' }, kind === null ? {} : { ask: { say: say('ask.end', { card: cardWord(kind) }), verb: say('do.end') } });
  }

  /** Puts everything back that was only meant. */
  clear(): void {
    this.#picked = null;
    this.#burying = null;
    this.#taking = null;
    this.leaving = false;
    this.browsing = false;
  }
}

/** Is this card one that attacks, so that a Mirror can answer it? */
export function isAttack(kind: Kind | null): boolean {
  return kind === rod || kind === capitanBacon.spyglass || kind === ballast;
}
/** The name of the action on a card. */
export function actionOf(kind: Kind): capitanBacon.ActionName {
  const action = cards[kind]?.action;
  if (action === null || action === undefined) throw new RangeError(`Card ${kind} does nothing.`);
  return action;
}
