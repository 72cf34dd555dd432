// What the service worker does with a notice: shows it, and opens the table when it is touched.
self.addEventListener('push', (event) => {
  const notice = event.data === null ? null : event.data.json();
  if (notice !== null) event.waitUntil(show(notice));
});

async function show({ id, title, body, path, at, table }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Who looks at the table sees it there.
  const isSeen = pages.some((page) => page.focused && table !== null && new URL(page.url).pathname === path);
  if (isSeen) return;
  await self.registration.showNotification(title, {
    body,
    // A later notice of a table takes the place of the one before; the same one twice is one.
    tag: table ?? id,
    renotify: true,
    timestamp: at,
    icon: '/mark.svg',
    data: { path },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there !== undefined) await there.focus();
  else await self.clients.openWindow(path);
}
