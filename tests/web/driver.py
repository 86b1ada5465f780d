"""A phone for browser tests: touches in a real Chromium on controls that are found in the accessibility tree.

Flutter draws on a canvas and puts `flt-semantics` elements over it for screen readers. Tests find a control by the
identifier that `ft.Semantics` gives its element, and read from the element what a person hears. Nothing here sleeps.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page, Response, ViewportSize, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.running import App
from tests.web import chromium

__all__ = ["LANDSCAPE", "PHONE", "SIZES", "SMALL", "TABLET", "App", "Phone", "browser"]

PHONE: ViewportSize = {"width": 390, "height": 844}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
SMALL: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SIZES = (PHONE, LANDSCAPE, SMALL, TABLET)

PICTURES = "POCKET_SWITCH_PICTURES"
PATIENCE = 60_000.0  # milliseconds to wait for a condition; enough for a busy machine
SECOND = 1_000.0  # milliseconds

LOOKS_ALIKE = 3  # equal screenshots in a row: the screen is at rest
LOOKS = 100  # screenshots until a screen counts as never at rest

SCROLLS = 40  # quarters of a screen
REAL = 2  # device pixels per logical pixel, as on a phone
#: Fewer pixels where nobody looks at the picture: without a graphics processor, drawing took a quarter of the time.
COARSE = 1.0 if PICTURES in os.environ else 0.5
KEYBOARDS = 20  # times that something is typed

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The browser's own field of addresses, which nobody sees here, costs the processor 0.6 s for each new phone.
    # This takes the place of what Playwright turns off; of that, what would begin by itself is off still.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,MediaRouter,OptimizationHints,HttpsUpgrades,PaintHolding",
    # The page asks for a file of an extension it does not use: nothing but this machine has an address.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)

#: Skip the optimizing compiler: tests stay on no page for long, and spent a tenth of their time on it.
COMPILED_ONCE = "--js-flags=--liftoff-only"

# What a screen reader does on arrival: turn the accessibility tree on as soon as it is offered.
LISTEN = """
new MutationObserver((_, observer) => {
    const offer = document.querySelector("flt-semantics-placeholder");
    if (offer) { observer.disconnect(); offer.click(); }
}).observe(document, {childList: true, subtree: true});
"""

# Resolves after the next frame, or after a second: a page in the background has no frames.
NEXT_FRAME = "Promise.race([new Promise(requestAnimationFrame), new Promise(resolve => setTimeout(resolve, 1000))])"

# A place where a finger meets this element and not one that overlaps it, the middle first; null when there is none,
# "gone" when the element left while it was waited for, and "moving" when it never stopped: asked of one that has, as a
# finger waits for a card to land.
_SPOT = """async element => {
    const patience = performance.now() + PATIENCE;
    const place = () => {
        const box = element.getBoundingClientRect();
        return [box.left, box.top, box.width, box.height];
    };
    while (true) {
        let last = [], still = 0;
        while (element.isConnected && still < 3) {
            if (performance.now() > patience) return "moving";
            const now = place();
            still = now.every((value, index) => value === last[index]) ? still + 1 : 0;
            last = now;
            await NEXT_FRAME;
        }
        if (!element.isConnected) return "gone";
        const [left, top, width, height] = last;
        const steps = [0.5, 0.25, 0.75, 0.1, 0.9, 0.03];
        for (const down of steps) for (const along of steps) {
            const x = left + along * width, y = top + down * height;
            const met = document.elementFromPoint(x, y);
            if (met && element.contains(met)) return {x, y};
        }
        if (AT_ONCE || performance.now() > patience) return null;
    }
}""".replace("NEXT_FRAME", NEXT_FRAME).replace("PATIENCE", str(PATIENCE))
SPOT_NOW = _SPOT.replace("AT_ONCE", "true")
# Waits while something covers it, such as a moving card or a closing panel.
SPOT = _SPOT.replace("AT_ONCE", "false")

# Matches the page while it takes touches: not under the splash, nor while its host is silent.
LISTENS = "body:not([aria-busy=true])"

# Resolves to null after `patience` milliseconds, since the expression may never resolve.
WAIT_FOR = """async ([argument, patience]) => {
    let over = false;
    const look = async () => {
        while (!over) {
            const found = await (EXPRESSION);
            if (found) return found;
            await NEXT_FRAME;
        }
    };
    const late = new Promise(resolve => setTimeout(resolve, patience, null));
    return Promise.race([look(), late]).finally(() => { over = true; });
}""".replace("NEXT_FRAME", NEXT_FRAME)

FRAMES = """async count => {
    for (let left = count; left > 0; left--) await NEXT_FRAME;
}""".replace("NEXT_FRAME", NEXT_FRAME)

# Flutter draws within an animation frame; the one after the tree has changed follows it on the screen.
FIRST_FRAME = """
new MutationObserver((_, observer) => {
    const found = [...document.querySelectorAll("[flt-semantics-identifier]")];
    if (!found.some(node => node.getAttribute("flt-semantics-identifier").startsWith("PREFIX"))) return;
    observer.disconnect();
    requestAnimationFrame(() => { window.firstFrame = performance.timeOrigin + performance.now(); });
}).observe(document, {childList: true, subtree: true, attributes: true});
"""

# The element counts as changed when any of its attributes or what is in it differs, or another has taken its place.
TIME_TAP = """element => {
    window.tapTaken = null;
    const before = element.outerHTML;
    addEventListener("pointerup", up => {
        const observer = new MutationObserver(() => {
            if (element.isConnected && element.outerHTML === before) return;
            observer.disconnect();
            requestAnimationFrame(now => { window.tapTaken = Math.max(now, performance.now()) - up.timeStamp; });
        });
        observer.observe(document, {attributes: true, characterData: true, childList: true, subtree: true});
    }, {capture: true, once: true});
}"""

SPOKEN = """element => (element.getAttribute("aria-label") || element.textContent || "").trim()"""

SAID = f"""prefix => [...document.querySelectorAll("[flt-semantics-identifier]")]
    .map(node => [node.getAttribute("flt-semantics-identifier"), ({SPOKEN})(node)])
    .filter(([name]) => name.startsWith(prefix))"""


@contextmanager
def browser(command: Path | None = None, *flags: str) -> Iterator[Browser]:
    """Start the Chromium of this machine, or `command`, without a window, with `flags` added to FLAGS. Raises
    NoChromiumError.
    """
    path = command or chromium.find()
    if path is None:
        raise chromium.NoChromiumError("no Chromium here: python -m tests fetches one")
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])
        yield chrome
        chrome.close()


class Gone(AssertionError):
    """The control to be tapped has left the screen."""


@dataclass(frozen=True)
class Box:
    """Where a control is on the screen, in the app's own pixels."""

    left: float
    top: float
    width: float
    height: float


class Phone:
    """A browser profile with touch, for one app. Its pages are tabs of one phone. Its screen has `scale` device pixels
    per logical pixel: REAL for pictures and timing, fewer for faster tests.
    """

    def __init__(
        self,
        chrome: Browser,
        app: App,
        size: ViewportSize = PHONE,
        *,
        dark: bool = False,
        still: bool = False,
        scale: float = COARSE,
        language: str = "en",
    ) -> None:
        self.app = app
        self.faults: list[str] = []
        self._context = chrome.new_context(
            viewport=size,
            device_scale_factor=scale,
            has_touch=True,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            locale=language,
        )
        self._context.set_default_timeout(PATIENCE)
        self._context.add_init_script(LISTEN)
        self.page = self._new_page()

    def _new_page(self) -> Page:
        page = self._context.new_page()
        page.on("pageerror", self._note_error)
        page.on("response", self._note_response)
        return page

    def _note_error(self, error: Error) -> None:
        if error.message != "Exception":  # what Flet's client throws while it cannot reach the app: nothing to see
            self.faults.append(f"{error.message}\n{error.stack}")

    def _note_response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status} {response.url}")

    def close(self) -> None:
        """Close all tabs."""
        self._context.close()

    def tab(self) -> Phone:
        """Return a second tab of the same phone. Closing either closes both."""
        other = object.__new__(Phone)
        other.app, other.faults, other._context = self.app, self.faults, self._context
        other.page = other._new_page()
        return other

    # Going somewhere

    def open(self, route: str = "/") -> Phone:
        """Go to a route by its URL and wait until the app has drawn it."""
        self.page.goto(self.app.at(route))
        try:
            self.nodes().first.wait_for(state="attached")
        except PlaywrightTimeout as error:
            raise AssertionError(f"nothing was drawn at {route}; the app said: {self.app.output}") from error
        return self

    def first_frame(self, route: str, prefix: str = "") -> float:
        """Go to a route, and return when its first frame with an identifier that starts with `prefix` was drawn, in
        seconds since 1970.
        """
        self.page.add_init_script(FIRST_FRAME.replace("PREFIX", prefix))
        self.page.goto(self.app.at(route), wait_until="commit")
        seen: float = self.wait_for("window.firstFrame")
        return seen / 1000

    def back(self) -> None:
        """The browser's Back."""
        self.page.go_back()

    @property
    def route(self) -> str:
        """The path in the address bar."""
        return self.page.evaluate("location.pathname") or "/"

    # Finding

    def node(self, identifier: str) -> Locator:
        """Return a locator of the control with this identifier."""
        return self.page.locator(f'[flt-semantics-identifier="{identifier}"]')

    def lit(self, identifier: str) -> Locator:
        """Return a locator of the control with this identifier while it is enabled."""
        return self.page.locator(f'[flt-semantics-identifier="{identifier}"]:not([aria-disabled="true"])')

    def nodes(self, prefix: str = "") -> Locator:
        """Return a locator of all controls whose identifier starts with `prefix`."""
        if not prefix:
            return self.page.locator("[flt-semantics-identifier]")
        return self.page.locator(f'[flt-semantics-identifier^="{prefix}"]')

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Return a locator of a button by its accessible name."""
        return self.page.get_by_role("button", name=name)

    def identifiers(self, prefix: str = "") -> list[str]:
        """Return the identifiers now on the screen that start with `prefix`, in reading order."""
        return list(self.said(prefix))

    def is_there(self, identifier: str) -> bool:
        """Return whether the control is on the screen now."""
        return self.node(identifier).count() > 0

    def wait(self, identifier: str) -> Locator:
        """Wait until the control is on the screen."""
        self.node(identifier).first.wait_for(state="attached")
        return self.node(identifier).first

    def wait_gone(self, identifier: str) -> None:
        """Wait until the control isn't on the screen."""
        expect(self.node(identifier)).to_have_count(0, timeout=PATIENCE)

    def wait_for(self, expression: str, argument: Any = None, patience: float = PATIENCE) -> Any:
        """Wait until a JavaScript expression is true, and return its value. It can use `argument`. Raises TimeoutError
        after `patience` milliseconds.

        The page polls in a single script, because the app's policy forbids `eval`, by which Playwright polls.
        """
        found = self.page.evaluate(WAIT_FOR.replace("EXPRESSION", expression), [argument, patience])
        if found is None:
            raise PlaywrightTimeout(f"never came: {expression}")
        return found

    def wait_any(self, *identifiers: str) -> str:
        """Wait until one of these controls is on the screen, and return the first that is."""
        either = ", ".join(f'[flt-semantics-identifier="{name}"]' for name in identifiers)
        self.page.locator(either).first.wait_for(state="attached")
        return next((name for name in identifiers if self.is_there(name)), "") or self.wait_any(*identifiers)

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until a condition holds. Checks it after each change of the page and once a second, since the address or
        a file can change without the page.
        """
        end = time.monotonic() + PATIENCE / 1000
        while True:
            self.page.evaluate(WATCH)  # again, in case a new page was loaded
            seen = self.page.evaluate("window.changes")
            if condition():
                return
            if time.monotonic() > end:
                raise AssertionError(f"never came: {what}; on screen: {self.identifiers()}")
            with suppress(PlaywrightTimeout):
                self.wait_for("window.changes !== argument", seen, SECOND)

    # Reading

    def spoken(self, identifier: str) -> str:
        """Wait for the control, and return what a screen reader says of it."""
        text: str = self.wait(identifier).evaluate(SPOKEN)
        return text

    def said(self, prefix: str = "") -> dict[str, str]:
        """Return what a screen reader now says of each control that `nodes` finds, in reading order."""
        return dict(self.page.evaluate(SAID, prefix))

    def wait_spoken(self, identifier: str, text: str | re.Pattern[str]) -> str:
        """Wait until what a screen reader says of the control contains this text, and return all of it."""
        pattern = re.compile(re.escape(text)) if isinstance(text, str) else text
        self.wait_until(
            lambda: self.is_there(identifier) and bool(pattern.search(self.spoken(identifier))), f"{identifier}: {text}"
        )
        return self.spoken(identifier)

    def box(self, identifier: str) -> Box:
        """Return the place of the control on the screen."""
        box = self.wait(identifier).bounding_box()
        assert box is not None, f"{identifier} has no place"
        return Box(box["x"], box["y"], box["width"], box["height"])

    def nameless(self) -> list[str]:
        """Return the HTML of every tappable element without an accessible name."""
        script = f"nodes => nodes.filter(node => !({SPOKEN})(node)).map(node => node.outerHTML.slice(0, 200))"
        found: list[str] = self.page.locator("[flt-tappable], [role=button]").evaluate_all(script)
        return found

    # Doing

    def tap(self, identifier: str) -> None:
        """Wait until the control is enabled and not covered, and tap it. Waits again if it leaves the screen before the
        tap.
        """
        lit = self.lit(identifier).first
        while True:
            lit.wait_for(state="attached")
            with suppress(Gone):
                self._touch(lit, identifier)
                return

    def tap_there(self, identifier: str) -> None:
        """Tap a control that was just on the screen. Raises Gone if it has left it."""
        self._touch(self.node(identifier).first, identifier)

    def scroll_to(self, identifier: str) -> None:
        """Scroll down until the control is in sight, then up: it may have been passed while a panel was still opening.
        Controls far below aren't in the accessibility tree before.
        """
        size = self.page.viewport_size or PHONE
        self.page.mouse.move(size["width"] / 2, size["height"] / 2)
        for step in range(2 * SCROLLS):
            if self.is_there(identifier) and isinstance(self.node(identifier).first.evaluate(SPOT_NOW), dict):
                return
            self.page.mouse.wheel(0, size["height"] / 4 * (1 if step < SCROLLS else -1))
            self.page.evaluate(FRAMES, 6)
        raise AssertionError(f"{identifier} did not come into sight; on screen: {self.identifiers()}")

    def tap_timed(self, identifier: str) -> float:
        """Tap the control, and return the milliseconds from the release to the first frame with a change of it."""
        element = self.wait(identifier)
        self._asked(element, TIME_TAP, identifier)
        self._touch(element, identifier)
        taken: float = self.wait_for("window.tapTaken")
        return taken

    def tap_button(self, name: str | re.Pattern[str]) -> None:
        """Tap a button found by its accessible name."""
        button = self.button(name).first
        button.wait_for(state="attached")
        self._touch(button, str(name))

    def type(self, identifier: str, text: str) -> None:
        """Tap a field and type into it, again if the field wasn't ready."""
        self.tap(identifier)
        self.wait_for("['INPUT', 'TEXTAREA'].includes(document.activeElement?.tagName)")
        for _ in range(KEYBOARDS):
            self.page.keyboard.press("ControlOrMeta+A")
            self.page.keyboard.insert_text(text)
            self.page.evaluate(FRAMES, 6)
            if self.page.evaluate("document.activeElement?.value") == text:
                return
        raise AssertionError(f"{identifier} does not take what is typed")

    def activate(self, identifier: str) -> None:
        """Wait for the control, and activate it as a screen reader does: by its element, not by a touch."""
        self.wait(identifier)
        self.activate_there(identifier)

    def activate_there(self, identifier: str) -> None:
        """Activate a control that was just on the screen. Raises Gone if it has left it."""
        self._asked(self.node(identifier).first, "element => element.click()", identifier)

    def drag(self, identifier: str, onto: str) -> None:
        """Drag one control onto another."""
        self.page.locator(LISTENS).wait_for(state="attached")
        start, end = self._spot(self.wait(identifier), identifier), self._spot(self.wait(onto), onto)
        finger = self._context.new_cdp_session(self.page)

        def touch(kind: str, *points: dict[str, float]) -> None:
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

        touch("touchStart", start)
        for step in range(1, 11):
            along = {axis: start[axis] + (end[axis] - start[axis]) * step / 10 for axis in ("x", "y")}
            touch("touchMove", along)
        touch("touchEnd")
        finger.detach()

    def _touch(self, element: Locator, name: str) -> None:
        self.page.locator(LISTENS).wait_for(state="attached")
        spot = self._spot(element, name)
        self.page.touchscreen.tap(spot["x"], spot["y"])

    def _spot(self, element: Locator, name: str) -> dict[str, float]:
        # The app may replace the element; the new one is asked then.
        while (met := self._asked(element, SPOT, name)) == "gone":
            pass
        assert met != "moving", f"{name} never stops moving"
        assert met is not None, f"{name} is covered by something else, or off the screen"
        spot: dict[str, float] = met
        return spot

    @staticmethod
    def _asked(element: Locator, question: str, name: str) -> Any:
        """Return the result of a JavaScript function of the element. Raises Gone if there is no element."""
        answers = element.evaluate_all(f"all => Promise.all(all.map({question}))")
        if not answers:
            raise Gone(name)
        return answers[0]

    # Looking

    def picture(self, name: str, folder: Path | None = None) -> Path | None:
        """Wait until the screen is at rest, and save it as NAME.png in `folder`, or in the one that
        POCKET_SWITCH_PICTURES names. Does nothing without a folder.
        """
        named = folder or os.environ.get(PICTURES)
        if not named:
            return None
        path = Path(named) / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        self.rest()
        path.write_bytes(self.page.screenshot())
        return path

    def rest(self) -> None:
        """Wait until screenshots don't change any more. The tree doesn't tell when images load or cards move."""
        self.page.wait_for_load_state("networkidle")
        self.page.locator("#splash").wait_for(state="detached")
        last, alike = b"", 0
        for _ in range(LOOKS):
            self.page.evaluate(FRAMES, 15)
            look = self.page.screenshot(type="jpeg", scale="css")  # small and soon compared
            alike = alike + 1 if look == last else 0
            if alike == LOOKS_ALIKE:
                return
            last = look
        raise AssertionError("the screen does not come to rest")

    def measure(self, script: str, argument: Any = None) -> Any:
        """Return the value of a piece of JavaScript in the page."""
        return self.page.evaluate(script, argument)


WATCH = """() => {
    if (window.changes !== undefined) return;
    window.changes = 0;
    new MutationObserver(() => { window.changes += 1; }).observe(
        document, {attributes: true, characterData: true, childList: true, subtree: true});
}"""
