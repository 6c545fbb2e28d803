/** Lets through one task at a time: while something is on its way to the disk, whatever comes waits here in its order. */
export class Gate {
  private closed = false;
  private readonly queue: (() => void)[] = [];

  get isClosed(): boolean {
    return this.closed;
  }

  /** Does it now, or as soon as the gate is open. */
  pass(task: () => void): void {
    if (this.closed) this.queue.push(task);
    else task();
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.closed = false;
  }

  /** Does what has been waiting, until something closes the gate again. */
  drain(): void {
    while (!this.closed && this.queue.length > 0) this.queue.shift()?.();
  }
}
