// Part of the service worker: words a push in the language of the device, and opens its table.
const texts = {
  en: { 'your-turn': 'Your turn', test: 'This is how a notice looks.' },
  es: { 'your-turn': 'Te toca', test: 'Así se ve un aviso.' },
};
const titles = {
  bacon: 'Bacon',
  buccaneer: 'Buccaneer',
  'capitan-bacon': 'Capitán Bacon',
  'capitan-flint': 'Capitán Flint',
  'coco-capitano': 'Coco Capitano',
};

self.addEventListener('push', (event) => {
  let message = { type: 'your-turn', room: null, game: null };
  try {
    message = event.data.json();
  } catch {
    // A push without a readable body still says that it is somebody's turn.
  }
  const words = texts[self.navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en'];
  const notice = self.registration.showNotification(titles[message.game] ?? 'Quarterdeck', {
    body: words[message.type] ?? words['your-turn'],
    tag: message.room ?? message.type,
    icon: '/icon-192.png',
    data: { path: message.room === null ? '/' : `/r/${message.room}` },
  });
  event.waitUntil(notice);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? '/';
  const show = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = open.find((client) => new URL(client.url).pathname === path);
    if (there === undefined) await self.clients.openWindow(path);
    else await there.focus();
  };
  event.waitUntil(show());
});
