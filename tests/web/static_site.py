"""A static host on the loopback address, as plain as one can be had: files, their types, and what they shrink to."""

from __future__ import annotations

import atexit
import shutil
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, Worker

from app.publish import packages, site
from tests.web.driver import PHONE, Phone

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".html": "text/html",
    ".png": "image/png",
    ".webp": "image/webp",
    ".zip": "application/zip",
}
PATIENCE = 120_000.0  # milliseconds; a first visit starts all of Python
SQUEEZED = (("br", ".br"), ("gzip", ".gz"))


@dataclass(frozen=True)
class Line:
    """A line to a host: bytes a second for all that goes over it together, seconds until an answer begins."""

    pace: float
    delay: float


FAST_3G = Line(180_000, 0.5625)  # as the tools of browsers have it
PIECE = 16 * 1024  # bytes that go over a line in one go


class Site:
    """Serves a folder under a path of a host; a context manager. `served` are the paths of all answers, `sent` the
    bytes of their bodies. The folder may be exchanged: a new version is put up. `beside` are other folders by their
    paths. With `heeding`, it says what the file `_headers` of the folder asks it to say. `line` is how slow it is.
    """

    def __init__(
        self,
        folder: Path,
        base: str = "/",
        *,
        squeezed: str = "br",
        port: int = 0,
        heeding: bool = False,
        line: Line | None = None,
    ) -> None:
        self.folder = folder
        self.base = base
        self.beside: dict[str, Path] = {}
        self.squeezed = squeezed
        self.heeding = heeding
        self.line = line
        self._busy = threading.Lock()
        self.served: list[tuple[str, int]] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", port), partial(_Handler, self))
        self._server.daemon_threads = True

    @property
    def address(self) -> str:
        """Where the app is, without a slash at the end."""
        return f"{self.origin}{self.base}".rstrip("/")

    @property
    def origin(self) -> str:
        """The host, without a path."""
        return f"http://127.0.0.1:{self._server.server_port}"

    @property
    def headers(self) -> list[tuple[str, str]]:
        """What it says with every answer, by the file that hosts read."""
        if not self.heeding:
            return []
        pattern, *lines = (self.folder / "_headers").read_text().splitlines()
        assert pattern == f"{self.base}*"
        return [(name.strip(), value.strip()) for name, value in (line.split(":", 1) for line in lines)]

    @property
    def sent(self) -> int:
        """Bytes of all bodies that went out."""
        return sum(size for _, size in self.served)

    def pieces(self, body: bytes) -> Iterator[bytes]:
        """A body as it goes over the line: at once, or in pieces that wait for each other's end."""
        if self.line is None:
            yield body
            return
        for begin in range(0, len(body), PIECE):
            with self._busy:
                time.sleep(len(body[begin : begin + PIECE]) / self.line.pace)
            yield body[begin : begin + PIECE]

    def asked(self, name: str, query: str) -> None:
        """For a host that does something of its own when it is asked for a name."""

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


# The caches of the app's versions, without that of fallback fonts, which outlasts them.
APP_CACHES = 'caches.keys().then(names => names.filter(name => !name.startsWith("pocket-switch-fallback")))'

# Whoever runs this says on the console what its page's policy refuses.
TELL_REFUSED = """self.telling ??= addEventListener("securitypolicyviolation", event =>
    console.error(`refused: ${event.effectiveDirective} ${event.blockedURI} at ${event.sourceFile}`)) ?? true;"""

# A watched browser asks for the stack of whatever fetches something. While the client's script is run, all of it is on
# the stack, and is read a second time for its lines: so it begins a moment later, and is read once, as everywhere else.
UNWATCHED = "globalThis.dartMainRunner = (main, args) => queueMicrotask(() => main(args));"


# Keeps the page from writing Python's memory down for later starts, which takes the processor ten seconds.
NO_MEMORY = """globalThis.Worker = class extends Worker {
    constructor(address, options) {
        if (address === "maker.js") return { postMessage() {}, terminate() {} };
        super(address, options);
    }
};"""


class StaticPhone(Phone):
    """A phone on a static site. `asked` are the addresses of all that its pages asked for. Its faults are also what a
    page's policy refuses, in the page and, once that is ready, in its Python, and every traceback that Python reports.

    Without `memory`, pages don't keep Python's memory for later starts.
    """

    app: Site  # type: ignore[assignment]

    def __init__(
        self,
        chrome: Browser,
        site: Site,
        size: ViewportSize = PHONE,
        *,
        patience: float = PATIENCE,
        memory: bool = True,
        **options: Any,
    ) -> None:
        self.asked: list[str] = []
        self.patience = patience
        self._in_traceback = False
        super().__init__(chrome, site, size, **options)  # type: ignore[arg-type]
        self._context.set_default_timeout(patience)
        self._context.on("request", lambda request: self.asked.append(request.url))
        self._context.on("console", self._note_message)
        self._context.add_init_script(TELL_REFUSED)
        self._context.add_init_script(UNWATCHED)
        if not memory:
            self._context.add_init_script(NO_MEMORY)

    def _note_message(self, message: ConsoleMessage) -> None:
        if message.type != "error":
            return
        # Python writes each line of a traceback as a message; the first that isn't indented is the last.
        if message.text.startswith(("refused: ", "Traceback ")):
            self.faults.append(message.text)
        elif self._in_traceback:
            self.faults[-1] += f"\n{message.text}"
        self._in_traceback = message.text.startswith("Traceback ") or (
            self._in_traceback and message.text.startswith(" ")
        )

    def open(self, route: str = "/") -> StaticPhone:
        """Go to a route by its address and wait for what Python draws there; to the one it is on: load it again."""
        self.go(route)
        self.ready()
        return self

    def go(self, route: str = "/") -> None:
        """The same, without waiting."""
        address = f"{self.app.address}/#{route}"
        if self.page.url == address:
            self.page.reload()
        else:
            self.page.goto(address)

    def seen(self) -> None:
        """Wait until the loading screen is gone, and what Python draws is there."""
        self.wait_for("document.getElementById('loading')?.hidden", patience=self.patience)
        self.nodes().first.wait_for(state="attached")

    def ready(self) -> None:
        """Wait for that, and until Python has time for a tap."""
        self.seen()
        self.python.evaluate(TELL_REFUSED)

    @property
    def python(self) -> Worker:
        """The worker in which the page's Python runs; for a while there is another, which writes its memory down."""
        return next(each for each in self.page.workers if each.url.endswith("/worker.js"))

    def new_tab(self) -> None:
        """Leave the page for good and go on in another tab of the same phone."""
        self.page.close()
        self.page = self._new_page()

    def another(self) -> Page:
        """One more tab of the same phone."""
        return self._new_page()

    def lose_network(self, lost: bool = True) -> None:
        """No address answers any more."""
        self._context.set_offline(lost)

    @property
    def route(self) -> str:
        """The path after the # in the address bar."""
        return self.page.evaluate("location.hash.slice(1)") or "/"


@cache
def built() -> Path:
    """The web app, laid out once for all tests from what the set-up step has fetched."""
    folder = Path(tempfile.mkdtemp(prefix="pocket-switch-site-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    site.write_files(folder, site.lay_out("/", packages.cache_folder()))
    return folder


@contextmanager
def renewed(host: Site) -> Iterator[None]:
    """Meanwhile the host has another version, which differs in the page's title."""
    before = host.folder
    files = {path.relative_to(before).as_posix(): path.read_bytes() for path in before.rglob("*") if path.is_file()}
    files["index.html"] = files["index.html"].replace(b"</title>", b", renewed</title>")
    with tempfile.TemporaryDirectory() as name:
        site.write_files(Path(name), site.add_version(files, "/"))
        host.folder = Path(name)
        try:
            yield
        finally:
            host.folder = before


def later_is_kept(phone: StaticPhone) -> None:
    """Wait until what may come after the first screen is there."""
    phone.wait_for("caches.open(NAME).then(cache => absent(cache, SITE.later)).then(left => !left.length)")


def memory_is_kept(phone: StaticPhone) -> None:
    """Wait until the browser has written Python's memory down, which it does when all else is at rest."""
    phone.wait_for("caches.match('python/memory').then(Boolean)", patience=phone.patience)


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, site: Site, *rest: Any) -> None:
        self._site = site
        super().__init__(*rest)

    def do_GET(self) -> None:
        path, _, query = self.path.partition("?")
        places = {self._site.base: self._site.folder, **self._site.beside}
        base = max((base for base in places if path.startswith(base)), key=len, default="")
        name = path.removeprefix(base)
        self._site.asked(name, query)
        if not base or ".." in name:
            self.send_error(404)
            return
        file = places[base] / (name or "index.html")
        kind = TYPES.get(file.suffix, "application/octet-stream")
        encoding = ""
        for word, ending in SQUEEZED:
            smaller = file.with_name(file.name + ending)
            if word == self._site.squeezed and word in self.headers.get("Accept-Encoding", "") and smaller.is_file():
                file, encoding = smaller, word
        if not file.is_file():
            self.send_error(404)
            return
        body = file.read_bytes()
        if self._site.line:
            time.sleep(self._site.line.delay)
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        if encoding:
            self.send_header("Content-Encoding", encoding)
        for header, value in self._site.headers:
            self.send_header(header, value)
        self.end_headers()
        for piece in self._site.pieces(body):
            self.wfile.write(piece)
        self._site.served.append((path, len(body)))

    def log_message(self, *_: object) -> None:
        """Says nothing."""


if __name__ == "__main__":
    built()
