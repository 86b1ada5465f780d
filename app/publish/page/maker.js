// Writes down Python's memory once all that the app may want has been read in, for the starts to come: beside the app,
// in a worker of its own that ends with it. What is kept here fits this browser and this version of the app alone.
import { keptMemory, startRuntime } from "./python.js";

const BETWEEN = 20; // milliseconds; whoever plays meanwhile comes first
const BRIDGE = {};

async function make({ start, memory: place }) {
    if (await keptMemory(place)) return; // another tab was first
    const python = await startRuntime(start, BRIDGE, { making: true });
    const functions = python._module.wasmTable.length;
    const memory = python.pyimport("app.platform.web.memory");
    memory.import_name("app.main");
    memory.import_name("flet.messaging.pyodide_connection"); // which Flet reads in to open a window
    const routes = python.pyimport("app.lazy_routes");
    const wanted = new Set(routes.module_names().toJs());
    for (const name of wanted) {
        if (!memory.import_name(name)) continue;
        for (const more of routes.module_names().toJs()) wanted.add(more); // what it wants in its turn
        await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    }
    python.pyimport("app.platform.web.worked_out").fill_caches();
    // Files that every table reads: the faces of bots' names, and what the app says.
    python.pyimport("app.ui.player_faces").bot_face("");
    python.pyimport("app.ui.words").language();
    memory.freeze_imports();
    // Functions that came with the modules would have to come again, in the same order.
    if (python._module.wasmTable.length !== functions) throw new Error("functions were added");
    const serializer = (value) => {
        if (value !== BRIDGE) throw new Error("the memory holds something of the page");
        return "bridge";
    };
    const whole = python.makeMemorySnapshot({ serializer });
    let size = whole.length;
    while (!whole[size - 1]) size -= 1;
    size = 16 * Math.ceil(size / 16); // it is read in words
    const made = { browser: navigator.userAgent, functions, room: python._module.HEAPU8.length, size };
    const kept = new Response(whole.subarray(0, size), { headers: { Made: JSON.stringify(made) } });
    await (await caches.open(place.cache)).put(place.address, kept);
}

self.onmessage = ({ data }) =>
    make(data).then(() => self.postMessage(""), (problem) => self.postMessage(String(problem)));
