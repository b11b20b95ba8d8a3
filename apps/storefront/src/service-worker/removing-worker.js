// Sent in the place of the other one when no market wants it any more: browsers ask for it at their next visit, and it takes itself away.
addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
