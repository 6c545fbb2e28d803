/** From this size of the reader's text on, a table no longer fits into the window and scrolls instead. */
const largePx = 22;
/** Windows that no table fits into whatever the text's size; one that is low but broad enough has the deck beside the sea. */
const tiny = '(max-height: 480px) and (max-width: 639px), (max-height: 560px) and (min-width: 1100px)';

/** Marks the page with `data-text="large"` while the reader's text is large for the window, however it was made so. */
export function watchTextSize(): void {
  const probe = document.createElement('i');
  probe.className = 'rem-probe';
  probe.setAttribute('aria-hidden', 'true');
  document.body.append(probe);
  const window = matchMedia(tiny);
  const mark = (): void => {
    if (window.matches || probe.getBoundingClientRect().width >= largePx) document.documentElement.setAttribute('data-text', 'large');
    else document.documentElement.removeAttribute('data-text');
  };
  new ResizeObserver(mark).observe(probe);
  window.addEventListener('change', mark);
}
