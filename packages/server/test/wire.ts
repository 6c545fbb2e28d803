import { connect, type Socket } from 'node:net';
import { type ClientFrame, socketPath } from '@quarterdeck/protocol';
import type { TestClock } from './host.ts';

/** A frame as it came off the wire, with the length that its head tells, and when. */
export interface WireFrame {
  readonly at: number;
  /** Head included. */
  readonly bytes: number;
  readonly text: string;
}

const accepted = '\r\n\r\n';

/**
 * One end of a WebSocket, on a bare TCP connection: it keeps every byte that the server sends, and answers nothing by itself. Server
 * and test share a clock, which stands still until the test moves it.
 */
export class Wire {
  readonly frames: WireFrame[] = [];
  private readonly socket: Socket;
  private readonly clock: TestClock;
  private rest: Buffer = Buffer.alloc(0);
  private isOpen = false;
  private readonly waiting: { readonly isIt: (text: string) => boolean; readonly resolve: () => void }[] = [];

  constructor(port: number, cookie: string, clock: TestClock) {
    this.clock = clock;
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (data) => this.take(data));
    const head = [
      `GET ${socketPath} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
      `Cookie: ${cookie}`,
    ];
    this.socket.write(`${head.join('\r\n')}${accepted}`);
  }

  send(frame: ClientFrame): void {
    const payload = Buffer.from(JSON.stringify(frame));
    const size =
      payload.length < 126 ? Buffer.from([0x80 | payload.length]) : Buffer.from([0x80 | 126, payload.length >> 8, payload.length & 255]);
    // A client must mask; with a mask of zeros the payload stays as it is.
    this.socket.write(Buffer.concat([Buffer.from([0x81]), size, Buffer.alloc(4), payload]));
  }

  /** Resolves when such a frame comes. */
  next(isIt: (text: string) => boolean): Promise<void> {
    return new Promise((resolve) => this.waiting.push({ isIt, resolve }));
  }

  /** Resolves when all that the server has sent up to now has come. */
  async drain(): Promise<void> {
    const pong = this.next((text) => text === '{"type":"pong"}');
    this.send({ type: 'ping' });
    await pong;
  }

  close(): void {
    this.socket.destroy();
  }

  private take(data: Buffer): void {
    this.rest = Buffer.concat([this.rest, data]);
    if (!this.isOpen) {
      const end = this.rest.indexOf(accepted);
      if (end < 0) return;
      const answer = this.rest.subarray(0, end).toString();
      if (!answer.startsWith('HTTP/1.1 101 ')) throw new Error(answer);
      this.isOpen = true;
      this.rest = this.rest.subarray(end + accepted.length);
    }
    for (let frame = this.cut(); frame !== null; frame = this.cut()) {
      const { text } = frame;
      this.frames.push(frame);
      const at = this.waiting.findIndex(({ isIt }) => isIt(text));
      if (at >= 0) this.waiting.splice(at, 1)[0]?.resolve();
    }
  }

  /** The next whole frame that has come. */
  private cut(): WireFrame | null {
    if (this.rest.length < 2) return null;
    const short = this.rest.readUInt8(1);
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (this.rest.length < head) return null;
    const size = short < 126 ? short : short === 126 ? this.rest.readUInt16BE(2) : Number(this.rest.readBigUInt64BE(2));
    const bytes = head + size;
    if (this.rest.length < bytes) return null;
    const text = this.rest.subarray(head, bytes).toString();
    this.rest = this.rest.subarray(bytes);
    return { at: this.clock.now, bytes, text };
  }
}
