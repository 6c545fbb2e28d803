import type { Attachment } from 'svelte/attachments';

/** Arrow keys, Home and End move inside a group; Tab enters and leaves it as one. Put it on the element around the buttons. */
export const arrows: Attachment = (group) => {
  const buttons = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button')];
  let current: HTMLElement | null = null;

  const settle = (): void => {
    const all = buttons();
    if (current === null || !all.includes(current)) current = all[0] ?? null;
    for (const button of all) {
      const index = button === current ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  };
  const onkeydown = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to =
      key === 'ArrowRight' || key === 'ArrowDown'
        ? at + 1
        : key === 'ArrowLeft' || key === 'ArrowUp'
          ? at - 1
          : key === 'Home'
            ? 0
            : key === 'End'
              ? all.length - 1
              : null;
    if (to === null) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };
  const onfocusin = (event: Event): void => {
    if (buttons().includes(event.target as HTMLElement)) current = event.target as HTMLElement;
    settle();
  };

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener('keydown', onkeydown);
  group.addEventListener('focusin', onfocusin);
  return () => {
    watch.disconnect();
    group.removeEventListener('keydown', onkeydown);
    group.removeEventListener('focusin', onfocusin);
  };
};
