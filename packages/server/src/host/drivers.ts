import { type AnyShape, hasSeat, hearAll, type Seat, startMemory } from '@quarterdeck/kernel';
import type { Level } from '@quarterdeck/protocol';
import type { BotPool } from '../bots/pool.ts';
import type { AnyTable } from './wire.ts';

/** Who decides for a seat: a bot of a level, or null for a person. */
export type Driver = Level | null;

/** What bots need of their table. */
export interface Driven {
  /** A bot has decided. `action` null: it holds, or it failed. */
  decided(seat: Seat, action: AnyShape['action'] | null, reaction: number): void;
  now(): number;
}

/** The level that decides for a person whose time is up or who is away. */
export const standInLevel: Level = 'steady';

/** The seats of one table that bots decide for. Each bot has its own memory, folded from what its seat heard and nothing else. */
export class Drivers {
  private readonly table: AnyTable;
  private readonly bots: BotPool;
  private readonly driven: Driven;
  private levels: readonly Driver[];
  /** By seat: what it was last asked, so that it is asked once. */
  private readonly asked: (string | null)[];
  private readonly memories: ({ line: number; memory: object | null } | null)[];
  /** Seats whose person let the time run out: a bot takes this one decision. */
  private late = 0;

  constructor(table: AnyTable, bots: BotPool, driven: Driven) {
    this.table = table;
    this.bots = bots;
    this.driven = driven;
    this.levels = Array.from({ length: table.seats }, () => null);
    this.asked = this.levels.map(() => null);
    this.memories = this.levels.map(() => null);
  }

  /** Who decides from now on. A choice that somebody is still thinking about for a seat that changed hands no longer counts. */
  set(levels: readonly Driver[]): void {
    for (let seat = 0; seat < this.asked.length; seat++) if (levels[seat] !== this.levels[seat]) this.asked[seat] = null;
    this.levels = levels;
  }

  setLate(seat: Seat, late: boolean): void {
    this.late = late ? this.late | (1 << seat) : this.late & ~(1 << seat);
  }

  isLate(seat: Seat): boolean {
    return hasSeat(this.late, seat);
  }

  /** A bot has been asked and has not answered. */
  get thinking(): boolean {
    return this.asked.some((key) => key !== null);
  }

  /** Whoever has not answered is asked anew. */
  forget(): void {
    this.asked.fill(null);
  }

  /** Asks every bot that the table waits for, each moment once. `delayMs`: how long it seems to think. */
  ask(moment: number, delayMs: number): void {
    const { waiting } = this.table;
    for (let seat = 0; seat < this.asked.length; seat++) {
      const level = this.levels[seat] ?? (this.isLate(seat) ? standInLevel : null);
      if (waiting.kind === 'over' || level === null || !hasSeat(waiting.must | waiting.may, seat)) {
        this.asked[seat] = null;
        continue;
      }
      // In a window a bot hears its own sealed answer: were that a reason to ask again, it would answer until the window closes.
      const key = waiting.timers.length > 0 ? `${moment}` : `${moment} ${this.table.heard(seat)}`;
      if (this.asked[seat] === key || this.asked[seat] === `${key} held`) continue;
      this.asked[seat] = key;
      void this.askOne(seat, level, key, waiting.timers.length > 0 || this.isLate(seat) ? 0 : delayMs);
    }
  }

  private async askOne(seat: Seat, level: Level, key: string, delayMs: number): Promise<void> {
    const started = this.driven.now();
    const { game, config, seats } = this.table;
    const before = this.memories[seat] ?? { line: 0, memory: null };
    const seen = this.table.update(seat, before.line);
    const memory = hearAll(game, seen.since === 0 ? startMemory(game, config, seats, seat) : before.memory, seen.events);
    this.memories[seat] = { line: seen.seq, memory };
    const answer = await this.bots.think({ game: game.id, level, seen, seat, memory });
    // The same time whatever the bot thought about.
    const rest = delayMs - (this.driven.now() - started);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    if (this.asked[seat] !== key) return;
    this.asked[seat] = `${key} held`;
    this.driven.decided(seat, answer?.action ?? null, answer?.reaction ?? 0);
  }
}
