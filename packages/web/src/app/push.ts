import { api } from '../session/http.ts';

/** Asks the browser to be told by the server while no page is open. False where that is not to be had. */
export async function subscribeToPush(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return false;
  try {
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: await api.pushKey() });
    const { endpoint, keys } = subscription.toJSON();
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return false;
    await api.addPush({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
    return true;
  } catch {
    // No push service is reachable, or none is allowed: notices of an open page still come.
    return false;
  }
}

/** Ends it, here and on the server. */
export async function unsubscribeFromPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await api.removePush(subscription.endpoint);
}
