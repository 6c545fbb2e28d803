import type { Seat } from '@quarterdeck/kernel';
import { type Clocks, writeClocks } from '../clock.ts';
import type { LogRow, Write } from '../ports.ts';
import type { AnyTable } from './wire.ts';

/** Who asked for what is to be written: the seat, and its own name for the action. */
export interface Signature {
  readonly seat: Seat | null;
  readonly action: string | null;
}

/** The table's log as far as it has been written, and the next row on its way. */
export class Ledger {
  private readonly id: string;
  private readonly table: AnyTable;
  /** Rows that are durable. */
  private rows: number;
  /** Lines of the table that have been written, or are on their way. */
  private written: number;
  private row: LogRow | null = null;

  constructor(id: string, table: AnyTable, log: readonly LogRow[]) {
    this.id = id;
    this.table = table;
    this.rows = log.length;
    this.written = table.seq;
  }

  /** The row on its way. */
  get last(): LogRow {
    if (this.row === null) throw new Error('Nothing was appended.');
    return this.row;
  }

  /** What must become durable: all that the table has taken in since the last time. `ends`: the game is over with it. */
  next(clocks: Clocks, at: number, { seat, action }: Signature, ends: boolean): readonly Write[] {
    const { table } = this;
    const row: LogRow = {
      table: this.id,
      n: this.rows + 1,
      at,
      seat,
      action,
      heard: action === null || seat === null ? null : table.heard(seat),
      lines: table.lines(this.written),
      clocks: writeClocks(clocks),
    };
    this.row = row;
    this.written = table.seq;
    const append: Write = { type: 'append', row };
    return ends ? [append, { type: 'end-table', table: row.table, at }] : [append];
  }

  /** The row on its way is durable. */
  keep(): void {
    this.rows++;
  }
}
