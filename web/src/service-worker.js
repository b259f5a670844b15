/* The page without a network. `BUILD` and `FILES` are put before this text by the build.
 *
 * Each build has a cache of its own, filled whole before it is used, so that no page is ever made of
 * two builds. A new one waits until every window of the old is closed, or until the player says so:
 * then every window reloads, and the old cache stays until the last of them has. */

const CACHE = `webspinner-${BUILD}`;

/** Says that there is nothing at an address. */
const NOT_FOUND = '/404.html';

/** What the server answers by itself, whether or not there is a page. */
const SERVER = /^\/(api|healthz|readyz|metrics|licences\.txt)\b/;

/** Files with a hash of their content in their names: the same in every build that has them. */
const HASHED = /^\/assets\//;

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((path) => new Request(path, { cache: 'reload' })));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(self.skipWaiting());
  if (event.data === 'loaded') event.waitUntil(tidy());
});

/** Deletes the caches of other builds, unless a window may still need them. */
async function tidy() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return;
  for (const name of await caches.keys()) {
    if (name.startsWith('webspinner-') && name !== CACHE) await caches.delete(name);
  }
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
  // The page has one path; what it shows, it reads from the query and the fragment.
  const kept =
    (await cache.match(url.pathname === '/index.html' ? '/' : url.pathname)) ??
    (HASHED.test(url.pathname) ? await caches.match(url.pathname) : undefined);
  if (kept) return kept;
  try {
    const answered = await fetch(request);
    // The engine for browsers without SIMD is not fetched in advance, but kept by those.
    if (answered.ok && HASHED.test(url.pathname)) await cache.put(request, answered.clone());
    return answered;
  } catch (error) {
    if (request.mode !== 'navigate') throw error;
    // Without a network, too, an unknown address is not found.
    const page = await cache.match(NOT_FOUND);
    return new Response(page.body, { status: 404, headers: page.headers });
  }
}
