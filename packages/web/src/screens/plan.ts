import type { Level, Pace } from '@quarterdeck/protocol';
import type { AnyBoard } from '../table/board.ts';

/** What a seat is meant for while a table is set up; `local` is a further person at this device. */
export type SeatPlan =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'local'; readonly name: string };

/** The options after the pace was changed: a game may start otherwise over days (a race turns calm), and back again live. */
export function optionsAtPace(
  board: AnyBoard | null | undefined,
  config: Readonly<Record<string, unknown>>,
  mode: Pace['mode'],
): Record<string, unknown> {
  const overDays: Readonly<Record<string, unknown>> = { ...board?.overDays };
  if (mode === 'days') return { ...config, ...overDays };
  const usual = Object.entries(board?.game.config({}) ?? {}).filter(([key]) => key in overDays);
  return { ...config, ...Object.fromEntries(usual) };
}
