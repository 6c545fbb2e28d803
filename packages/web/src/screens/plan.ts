import type { Level } from '@quarterdeck/protocol';

/** What a seat is meant for while a table is set up; `local` is a further person at this device. */
export type SeatPlan =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'local'; readonly name: string };
