"""Text measured against its box, and what can be touched against a finger, in the page as it is drawn.

Flutter lays text out by a paragraph of its drawing engine and draws that on a canvas. With CanvasKit, which the page is
made to draw by here, both can be listened to: what was laid out how wide, what it would have liked, what was left out,
and what of it a clip hides. A character that no font has is counted as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import ViewportSize

from tests.web.driver import FRAMES, Phone

FINGER: Final = 48.0  # pixels: what a finger needs to hit
SLACK: Final = 1.0  # of a pixel: where two things meet
#: Cards lie on each other on purpose, and are dragged.
FANNED: Final = ("card-", "pile", "stock")

LISTEN: Final = """(() => {
    const drawn = window.textsDrawn = [];
    const about = new WeakMap();
    let client, kit;
    Object.defineProperty(window, "flet", {configurable: true, get: () => client, set: value => {
        client = value;
        Object.defineProperty(value, "webRenderer", {get: () => "canvaskit", set() {}});
    }});
    const wrapped = (kind, name, around) => {
        const own = kind.prototype[name];
        kind.prototype[name] = function (...given) { return around.call(this, own, given); };
    };
    Object.defineProperty(window, "flutterCanvasKit", {configurable: true, get: () => kit, set: value => {
        kit = value;
        wrapped(kit.ParagraphBuilder, "build", function (own, given) {
            const text = this.getText(), paragraph = own.apply(this, given);
            about.set(paragraph, {text});
            return paragraph;
        });
        wrapped(kit.Paragraph, "layout", function (own, given) {
            own.apply(this, given);
            const known = about.get(this);
            if (known) known.width = given[0];
        });
        wrapped(kit.Canvas, "drawParagraph", function (own, given) {
            const known = about.get(given[0]);
            if (known) drawn.push(look(this, known, ...given));
            return own.apply(this, given);
        });
    }});
    // Rights and lefts on the canvas's device, since a clip is told there.
    function look(canvas, {text, width}, paragraph, x, y) {
        const [scale, , right] = canvas.getTotalMatrix(), [clipLeft, , clipRight] = canvas.getDeviceClipBounds();
        const lines = paragraph.getLineMetrics().filter(line => line.width > 0);
        const start = right + scale * (x + Math.min(...lines.map(line => line.left)));
        const end = right + scale * (x + Math.max(...lines.map(line => line.left + line.width)));
        return {
            text, width, natural: paragraph.getMaxIntrinsicWidth(), word: paragraph.getMinIntrinsicWidth(),
            lines: lines.length, cut: paragraph.didExceedMaxLines(), unknown: paragraph.unresolvedCodepoints(),
            hidden: lines.length ? Math.max(clipLeft - start, end - clipRight) : 0,
        };
    }
})();"""

TOUCHABLE: Final = """() => [...document.querySelectorAll("[flt-tappable], [role=button]")].map(node => {
    const box = node.getBoundingClientRect(), named = node.closest("[flt-semantics-identifier]");
    return {
        name: named ? named.getAttribute("flt-semantics-identifier") : "",
        said: (node.getAttribute("aria-label") || node.textContent || "").trim(),
        left: box.left, top: box.top, right: box.right, bottom: box.bottom,
    };
})"""


@dataclass(frozen=True)
class Drawn:
    """One text on the screen: as it is, how wide its box is and what it wants at least and at most, in pixels."""

    text: str
    width: float
    natural: float
    word: float
    lines: int
    cut: bool
    hidden: float
    unknown: tuple[int, ...]

    @property
    def fault(self) -> str:
        """What is wrong with how it is shown, "" for nothing."""
        if self.unknown:
            return f"no font has {' '.join(f'U+{code:04X}' for code in self.unknown)}"
        if self.cut:
            return f"is cut: it wants {self.natural:.0f} of {self.width:.0f}"
        if self.hidden > SLACK:
            return f"{self.hidden:.0f} of it are hidden"
        if self.word > self.width + SLACK:
            return f"breaks a word: that wants {self.word:.0f} of {self.width:.0f}"
        return ""


def listening(phone: Phone) -> Phone:
    """The same phone, whose page tells what it draws from its next opening on."""
    phone.page.add_init_script(LISTEN)
    return phone


def texts(phone: Phone, size: ViewportSize) -> list[Drawn]:
    """All texts on a screen of this size: it is drawn anew from another."""
    phone.page.set_viewport_size({"width": size["width"], "height": size["height"] - 8})
    rest(phone)
    phone.page.evaluate("window.textsDrawn.length = 0")
    phone.page.set_viewport_size(size)
    rest(phone)
    found: list[dict[str, Any]] = phone.page.evaluate("window.textsDrawn")
    drawn = (Drawn(**{**each, "unknown": tuple(each["unknown"])}) for each in found)
    return list(dict.fromkeys(drawn))


def rest(phone: Phone) -> None:
    """Waits until some frames have brought no more text."""
    before = -1
    while (now := phone.page.evaluate("window.textsDrawn.length")) != before:
        before = now
        phone.page.evaluate(FRAMES, 30)


def misplaced(phone: Phone) -> list[str]:
    """What can be touched on this screen and is too small for a finger, or lies under another."""
    size = phone.page.viewport_size
    assert size is not None
    boxes = [
        each
        for each in phone.page.evaluate(TOUCHABLE)
        if not each["name"].startswith(FANNED)
        and min(each["left"], each["top"]) >= 0 and each["right"] <= size["width"] and each["bottom"] <= size["height"]
    ]  # fmt: skip
    found = []
    for each in boxes:
        width, height = each["right"] - each["left"], each["bottom"] - each["top"]
        if min(width, height) < FINGER - SLACK:
            found.append(f"{each['name']} ({each['said'][:30]}) is {width:.0f} × {height:.0f}")
    for n, one in enumerate(boxes):
        for other in boxes[n + 1 :]:
            along = min(one["right"], other["right"]) - max(one["left"], other["left"])
            down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
            if min(along, down) > SLACK and not (_within(one, other) or _within(other, one)):
                found.append(f"{one['name']} and {other['name']} overlap by {along:.0f} × {down:.0f}")
    return found


def _within(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(
        one["left"] >= other["left"] - SLACK
        and one["right"] <= other["right"] + SLACK
        and one["top"] >= other["top"] - SLACK
        and one["bottom"] <= other["bottom"] + SLACK
    )
