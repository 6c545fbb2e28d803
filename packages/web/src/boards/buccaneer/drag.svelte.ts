import type { Attachment } from 'svelte/attachments';

/** So far a finger moves before a tap becomes a drag. */
const slack = 8;

/** A stack that is being dragged, and what lies under the finger. Tapping does the same; this is only another way. */
export class Drag {
  /** The stack in hand, by its top pirate. */
  top = $state<number | null>(null);
  x = $state(0);
  y = $state(0);

  /** Makes an element draggable as the stack `top`. `drop` gets what the target says in `data-drop`. */
  handle(top: number, may: () => boolean, lift: () => void, drop: (target: string) => void): Attachment {
    return (element) => {
      let start: { readonly x: number; readonly y: number } | null = null;
      let moved = false;
      const on = new AbortController();
      const { signal } = on;
      const end = (): void => {
        start = null;
        this.top = null;
      };
      const down = (event: PointerEvent): void => {
        moved = false;
        if (event.isPrimary && event.button === 0 && may()) start = { x: event.clientX, y: event.clientY };
      };
      const move = (event: PointerEvent): void => {
        if (start === null) return;
        if (this.top === null && Math.hypot(event.clientX - start.x, event.clientY - start.y) < slack) return;
        if (this.top === null) {
          element.setPointerCapture(event.pointerId);
          moved = true;
          this.top = top;
          lift();
        }
        this.x = event.clientX;
        this.y = event.clientY;
      };
      const up = (event: PointerEvent): void => {
        const isDrag = this.top !== null;
        end();
        if (!isDrag) return;
        const target = document
          .elementsFromPoint(event.clientX, event.clientY)
          .map((under) => under.closest<HTMLElement>('[data-drop]'))
          .find((under) => under !== null && under !== element);
        const name = target?.dataset.drop;
        if (name !== undefined) drop(name);
      };
      // The click that ends a drag is none.
      const click = (event: MouseEvent): void => {
        if (!moved) return;
        moved = false;
        event.stopImmediatePropagation();
      };
      const node = element as HTMLElement;
      node.addEventListener('pointerdown', down, { signal });
      node.addEventListener('pointermove', move, { signal });
      node.addEventListener('pointerup', up, { signal });
      node.addEventListener('pointercancel', end, { signal });
      node.addEventListener('click', click, { signal, capture: true });
      return () => {
        on.abort();
        if (this.top === top) this.top = null;
      };
    };
  }
}
