// Answers from what is kept, so that the app starts without a network. Version {version}.
importScripts("keep.js?{version}");

self.addEventListener("install", (event) => {
    // The first one has a page that fetches with progress; a newer version is fetched whole before anybody hears of it.
    event.waitUntil(self.registration.active ? keep() : self.skipWaiting());
});

self.addEventListener("activate", (event) => {
    event.waitUntil((async () => {
        await Promise.all([...(await older()), ...(await olderFallback())].map((name) => caches.delete(name)));
        await self.clients.claim();
    })());
});

let fetching = new AbortController();

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
    if (!url.href.startsWith(SITE.base)) return;
    // There is one page; another below it is of another app, which may not have a worker of its own yet.
    const page = event.request.mode === "navigate" && url.pathname.replace(/index\.html$/, "") === SITE.root;
    event.respondWith((async () => {
        const path = url.href.slice(SITE.base.length);
        const isFallback = path.startsWith(SITE.fallback.prefix);
        const cache = await caches.open(isFallback ? FALLBACK : NAME);
        const kept = await cache.match(page ? SITE.base : url.href, { ignoreSearch: true });
        if (kept) return kept;
        const response = await fetch(event.request, page ? {} : { signal: fetching.signal });
        if (response.ok && (isFallback || SITE.fonts[path] || isLater(path))) await cache.put(url.href, response.clone());
        return response;
    })());
});

self.addEventListener("message", (event) => {
    if (event.data === "take over") self.skipWaiting();
    if (event.data === "make way") {
        fetching.abort();
        fetching = new AbortController();
    }
});
