"""Compile byte code for the browser's Python, by running that Python in a headless browser."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Mapping
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from app.publish.errors import PublishError

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
TIMEOUT_SECONDS = 300.0
COMPILING = Path(__file__).with_name("compiling.py")
MIME_TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}
CHROMIUM_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
PAGE = """<!DOCTYPE html><script type="module">
const answer = (name, body) => fetch("/done/" + name, {method: "POST", body});
try {
    const {loadPyodide} = await import("/pyodide/pyodide.mjs");
    // Lines are told where something fails, columns are not: nothing there has the sources to point at.
    const python = await loadPyodide({env: {PYTHONNODEBUGRANGES: "1"}});
    python.runPython(await (await fetch("/compiling.py")).text());
    const compileArchive = python.globals.get("compile_archive");
    for (const name of await (await fetch("/names")).json()) {
        const source = python.toPy(await (await fetch("/source/" + name)).arrayBuffer());
        const result = compileArchive(source.tobytes());
        await answer(name, result.toJs());
        source.destroy();
        result.destroy();
    }
} catch (error) {
    await answer("", String(error.stack || error));
}
</script>"""


class CannotCompile(PublishError):
    """The browser didn't start, failed or didn't answer in time. The text says why."""

    code = "byte-code"


def compile_archives(archives: Mapping[str, bytes], runtime: Path, cache: Path) -> dict[str, bytes]:
    """Return each zip of sources as a zip of byte code, compiled by the Pyodide in the folder `runtime`.

    Results are cached in the folder `cache`, by a digest of sources, Pyodide and compiler. Raises `CannotCompile`.
    """
    salt = hashlib.sha256(PAGE.encode() + COMPILING.read_bytes() + (runtime / "package.json").read_bytes()).digest()
    kept = {name: cache / f"{hashlib.sha256(salt + data).hexdigest()}.zip" for name, data in archives.items()}
    missing = {name: data for name, data in archives.items() if not kept[name].exists()}
    if missing:
        cache.mkdir(parents=True, exist_ok=True)
        for name, data in _compile_in_browser(missing, runtime).items():
            part = kept[name].with_suffix(f".{os.getpid()}")
            part.write_bytes(data)
            part.replace(kept[name])
    return {name: path.read_bytes() for name, path in kept.items()}


def find_chromium() -> str:
    """Return the path of a Chromium: the one that the variable CHROMIUM names, else the first on PATH.

    Raises `CannotCompile` if there's none.
    """
    named = os.environ.get("CHROMIUM")
    found = next((path for name in ((named,) if named else CHROMIUMS) if (path := shutil.which(name))), None)
    if found is None:
        raise CannotCompile(f"{named} does not start" if named else "no Chromium found: install one or set CHROMIUM")
    return found


def _compile_in_browser(sources: Mapping[str, bytes], runtime: Path) -> dict[str, bytes]:
    results: dict[str, bytes] = {}
    finished = threading.Event()
    handler = partial(_CompileServer, sources, runtime, results, finished)
    command = find_chromium()
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, tempfile.TemporaryDirectory() as profile:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = f"http://127.0.0.1:{server.server_port}/"
        # A headless browser would quit once the page is loaded; remote debugging keeps it running.
        started = [command, *CHROMIUM_FLAGS, f"--user-data-dir={profile}", "--remote-debugging-port=0", page]
        with subprocess.Popen(started, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            done = finished.wait(TIMEOUT_SECONDS)
            process.terminate()
        server.shutdown()
    if complaint := results.pop("", b""):
        raise CannotCompile(complaint.decode(errors="replace"))
    if not done:
        raise CannotCompile(f"{command} did not answer within {TIMEOUT_SECONDS:g} s")
    return results


class _CompileServer(BaseHTTPRequestHandler):
    """Serves the sources and the runtime to the browser, and collects the compiled archives that it posts."""

    def __init__(
        self,
        sources: Mapping[str, bytes],
        runtime: Path,
        results: dict[str, bytes],
        finished: threading.Event,
        *rest: object,
    ) -> None:
        self._sources, self._runtime, self._results, self._finished = sources, runtime, results, finished
        super().__init__(*rest)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        folder, _, name = self.path[1:].partition("/")
        path = self._runtime / name
        if self.path == "/":
            self._send_answer(PAGE.encode(), "text/html")
        elif self.path == "/names":
            self._send_answer(json.dumps(list(self._sources)).encode(), "application/json")
        elif self.path == "/compiling.py":
            self._send_answer(COMPILING.read_bytes(), "text/plain")
        elif folder == "source" and name in self._sources:
            self._send_answer(self._sources[name], "application/zip")
        elif folder == "pyodide" and "/" not in name and path.is_file():
            self._send_answer(path.read_bytes(), MIME_TYPES.get(path.suffix, "application/octet-stream"))
        else:
            self.send_error(404)

    def do_POST(self) -> None:
        name = self.path.removeprefix("/done/")
        self._results[name] = self.rfile.read(int(self.headers["Content-Length"]))
        self._send_answer(b"", "text/plain")
        if not name or self._results.keys() >= self._sources.keys():
            self._finished.set()

    def _send_answer(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Log nothing."""
