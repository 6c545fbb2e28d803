import { type AnyGame, type GameRecord, type Luck, openTable, sealedLuck } from '@quarterdeck/kernel';
import { defaultPace, type Pace } from '@quarterdeck/protocol';
import { agreeWithTime, type Clocks, followClocks, readClocks, startClocks, writeClocks } from '../clock.ts';
import type { LogRow, Store, TableRow, Write } from '../ports.ts';
import type { Driver } from './drivers.ts';
import { LiveTable } from './live.ts';
import type { Surroundings } from './surroundings.ts';
import type { AnyTable } from './wire.ts';

/** What the host needs around its tables. */
export interface HostOptions extends Omit<Surroundings, 'store' | 'failed'> {
  readonly store: Pick<Store, 'put' | 'table' | 'log'>;
  readonly games: Readonly<Record<string, AnyGame>>;
  /** A table that nobody looks at leaves memory after so long. */
  readonly idleMs: number;
  /** Where a table's chance comes from; by default its own sealed luck. */
  luckOf?(row: TableRow): Luck;
  /** Who decides for which seat of a table that has just been read from its log. */
  driversOf(row: TableRow): Promise<readonly Driver[]>;
}

/** A table that is about to be played: what `writes` must make durable before anyone may see it. */
export interface NewTable {
  readonly row: TableRow;
  readonly table: AnyTable;
  readonly clocks: Clocks;
  readonly first: LogRow;
  readonly writes: readonly Write[];
}

const retryMs = 1000;

/** All tables of this process. They are read from their logs when first touched and let go when nobody looks. */
export class TableHost {
  private readonly options: HostOptions;
  private readonly live = new Map<string, LiveTable>();
  private readonly loading = new Map<string, Promise<LiveTable | null>>();
  private closed = false;

  constructor(options: HostOptions) {
    this.options = options;
    options.wake.listen((id) => this.live.get(id)?.broadcast());
  }

  get count(): number {
    return this.live.size;
  }

  /** The table, if it is in memory. */
  inMemory(id: string): LiveTable | undefined {
    return this.live.get(id);
  }

  /** Every table that is in memory. */
  tables(): Iterable<LiveTable> {
    return this.live.values();
  }

  /** Plays what comes before the first decision of a new table. Throws `BadConfig` if the options do not suit the seats. */
  prepare(row: TableRow, pace: Pace): NewTable {
    const game = this.options.games[row.game];
    if (game === undefined) throw new RangeError(`There is no game "${row.game}".`);
    const table = openTable({ game, config: game.config(row.config), seats: row.seats, luck: this.luckOf(row) });
    const now = this.options.now();
    const clocks = followClocks(startClocks(pace, row.seats), null, table.waiting, now);
    const first: LogRow = {
      table: row.id,
      n: 1,
      at: now,
      seat: null,
      action: null,
      heard: null,
      lines: table.lines(),
      clocks: writeClocks(clocks),
    };
    return {
      row,
      table,
      clocks,
      first,
      writes: [
        { type: 'insert-table', row },
        { type: 'append', row: first },
      ],
    };
  }

  /** A new table has become durable: it need not be read to be played. Who decides for its seats is told by `setDrivers`. */
  adopt({ row, table, clocks, first }: NewTable): void {
    if (!this.live.has(row.id)) this.live.set(row.id, this.enliven(row, table, [first], clocks));
  }

  /** The table, read from its log if need be; null if there is none. Throws if its log cannot be played by this build. */
  async open(id: string): Promise<LiveTable | null> {
    const live = this.live.get(id);
    if (live !== undefined) return live;
    const under = this.loading.get(id);
    if (under !== undefined) return under;
    const loading = this.load(id).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  /** The record of a finished table, with what is needed to verify its luck; null while it is played. */
  async record(id: string): Promise<GameRecord | null> {
    const row = await this.options.store.table(id);
    if (row === null || row.ended === null) return null;
    const { game, version, seats, config, names, commitment, seed, contributions } = row;
    const log = await this.options.store.log(id);
    return { game, version, seats, config, names, luck: { commitment, seed, contributions }, lines: log.flatMap((entry) => entry.lines) };
  }

  /** Lets go of tables that nobody has looked at for a while. */
  sweep(): void {
    const before = this.options.now() - this.options.idleMs;
    for (const [id, live] of this.live) {
      if (!live.isIdle(before)) continue;
      this.options.jobs.release(id);
      this.live.delete(id);
    }
  }

  /** The process ends: nothing happens at any table any more. */
  close(): void {
    this.closed = true;
    for (const live of this.live.values()) live.dropped = true;
  }

  /** Looks at a table whose time has come. */
  due(id: string): void {
    if (this.closed) return;
    this.open(id)
      .then((live) => live?.tick())
      .catch((error: unknown) => console.error(`Table ${id} cannot be played:`, error));
  }

  private enliven(row: TableRow, table: AnyTable, log: readonly LogRow[], clocks: Clocks): LiveTable {
    return new LiveTable({ ...this.options, failed: (failed) => this.reload(failed) }, row, table, log, clocks);
  }

  private luckOf(row: TableRow): Luck {
    return this.options.luckOf?.(row) ?? sealedLuck(row.seed, row.contributions);
  }

  private async load(id: string): Promise<LiveTable | null> {
    const { store, games, driversOf } = this.options;
    const row = await store.table(id);
    if (row === null) return null;
    const game = games[row.game];
    if (game === undefined || game.version !== row.version) {
      throw new Error(
        `it was begun with version ${row.version} of the rules of ${row.game}; this build has version ${game?.version ?? 'none'}`,
      );
    }
    const log = await store.log(id);
    const drivers = await driversOf(row);
    const table = openTable({
      game,
      config: game.config(row.config),
      seats: row.seats,
      luck: this.luckOf(row),
      lines: log.flatMap((entry) => entry.lines),
    });
    const written = log.at(-1)?.clocks ?? null;
    const now = this.options.now();
    const clocks =
      written === null
        ? followClocks(startClocks(defaultPace, row.seats), null, table.waiting, now)
        : agreeWithTime(readClocks(written), now);
    const live = this.enliven(row, table, log, clocks);
    this.live.set(id, live);
    live.setDrivers(drivers);
    return live;
  }

  /** The store refused an append: memory is wrong, the log is right. Whoever was looking goes on looking at what the log says. */
  private reload(failed: LiveTable): void {
    const { id } = failed.row;
    this.live.delete(id);
    if (this.closed) return;
    this.options.jobs.plan(id, this.options.now() + retryMs);
    const again = (): void => {
      this.open(id).then(
        (live) => {
          for (const follower of failed.followers) live?.follow(follower, follower.heard);
        },
        (error: unknown) => {
          console.error(`Table ${id} cannot be read again:`, error);
          if (failed.followers.size > 0) setTimeout(again, retryMs);
        },
      );
    };
    setImmediate(again);
  }
}
