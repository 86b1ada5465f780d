// Python's runtime beside the page, with the packages and the app in its file system: started anew, or with the memory
// that another start has left.
import { loadPyodide } from "./pyodide/pyodide.mjs";
import createModule from "./pyodide/pyodide.asm.mjs";

const near = (path) => new URL(path, self.location);
const bytes = async (path) => {
    const response = await fetch(near(path));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
};
const bytesNow = (path) => {
    const request = new XMLHttpRequest();
    request.open("GET", near(path), false);
    request.responseType = "arraybuffer";
    request.send();
    if (request.status !== 200) throw new Error(`${path}: ${request.status}`);
    return new Uint8Array(request.response);
};
const fileName = (path) => path.slice(path.lastIndexOf("/") + 1);
const LIBRARY = ["/lib/python314.zip", "pyodide/python_stdlib.zip"];
const NONE = near("nothing.js").href;
const AT_ONCE = 1 << 21; // bytes of the memory that are read at a time
const EIO = 29; // as Emscripten numbers what cannot be read

// The memory that this browser has kept beside the files of a version; null if there is none, or another browser's.
export async function keptMemory({ cache, address }) {
    const kept = await (await caches.open(cache)).match(address);
    const made = kept && JSON.parse(kept.headers.get("Made"));
    return made?.browser === navigator.userAgent ? { ...made, body: kept.body } : null;
}

// Into `data`, through one buffer that goes to and fro where the browser can fill it (BYOB): a new chunk for each piece
// takes longer.
async function read({ body, size }, data) {
    let reader;
    try {
        reader = body.getReader({ mode: "byob" });
    } catch {
        reader = body.getReader(); // which asks for no buffer
    }
    let done = 0;
    for (let buffer = new ArrayBuffer(AT_ONCE); ; ) {
        const { value, done: end } = await reader.read(new Uint8Array(buffer));
        if (end) break;
        data.set(value, done);
        done += value.length;
        buffer = value.buffer;
    }
    if (done !== size) throw new Error("the memory is cut off");
}

export const forgetMemory = async ({ cache, address }) => (await caches.open(cache)).delete(address);

function layFile(FS, place, data) {
    FS.mkdirTree(place.slice(0, place.lastIndexOf("/")) || "/");
    FS.writeFile(place, data, { canOwn: true });
}

// A file whose content is fetched when somebody opens it: all that was read in from it lies in the memory already.
function readLater(FS, place, path) {
    layFile(FS, place, new Uint8Array());
    const { node } = FS.lookupPath(place);
    const operations = node.stream_ops;
    const open = () => {
        try {
            node.contents = bytesNow(path);
        } catch {
            throw new FS.ErrnoError(EIO);
        }
        node.usedBytes = node.contents.length;
        node.stream_ops = operations;
    };
    node.stream_ops = { ...operations, open };
}

// Starts it: `memory` as `keptMemory` gives it, `making` one that is to be written down; `bridge` is what Python finds
// under the name flet_js. `code` are, in the end, those archives by their paths that need not be fetched.
export async function startRuntime(start, bridge, { memory = null, making = false, code = {} } = {}) {
    const loose = Object.entries(start.loose);
    const archives = start.archives.map((path) => [`/${fileName(path)}`, path]);
    const bring = async ([place, path]) => [place, await bytes(path)];
    const bringCode = async ([place, path]) => {
        const there = (await code)[path];
        return [place, there ? new Uint8Array(there) : await bytes(path)];
    };
    const brought = memory ? [] : [...loose.map(bring), ...archives.map(bringCode)];
    const data = memory && new Uint8Array(memory.size);
    const filled = memory && read(memory, data);
    const environment = { ...start.environment, POCKET_SWITCH_LANGUAGES: navigator.languages.join() };
    // Libraries of machine code are loaded before Python begins, always the same ones in the same order: so they lie
    // where the memory expects them.
    const libraries = Object.keys(start.loose).filter((place) => place.endsWith(".so"));
    const python = await loadPyodide({
        indexURL: near("pyodide/").href,
        env: environment,
        stdout: (text) => console.log(text),
        stderr: (text) => console.error(text),
        createPyodideModule: async (settings) => {
            const { locateFile } = settings;
            settings.dynamicLibraries = libraries;
            settings.locateFile = (path) => (start.loose[path] ? near(start.loose[path]).href : locateFile(path));
            const module = await createModule(settings);
            if (memory) {
                await filled;
                if (module.wasmTable.length !== memory.functions) throw new Error("the memory has other functions");
                if (module.HEAPU8.length < memory.room && !module.growMemory(memory.room)) throw new Error("no room");
            }
            return module;
        },
        _makeSnapshot: making,
        ...(memory && { stdLibURL: NONE, _loadSnapshot: data, _snapshotDeserializer: () => bridge }),
    });
    for (const [place, data] of await Promise.all(brought)) layFile(python.FS, place, data);
    if (memory) {
        for (const [place, path] of [LIBRARY, ...loose, ...archives]) readLater(python.FS, place, path);
        delete python._api.config._loadSnapshot;
        data.buffer.transfer?.(0); // as large as all of Python, and used up: else it stays until room is wanted
        python.pyimport("app.platform.web.memory").restore_page(python.toPy(environment));
    } else {
        python.registerJsModule("flet_js", bridge);
        python.runPython(`import sys\nsys.path[:0] = ${JSON.stringify(archives.map(([place]) => place))}`);
    }
    return python;
}
