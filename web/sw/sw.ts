// Keeps the site for starts without a network. A new version is fetched beside the old one and
// takes over when no page of the old one is open any more, so no page ever mixes the two.
declare const self: ServiceWorkerGlobalScope;

/** Both are written by the build (`web/build/offline-files.ts`). */
const VERSION = '__VERSION__';
const FILES = '__FILES__'.split('\n');

const { scope } = self.registration;
/** Other copies of the site may live in other folders of this host. */
const PREFIX = `nineworlds ${scope} `;
const SITE = PREFIX + VERSION;
/** What is kept when it is used. Its files have hashes in their names, so they suit any version. */
const USED = `${PREFIX}used`;
const HASHED = `${scope}assets/`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepSite());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  event.respondWith(answer(request));
});

async function keepSite(): Promise<void> {
  const cache = await caches.open(SITE);
  // One after the other: the page may be loading too, and comes first.
  for (const file of FILES) {
    const url = scope + file;
    // Only a name with a hash says that what the browser has already is still the same.
    await cache.add(new Request(url, { cache: url.startsWith(HASHED) ? 'default' : 'no-cache' }));
  }
}

async function forgetOldVersions(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== SITE && name !== USED,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const [address = ''] = request.url.split(/[?#]/);
  const site = await caches.open(SITE);
  const kept = await site.match(address === scope ? `${scope}index.html` : address, {
    ignoreVary: true,
  });
  if (kept !== undefined) return kept;
  if (!address.startsWith(HASHED)) return fetch(request);

  const used = await caches.open(USED);
  const before = await used.match(address, { ignoreVary: true });
  if (before !== undefined) return before;
  const response = await fetch(request);
  // A full disk is no reason to withhold what has just arrived.
  if (response.ok) await used.put(address, response.clone()).catch(() => undefined);
  return response;
}

// A module of its own, so that `self` here is the service worker's.
export {};
