import * as z from 'zod/mini';
import { PersonName, RoomAction, RoomRow, RoomSettings, RoomView } from './room.ts';

/**
 * HTTP beside the socket. The session is an HttpOnly cookie set by `POST /api/guests`; no route takes an identity from its body.
 *
 * POST   /api/guests            NewGuest   -> Me            a guest in two taps
 * GET    /api/me                           -> Me | null     null: nobody yet
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
 * GET    /api/push/key                     -> { key }       for PushManager.subscribe
 * POST   /api/push              PushPlace  -> 204           your turn is told there, when you are not looking
 * DELETE /api/push              { endpoint } -> 204
 * POST   /api/push/test                    -> PushTest      sends one to every place of this person
 * GET    /api/network           -> { address }   to a page at "localhost": where others in its network find the server
 * GET    /health  GET /metrics  GET /openapi.json
 * GET    /admin  GET /api/admin                             for the operator, with a token
 */
export const NewGuest = z.object({ name: PersonName });
export const Me = z.object({ id: z.string(), name: z.string() });
export type Me = z.infer<typeof Me>;
export const Claim = z.object({ secret: z.string().check(z.minLength(16), z.maxLength(128)) });
export const JoinRoom = z.object({ watch: z.boolean() });
export const NewRoom = RoomSettings;
export const ErrorBody = z.object({ why: z.string(), text: z.string() });
export type ErrorBody = z.infer<typeof ErrorBody>;
/** What `PushSubscription.toJSON()` gives. */
export const PushPlace = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.object({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }),
});
export type PushPlace = z.infer<typeof PushPlace>;
export const PushGone = z.object({ endpoint: z.string().check(z.maxLength(1000)) });
export const PushKey = z.object({ key: z.string() });
/** How many places took the message, and how many did not. */
export const PushTest = z.object({ sent: z.int(), failed: z.int() });
/** What a push carries; the service worker words it. */
export const PushMessage = z.object({ type: z.enum(['your-turn', 'test']), room: z.nullable(z.string()), game: z.nullable(z.string()) });
export type PushMessage = z.infer<typeof PushMessage>;
export const NetworkAddress = z.object({ address: z.nullable(z.url()) });
export const LinkSecret = z.object({ secret: z.string() });
export const RoomRows = z.array(RoomRow);
export const DoInRoom = RoomAction;
export const RoomReply = RoomView;
