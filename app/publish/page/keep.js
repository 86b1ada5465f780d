// What this version of the app consists of, and how a browser keeps it. Read by the page and by its service worker.
const SITE = /*{site}*/ {};
// Names of what is kept hold the scope: apps beside this one on a host have their own.
const KEPT = `pocket-switch${SITE.root} `;
const NAME = KEPT + SITE.version;
const KEPT_BEFORE = "pocket-switch "; // of versions whose names held no scope
SITE.base = self.registration ? self.registration.scope : document.baseURI;

// The files that this browser needs to begin: there are two builds of the drawing engine, typefaces for some languages
// alone, and what comes later, once there is a screen.
const wanted = () =>
    Object.keys(SITE.files).filter((path) => !path.startsWith(SITE.other[engine()]) && isRead(path) && !isLater(path));
const isLater = (path) => SITE.later.includes(path);
const isPython = (path) => SITE.python.some((begin) => path.startsWith(begin));
const isPicture = (path) => SITE.pictures.some((folder) => path.startsWith(`${folder}/`));
const isRead = (path) => !SITE.fonts[path] || navigator.languages.some((tag) => tag.split("-")[0] === SITE.fonts[path]);
const engine = () => (typeof ImageDecoder !== "undefined" && Intl.v8BreakIterator && Intl.Segmenter ? "chromium" : "full");

const address = (path) => new URL(path, SITE.base);

async function digest(data) {
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The names of the caches of older versions of this app. Which app one without a scope belongs to, its files say.
async function older() {
    const names = await caches.keys();
    const own = names.filter((name) => name.startsWith(KEPT) && name !== NAME);
    const here = new Set(Object.keys(SITE.files).map((path) => address(path).href));
    for (const name of names.filter((name) => name.startsWith(KEPT_BEFORE))) {
        const requests = await (await caches.open(name)).keys();
        if (requests.some((request) => here.has(request.url))) own.push(name);
    }
    return own;
}

// A file as it is kept. What stands for itself, a page or a worker, is told what it may do by its file, which not every
// host says. All else is kept as it came, with its address: what has none is compiled anew at each start.
const keptAs = (path, response) =>
    SITE.heading.includes(path) ? new Response(response.body, { headers: { ...typeOf(response), ...SITE.headers } }) : response;
const typeOf = ({ headers }) => ({ "Content-Type": headers.get("Content-Type") || "" });

// Whether all is there: the last file that is put there is this one.
const isKept = async () => Boolean(await (await caches.open(NAME)).match(address("keep.js")));

// Puts every file that is missing into this version's cache: from an older version's where it is the same, else from
// the host, and only if it is what belongs to this version. `progress(done, all)` counts bytes of all but pictures: they
// are many and small, come last, and `ready` is called before them. `begin` is called as soon as Python can begin.
async function keep(progress = () => {}, ready = () => {}, begin = () => {}) {
    const cache = await caches.open(NAME);
    const missing = await absent(cache, wanted());
    if (!missing.length && (await isKept())) return;
    const before = await Promise.all((await older()).map((name) => caches.open(name)));
    // A typeface that was fetched since somebody chose its language is kept on, and so is what came later.
    for (const path of await absent(cache, Object.keys(SITE.files).filter((path) => !isRead(path) || isLater(path))))
        for (const other of before) if ((await other.match(address(path))) && !missing.includes(path)) missing.push(path);
    await take(cache, missing.filter((path) => !isPicture(path)), before, progress, begin);
    ready();
    await take(cache, missing.filter(isPicture), before);
    // This file cannot list itself.
    const itself = await fetch(address("keep.js"), { cache: "no-cache" });
    if (!(await itself.clone().text()).includes(SITE.version)) throw new Error("keep.js is of another version");
    await cache.put(address("keep.js"), itself);
}

// Puts there what can wait until there is a screen: sounds, and what is drawn only where somebody chooses it.
async function keepLater() {
    const cache = await caches.open(NAME);
    await take(cache, await absent(cache, SITE.later));
}

async function absent(cache, paths) {
    const there = new Set((await cache.keys()).map((request) => request.url));
    return paths.filter((path) => !there.has(address(path).href));
}

async function take(cache, missing, before = [], progress = () => {}, begin = () => {}) {
    const all = missing.reduce((sum, path) => sum + SITE.files[path][1], 0);
    let done = 0;
    let ahead = missing.filter(isPython).length;
    const takeOne = async (path) => {
        const [expected, size] = SITE.files[path];
        const keepIfRight = async (response, data) => {
            if ((await digest(data)) !== expected) return false;
            await cache.put(address(path), keptAs(path, response));
            return true;
        };
        for (const other of before) {
            const found = await other.match(address(path));
            if (!found || (!found.url && !SITE.heading.includes(path))) continue; // a version before kept no addresses
            if (await keepIfRight(found.clone(), await found.arrayBuffer())) {
                progress((done += size), all);
                return;
            }
        }
        const response = await fetch(address(path), { cache: "no-cache" });
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        const whole = response.clone();
        const parts = [];
        for (const reader = response.body.getReader(); ; ) {
            const { value, done: end } = await reader.read();
            if (end) break;
            parts.push(value);
            progress((done += value.length), all);
        }
        if (!(await keepIfRight(whole, await new Blob(parts).arrayBuffer())))
            throw new Error(`${path} is of another version`);
    };
    const waiting = missing.slice().sort((a, b) => isPython(b) - isPython(a) || SITE.files[b][1] - SITE.files[a][1]);
    const work = async () => {
        while (waiting.length) {
            const path = waiting.shift();
            await takeOne(path);
            if (isPython(path) && !--ahead) begin();
        }
    };
    await Promise.all(Array.from({ length: 6 }, work));
}
