import type { Clocks } from '../clock.ts';
import type { Status } from './judge.ts';

/** Counts what is publicly different: who is waited for, windows, pause. */
export class Moments {
  count = 0;
  private key = '';

  /** The status has been looked at anew: is it another moment? */
  note({ waiting, over }: Status, { windows, pausedAt }: Clocks): void {
    const key =
      waiting.kind === 'over' ? 'over' : `${over} ${waiting.must} ${waiting.may} ${windows.map((open) => open.id + open.ends)} ${pausedAt}`;
    if (key !== this.key) this.count++;
    this.key = key;
  }

  /** Whatever comes next is another moment. */
  end(): void {
    this.key = '';
  }
}
