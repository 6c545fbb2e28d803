import type { ClientFrame, ServerFrame } from '@quarterdeck/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, Link, type Wire } from './link.ts';

/** A socket in the hands of the test. */
class TestWire implements Wire {
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  readonly sent: ClientFrame[] = [];
  isClosed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }
  hear(frame: ServerFrame | string): void {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.onmessage?.({ data } as MessageEvent);
  }
  hello(): void {
    this.hear({ type: 'hello', protocol: 1, version: '0', run: 'r' });
  }
  drop(): void {
    this.onclose?.({} as CloseEvent);
  }
  acts(): string[] {
    return this.sent.flatMap((frame) => (frame.type === 'act' ? [frame.id] : []));
  }
}

const act = (id: string): Extract<ClientFrame, { type: 'act' }> => ({ type: 'act', id, table: 't', seen: 3, action: 'roll' });
let wires: TestWire[] = [];
let heard: ServerFrame[] = [];
let ups: boolean[] = [];
function open(): { link: Link; wire: (index: number) => TestWire } {
  const link = new Link({
    open: () => {
      const wire = new TestWire();
      wires.push(wire);
      return wire;
    },
    onframe: (frame) => heard.push(frame),
    onchange: (isUp) => ups.push(isUp),
    greet: () => [{ type: 'enter', room: 'K7QM' }],
  });
  return {
    link,
    wire: (index) => {
      const wire = wires[index];
      if (wire === undefined) throw new Error(`There have been only ${wires.length} connections.`);
      return wire;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = [];
  ups = [];
});
afterEach(() => vi.useRealTimers());

describe('the link', () => {
  it('greets, then says what was waiting', () => {
    const { link, wire } = open();
    void link.ask(act('one'));
    expect(wire(0).sent).toEqual([]);
    wire(0).hello();
    expect(wire(0).sent).toEqual([{ type: 'enter', room: 'K7QM' }, act('one')]);
    expect(ups).toEqual([true]);
  });

  it('repeats an unanswered action on the next connection under the same id, and an answered one never', async () => {
    const { link, wire } = open();
    wire(0).hello();
    const first = link.ask(act('one'));
    const second = link.ask(act('two'));
    wire(0).hear({ type: 'ack', id: 'one', seq: 4 });
    expect(await first).toEqual({ ok: true, seq: 4 });
    wire(0).drop();
    expect(ups).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(500);
    wire(1).hello();
    expect(wire(1).acts()).toEqual(['two']);
    wire(1).hear({ type: 'refused', id: 'two', why: 'stale', text: 'Too late.' });
    expect(await second).toEqual({ ok: false, why: 'stale', text: 'Too late.' });
    wire(1).drop();
    await vi.advanceTimersByTimeAsync(1000);
    wire(2).hello();
    expect(wire(2).acts()).toEqual([]);
  });

  it('waits longer after each failure, and not at all once the network is back', async () => {
    const { link } = open();
    // The seventh wait is at the longest, 10 s less a quarter, whatever the dice say of each wait before.
    for (let i = 0; i < 6; i++) {
      const opened = wires.length;
      wires.at(-1)?.drop();
      while (wires.length === opened) await vi.advanceTimersByTimeAsync(100);
    }
    const before = wires.length;
    wires.at(-1)?.drop();
    await vi.advanceTimersByTimeAsync(7000);
    expect(wires.length).toBe(before);
    link.hurry();
    expect(wires.length).toBe(before + 1);
  });

  it('gives up a connection that has gone silent', async () => {
    const { wire } = open();
    wire(0).hello();
    await vi.advanceTimersByTimeAsync(20_100);
    expect(wire(0).sent.at(-1)).toEqual({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(8100);
    expect(wire(0).isClosed).toBe(true);
    expect(ups).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(wires.length).toBe(2);
  });

  it('gives a connection up at once when the device has lost its network', async () => {
    const { link, wire } = open();
    wire(0).hello();
    void link.ask(act('one'));
    link.suspect();
    expect(ups).toEqual([true, false]);
    expect(wire(0).isClosed).toBe(true);
    link.hurry();
    wire(1).hello();
    expect(wire(1).acts()).toEqual(['one']);
  });

  it('keeps a connection that answers', async () => {
    const { wire } = open();
    wire(0).hello();
    for (let i = 0; i < 5; i++) {
      await vi.advanceTimersByTimeAsync(15_000);
      wire(0).hear({ type: 'ping', n: i });
    }
    expect(wires.length).toBe(1);
    expect(wire(0).sent.filter((frame) => frame.type === 'pong')).toHaveLength(5);
  });

  it('is not hurt by frames that it cannot read', () => {
    const { wire } = open();
    wire(0).hello();
    for (const bad of ['', 'null', '[]', '{"type":"room"}', '{"type":"nonsense"}', '{"type":', '"ack"']) wire(0).hear(bad);
    wire(0).hear({ type: 'chat', lines: [] });
    expect(heard).toEqual([{ type: 'chat', lines: [] }]);
  });

  it('answers what is left when it is closed, and connects no more', async () => {
    const { link, wire } = open();
    wire(0).hello();
    const asked: Promise<Answer> = link.ask(act('one'));
    link.close();
    expect((await asked).ok).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires.length).toBe(1);
  });
});
