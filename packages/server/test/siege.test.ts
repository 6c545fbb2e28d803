import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Client } from '../src/tools/client.ts';
import { type Evening, evening, eventually, generous, settings } from './server.ts';

/** People who speak to the server without our client: they flood, they do not listen, they never hang up. */
let night: Evening;
let ann: Client;
const sockets: Socket[] = [];
beforeEach(async () => {
  night = await evening({ limits: { ...generous, framesPerSecond: 20, frameBurst: 60 } });
  ann = await night.guest('Ann');
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await night.close();
});

/** A raw socket that has asked for an upgrade and got a first answer; it never ends by itself. */
async function upgrade(cookie: string, port = night.server.port): Promise<{ socket: Socket; refused(): boolean }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  const state = { answered: false, ended: false };
  socket.on('error', () => {});
  socket.on('close', () => {
    state.ended = true;
  });
  socket.on('data', () => {
    state.answered = true;
  });
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: ${cookie}\r\n\r\n`,
  );
  await eventually(() => state.answered, 'an answer');
  return {
    socket,
    // Whoever does not hang up learns only by writing that nobody holds the other end.
    refused() {
      socket.write('x');
      return state.ended;
    },
  };
}

/** A text frame as a client masks it. */
function masked(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

describe('a siege', () => {
  it('by somebody who asks and never listens costs little memory: the connection is ended', async () => {
    const { socket, refused } = await upgrade(ann.cookie);
    socket.pause();
    const many = Buffer.concat(Array.from({ length: 1000 }, () => masked('{"type":"ping"}')));
    await eventually(() => {
      socket.write(many);
      return refused();
    }, 'the end of the connection');
    await ann.connect();
    ann.send({ type: 'ping' });
    await ann.until('pong');
  });

  it('by somebody who does not listen to a lively room ends at what may wait unread', async () => {
    const { code } = await ann.create(settings);
    const { socket, refused } = await upgrade(ann.cookie);
    socket.pause();
    socket.write(masked(`{"type":"enter","room":"${code}"}`));
    const room = await night.server.rooms.open(code);
    await eventually(() => room?.isEmpty === false, 'the entrance');
    for (let i = 0; i < 40_000 && room?.isEmpty === false; i++) {
      room.broadcast();
      if (i % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(room?.isEmpty).toBe(true);
    await eventually(refused, 'the end of the connection');
  });

  it('by too many messages ends with a reason', async () => {
    await ann.connect();
    const ws = new WebSocket(`${night.server.url.replace('http', 'ws')}/ws`, { headers: { cookie: ann.cookie } });
    const closed = new Promise<number>((resolve) => ws.on('close', resolve));
    ws.on('open', () => {
      for (let i = 0; i < 5000; i++) ws.send('{"type":"ping"}');
    });
    expect(await closed).toBe(1008);
  });

  it('by those who are turned away and never hang up leaves no connection behind', async () => {
    const { refused } = await upgrade('quarterdeck=nobody');
    await eventually(refused, 'the end of the connection');
  });

  it('does not keep the server from stopping, though somebody does not answer the farewell', async () => {
    const other = await evening();
    const guest = await other.guest('Bo');
    const { socket } = await upgrade(guest.cookie, other.server.port);
    socket.pause();
    await other.close();
  });
});
