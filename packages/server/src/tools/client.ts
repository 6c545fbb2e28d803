import type { ClientFrame, Me, RoomAction, RoomSettings, RoomView, ServerFrame, WireUpdate } from '@quarterdeck/protocol';
import { socketPath } from '@quarterdeck/protocol';
import { WebSocket } from 'ws';

/** A person at the other end of the line, for tests and for the load and crash tools. */
export class Client {
  readonly url: string;
  cookie = '';
  me: Me = { id: '', name: '' };
  /** Every frame as it came, newest last. */
  readonly frames: ServerFrame[] = [];
  readonly texts: string[] = [];
  keep = true;
  room: RoomView | null = null;
  readonly updates = new Map<WireUpdate['viewer'], WireUpdate>();
  onframe: ((frame: ServerFrame) => void) | null = null;
  onclose: (() => void) | null = null;
  private ws: WebSocket | null = null;

  constructor(url: string, cookie = '') {
    this.url = url;
    this.cookie = cookie;
  }

  async http<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: T; text: string }> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    let parsed: unknown = null;
    try {
      parsed = JSON.parse(text);
    } catch {
      // Not every answer is JSON; `text` has it.
    }
    return { status: response.status, body: parsed as T, text };
  }

  /** Like `http`, and throws unless it went well. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.http<T>(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  }

  async signIn(name: string): Promise<this> {
    this.me = await this.ask<Me>('POST', '/api/guests', { name });
    return this;
  }

  create(settings: RoomSettings): Promise<RoomView> {
    return this.ask('POST', '/api/rooms', settings);
  }

  join(code: string, watch = false): Promise<RoomView> {
    return this.ask('POST', `/api/rooms/${code}/join`, { watch });
  }

  inRoom(code: string, action: RoomAction): Promise<RoomView> {
    return this.ask('POST', `/api/rooms/${code}`, action);
  }

  /** Opens the socket; resolves when the server has said hello. */
  connect(headers: Record<string, string> = {}): Promise<void> {
    const ws = new WebSocket(this.url.replace('http', 'ws') + socketPath, {
      headers: { cookie: this.cookie, ...headers },
      perMessageDeflate: false,
    });
    this.ws = ws;
    return new Promise((resolve, reject) => {
      ws.on('error', reject);
      ws.on('close', () => {
        if (this.ws === ws) this.ws = null;
        this.onclose?.();
      });
      ws.on('message', (data) => {
        const text = String(data);
        const frame = JSON.parse(text) as ServerFrame;
        this.hear(frame, text);
        if (frame.type === 'hello') resolve();
      });
    });
  }

  send(frame: ClientFrame): void {
    this.ws?.send(JSON.stringify(frame));
  }

  sendRaw(data: string | Buffer): void {
    this.ws?.send(data);
  }

  get isOpen(): boolean {
    return this.ws !== null && this.ws.readyState === WebSocket.OPEN;
  }

  /** The frame that `wanted` describes, already come or still to come. */
  async until<T extends ServerFrame['type']>(
    type: T,
    wanted: (frame: ServerFrame & { type: T }) => boolean = () => true,
    ms = 5000,
  ): Promise<ServerFrame & { type: T }> {
    const end = Date.now() + ms;
    for (;;) {
      const found = this.frames.find(
        (frame): frame is ServerFrame & { type: T } => frame.type === type && wanted(frame as ServerFrame & { type: T }),
      );
      if (found !== undefined) return found;
      if (Date.now() > end) throw new Error(`No such "${type}" frame came; there were ${this.frames.map((frame) => frame.type).join(' ')}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  close(): void {
    this.ws?.close();
    this.ws = null;
  }

  /** Cuts the line without a word. */
  cut(): void {
    this.ws?.terminate();
    this.ws = null;
  }

  private hear(frame: ServerFrame, text: string): void {
    if (this.keep) {
      this.frames.push(frame);
      this.texts.push(text);
    }
    if (frame.type === 'room') this.room = frame.room;
    else if (frame.type === 'update') this.updates.set(frame.update.viewer, frame.update);
    else if (frame.type === 'ping') this.send({ type: 'pong', n: frame.n });
    this.onframe?.(frame);
  }
}
