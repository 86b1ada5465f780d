// The app, beside the page: on the memory that an earlier start has left if there is one, else on Python as it begins.

// What python.js imports in its turn is named here too: so it is fetched beside it, not after it.
import "./pyodide/pyodide.asm.mjs";
import "./pyodide/pyodide.mjs";
import { forgetMemory, keptMemory, startRuntime } from "./python.js";

const tell = (message) => self.postMessage(message);

// What Flet's connection in Python finds under the name flet_js.
const bridge = {};
self.tellPage = (word, value) => tell({ [word]: value });
// Comes once the page has drawn what it was sent before this.
self.pageDrawn = () =>
    new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(port1.close());
        self.postMessage({ drawn: port2 }, [port2]);
    });

async function start({ documentUrl, start, memory: place }) {
    bridge.documentUrl = documentUrl;
    const memory = place && (await keptMemory(place).catch(() => null));
    if (memory) tell({ memory: true });
    const python = await startRuntime(start, bridge, { memory, code }).catch(async (problem) => {
        if (!memory) throw problem;
        await forgetMemory(place);
        tell({ unfit: String(problem.message || problem) }); // and the page begins again without it
        return new Promise(() => {});
    });
    self.python = python; // for whoever looks into a running page
    tell({ step: "packages" });
    python.pyimport("app.main").open_window();
    tell({ step: "code" });
    await bridge.start_connection((message) => {
        const data = message.toJs();
        self.postMessage(data, [data.buffer]);
    });
    if (memory) python.pyimport("app.opening").start_opening(); // the client is not there yet
    tell({ ready: true });
    // The client may not be there yet: what its first screen wants is read in meanwhile.
    if (!memory) python.pyimport("app.lazy_routes").import_first_screen();
}

let begun = false;
let codeIsThere;
const code = new Promise((resolve) => (codeIsThere = resolve));
self.onmessage = (event) => {
    if (event.data.code) codeIsThere(event.data.code);
    else if (begun) bridge.send(event.data);
    else {
        begun = true;
        start(event.data).catch((problem) => tell({ stopped: String(problem.message || problem) }));
    }
};
