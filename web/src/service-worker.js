/* The page without a network. `BUILD` and `FILES` are put before this text by the build.
 *
 * Each build has a cache of its own, filled whole before it is used, so that no page is ever made of
 * two builds. A new one waits until every window of the old is closed. */

const CACHE = `webspinner-${BUILD}`;

/** What the server answers by itself, whether or not there is a page. */
const SERVER = /^\/(api|healthz|readyz|metrics)\b/;

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((path) => new Request(path, { cache: 'reload' })));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy());
});

async function tidy() {
  for (const name of await caches.keys()) {
    if (name.startsWith('webspinner-') && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (SERVER.test(url.pathname)) return;
  event.respondWith(answer(request, url));
});

async function answer(request, url) {
  const cache = await caches.open(CACHE);
  // Every address of the page is the same document; what it shows, it reads from its address.
  const kept = await cache.match(request.mode === 'navigate' ? '/' : url.pathname);
  return kept ?? fetch(request);
}
