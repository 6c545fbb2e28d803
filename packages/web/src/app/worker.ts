/**
 * Keeps the app on the device. A new version waits until the page is opened afresh: a page never runs on the parts of two versions,
 * and no game is interrupted.
 */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    const known = await serviceWorker.getRegistration();
    if (known?.waiting && serviceWorker.controller !== null) {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      known.waiting.postMessage({ type: 'SKIP_WAITING' });
      return;
    }
    await serviceWorker.register('/sw.js');
  } catch {
    // Private windows and strict settings forbid it; the app runs without.
  }
}
