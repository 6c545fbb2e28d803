/** Now on the clock of `performance.now()`, renewed a few times a second while somebody reads it. */
class Clock {
  #now = $state(performance.now());
  #readers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Reads the time in an effect or template that is run again as it passes; call inside a component. */
  follow(): { readonly now: number } {
    $effect(() => {
      if (this.#readers++ === 0) this.#timer = setInterval(() => (this.#now = performance.now()), 200);
      this.#now = performance.now();
      return () => {
        if (--this.#readers === 0) clearInterval(this.#timer);
      };
    });
    const read = (): number => this.#now;
    return {
      get now() {
        return read();
      },
    };
  }
}
export const clock = new Clock();

/** Whole seconds left, never below 0. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** `0:40`, `2:05`, `1:00:00`. */
export function clockText(seconds: number): string {
  const h = Math.floor(seconds / 3600);
  const m = Math.floor((seconds % 3600) / 60);
  const s = String(seconds % 60).padStart(2, '0');
  return h > 0 ? `${h}:${String(m).padStart(2, '0')}:${s}` : `${m}:${s}`;
}
