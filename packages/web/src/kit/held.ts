import type { Attachment } from 'svelte/attachments';

const holdMs = 500;

/** Calls back on a long press or a right click; the click that ends a long press does not count. */
export function held(then: (() => void) | undefined): Attachment {
  return (element) => {
    if (then === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasHeld = false;
    const start = (): void => {
      wasHeld = false;
      timer = setTimeout(() => {
        wasHeld = true;
        then();
      }, holdMs);
    };
    const stop = (): void => clearTimeout(timer);
    const menu = (event: Event): void => {
      event.preventDefault();
      stop();
      if (!wasHeld) then();
      wasHeld = true;
    };
    const click = (event: Event): void => {
      if (!wasHeld) return;
      wasHeld = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const on = new AbortController();
    const { signal } = on;
    element.addEventListener('pointerdown', start, { signal });
    for (const type of ['pointerup', 'pointercancel', 'pointerleave']) element.addEventListener(type, stop, { signal });
    element.addEventListener('contextmenu', menu, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    return () => {
      stop();
      on.abort();
    };
  };
}
