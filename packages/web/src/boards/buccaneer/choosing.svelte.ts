import * as buccaneer from '@quarterdeck/games/buccaneer';
import type { BoardTable, Choice, PlaqueData } from '../../table/board.ts';
import { richOf, sayOf } from '../../table/board.ts';
import { lootIcons } from './icons.ts';
import type { en } from './messages.en.ts';
import { type MutinyMode, mutinyMode } from './mutiny.ts';

type Buccaneer = buccaneer.Buccaneer;
type Action = buccaneer.Action;
type Pirate = buccaneer.Pirate;
type Board = Extract<Action, { type: 'board' }>;
const { bonuses, lootKinds, seatOf, shipOf, tallest } = buccaneer;

/** What the player is about to do: a stack in hand, a ship in mind. Nothing of it leaves the screen until it is sent. */
export class Choosing {
  readonly #table: BoardTable<Buccaneer>;
  /** My stack that was picked up, by its top pirate. */
  picked = $state<Pirate | null>(null);
  /** The ship that was chosen, by number. */
  ship = $state<number | null>(null);
  /** A stack that is only looked at, mine or not. */
  looked = $state<Pirate | null>(null);

  constructor(table: BoardTable<Buccaneer>) {
    this.#table = table;
  }

  get #view(): buccaneer.View {
    return this.#table.seen.view;
  }
  get #legal(): readonly Action[] {
    return this.#table.canAct ? this.#table.seen.legal : [];
  }
  get #boardings(): readonly Board[] {
    return this.#legal.filter((action) => action.type === 'board');
  }
  /** It is my turn to move or board. */
  get isActing(): boolean {
    return this.#legal.some((action) => action.type === 'move' || action.type === 'board');
  }
  /** The stack in which I may mutiny now, null if I am not asked. */
  get mutiny(): Pirate | null {
    const demand = this.#legal.find((action) => action.type === 'demand');
    return demand?.type === 'demand' ? demand.stack : null;
  }
  get wish(): MutinyMode {
    return mutinyMode(this.#table);
  }

  clear(): void {
    this.picked = null;
    this.ship = null;
  }

  heightOf(top: Pirate): number {
    return this.#view.stacks.find((stack) => stack.top === top)?.pirates.length ?? 0;
  }

  /** The boardings that are still possible with what was chosen. */
  get open(): readonly Board[] {
    return this.#boardings.filter(
      (action) => (this.picked === null || action.stack === this.picked) && (this.ship === null || action.ship === this.ship),
    );
  }

  isStackLit(top: Pirate): boolean {
    if (this.picked === top) return false;
    if (this.ship !== null) return this.#boardings.some((action) => action.ship === this.ship && action.stack === top);
    if (this.picked !== null)
      return this.#legal.some((action) => action.type === 'move' && action.stack === this.picked && action.onto === top);
    return this.#legal.some((action) => (action.type === 'move' || action.type === 'board') && action.stack === top);
  }
  isShipLit(ship: number): boolean {
    return (
      this.ship !== ship && this.#boardings.some((action) => action.ship === ship && (this.picked === null || action.stack === this.picked))
    );
  }
  /** Dim, because it is of the kind asked for but does not serve. */
  isShipDim(ship: number): boolean {
    return this.isActing && this.picked !== null && this.ship !== ship && !this.isShipLit(ship);
  }

  tapStack(top: Pirate): void {
    if (!this.isActing) {
      this.looked = this.looked === top ? null : top;
      return;
    }
    if (seatOf(top) === this.#table.me) this.#tapOwn(top);
    else this.#tapOther(top);
  }

  #tapOwn(top: Pirate): void {
    if (this.picked === top) {
      this.clear();
      return;
    }
    if (!this.#legal.some((action) => (action.type === 'move' || action.type === 'board') && action.stack === top)) {
      this.#table.explain(this.#table.say(this.#view.demanded.length > 0 ? 'why.mutiny' : 'why.stuck'));
      return;
    }
    // A ship that was chosen first stays chosen if this stack can board it.
    if (this.ship !== null && !this.#boardings.some((action) => action.ship === this.ship && action.stack === top)) this.ship = null;
    this.picked = top;
    this.looked = null;
  }

  #tapOther(top: Pirate): void {
    const { picked } = this;
    if (picked === null || this.ship !== null) {
      this.looked = this.looked === top ? null : top;
      return;
    }
    this.moveOnto(picked, top);
  }

  /** Moves, or says why not. */
  moveOnto(stack: Pirate, onto: Pirate): void {
    const table = this.#table;
    const sum = this.heightOf(stack) + this.heightOf(onto);
    const action = this.#legal.find((legal) => legal.type === 'move' && legal.stack === stack && legal.onto === onto);
    if (action === undefined) {
      const own = seatOf(stack) === seatOf(onto);
      const key = this.#view.demanded.length > 0 ? 'why.mutiny' : own ? 'why.own' : 'why.tooHigh';
      if (sum > tallest || own || this.#view.demanded.length > 0) table.explain(table.say(key, { height: sum }));
      return;
    }
    const data = { height: this.heightOf(stack), who: { seat: seatOf(onto) }, sum };
    table.send(action, { ask: { say: table.rich('say.moveAsk', data), verb: table.say('do.move') } });
  }

  tapShip(number: number): void {
    const table = this.#table;
    const { crew, ducats, mystery, loot } = shipOf(number);
    if (!this.isActing) {
      const data = { crew, ducats, mystery, loot: loot.map((kind) => ({ key: `loot.${kind}` })) };
      table.help({ title: table.say('pay.ship', { ducats }), text: table.say('ship.help', data) });
      return;
    }
    if (this.ship === number) {
      this.ship = null;
      return;
    }
    const able = [...new Set(this.#boardings.filter((action) => action.ship === number).map((action) => action.stack))];
    if (this.picked !== null && !able.includes(this.picked)) {
      table.explain(table.say('why.crew', { crew, height: this.heightOf(this.picked) }));
      return;
    }
    if (able.length === 0) {
      table.explain(table.say('why.noStack', { crew }));
      return;
    }
    this.ship = number;
    this.looked = null;
    const [only] = able;
    if (able.length === 1 && only !== undefined) this.picked = only;
  }

  /** What the plaque says and offers. */
  get plaque(): PlaqueData {
    const table = this.#table;
    const rich = richOf<typeof en>(table);
    const say = sayOf<typeof en>(table);
    const view = this.#view;
    const back: Choice = { id: 'back', label: table.say('back'), narrow: true, onpick: () => this.clear() };
    if (this.mutiny !== null) return this.#askMutiny(this.mutiny);
    if (!this.isActing) return { say: this.#waiting() };
    if (this.picked !== null && this.ship !== null) return this.#askBoarding(this.picked, this.ship, back);
    if (this.ship !== null) return { say: rich('say.whichStack', { ducats: shipOf(this.ship).ducats }), choices: [back] };
    if (this.picked !== null) {
      const moves = this.#legal.some((action) => action.type === 'move' && action.stack === this.picked);
      const boards = !moves ? 'only' : this.open.length > 0 ? 'yes' : 'no';
      return { say: rich('say.picked', { boards, height: this.heightOf(this.picked) }), choices: [back] };
    }
    if (view.demanded.length > 0) return { say: rich('say.must'), why: say('say.must.why'), tone: 'urgent' };
    const moves = this.#legal.some((action) => action.type === 'move');
    return { say: rich(!moves ? 'say.board' : this.#boardings.length > 0 ? 'say.choose' : 'say.move') };
  }

  #askMutiny(stack: Pirate): PlaqueData {
    const table = this.#table;
    const captain = { seat: seatOf(stack) };
    const inside = this.#view.stacks.find(({ top }) => top === stack)?.pirates.filter(({ seat }) => seat === table.me).length ?? 0;
    return {
      say: table.rich('say.mutiny', { who: captain, count: inside }),
      why: table.say('say.mutiny.why'),
      tone: 'urgent',
      choices: [
        { id: 'demand', label: table.say('do.demand'), danger: true, onpick: () => table.send({ type: 'demand', stack }) },
        { id: 'letBe', label: table.say('do.letBe'), onpick: () => table.send({ type: 'letBe', stack }) },
      ],
    };
  }

  #askBoarding(stack: Pirate, ship: number, back: Choice): PlaqueData {
    const table = this.#table;
    const pieces = this.open.toSorted((a, b) => worthOf(b) - worthOf(a));
    const second = this.#view.stacks.find(({ top }) => top === stack)?.pirates[1];
    const shown = shipOf(ship).loot.length;
    const why =
      pieces[0]?.loot === null
        ? table.say('say.ask.none')
        : shown === 1
          ? table.say('say.ask.one')
          : second === undefined
            ? null
            : table.say('say.ask.second', { who: { seat: second.seat } });
    const choices = pieces.map((action, index): Choice => {
      const label = table.say(pieces.length === 1 || action.loot === null ? 'do.board' : `do.take.${action.loot}`);
      const icon = action.loot === null ? {} : { icon: lootIcons[action.loot] };
      return { id: action.loot ?? 'board', label, ...icon, main: index === 0, onpick: () => table.send(action) };
    });
    return {
      say: table.rich('say.ask', { ducats: shipOf(ship).ducats, height: this.heightOf(stack), choice: pieces.length > 1 ? 'yes' : 'no' }),
      why,
      choices: [...choices, back],
    };
  }

  #waiting(): ReturnType<BoardTable<Buccaneer>['rich']> {
    const table = this.#table;
    const view = this.#view;
    const [mutiny] = view.mutinies;
    if (view.phase === 'over') return table.rich(view.boarded === buccaneer.shipCount ? 'say.over' : 'say.over.blockade');
    if (mutiny !== undefined) {
      const seats = [...new Set(view.mutinies.flatMap((open) => open.seats))];
      return table.rich('say.waiting.mutiny', {
        seats: seats.map((seat) => ({ seat })),
        one: { seat: seats[0] ?? view.turn },
        count: seats.length,
        captain: { seat: view.turn },
      });
    }
    return table.rich(view.demanded.length > 0 ? 'say.waiting.must' : 'say.waiting', { who: { seat: view.turn } });
  }
}

/** Which piece is the likely choice: the kind that earns most. */
function worthOf({ loot }: Board): number {
  return loot === null ? 0 : (bonuses[lootKinds.indexOf(loot)] ?? 0);
}
