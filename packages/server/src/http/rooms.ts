import { writeRecord } from '@quarterdeck/kernel';
import { DoInRoom, JoinRoom, NewRoom, RoomCode, RoomReply, RoomRow, RoomRows } from '@quarterdeck/protocol';
import * as z from 'zod/mini';
import { networkOf } from '../limits.ts';
import { Refusal } from '../rights.ts';
import { type App, type HttpContext, personOf, signedIn } from './context.ts';

const ByCode = z.object({ code: RoomCode });
const ById = z.object({ id: z.string().check(z.maxLength(40)) });

/** Rooms, and the records of what was played in them. */
export function roomRoutes(app: App, context: HttpContext): void {
  const { rooms, host, newRooms, now } = context;

  app.get('/api/rooms', { schema: { summary: 'Public rooms that wait or may be watched', response: { 200: RoomRows } } }, async (request) =>
    rooms.listed((await personOf(context, request))?.id ?? null),
  );

  app.post(
    '/api/rooms',
    { schema: { summary: 'Opens a room; the maker is host and sits', body: NewRoom, response: { 200: RoomReply } } },
    async (request) => {
      const person = await signedIn(context, request);
      if (!newRooms.take(networkOf(request.ip), now()))
        throw new Refusal('too-fast', 'Too many rooms were opened from here; wait a while.');
      return rooms.create(person, request.body);
    },
  );

  app.get(
    '/api/rooms/:code',
    { schema: { summary: 'What a link leads to', params: ByCode, response: { 200: RoomRow } } },
    async (request) => rooms.look(request.params.code, (await personOf(context, request))?.id ?? null),
  );

  app.post(
    '/api/rooms/:code/join',
    { schema: { summary: 'Comes in, onto a free seat or to watch', params: ByCode, body: JoinRoom, response: { 200: RoomReply } } },
    async (request) => rooms.join(await signedIn(context, request), request.params.code, request.body.watch),
  );

  app.post(
    '/api/rooms/:code',
    { schema: { summary: 'Asks something of a room', params: ByCode, body: DoInRoom, response: { 200: RoomReply } } },
    async (request) => rooms.act(await signedIn(context, request), request.params.code, request.body),
  );

  app.get(
    '/api/tables/:id/record',
    { schema: { summary: 'The record of a finished game, with what proves its luck', params: ById } },
    async (request, reply) => {
      const record = await host.record(request.params.id);
      if (record === null)
        throw new Refusal('no-table', 'There is no finished game of that name; a game that is being played has secrets.');
      return reply.type('text/plain; charset=utf-8').send(writeRecord(record));
    },
  );
}
