// Answers from what is kept, so that the app starts without a network. Version {version}.
importScripts("keep.js?{version}");

self.addEventListener("install", (event) => {
    // The first one has a page that fetches with progress; a newer version is fetched whole before anybody hears of it.
    event.waitUntil(self.registration.active ? keep() : self.skipWaiting());
});

self.addEventListener("activate", (event) => {
    event.waitUntil((async () => {
        const old = (await caches.keys()).filter((name) => name.startsWith(KEPT) && name !== NAME);
        await Promise.all(old.map((name) => caches.delete(name)));
        await self.clients.claim();
    })());
});

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
    if (!url.href.startsWith(SITE.base) && !url.href.startsWith(self.registration.scope)) return;
    event.respondWith((async () => {
        const cache = await caches.open(NAME);
        const place = event.request.mode === "navigate" ? self.registration.scope : url.href;
        return (await cache.match(place, { ignoreSearch: true })) || fetch(event.request);
    })());
});

self.addEventListener("message", (event) => {
    if (event.data === "take over") self.skipWaiting();
});
