import type { Socket } from 'node:net';
import { ClientFrame, maxFrameBytes, protocolVersion, type RefusalWhy } from '@quarterdeck/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Refused } from './host/answers.ts';
import type { Asker } from './host/follower.ts';
import type { TableHost } from './host/host.ts';
import type { LiveTable } from './host/live.ts';
import { Bucket, type Limits } from './limits.ts';
import type { PersonRow } from './ports.ts';
import { StoreError } from './ports.ts';
import { type Line, newLine, noteTrip } from './race.ts';
import { Refusal } from './rights.ts';
import type { Guest } from './rooms/attendance.ts';
import type { LiveRoom } from './rooms/live.ts';
import type { Rooms } from './rooms/rooms.ts';

/** What connections share. */
export interface ConnectionContext {
  readonly rooms: Rooms;
  readonly host: TableHost;
  readonly limits: Limits;
  readonly version: string;
  /** Changes when the server restarts. */
  readonly run: string;
  now(): number;
  /** For the metrics. */
  heard(frame: string): void;
  told(why: RefusalWhy): void;
  sent(): void;
}

/** Frames that nobody could read before the connection is ended. */
const mostMalformed = 20;
/** So many messages beyond the limit are refused, for each that may come at once; whoever goes on is ended. */
const tooFastFor = 10;
/** Bytes that may wait for somebody who does not read: beyond, it is quicker to come back and be sent what was missed. */
const mostUnread = 4 * 2 ** 20;
/** How long an answer to a farewell is waited for. */
const farewellMs = 500;
/** Round trips measured in a row when somebody comes in; later every `pingEvery` beats. */
const firstPings = 8;
const pingEvery = 12;
/** Beats without a word before a connection is taken for dead. */
const mostSilent = 30;

/** One socket of one person. Whatever it sends is answered here and harms nobody else. */
export class Connection implements Guest, Asker {
  readonly person: PersonRow;
  readonly line: Line = newLine();
  private readonly ws: WebSocket;
  private readonly socket: Socket;
  private readonly context: ConnectionContext;
  private readonly bucket: Bucket;
  private readonly patience: Bucket;
  private room: LiveRoom | null = null;
  private entering: Promise<void> | null = null;
  private malformed = 0;
  private silent = 0;
  private pings = 0;
  private pingedAt = 0;
  private corked = false;

  constructor(context: ConnectionContext, person: PersonRow, ws: WebSocket, socket: Socket) {
    this.context = context;
    this.person = person;
    this.ws = ws;
    this.socket = socket;
    const { framesPerSecond, frameBurst } = context.limits;
    this.bucket = new Bucket(framesPerSecond, frameBurst, context.now());
    this.patience = new Bucket(framesPerSecond, frameBurst * tooFastFor, context.now());
    this.send(JSON.stringify({ type: 'hello', protocol: protocolVersion, version: context.version, run: context.run }));
    this.ping();
  }

  /** Sends a frame. All frames of one turn of the event loop leave in one packet. */
  send(text: string): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    if (!this.corked) {
      this.corked = true;
      this.socket.cork();
      process.nextTick(uncork, this);
    }
    this.context.sent();
    this.ws.send(text);
    if (this.ws.bufferedAmount > mostUnread) this.end();
  }

  acknowledge(id: string, seq: number | null): void {
    this.send(`{"type":"ack","id":${JSON.stringify(id)},"seq":${seq}}`);
  }

  refuse(id: string, why: RefusalWhy, text: string): void {
    this.context.told(why);
    this.send(JSON.stringify({ type: 'refused', id, why, text }));
  }

  sentAway(code: string, text: string): void {
    this.room = null;
    this.send(JSON.stringify({ type: 'gone', room: code, text }));
  }

  uncork(): void {
    this.corked = false;
    this.socket.uncork();
  }

  /** Once a second: measures the line, and ends it when nothing has come for a while. */
  beat(count: number): void {
    if (++this.silent > mostSilent) this.end();
    else if (this.pings < firstPings || count % pingEvery === 0) this.ping();
  }

  /** Says why it ends; whoever does not answer the farewell keeps neither the connection nor the server from its end. */
  close(code: number, reason: string): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    this.ws.close(code, reason);
    setTimeout(() => this.end(), farewellMs).unref();
  }

  /** Ends it at once, whether the other side listens or not. */
  end(): void {
    this.ws.terminate();
  }

  /** The socket is gone. */
  closed(): void {
    this.room?.exit(this);
    this.room = null;
  }

  receive(data: RawData, isBinary: boolean): void {
    // What still comes after the end was said is not read.
    if (this.ws.readyState !== this.ws.OPEN) return;
    this.silent = 0;
    const frame = this.read(data, isBinary);
    if (frame === null) return;
    const now = this.context.now();
    if (!this.bucket.take(now)) {
      if (!this.patience.take(now)) this.close(1008, 'too many messages');
      this.complain('id' in frame ? frame.id : null, 'too-fast', 'Too many messages; wait a moment.');
      return;
    }
    this.context.heard(frame.type);
    // Whoever comes back says in one breath where it is and what it asks there.
    if (this.entering === null) this.handle(frame);
    else this.entering.then(() => this.handle(frame));
  }

  private handle(frame: ClientFrame): void {
    try {
      const done = this.obey(frame);
      if (done !== undefined) done.catch((error: unknown) => this.failed(frame, error));
    } catch (error) {
      this.failed(frame, error);
    }
  }

  private read(data: RawData, isBinary: boolean): ClientFrame | null {
    const bytes = data as Buffer;
    let problem = isBinary
      ? 'A frame is text, not binary.'
      : bytes.length > maxFrameBytes
        ? `A frame has at most ${maxFrameBytes} bytes.`
        : null;
    if (problem === null) {
      try {
        const parsed = ClientFrame.safeParse(JSON.parse(bytes.toString('utf8')));
        if (parsed.success) return parsed.data;
        const [issue] = parsed.error.issues;
        problem = `This is not a frame: ${issue === undefined ? '' : `${issue.path.join('.') || 'frame'}: ${issue.message}`}`;
      } catch {
        problem = 'A frame is one JSON object.';
      }
    }
    this.complain(null, 'malformed', problem.slice(0, 300));
    if (++this.malformed >= mostMalformed) this.close(1008, 'too many malformed frames');
    return null;
  }

  private complain(id: string | null, why: RefusalWhy, text: string): void {
    if (id !== null) {
      this.refuse(id, why, text);
      return;
    }
    this.context.told(why);
    this.send(JSON.stringify({ type: 'error', why, text }));
  }

  private failed(frame: ClientFrame, error: unknown): void {
    const id = 'id' in frame ? frame.id : null;
    if (error instanceof Refusal) this.complain(id, error.why, error.message);
    else if (error instanceof StoreError)
      this.complain(id, 'unavailable', 'The server could not keep that, so nothing has happened. Try again.');
    else {
      console.error(`A "${frame.type}" frame failed:`, error);
      this.complain(id, 'unavailable', 'Something went wrong at the server.');
    }
  }

  /** The one place where frames become deeds. Who acts is known from the session alone. */
  private obey(frame: ClientFrame): Promise<void> | undefined {
    switch (frame.type) {
      case 'act':
      case 'undo':
        return this.atTable(frame);
      case 'ping':
        this.send('{"type":"pong"}');
        return undefined;
      case 'pong':
        if (frame.n === this.pings) noteTrip(this.line, this.context.now() - this.pingedAt);
        return undefined;
      case 'enter': {
        const entered = this.enter(frame);
        const entering = entered
          .catch(() => {})
          .finally(() => {
            if (this.entering === entering) this.entering = null;
          });
        this.entering = entering;
        return entered;
      }
      case 'shown': {
        this.at(frame.table).shown(this, frame.timer);
        return undefined;
      }
      case 'propose': {
        const room = this.at(frame.table);
        const by = room.seatOf(this.person.id, frame.seat);
        room.demand('propose', this.person.id);
        return this.confirm(
          frame.id,
          room.once(this.person.id, frame.id, () => room.propose({ what: frame.what, by, pace: frame.pace ?? null })),
        );
      }
      case 'vote': {
        const room = this.at(frame.table);
        const seat = room.seatOf(this.person.id, frame.seat);
        room.demand('vote', this.person.id);
        return this.confirm(
          frame.id,
          room.once(this.person.id, frame.id, () => room.vote(frame.proposal, seat, frame.yes)),
        );
      }
      case 'chat': {
        const room = this.inRoom();
        return this.confirm(
          frame.id,
          room.once(this.person.id, frame.id, () => room.say(this, frame)),
        );
      }
      case 'contribute':
        return this.inRoom().contribute(this.person.id, frame.commitment, frame.text);
    }
  }

  /**
   * What is done at the table itself. Whether it may be done now is for the table to say, which looks first whether it has been
   * answered before: a repetition gets the first answer, also when the game has been paused or has ended since.
   */
  private atTable(frame: ClientFrame & { type: 'act' | 'undo' }): Promise<void> | undefined {
    const arrived = this.context.now();
    const room = this.inRoom();
    const { id } = frame;
    let seat = frame.seat ?? null;
    const taken = this.refusalOf(() => {
      seat = room.seatOf(this.person.id, frame.seat);
    });
    if (seat === null) {
      if (taken !== null) this.refuse(id, taken.why, taken.text);
      return undefined;
    }
    const known = seat;
    const refused = this.refusalOf(() => {
      this.at(frame.table);
      room.demand(frame.type, this.person.id);
    });
    if (taken === null && refused === null && frame.type === 'act') room.awake(known);
    const ask = (live: LiveTable): void => {
      // What another seat was answered, or whether it was, is nobody's business while the game has secrets.
      if (taken !== null && !live.status.over && !room.wasLeftBy(known, this.person.id)) this.refuse(id, taken.why, taken.text);
      else if (taken !== null) live.answer(known, id, this, taken);
      else if (frame.type === 'undo') live.undo(known, id, this, refused);
      else live.act({ seat: known, id, action: frame.action, seen: frame.seen, reaction: frame.reaction ?? null }, this, arrived, refused);
    };
    const { table: live } = room;
    if (live?.row.id === frame.table) {
      ask(live);
      return undefined;
    }
    return this.context.host.open(frame.table).then((opened) => {
      if (opened !== null && opened.row.room === room.doc.code) ask(opened);
      else this.refuse(id, 'no-table', noTable);
    });
  }

  private refusalOf(demand: () => void): Refused | null {
    try {
      demand();
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { why: error.why, text: error.message };
    }
  }

  private async enter({ room: code, table, viewer, since = 0 }: ClientFrame & { type: 'enter' }): Promise<void> {
    const room = await this.context.rooms.open(code);
    if (room === null) {
      this.send(JSON.stringify({ type: 'gone', room: code, text: `There is no room ${code}.` }));
      return;
    }
    if (!room.isMember(this.person.id)) {
      // Whoever was sent away while it was not connected learns it here.
      this.send(JSON.stringify({ type: 'gone', room: code, text: 'You are not in this room. Join it first.' }));
      return;
    }
    room.demand('enter', this.person.id);
    if (this.room !== room) this.room?.exit(this);
    this.room = room;
    room.enter(this, table === undefined || viewer === undefined ? null : { table, viewer, since });
    // It may have gone while the room was read.
    if (this.ws.readyState !== this.ws.OPEN) this.closed();
  }

  private async confirm(id: string, done: Promise<void>): Promise<void> {
    await done;
    this.acknowledge(id, null);
  }

  private inRoom(): LiveRoom {
    if (this.room === null) throw new Refusal('not-allowed', 'Enter a room first.');
    return this.room;
  }

  /** The room, if that table stands in it. */
  private at(table: string): LiveRoom {
    const room = this.inRoom();
    if (room.doc.table?.id !== table) throw new Refusal('no-table', noTable);
    return room;
  }

  private ping(): void {
    this.pings++;
    this.pingedAt = this.context.now();
    this.send(`{"type":"ping","n":${this.pings}}`);
  }
}

const noTable = 'This table is not in this room any more.';

function uncork(connection: Connection): void {
  connection.uncork();
}
