// What this version of the app consists of, and how a browser keeps it. Read by the page and by its service worker.
const SITE = /*{site}*/ {};
// Names of what is kept hold the scope: apps beside this one on a host have their own.
const KEPT = `pocket-switch${SITE.root} `;
const NAME = KEPT + SITE.version;
const KEPT_BEFORE = "pocket-switch "; // of versions whose names held no scope
// Fonts for characters that the app's own lack, each fetched when it is first needed. They outlast a version of the app.
const FALLBACK_KEPT = `pocket-switch-fallback${SITE.root} `;
const FALLBACK = FALLBACK_KEPT + SITE.fallback.version;
SITE.base = self.registration ? self.registration.scope : document.baseURI;

// The files that this browser needs to begin: there are two builds of what draws, typefaces for some languages alone,
// and what comes later, once there is a screen.
const wanted = () => Object.keys(SITE.files).filter((path) => isRun(path) && isRead(path) && !isLater(path));
const isRun = (path) => SITE.engines[engine()].includes(path) || !Object.values(SITE.engines).flat().includes(path);
const isLater = (path) => SITE.later.includes(path);
// What is fetched first: Python, then what draws, then the code, which Python reads once it has begun. The rest follows.
const PARTS = ["python", "drawing", "code"];
const partOf = (path) => PARTS.find((part) => SITE[part].some((begin) => path.startsWith(begin)));
const isPicture = (path) => SITE.pictures.some((folder) => path.startsWith(`${folder}/`));
const isRead = (path) => !SITE.fonts[path] || navigator.languages.some((tag) => tag.split("-")[0] === SITE.fonts[path]);

// Which of the two builds this browser runs; the page and its service worker come to the same answer. The quicker one
// wants what Flutter's own loader asks for: WebAssembly with garbage collection, a browser that decodes pictures and
// breaks lines for it (Chromium, over https or on this machine), and WebGL.
const COLLECTED = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0); // a module with one such type
let run;
function engine() {
    const drawn = () => ["webgl2", "webgl"].some((kind) => new OffscreenCanvas(1, 1).getContext(kind));
    const chromium = isSecureContext && Intl.v8BreakIterator && Intl.Segmenter;
    const known = (navigator.vendor ?? "Google Inc.") === "Google Inc."; // a service worker is not told whose it is
    return (run ??= chromium && known && WebAssembly.validate(COLLECTED) && drawn() ? "skwasm" : "canvaskit");
}

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

// The names of the caches of fallback fonts of which there are others now.
const olderFallback = async () =>
    (await caches.keys()).filter((name) => name.startsWith(FALLBACK_KEPT) && name !== FALLBACK);

// A file as it is kept. What stands for itself, a page or a worker, is told what it may do by its file, which not every
// host says. All else is kept as it came, with its address: what has none is compiled anew at each start.
const keptAs = (path, response) =>
    SITE.heading.includes(path) ? new Response(response.body, { headers: { ...typeOf(response), ...SITE.headers } }) : response;
const typeOf = ({ headers }) => ({ "Content-Type": headers.get("Content-Type") || "" });

// Whether all is there: the last file that is put there is this one.
const isKept = async () => Boolean(await (await caches.open(NAME)).match(address("keep.js")));

// Puts every file that is missing into this version's cache: from an older version's where it is the same, else from
// the host, and only if it is what belongs to this version. `progress(done, all)` counts bytes of all but pictures, which
// come last, and `ready` is called before them. `there(part, code)` is called for each of PARTS, with the code that came.
async function keep(progress = () => {}, ready = () => {}, there = () => {}) {
    const cache = await caches.open(NAME);
    const missing = await absent(cache, wanted());
    if (!missing.length && (await isKept())) return;
    const before = await Promise.all((await older()).map((name) => caches.open(name)));
    // A typeface that was fetched since somebody chose its language is kept on, and so is what came later.
    for (const path of await absent(cache, Object.keys(SITE.files).filter((path) => !isRead(path) || isLater(path))))
        for (const other of before) if ((await other.match(address(path))) && !missing.includes(path)) missing.push(path);
    await take(cache, missing.filter((path) => !isPicture(path)), before, progress, there);
    ready();
    await takePictures(cache, missing.filter(isPicture), before);
    // This file cannot list itself.
    const itself = await fetch(address("keep.js"), { cache: "no-cache" });
    if (!(await itself.clone().text()).includes(SITE.version)) throw new Error("keep.js is of another version");
    await cache.put(address("keep.js"), itself);
}

// Puts there what can wait until there is a screen: sounds, what is drawn only where somebody chooses it, and the fonts
// in which the list of languages names each.
async function keepLater() {
    const cache = await caches.open(NAME);
    await take(cache, await absent(cache, SITE.later));
    const fonts = await caches.open(FALLBACK);
    await fonts.addAll((await absent(fonts, SITE.fallback.later)).map(address));
}

async function absent(cache, paths) {
    const there = new Set((await cache.keys()).map((request) => request.url));
    return paths.filter((path) => !there.has(address(path).href));
}

// Whether a file came as it belongs to this version, and is kept.
async function putIfRight(cache, path, response, data) {
    if ((await digest(data)) !== SITE.files[path][0]) return false;
    await cache.put(address(path), keptAs(path, response));
    return true;
}

// Whether an older version has the same file, and this one keeps it too.
async function takeOver(cache, path, before) {
    for (const other of before) {
        const found = await other.match(address(path));
        const may = found && (found.url || isPicture(path) || SITE.heading.includes(path)); // some kept no addresses
        if (may && (await putIfRight(cache, path, found.clone(), await found.arrayBuffer()))) return true;
    }
    return false;
}

async function take(cache, missing, before = [], progress = () => {}, there = () => {}) {
    const all = missing.reduce((sum, path) => sum + SITE.files[path][1], 0);
    let done = 0;
    const takeOne = async (path) => {
        if (await takeOver(cache, path, before)) {
            progress((done += SITE.files[path][1]), all);
            return null;
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
        const data = await new Blob(parts).arrayBuffer();
        if (!(await putIfRight(cache, path, whole, data))) throw new Error(`${path} is of another version`);
        return data;
    };
    // One part after the other: beside all that can wait, the largest file that something begins with would come last.
    for (const part of [...PARTS, undefined]) {
        const waiting = missing.filter((path) => partOf(path) === part);
        waiting.sort((a, b) => SITE.files[b][1] - SITE.files[a][1]);
        const code = {};
        const work = async () => {
            while (waiting.length) {
                const path = waiting.shift();
                const data = await takeOne(path);
                if (data && part === "code") code[path] = data;
            }
        };
        await Promise.all(Array.from({ length: 6 }, work));
        if (part) there(part, code);
    }
}

// Pictures are many and small: where most are missing, one file brings them all, in the order of the list.
async function takePictures(cache, missing, before) {
    const taken = await Promise.all(missing.map((path) => takeOver(cache, path, before)));
    const left = missing.filter((_, number) => !taken[number]);
    const listed = Object.keys(SITE.files).filter((path) => isPicture(path) && !isLater(path));
    if (left.length < listed.length / 2) return take(cache, left);
    const response = await fetch(address(SITE.together), { cache: "no-cache" });
    if (!response.ok) throw new Error(`${SITE.together}: ${response.status}`);
    const whole = await response.arrayBuffer();
    let end = 0;
    await Promise.all(listed.map(async (path) => {
        const data = whole.slice(end, (end += SITE.files[path][1]));
        const type = SITE.types[path.slice(path.lastIndexOf("."))];
        const picture = new Response(data, { headers: { "Content-Type": type } });
        if (left.includes(path) && !(await putIfRight(cache, path, picture, data)))
            throw new Error(`${path} is of another version`);
    }));
}
