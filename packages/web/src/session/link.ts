import { type ClientFrame, ServerFrame, socketPath } from '@quarterdeck/protocol';

/** What the link needs of a WebSocket, so that tests can bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}
export interface LinkSetup {
  open(): Wire;
  /** A frame from the server that nobody waited for. */
  onframe(frame: ServerFrame): void;
  /** The link came up or went down. It is up once the server has said hello. */
  onchange(isUp: boolean): void;
  /** Frames to say first on each new connection, before what is pending. */
  greet(): readonly ClientFrame[];
}

/** The answer to a frame that has an id. */
export type Answer =
  | { readonly ok: true; readonly seq: number | null }
  | { readonly ok: false; readonly why: string; readonly text: string };
type Asking = Extract<ClientFrame, { id: string }>;

const quietMs = 20_000;
const answerMs = 8_000;
const firstWaitMs = 300;
const longestWaitMs = 10_000;

/**
 * One socket that comes back by itself. A frame with an id is repeated on each new connection until it is answered; the server
 * gives a repeat the first answer, so it takes effect once. Other frames are dropped while the link is down.
 */
export class Link {
  readonly #setup: LinkSetup;
  readonly #pending = new Map<string, { frame: Asking; resolve: (answer: Answer) => void }>();
  #wire: Wire | null = null;
  #isUp = false;
  #isClosed = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(setup: LinkSetup) {
    this.#setup = setup;
    this.#connect();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Sends a frame and waits for its answer, over as many connections as it takes. */
  ask(frame: Asking): Promise<Answer> {
    return new Promise((resolve) => {
      this.#pending.set(frame.id, { frame, resolve });
      if (this.#isUp) this.#send(frame);
    });
  }

  /** Sends a frame if the link is up. */
  tell(frame: ClientFrame): void {
    if (this.#isUp) this.#send(frame);
  }

  /** Tries at once, for instance because the network is back. */
  hurry(): void {
    if (this.#isUp || this.#isClosed || this.#wire !== null) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** The device has said that its network is gone: a socket that dies in silence would be noticed much later. */
  suspect(): void {
    if (this.#wire !== null) this.#lost();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#drop();
    for (const { resolve } of this.#pending.values()) resolve({ ok: false, why: 'unavailable', text: 'The table was left.' });
    this.#pending.clear();
  }

  #connect(): void {
    const wire = this.#setup.open();
    this.#wire = wire;
    wire.onmessage = ({ data }: { data: unknown }) => this.#hear(data);
    wire.onclose = () => {
      if (this.#wire === wire) this.#lost();
    };
    this.#watch(answerMs);
  }

  #hear(data: unknown): void {
    const frame = readFrame(data);
    // A frame that this version cannot read must not hurt; the next update says all that counts.
    if (frame === null) return;
    this.#watch(quietMs);
    switch (frame.type) {
      case 'hello':
        this.#isUp = true;
        this.#tries = 0;
        for (const greeting of this.#setup.greet()) this.#send(greeting);
        for (const { frame: asked } of this.#pending.values()) this.#send(asked);
        this.#setup.onchange(true);
        return;
      case 'ping':
        this.tell({ type: 'pong', n: frame.n });
        return;
      case 'pong':
        return;
      case 'ack':
        this.#answer(frame.id, { ok: true, seq: frame.seq });
        return;
      case 'refused':
        this.#answer(frame.id, { ok: false, why: frame.why, text: frame.text });
        return;
      default:
        this.#setup.onframe(frame);
    }
  }

  #answer(id: string, answer: Answer): void {
    this.#pending.get(id)?.resolve(answer);
    this.#pending.delete(id);
  }

  /** Silence for `ms`: ask once, then give the connection up. */
  #watch(ms: number): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      if (!this.#isUp || ms === answerMs) {
        this.#lost();
        return;
      }
      this.tell({ type: 'ping' });
      this.#watch(answerMs);
    }, ms);
  }

  #lost(): void {
    const wasUp = this.#isUp;
    this.#drop();
    if (wasUp) this.#setup.onchange(false);
    if (this.#isClosed) return;
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#isUp = false;
    clearTimeout(this.#watchdog);
    if (wire === null) return;
    wire.onclose = null;
    wire.onmessage = null;
    wire.close();
  }

  #send(frame: ClientFrame): void {
    this.#wire?.send(JSON.stringify(frame));
  }
}

/** A server frame, or null if it is not one. */
function readFrame(data: unknown): ServerFrame | null {
  if (typeof data !== 'string') return null;
  try {
    const parsed = ServerFrame.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The server's socket on this page's own host. */
export function openSocket(): Wire {
  const url = new URL(socketPath, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url);
}

/** An id for a frame: unique for this person, short on the wire. */
export function newFrameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
