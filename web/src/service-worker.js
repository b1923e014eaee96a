// Keeps the client of this build on the device, so that it opens where the server does not answer
// and says so itself. It keeps nothing of any game: the server alone has that.

/* global __FILES__, __BUILD__ */

/** The files of this build, and its name; the build puts them in (vite.config.ts). */
const FILES = __FILES__;
const CACHE = 'elfenland ' + __BUILD__;

/** Proxies answer so for a server that is not there. */
const AWAY = [502, 503, 504];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// The pages of the build before are closed by now, or this would not be called.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) {
    event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/')) {
    // A file with other content has another name.
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

/** The page as the server has it now, or the one that is kept. */
async function page(request) {
  const kept = () => caches.match('/', { cacheName: CACHE });
  try {
    const answer = await fetch(request);
    return AWAY.includes(answer.status) ? ((await kept()) ?? answer) : answer;
  } catch (error) {
    const found = await kept();
    if (!found) throw error;
    return found;
  }
}
