// From the first paint to the first screen of the app: keep the files, start Python and the drawing at once, and show
// how far it is. Between the two it carries their messages.
const SAID_IN = /*{said}*/ {};
const BUILD = /*{build}*/ {};
const part = (id) => document.getElementById(id);

// The first of the browser's languages that the app speaks, until the app itself says which.
const bare = (tag) => tag.toLowerCase().split("-")[0];
const spoken = navigator.languages.map((each) => Object.keys(SAID_IN).find((tag) => bare(tag) === bare(each)));
const SAID = SAID_IN[speak(spoken.find(Boolean) || "en")].said;
for (const [id, text] of Object.entries(SAID)) if (part(id)) part(id).textContent = text;
part("said").textContent = SAID.start;
part("progress").setAttribute("aria-label", SAID.start);

function speak(tag) {
    document.documentElement.lang = tag;
    document.documentElement.dir = SAID_IN[tag].direction;
    return tag;
}

// Shares of the bar, after what had to be fetched.
const STEPS = ["start", "packages", "drawing", "code", "table"];
const LATEST = 10000; // milliseconds from the last step until the screen is taken to be there
const reached = new Set();
let fetched = 0;
let stopWaiting;
const drawn = new Promise((resolve) => (stopWaiting = whenFirstScreenSeen(resolve)));

function show(step) {
    reached.add(step);
    performance.mark(`pocket-switch ${step}`);
    fill(SAID[step]);
    if (step !== "table") return;
    setTimeout(stopWaiting, LATEST);
    drawn.then(() => {
        part("loading").hidden = true;
        count("begun", 0);
        settle();
    });
}

function fill(said) {
    part("progress").value = fetched + (1 - fetched) * (reached.size / STEPS.length);
    if (said) part("said").textContent = said;
}

function stop(problem) {
    part("progress").hidden = true;
    part("loading").hidden = false;
    part("said").textContent = `${SAID.stopped} ${problem}`;
    part("again").hidden = false;
    console.error(problem);
}

part("again").onclick = () => location.reload();

// Offline and new versions

const workers = navigator.serviceWorker;
const mayKeep = Boolean(workers && globalThis.caches);
const FIRST_LOOK = 5000; // milliseconds from the first screen, in which people look at it and tap
let settle;
const settled = new Promise((resolve) => (settle = resolve));

// A newer version is offered on the home screen: at the head of the others is what a person needs there.
const AT_HOME = /^#?\/?$/;
let isOffered = false;

function offerNewer(offered = isOffered) {
    isOffered = offered;
    part("newer").hidden = !isOffered || !AT_HOME.test(location.hash);
}

for (const name of ["pushState", "replaceState"]) {
    const change = history[name];
    history[name] = function (...route) {
        change.apply(this, route);
        offerNewer();
    };
}
addEventListener("popstate", () => offerNewer());

// Another tab has the matches, and loads a newer version. This one would take them from it meanwhile, and has the older
// version: it begins anew when somebody wants it to.
let isWaiting = false;

function standBack() {
    worker.terminate();
    offerNewer(false);
    part("progress").hidden = true;
    part("said").textContent = SAID["newer-said"];
    part("again").textContent = SAID["newer-reload"];
    part("again").hidden = false;
    part("loading").hidden = false;
}

async function keepAll(begin) {
    const registration = await workers.register("service-worker.js");
    let isOld = Boolean(workers.controller);
    workers.addEventListener("controllerchange", () => {
        if (isOld && isWaiting) standBack();
        isOld = true;
    });
    const offer = () => {
        if (!registration.waiting || !workers.controller) return;
        offerNewer(true);
        part("newer-reload").onclick = () => {
            isWaiting = false;
            // Browsers change the version only once the service worker of the old one fetches nothing.
            workers.controller.postMessage("make way");
            workers.addEventListener("controllerchange", () => location.reload(), { once: true });
            registration.waiting.postMessage("take over");
        };
        part("newer-later").onclick = () => offerNewer(false);
    };
    settled.then(() => {
        setTimeout(() => keepLater().catch((problem) => console.warn("not kept yet", problem)), FIRST_LOOK);
        offer();
        registration.addEventListener("updatefound", () => registration.installing.addEventListener("statechange", offer));
        document.addEventListener("visibilitychange", () => {
            if (document.visibilityState === "visible") registration.update().catch(() => {});
        });
    });
    // Where none takes over, what was kept is fetched once more.
    const taken = async () => workers.controller || new Promise((resolve) => {
        workers.addEventListener("controllerchange", resolve, { once: true });
        setTimeout(resolve, 3000);
    });
    const progress = (done, all) => {
        fetched = 0.7 * (done / all);
        fill(SAID.fetch);
    };
    // A picture that fails after that is fetched at the next visit.
    const there = (part, code) => taken().then(() => begin[part](code));
    await new Promise((ready, failed) => keep(progress, ready, there).then(ready, failed));
    if (fetched) await taken();
}

// Python

let toDart = null;
let started;
const python = new Promise((resolve, reject) => (started = { resolve, reject }));
let worker = null;
let codeIsThere;
const codeThere = new Promise((resolve) => (codeIsThere = resolve));

function startPython(fromMemory = mayKeep && useMemory()) {
    worker = new Worker("worker.js", { type: "module" });
    worker.onmessage = ({ data }) => {
        if (data instanceof Uint8Array) toDart(data);
        else if (data.drawn) whenDrawn(() => data.drawn.postMessage(true));
        else if (data.step) show(data.step);
        else if (data.language) speak(data.language);
        else if (data.persist) navigator.storage?.persist?.();
        else if ("waiting" in data) isWaiting = data.waiting;
        else if (data.forget) forget(data.forget).catch((problem) => console.warn("left behind", problem));
        else if (data.rested) makeMemory();
        else if (data.ready) started.resolve();
        else if (data.memory) performance.mark("pocket-switch memory");
        else if (data.unfit) {
            console.warn("memory not used:", data.unfit);
            worker.terminate();
            startPython(false);
        } else if (data.stopped) {
            started.reject(data.stopped);
            stop(data.stopped);
        }
    };
    worker.onerror = (event) => stop(event.message || "worker.js");
    worker.postMessage({ documentUrl: document.URL, start: BUILD.python, memory: fromMemory && MEMORY });
    const begun = worker;
    codeThere.then((code) => {
        begun.postMessage({ code: { ...code } }, Object.values(code));
        for (const path in code) delete code[path]; // whoever comes after it fetches them
    });
}

// Tells when what came so far is drawn, at the end of the next frame; a page that nobody sees has none, and tells later.
const NOT_SEEN = 1000; // milliseconds

function whenDrawn(tell) {
    requestAnimationFrame(() => requestAnimationFrame(tell));
    setTimeout(tell, NOT_SEEN);
}

// Python's memory, kept from one start to the next beside this version's files: `maker.js` writes it down when all is
// at rest.
const MEMORY = { cache: NAME, address: address("python/memory").href };

// Whether to begin with it; one with which no start has come to its end, twice, is thrown away.
function useMemory() {
    const begun = Number(count("begun")) + 1;
    if (begun > 2) caches.open(NAME).then((cache) => cache.delete(MEMORY.address)).catch(() => {});
    count("begun", begun);
    return begun <= 2;
}

function count(name, value) {
    try {
        if (value !== undefined) localStorage.setItem(KEPT + name, value);
        return localStorage.getItem(KEPT + name);
    } catch {
        return null; // a browser that keeps nothing
    }
}

function makeMemory() {
    if (!mayKeep) return;
    const maker = new Worker("maker.js", { type: "module" });
    maker.onmessage = ({ data }) => {
        if (data) console.warn("memory not kept:", data);
        maker.terminate();
    };
    maker.postMessage({ start: BUILD.python, memory: MEMORY });
}

// A database that is no longer this app's: a version before knew no scopes, so any app beside this one may have used it
// too, and has then to carry it over for itself.
async function forget(name) {
    const others = ((await workers?.getRegistrations()) ?? []).filter(({ scope }) => scope !== SITE.base);
    const ours = ({ active, waiting }) => (active ?? waiting)?.scriptURL.endsWith("/service-worker.js");
    if (!others.some(ours)) indexedDB.deleteDatabase(name);
}

// What Flet's client calls.
globalThis.jsConnect = async (_, __, onMessage) => {
    toDart = onMessage;
    await python;
};
globalThis.jsSend = async (_, data) => worker.postMessage(data, [data.buffer]);
globalThis.jsDisconnect = async () => worker.terminate();

// Drawing

const flet = {
    pyodide: true,
    multiView: false,
    noCdn: true,
    entrypointBaseUrl: SITE.root,
    assetBase: SITE.root,
    routeUrlStrategy: "hash",
};
globalThis.flet = flet;

let drawing = false;

function startDrawing() {
    drawing = true;
    // What the scripts before it ask for late.
    const soon = {
        skwasm: { rel: "modulepreload", href: "main.dart.mjs" },
        canvaskit: { rel: "preload", as: "script", href: "main.dart.js" },
    };
    document.head.append(Object.assign(document.createElement("link"), soon[engine()]));
    const script = document.createElement("script");
    script.src = "flutter.js";
    script.onload = () => {
        const config = {
            multiViewEnabled: false,
            entrypointBaseUrl: SITE.root,
            assetBase: SITE.root,
            renderer: engine(),
            // CanvasKit draws each frame where it is seen: the other way takes a copy of it, and all waits for that.
            canvasKitForceMultiSurfaceRasterizer: true,
            canvasKitVariant: "full",
            canvasKitBaseUrl: `${SITE.root}canvaskit/`,
            fontFallbackBaseUrl: BUILD.fallback,
        };
        _flutter.buildConfig = BUILD.flutter;
        _flutter.loader.load({
            config,
            onEntrypointLoaded: async (initializer) => {
                const app = await initializer.initializeEngine(config);
                show("drawing");
                await app.runApp();
            },
        });
    };
    script.onerror = () => stop("flutter.js");
    document.head.append(script);
}

(async () => {
    // Each begins as soon as its files are there: so much is to be done before there is a screen that none should wait
    // for what another has still to fetch.
    const begin = {
        python: () => {
            if (worker) return;
            show("start");
            startPython();
        },
        drawing: () => drawing || startDrawing(),
        code: (code = {}) => codeIsThere(code),
    };
    // Some browsers have nothing to keep files in, or not here: then everything is fetched as it is needed.
    if (mayKeep) {
        const all = keepAll(begin).catch((problem) => console.warn("not kept", problem));
        if (!workers.controller || !(await isKept().catch(() => false))) await all;
    }
    for (const part of PARTS) begin[part]();
})();
