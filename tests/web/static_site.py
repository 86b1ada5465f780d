"""A static host on loopback, as simple as possible: files, their types, and their compressed versions."""

from __future__ import annotations

import atexit
import re
import shutil
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import Enum
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, Worker

from app.publish import packages, site
from tests.web.driver import COMPILED_ONCE, PHONE, Phone, browser

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
    """The speed of a connection: bytes a second for everything together, and seconds until an answer begins."""

    pace: float
    delay: float


FAST_3G = Line(180_000, 0.5625)  # as the tools of browsers have it
PIECE = 16 * 1024  # bytes that go over a line in one go


class Site:
    """Serves a folder under a path of a host; a context manager.

    `served` are the paths of all answers, `sent` the bytes of their bodies. The folder may be exchanged for a new
    version. `beside` are other folders by path. With `heeding`, the host sends the headers in the folder's file
    `_headers`. `line` is how slow it is.
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
        """The URL of the app, without a slash at the end."""
        return f"{self.origin}{self.base}".rstrip("/")

    @property
    def origin(self) -> str:
        """The URL of the host, without a path."""
        return f"http://127.0.0.1:{self._server.server_port}"

    @property
    def headers(self) -> list[tuple[str, str]]:
        """The headers of every answer, from the file `_headers`."""
        if not self.heeding:
            return []
        pattern, *lines = (self.folder / "_headers").read_text().splitlines()
        assert pattern == f"{self.base}*"
        return [(name.strip(), value.strip()) for name, value in (line.split(":", 1) for line in lines)]

    @property
    def sent(self) -> int:
        """The bytes of all bodies sent so far."""
        return sum(size for _, size in self.served)

    def pieces(self, body: bytes) -> Iterator[bytes]:
        """Yield a body as it's sent: whole, or in pieces that wait for other bodies' pieces."""
        if self.line is None:
            yield body
            return
        for begin in range(0, len(body), PIECE):
            with self._busy:
                time.sleep(len(body[begin : begin + PIECE]) / self.line.pace)
            yield body[begin : begin + PIECE]

    def asked(self, name: str, query: str) -> None:
        """Do nothing: subclasses react here to the request of a name."""

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


class Memory(Enum):
    """The copies of Python's memory from which a phone's pages start.

    Cold first visits are tested in test_static_first, test_static_before and test_static_denied, and the copy of a
    first visit in test_static_memory and test_static_kills: their phones are given no copy.
    """

    MADE = "made"  #: As for everybody: made after the first visit, and used by later ones.
    GIVEN = "given"  #: One that another phone has made, from the first visit on. For tests that aren't of starts.
    NONE = "none"  #: None: each start reads everything in.


#: Keeps the page from making a memory, which takes ten seconds of the processor.
MAKE_NO_MEMORY = """globalThis.Worker = class extends Worker {
    constructor(address, options) {
        if (address === "maker.js") return { postMessage() {}, terminate() {} };
        super(address, options);
    }
};"""
#: Stores a made memory among the page's own files before its Python starts, if it is of the page's version.
GIVE_MEMORY = """globalThis.Worker = class extends Worker {
    postMessage(message, ...rest) {
        if (!message.memory || SITE.version !== "{version}") return super.postMessage(message, ...rest);
        const give = async () => {
            const cache = await caches.open(message.memory.cache);
            if (await cache.match(message.memory.address)) return;
            const { body } = await fetch("{path}");
            await cache.put(message.memory.address, new Response(body, { headers: { Made: '{made}' } }));
        };
        return give().finally(() => super.postMessage(message, ...rest));
    }
};"""
#: Saves the memory that a page has made as a file. Returns what it was made for.
SAVE_MEMORY = """async () => {
    const kept = await caches.match("python/memory");
    const href = URL.createObjectURL(await kept.blob());
    Object.assign(document.createElement("a"), { href, download: "memory" }).click();
    return kept.headers.get("Made");
}"""
GIVEN_MEMORY = "/given-memory/"  # the folder on the host
MADE_FOR = "made.json"
DAY = 86_400  # seconds


class StaticPhone(Phone):
    """A phone on a static site. `asked` are the URLs of everything that its pages requested.

    Its faults include what a page's policy refuses, in the page and in its Python, and every traceback of Python.
    `memory` is the copy from which its pages start Python.
    """

    app: Site  # type: ignore[assignment]

    def __init__(
        self,
        chrome: Browser,
        site: Site,
        size: ViewportSize = PHONE,
        *,
        patience: float = PATIENCE,
        memory: Memory = Memory.MADE,
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
        if memory is not Memory.MADE:
            self._context.add_init_script(MAKE_NO_MEMORY)
        if memory is Memory.GIVEN:
            site.beside[GIVEN_MEMORY] = folder = made_memory(chrome)
            script = GIVE_MEMORY.replace("{version}", built_version()).replace("{path}", f"{GIVEN_MEMORY}memory")
            self._context.add_init_script(script.replace("{made}", (folder / MADE_FOR).read_text()))

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
        """Open a route by its URL, or reload it, and wait for what Python draws there."""
        self.go(route)
        self.ready()
        return self

    def go(self, route: str = "/") -> None:
        """Open a route by its URL, without waiting."""
        address = f"{self.app.address}/#{route}"
        if self.page.url == address:
            self.page.reload()
        else:
            self.page.goto(address)

    def seen(self) -> None:
        """Wait until the loading screen is gone and Python has drawn a screen."""
        self.wait_for("document.getElementById('loading')?.hidden", patience=self.patience)
        self.nodes().first.wait_for(state="attached")

    def ready(self) -> None:
        """Wait for the same, and until Python can handle a tap."""
        self.seen()
        self.python.evaluate(TELL_REFUSED)

    @property
    def python(self) -> Worker:
        """Return the worker in which the page's Python runs, not the one that copies its memory for a while."""
        return next(each for each in self.page.workers if each.url.endswith("/worker.js"))

    def new_tab(self) -> None:
        """Close the page, and continue in another tab of the same phone."""
        self.page.close()
        self.page = self._new_page()

    def another(self) -> Page:
        """Return another tab of the same phone."""
        return self._new_page()

    def lose_network(self, lost: bool = True) -> None:
        """Let no request reach any host, or let them again."""
        self._context.set_offline(lost)

    @property
    def route(self) -> str:
        """The path after the # in the address bar."""
        return self.page.evaluate("location.hash.slice(1)") or "/"


@cache
def built() -> Path:
    """Return the folder of the web app, built once for all tests from downloaded packages."""
    folder = Path(tempfile.mkdtemp(prefix="pocket-switch-site-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    site.write_files(folder, site.site_files("/", packages.cache_folder()))
    return folder


def built_version() -> str:
    """The version of the web app that `built` returns."""
    named = re.search(r"Version (\w+)\.", (built() / "service-worker.js").read_text())
    assert named, "the service worker names no version"
    return named[1]


def made_memory(chrome: Browser) -> Path:
    """Return the folder with the copy of Python's memory for this browser and version.

    A phone makes it on its first visit, once for all test processes. Copies not used within a day are deleted.
    """
    memories = packages.cache_folder() / "memories"
    folder = memories / f"{built_version()}-{chrome.version}"
    if folder.is_dir():
        folder.touch()
        return folder
    memories.mkdir(parents=True, exist_ok=True)
    with Site(built()) as site, tempfile.TemporaryDirectory(dir=memories.parent) as name:
        phone = StaticPhone(chrome, site, still=True)
        phone.open()
        memory_is_kept(phone)
        with phone.page.expect_download() as download:
            made_for = phone.page.evaluate(SAVE_MEMORY)
        made = Path(name, folder.name)
        download.value.save_as(made / "memory")
        phone.close()
        (made / MADE_FOR).write_text(made_for)
        with suppress(OSError):  # another process was first
            made.rename(folder)
    for other in memories.iterdir():
        if time.time() - other.stat().st_mtime > DAY:
            shutil.rmtree(other, ignore_errors=True)
    return folder


@contextmanager
def renewed(host: Site) -> Iterator[None]:
    """Let the host have another version within the block, which differs in the page's title."""
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
    """Wait until everything that's downloaded after the first screen is stored."""
    phone.wait_for("caches.open(NAME).then(cache => absent(cache, SITE.later)).then(left => !left.length)")


def memory_is_kept(phone: StaticPhone) -> None:
    """Wait until the browser has stored the copy of Python's memory, which it does when nothing else happens."""
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
        """Log nothing."""


if __name__ == "__main__":
    with browser(None, COMPILED_ONCE) as chrome:
        made_memory(chrome)
