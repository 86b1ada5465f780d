// Python, beside the page: loads the runtime and the packages at once, and starts the app.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const near = (path) => new URL(path, self.location);
const bytes = async (path) => {
    const response = await fetch(near(path));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
};
const tell = (message) => self.postMessage(message);

// What Flet's connection in Python finds under the name flet_js.
const bridge = {};
self.tellPage = (word, value) => tell({ [word]: value });

async function start({ documentUrl, start }) {
    bridge.documentUrl = documentUrl;
    const archives = start.archives.map(async (path) => [path, await bytes(path)]);
    const loose = start.loose.map(async (path) => [path, await bytes(path)]);
    const python = await loadPyodide({
        indexURL: near("pyodide/").href,
        env: { ...start.environment, POCKET_SWITCH_LANGUAGES: navigator.languages.join() },
        stdout: (text) => console.log(text),
        stderr: (text) => console.error(text),
    });
    self.python = python; // for whoever looks into a running page
    tell({ step: "python" });
    const site = python.runPython("import site; site.getsitepackages()[0]");
    for (const [path, data] of await Promise.all(loose)) {
        const place = `${site}/${path.slice(path.indexOf("/") + 1)}`;
        python.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
        python.FS.writeFile(place, data);
    }
    const places = [];
    for (const [path, data] of await Promise.all(archives)) {
        const place = `/${path.slice(path.lastIndexOf("/") + 1)}`;
        python.FS.writeFile(place, data);
        places.push(place);
    }
    python.registerJsModule("flet_js", bridge);
    tell({ step: "packages" });
    await python.runPythonAsync(`
import sys
sys.path[:0] = ${JSON.stringify(places)}
import main
`);
    tell({ step: "code" });
    await bridge.start_connection((message) => {
        const data = message.toJs();
        self.postMessage(data, [data.buffer]);
    });
    tell({ ready: true });
}

let begun = false;
self.onmessage = (event) => {
    if (begun) bridge.send(event.data);
    else {
        begun = true;
        start(event.data).catch((problem) => tell({ stopped: String(problem.message || problem) }));
    }
};
