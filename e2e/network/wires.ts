import type { Rng } from '@quarterdeck/kernel';
import type { Wire } from '../../packages/web/src/session/link.ts';
import { between, once } from './chance.ts';
import type { Ledger } from './ledger.ts';
import type { VirtualTime } from './time.ts';

/** One end of a connection at the server: what `Connection` needs of a WebSocket. */
interface ServerEnd {
  readonly OPEN: 1;
  readonly readyState: number;
  send(text: string): void;
  close(code?: number, reason?: string): void;
  terminate(): void;
}

/** Whoever takes connections; null while nobody does. */
export type Accept = (person: string, end: ServerEnd, closed: (run: () => void) => void) => ((text: string) => void) | null;

/** All wires of a simulation. `isRough`: they are slow, break, and go dead in one direction or both without a word. */
export class Network {
  isRough = true;
  inFlight = 0;
  readonly wires = new Set<SimWire>();
  readonly time: VirtualTime;
  readonly rng: Rng;
  readonly ledger: Ledger;
  accept: Accept = () => null;
  /** How often each thing went wrong. */
  readonly troubles: Record<string, number> = {};

  constructor(time: VirtualTime, rng: Rng, ledger: Ledger) {
    this.time = time;
    this.rng = rng;
    this.ledger = ledger;
  }

  open(person: string): Wire {
    const wire = new SimWire(this, person);
    this.wires.add(wire);
    return wire;
  }

  count(trouble: string): void {
    this.troubles[trouble] = (this.troubles[trouble] ?? 0) + 1;
  }

  /** How long a message is on its way: mostly short, sometimes very long. */
  delay(): number {
    if (!this.isRough) return 1;
    return once(this.rng, 40) ? between(this.rng, 500, 9000) : between(this.rng, 2, 250);
  }
}

/** One direction of a wire: nothing overtakes, what is said in one moment arrives in one, and after `isDead` nothing arrives. */
class Pipe {
  isDead = false;
  private packet: (() => void)[] = [];
  private sentAt = -1;
  private last = 0;
  private readonly network: Network;

  constructor(network: Network) {
    this.network = network;
  }

  carry(arrive: () => void): void {
    if (this.isDead) return;
    const { network } = this;
    const { now } = network.time;
    if (this.sentAt === now && this.packet.length > 0) {
      this.packet.push(arrive);
      return;
    }
    this.sentAt = now;
    this.last = Math.max(this.last, now + network.delay());
    const packet = [arrive];
    this.packet = packet;
    network.inFlight++;
    network.time.after(this.last - now, () => {
      network.inFlight--;
      for (const one of packet.splice(0)) if (!this.isDead) one();
    });
  }
}

/** A WebSocket of a client, with the server's end of it. */
export class SimWire implements Wire {
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  private readonly network: Network;
  private readonly up: Pipe;
  private readonly down: Pipe;
  private hear: ((text: string) => void) | null = null;
  private serverClosed: () => void = () => {};
  private readyState = 0;
  private isClosedHere = false;

  constructor(network: Network, person: string) {
    this.network = network;
    this.up = new Pipe(network);
    this.down = new Pipe(network);
    const { rng, time } = network;
    if (network.isRough && once(rng, 12)) {
      network.count('never answered');
      this.up.isDead = true;
    }
    this.up.carry(() => this.arrive(person));
    if (network.isRough) time.after(between(rng, 500, 40_000), () => this.suffer());
  }

  send(text: string): void {
    if (this.isClosedHere) return;
    const { network } = this;
    network.ledger.asks(text);
    this.up.carry(() => this.receive(text));
    if (network.isRough && once(network.rng, 25)) {
      network.count('said twice');
      this.up.carry(() => this.receive(text));
    }
  }

  close(): void {
    if (this.isClosedHere) return;
    this.isClosedHere = true;
    // What was said before still arrives before the end.
    this.up.carry(() => this.endAtServer());
  }

  /** The server's process is gone. The client may hear of it, or not. */
  loseServer(): void {
    this.readyState = 3;
    this.hear = null;
    this.serverClosed = () => {};
    this.up.isDead = true;
    if (once(this.network.rng, 3)) this.down.isDead = true;
    else this.down.carry(() => this.endAtClient());
  }

  private arrive(person: string): void {
    const state = (): number => this.readyState;
    const end: ServerEnd = {
      OPEN: 1,
      get readyState() {
        return state();
      },
      send: (text) => this.down.carry(() => this.tell(text)),
      close: () => this.hangUp(),
      terminate: () => this.hangUp(),
    };
    this.readyState = 1;
    this.hear = this.network.accept(person, end, (run) => {
      this.serverClosed = run;
    });
    if (this.hear === null) this.hangUp();
  }

  private receive(text: string): void {
    if (this.readyState === 1) this.hear?.(text);
  }

  private tell(text: string): void {
    if (this.isClosedHere) return;
    this.network.ledger.answers(text);
    this.onmessage?.({ data: text } as MessageEvent);
  }

  private hangUp(): void {
    this.down.carry(() => this.endAtClient());
    this.endAtServer();
  }

  private endAtServer(): void {
    if (this.readyState !== 1) return;
    this.readyState = 3;
    this.network.wires.delete(this);
    // As ws does it: never within the call that closed it.
    this.network.time.after(0, () => this.serverClosed());
  }

  private endAtClient(): void {
    if (this.isClosedHere) return;
    this.isClosedHere = true;
    this.onclose?.({} as CloseEvent);
  }

  /** What happens to a wire in its life. */
  private suffer(): void {
    const { rng, time } = this.network;
    if (!this.network.isRough || this.isClosedHere) return;
    const fate = rng.below(6);
    this.network.count(['cut', 'half-open at the server', 'half-open at the client', 'deaf', 'mute', 'dead'][fate] as string);
    // A break loses what is on its way; each end hears of it in its own time, or never.
    if (fate !== 4) this.down.isDead = true;
    if (fate !== 3) this.up.isDead = true;
    if (fate === 0 || fate === 1) time.after(between(rng, 0, 3000), () => this.endAtClient());
    if (fate === 0 || fate === 2) time.after(between(rng, 0, 3000), () => this.endAtServer());
  }
}
