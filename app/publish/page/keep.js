// What this version of the app consists of, and how a browser keeps it. Read by the page and by its service worker.
const SITE = /*{site}*/ {};
const KEPT = "pocket-switch ";
const NAME = KEPT + SITE.version;
SITE.base = self.registration ? self.registration.scope : document.baseURI;

// The files that this browser uses: there are two builds of the drawing engine.
const wanted = () => Object.keys(SITE.files).filter((path) => !path.startsWith(SITE.other[engine()]));
const engine = () => (typeof ImageDecoder !== "undefined" && Intl.v8BreakIterator && Intl.Segmenter ? "chromium" : "full");

const address = (path) => new URL(path, SITE.base);

async function digest(data) {
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
    return Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Puts every file that is missing into this version's cache: from an older version's where it is the same, else from
// the host, and only if it is what belongs to this version. `progress(done, all)` counts bytes.
async function keep(progress = () => {}) {
    const cache = await caches.open(NAME);
    const there = new Set((await cache.keys()).map((request) => request.url));
    const missing = wanted().filter((path) => !there.has(address(path).href));
    const older = await Promise.all(
        (await caches.keys()).filter((name) => name.startsWith(KEPT) && name !== NAME).map((name) => caches.open(name)));
    if (!missing.length && there.has(address("keep.js").href)) return 0;
    const all = missing.reduce((sum, path) => sum + SITE.files[path][1], 0);
    let done = 0;
    const take = async (path) => {
        const [expected, size] = SITE.files[path];
        for (const other of older) {
            const found = await other.match(address(path));
            if (found && found.headers.get("x-digest") === expected) {
                await cache.put(address(path), found);
                progress((done += size), all);
                return;
            }
        }
        const response = await fetch(address(path), { cache: "no-cache" });
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        const parts = [];
        for (const reader = response.body.getReader(); ; ) {
            const { value, done: end } = await reader.read();
            if (end) break;
            parts.push(value);
            progress((done += value.length), all);
        }
        const data = await new Blob(parts).arrayBuffer();
        if ((await digest(data)) !== expected) throw new Error(`${path} is of another version`);
        const headers = { "Content-Type": response.headers.get("Content-Type") || "", "X-Digest": expected };
        await cache.put(address(path), new Response(data, { headers }));
    };
    const waiting = missing.slice().sort((a, b) => SITE.files[b][1] - SITE.files[a][1]);
    const work = async () => {
        while (waiting.length) await take(waiting.shift());
    };
    await Promise.all(Array.from({ length: 6 }, work));
    // This file cannot list itself.
    const itself = await fetch(address("keep.js"), { cache: "no-cache" });
    if (!(await itself.clone().text()).includes(SITE.version)) throw new Error("keep.js is of another version");
    await cache.put(address("keep.js"), itself);
    return missing.length;
}
