/** From this size of the reader's text on, a table no longer fits into the window and scrolls instead. */
const largePx = 22;

/** Marks the page with `data-text="large"` while the reader's text is large, however it was made so. */
export function watchTextSize(): void {
  const probe = document.createElement('i');
  probe.className = 'rem-probe';
  probe.setAttribute('aria-hidden', 'true');
  document.body.append(probe);
  new ResizeObserver(() => {
    const isLarge = probe.getBoundingClientRect().width >= largePx;
    if (isLarge) document.documentElement.setAttribute('data-text', 'large');
    else document.documentElement.removeAttribute('data-text');
  }).observe(probe);
}
