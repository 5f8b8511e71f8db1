// Opens the portal without a connection to a page that says so. All other requests pass unchanged; no data is stored.
const cacheName = 'offline-page-1'
const page = '/offline.html'
const files = [page, '/offline.css', '/offline.js', '/favicon.svg']

self.addEventListener('install', (event) => {
  const load = async () => {
    const cache = await caches.open(cacheName)
    await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))
    await self.skipWaiting()
  }
  event.waitUntil(load())
})

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const others = (await caches.keys()).filter(
      (name) => name.startsWith('offline-page-') && name !== cacheName,
    )
    await Promise.all(others.map((name) => caches.delete(name)))
    // The browser starts to load a page while this worker starts.
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(takeOver())
})

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return caches.match(page)
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') {
    event.respondWith(openPage(event))
    return
  }
  // The parts of the offline page, which the browser asks for without a connection.
  const { origin, pathname } = new URL(request.url)
  if (origin === self.location.origin && files.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)))
  }
})
