import type { Attachment } from 'svelte/attachments';

/** How far a finger moves before a tap becomes a drag, in px. */
const slack = 8;

/** Where a dragged card may be dropped: the element with this attribute; its value is the place in the order of burial. */
const dropAttribute = 'data-burial';

/** Lets a card be dragged onto open water while `isOn` says so; a tap stays a tap. `ondrop` gets the place in the order. */
export function draggable(isOn: () => boolean, ondrop: (index: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const on = new AbortController();
    const { signal } = on;
    let start: { x: number; y: number } | null = null;
    let isDragged = false;

    const rest = (): void => {
      start = null;
      element.style.translate = '';
      element.style.zIndex = '';
      element.style.pointerEvents = '';
    };
    const down = (event: PointerEvent): void => {
      isDragged = false;
      if (isOn() && event.isPrimary && event.button === 0) start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (start === null) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (!isDragged && Math.hypot(x, y) < slack) return;
      if (!isDragged) element.setPointerCapture(event.pointerId);
      isDragged = true;
      element.style.translate = `${x}px ${y}px`;
      element.style.zIndex = '9';
    };
    const up = (event: PointerEvent): void => {
      if (start === null) return;
      if (isDragged) {
        // What lies under the card, not the card itself.
        element.style.pointerEvents = 'none';
        const under = document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${dropAttribute}]`);
        const index = Number(under?.getAttribute(dropAttribute) ?? -1);
        if (index >= 0) ondrop(index);
      }
      rest();
    };
    const click = (event: MouseEvent): void => {
      if (!isDragged) return;
      isDragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', rest, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    return () => on.abort();
  };
}
