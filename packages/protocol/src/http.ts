import * as z from 'zod/mini';
import { PersonName, RoomAction, RoomRow, RoomSettings, RoomView } from './room.ts';

/**
 * HTTP beside the socket. The session is an HttpOnly cookie set by `POST /api/guests`; no route takes an identity from its body.
 *
 * POST   /api/guests            NewGuest   -> Me            a guest in two taps
 * GET    /api/me                           -> Me | 401
 * PATCH  /api/me                NewGuest   -> Me
 * DELETE /api/me                           -> 204           forgets the person; seats become bots
 * POST   /api/me/link                      -> { secret }    one-time secret that opens this identity on another device
 * POST   /api/guests/claim      { secret } -> Me
 * GET    /api/me/rooms                     -> RoomRow[]
 * GET    /api/rooms                        -> RoomRow[]     public rooms that wait or may be watched
 * POST   /api/rooms             RoomSettings -> RoomView    the maker is host and sits
 * GET    /api/rooms/CODE                   -> RoomRow       what a link leads to, before joining
 * POST   /api/rooms/CODE/join   { watch }  -> RoomView
 * POST   /api/rooms/CODE        RoomAction -> RoomView
 * GET    /api/tables/ID/record             -> text          finished tables only
 * GET    /api/push/key  POST /api/push  DELETE /api/push  POST /api/push/test
 * GET    /health  GET /metrics  GET /openapi.json
 */
export const NewGuest = z.object({ name: PersonName });
export const Me = z.object({ id: z.string(), name: z.string() });
export type Me = z.infer<typeof Me>;
export const Claim = z.object({ secret: z.string().check(z.minLength(16), z.maxLength(128)) });
export const JoinRoom = z.object({ watch: z.boolean() });
export const NewRoom = RoomSettings;
export const ErrorBody = z.object({ why: z.string(), text: z.string() });
export type ErrorBody = z.infer<typeof ErrorBody>;
export const RoomRows = z.array(RoomRow);
export const DoInRoom = RoomAction;
export const RoomReply = RoomView;
