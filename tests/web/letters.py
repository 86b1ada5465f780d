"""Text measured against its box, and what can be touched against a finger, in the page as it is drawn.

Flutter lays text out by a paragraph of its drawing engine and draws that on a canvas. With CanvasKit, which the page is
made to draw by here, both can be listened to: what was laid out how wide, what it would have liked and what was left
out. A character that no font has is told as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tests.web.driver import Phone

FINGER: Final = 48.0  # pixels: what a finger needs to hit
SLACK: Final = 1.0  # of a pixel: where two things meet
#: Cards lie on each other on purpose, and are dragged.
FANNED: Final = ("card-", "pile", "stock")

LISTEN: Final = """(() => {
    const drawn = window.textsDrawn = new Map();
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
            // The bytes of UTF-8, each as a character.
            const text = new TextDecoder().decode(Uint8Array.from(this.getText(), letter => letter.charCodeAt(0)));
            const paragraph = own.apply(this, given);
            about.set(paragraph, {text});
            return paragraph;
        });
        wrapped(kit.Paragraph, "layout", function (own, given) {
            own.apply(this, given);
            const known = about.get(this);
            if (known) Object.assign(known, {width: given[0]}, measured(this));
        });
        wrapped(kit.Canvas, "drawParagraph", function (own, given) {
            const known = about.get(given[0]);
            if (known) {
                const width = Number.isFinite(known.width) ? known.width : room(this, given[1]);
                drawn.delete(known.text); // what was drawn last comes last
                drawn.set(known.text, {...known, width});
            }
            return own.apply(this, given);
        });
    }});
    // A text that may not break is laid out as wide as it likes, and cut where it is drawn: so wide. What is drawn is
    // drawn in tiles, each of which ends where the next goes on.
    const TILE = 64;
    function room(canvas, left) {
        const [, , end] = canvas.getDeviceClipBounds(), matrix = canvas.getLocalToDevice();
        const room = (end - matrix[3]) / matrix[0] - left;
        return room > 0 && end % TILE ? room : Infinity; // where nothing of it is seen, nothing is cut
    }
    function measured(paragraph) {
        return {
            natural: paragraph.getMaxIntrinsicWidth(), word: paragraph.getMinIntrinsicWidth(),
            lines: paragraph.getLineMetrics().filter(line => line.width > 0).length,
            cut: paragraph.didExceedMaxLines(), unknown: paragraph.unresolvedCodepoints(),
        };
    }
})();"""

# Not what the edge of a list cuts: it can be scrolled to.
TOUCHABLE: Final = """() => [...document.querySelectorAll("[flt-tappable], [role=button]")].flatMap(node => {
    const box = node.getBoundingClientRect(), named = node.closest("[flt-semantics-identifier]");
    for (let each = node.parentElement; each; each = each.parentElement) {
        const edge = each.getBoundingClientRect();
        const scrolls = getComputedStyle(each).overflowY === "scroll";
        if (scrolls && (box.top < edge.top + 1 || box.bottom > edge.bottom - 1)) return [];
    }
    return {
        name: named ? named.getAttribute("flt-semantics-identifier") : "",
        said: (node.getAttribute("aria-label") || node.textContent || "").trim(),
        left: box.left, top: box.top, right: box.right, bottom: box.bottom,
    };
})"""


@dataclass(frozen=True)
class Drawn:
    """One text on the screen: as it is, how wide its box is and what it wants at least and at most, in pixels.
    `unknown` are characters for which no font was there yet; which of them our typefaces have, `tests.test_languages`
    says.
    """

    text: str
    width: float
    natural: float
    word: float
    lines: int
    cut: bool
    unknown: tuple[int, ...]

    @property
    def fault(self) -> str:
        """What is wrong with how it is shown, "" for nothing."""
        if self.cut:
            return f"is cut: it wants {self.natural:.0f} of {self.width:.0f}"
        if self.lines == 1 and self.natural > self.width + SLACK:
            return f"hangs out: it wants {self.natural:.0f} of {self.width:.0f}"
        if self.word > self.width + SLACK:
            return f"breaks a word: that wants {self.word:.0f} of {self.width:.0f}"
        return ""


def listening(phone: Phone) -> Phone:
    """The same phone, whose page tells what it draws from its next opening on."""
    phone.page.add_init_script(LISTEN)
    return phone


def texts(phone: Phone) -> list[Drawn]:
    """All texts that were drawn since the page was opened, each as it was drawn last: before its font came it was drawn
    otherwise.
    """
    phone.rest()
    last: list[dict[str, Any]] = phone.page.evaluate("[...window.textsDrawn.values()]")
    return [Drawn(**{**each, "unknown": tuple(each["unknown"])}) for each in last]


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
