import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { socketPath } from '@quarterdeck/protocol';
import { WebSocketServer } from 'ws';
import { Connection, type ConnectionContext } from './connection.ts';
import { networkOf } from './limits.ts';
import type { PersonRow } from './ports.ts';

/** What the gateway needs to let somebody in. */
export interface GatewayOptions extends ConnectionContext {
  /** Whose request this is, by its cookie. */
  personOf(request: IncomingMessage): Promise<PersonRow | null>;
  addressOf(request: IncomingMessage): string;
}

/** All sockets of this process. */
export interface Gateway {
  readonly count: number;
  isOnline(person: string): boolean;
  close(): void;
}

/** Larger messages end the connection; up to this size they are answered. */
const maxPayload = 64 * 1024;

/** Takes WebSockets on `socketPath` of an HTTP server. */
export function openGateway(server: Server, options: GatewayOptions): Gateway {
  const connections = new Set<Connection>();
  const perAddress = new Map<string, number>();
  const perPerson = new Map<string, number>();
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false, maxPayload });

  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    admit(request, socket, head).catch((error: unknown) => {
      console.error('A socket could not be opened:', error);
      turnAway(socket, 500, 'Internal Server Error');
    });
  });

  async function admit(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const [path] = (request.url ?? '').split('?');
    if (path !== socketPath) return turnAway(socket, 404, 'Not Found');
    if (!isSameOrigin(request)) return turnAway(socket, 403, 'Forbidden');
    const address = networkOf(options.addressOf(request));
    const open = perAddress.get(address) ?? 0;
    if (open >= options.limits.socketsPerAddress) return turnAway(socket, 429, 'Too Many Requests');
    const person = await options.personOf(request);
    if (person === null) return turnAway(socket, 401, 'Unauthorized');
    wss.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(options, person, ws, socket);
      connections.add(connection);
      count(perAddress, address, 1);
      count(perPerson, person.id, 1);
      ws.on('message', (data, isBinary) => connection.receive(data, isBinary));
      // A broken frame closes the socket by itself; there is nobody else to tell.
      ws.on('error', () => {});
      ws.on('close', () => {
        connections.delete(connection);
        count(perAddress, address, -1);
        count(perPerson, person.id, -1);
        connection.closed();
      });
    });
  }

  let beats = 0;
  const heart = setInterval(() => {
    beats++;
    for (const connection of connections) connection.beat(beats);
  }, 1000);

  return {
    get count() {
      return connections.size;
    },
    isOnline: (person) => perPerson.has(person),
    close() {
      clearInterval(heart);
      for (const connection of connections) connection.close(1012, 'the server restarts');
      wss.close();
    },
  };
}

/** Browsers say where a page comes from; only pages of this server may open sockets with its cookie. Others have no cookie to steal. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

function count(counts: Map<string, number>, key: string, more: number): void {
  const now = (counts.get(key) ?? 0) + more;
  if (now > 0) counts.set(key, now);
  else counts.delete(key);
}

function turnAway(socket: Socket, status: number, text: string): void {
  // Whoever never hangs up would hold its end, and ours, for ever.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
