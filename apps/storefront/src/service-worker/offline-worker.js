// Where there is no connection, the page of the shop that says so stands in for the browser's own. That page is all that is kept, one for
// the market of the last visit: a kept page of goods would show yesterday's prices, and a kept account would be read by the next person.
// Sent as it is, so it speaks only of what browsers have had for years.
const kept = 'offline-pages';
const mostAge = 24 * 60 * 60 * 1000;

addEventListener('install', (event) => {
  skipWaiting();
  // Scripts, pictures and calls go past the worker, which need not even be awake; a page comes from the shop without waiting for it.
  // Browsers that do not know this hear `fetch` for nothing, and wait a moment for a page.
  try {
    event
      .addRoutes?.([
        { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
        { condition: { requestMode: 'navigate', requestMethod: 'GET' }, source: 'race-network-and-fetch-handler' },
      ])
      .catch(Boolean);
  } catch {}
});

addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin() {
  // Without it a page would be asked for only once the worker is awake.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || new URL(url).pathname.startsWith('/studio')) return;
  event.respondWith(openPage(event));
});

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (failure) {
    const page = await findKept();
    if (!page) throw failure;
    return new Response(page.body, { status: 503, headers: page.headers });
  }
}

async function findKept() {
  const pages = await caches.open(kept);
  const [first] = await pages.keys();
  return first && pages.match(first);
}

/** `{ type: 'keep', page: '/offline-de-AT.html' }` or `{ type: 'clear' }`; a port is told when it is done. */
addEventListener('message', (event) => {
  const { type, page } = event.data ?? {};
  const work = type === 'clear' ? clear() : type === 'keep' && /^\/offline[-\w]*\.html$/.test(page) ? keep(page) : undefined;
  const answer = (done) => event.ports[0]?.postMessage(done);
  if (work)
    event.waitUntil(
      work.then(
        () => answer(true),
        () => answer(false),
      ),
    );
});

async function keep(address) {
  const pages = await caches.open(kept);
  const known = await pages.match(address);
  if (known && Date.now() - Date.parse(known.headers.get('date')) < mostAge) return;
  const page = await fetch(address, { credentials: 'omit', cache: 'no-cache' });
  if (!page.ok || page.redirected) return;
  await pages.put(address, page);
  for (const { url } of await pages.keys()) if (new URL(url).pathname !== address) await pages.delete(url);
}

async function clear() {
  for (const name of await caches.keys()) await caches.delete(name);
}
