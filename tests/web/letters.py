"""Measures what a page draws: texts against their boxes, neighbours and what covers them; touch targets against a
finger.

Flutter lays text out by a paragraph of its drawing engine, and draws that on a canvas. With CanvasKit, which the page
is made to use here, every call can be intercepted. Pictures are recorded once and drawn again in later frames, so the
content of each is stored with it; a frame is the pictures that were drawn in it, each with its position and clip.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from app.ui import theme
from tests.web.driver import Phone

FINGER: Final = 48.0  # pixels: what a finger needs to hit
SLACK: Final = 1.0  # of a pixel: where two things meet
LEAST: Final = 2.0  # pixels of one text on another that can be seen
#: Cards lie on each other on purpose, and are dragged.
FANNED: Final = ("card-", "pile", "stock")
OPAQUE: Final = 0.85  # alpha of what hides what lies under it
THIN: Final = 8.0  # pixels: a line or a dot is no ground for text
WHOLE: Final = 0.8  # of the window: a box so large begins a layer over all that was drawn before it
NEAR: Final = 16.0  # pixels from the edge of what scrolls to its scrollbar
SCROLLBARS: Final = {int(f"FF{colour[1:]}", 16) for colour in theme.SCROLLBARS}

LISTEN: Final = """(() => {
    // The number of the app's answers, and of frames drawn: while neither grows, the screen is at rest.
    window.answers = window.frames = 0;
    const BEAT = 2; // first byte of a heartbeat, which is no answer
    window.WebSocket = class extends WebSocket {
        constructor(...address) {
            super(...address);
            this.addEventListener("message", ({data}) => {
                if (!(data instanceof ArrayBuffer) || new Uint8Array(data)[0] !== BEAT) window.answers += 1;
            });
        }
    };
    const about = new WeakMap(), drawnOn = new WeakMap(), held = new WeakMap(), paints = new WeakMap();
    const clips = new WeakMap();
    let client, kit;
    Object.defineProperty(window, "flet", {configurable: true, get: () => client, set: value => {
        client = value;
        Object.defineProperty(value, "webRenderer", {get: () => "canvaskit", set() {}});
    }});
    const wrapped = (kind, name, around) => {
        const own = kind.prototype[name];
        // What has several forms finds them as properties of the function.
        const other = function (...given) { return around.call(this, own, given); };
        if (own) kind.prototype[name] = Object.assign(other, own);
    };
    const noted = (canvas, what) => {
        let list = drawnOn.get(canvas);
        if (!list) drawnOn.set(canvas, list = []);
        what.matrix = Array.from(canvas.getLocalToDevice());
        what.clip = clipOf(canvas).now;
        list.push(what);
    };
    // Of a canvas that records, the engine itself knows its clip in steps of 64 pixels.
    const EVERYWHERE = [-1e6, -1e6, 1e6, 1e6];
    const clipOf = canvas => {
        let clip = clips.get(canvas);
        if (!clip) clips.set(canvas, clip = {now: EVERYWHERE, saved: []});
        return clip;
    };
    const saving = name => wrapped(kit.Canvas, name, function (own, given) {
        const clip = clipOf(this);
        clip.saved.push(clip.now);
        return own.apply(this, given);
    });
    const clipping = (name, box) => wrapped(kit.Canvas, name, function (own, given) {
        if (given[1] !== kit.ClipOp.Difference) {
            const clip = clipOf(this);
            clip.now = within(clip.now, moved(Array.from(box(given[0])), Array.from(this.getLocalToDevice())));
        }
        return own.apply(this, given);
    });
    const painted = (name, box) => wrapped(kit.Canvas, name, function (own, given) {
        const paint = paints.get(given[given.length - 1]) || {};
        const found = box(given);
        if (found && !paint.stroked && !paint.blurred) {
            noted(this, {kind: "box", box: Array.from(found), colour: paint.colour ?? 0xff000000});
        }
        return own.apply(this, given);
    });
    const pictured = (name, at) => wrapped(kit.Canvas, name, function (own, given) {
        noted(this, {kind: "image", box: Array.from(at(given)), colour: 0xff000000});
        return own.apply(this, given);
    });
    const kept = (name, note) => wrapped(kit.Paint, name, function (own, given) {
        if (!paints.has(this)) paints.set(this, {});
        note(paints.get(this), given[0]);
        return own.apply(this, given);
    });
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
            if (known) noted(this, {kind: "text", ...known, left: given[1], top: given[2]});
            return own.apply(this, given);
        });
        kept("setColorInt", (paint, colour) => { paint.colour = colour >>> 0; });
        kept("setStyle", (paint, style) => { paint.stroked = style === kit.PaintStyle.Stroke; });
        kept("setMaskFilter", (paint, filter) => { paint.blurred = !!filter; });
        kept("setShader", (paint, shader) => { if (shader) paint.colour = 0xff000000; });
        ["save", "saveLayer", "saveLayerPaint"].forEach(saving);
        wrapped(kit.Canvas, "restore", function (own, given) {
            const clip = clipOf(this);
            if (clip.saved.length) clip.now = clip.saved.pop();
            return own.apply(this, given);
        });
        wrapped(kit.Canvas, "restoreToCount", function (own, given) {
            const clip = clipOf(this);
            while (clip.saved.length && clip.saved.length >= given[0]) clip.now = clip.saved.pop();
            return own.apply(this, given);
        });
        clipping("clipRect", rect => rect);
        clipping("clipRRect", rounded => rounded.slice(0, 4));
        clipping("clipPath", path => path.getBounds());
        painted("drawRRect", given => given[0].slice(0, 4));
        painted("drawRect", given => given[0]);
        painted("drawPath", given => given[0].getBounds());
        painted("drawCircle", ([x, y, radius]) => [x - radius, y - radius, x + radius, y + radius]);
        pictured("drawImageRectOptions", given => given[2]);
        pictured("drawImageRectCubic", given => given[2]);
        wrapped(kit.PictureRecorder, "beginRecording", function (own, given) {
            const canvas = own.apply(this, given), list = [];
            drawnOn.set(canvas, list);
            held.set(this, list);
            return canvas;
        });
        wrapped(kit.PictureRecorder, "finishRecordingAsPicture", function (own, given) {
            const picture = own.apply(this, given);
            held.set(picture, held.get(this));
            return picture;
        });
        wrapped(kit.Canvas, "drawPicture", function (own, given) {
            const list = held.get(given[0]);
            if (list && list.length) noted(this, {kind: "picture", list});
            return own.apply(this, given);
        });
        wrapped(kit.Surface, "getCanvas", function (own, given) {
            const canvas = own.apply(this, given);
            held.set(this, canvas);
            return canvas;
        });
        wrapped(kit.Surface, "flush", function (own, given) {
            const canvas = held.get(this), list = canvas && drawnOn.get(canvas);
            if (list && list.length) {
                window.frames += 1;
                window.lastFrame = list;
                drawnOn.set(canvas, []);
                clips.delete(canvas);
            }
            return own.apply(this, given);
        });
    }});
    function measured(paragraph) {
        const lines = paragraph.getLineMetrics().filter(line => line.width > 0);
        return {
            natural: paragraph.getMaxIntrinsicWidth(), word: paragraph.getMinIntrinsicWidth(),
            lines: lines.map(line => [
                line.left, line.baseline - INK_ABOVE * line.ascent, line.left + line.width,
                line.baseline + INK_BELOW * line.descent,
            ]),
            cut: paragraph.didExceedMaxLines(), unknown: paragraph.unresolvedCodepoints(),
        };
    }
    // From the baseline to the top of a capital, and to the foot of a g, of what a line keeps for them.
    const INK_ABOVE = 0.7, INK_BELOW = 0.5;
    const times = (a, b) => { // of two matrices, row by row
        const product = [];
        for (let row = 0; row < 4; row++) for (let column = 0; column < 4; column++) {
            let sum = 0;
            for (let each = 0; each < 4; each++) sum += a[4 * row + each] * b[4 * each + column];
            product.push(sum);
        }
        return product;
    };
    const moved = ([left, top, right, bottom], matrix) => {
        const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
        const at = n => corners.map(([x, y]) => matrix[4 * n] * x + matrix[4 * n + 1] * y + matrix[4 * n + 3]);
        return [Math.min(...at(0)), Math.min(...at(1)), Math.max(...at(0)), Math.max(...at(1))];
    };
    const within = (one, other) => [
        Math.max(one[0], other[0]), Math.max(one[1], other[1]), Math.min(one[2], other[2]), Math.min(one[3], other[3]),
    ];
    function* all(list, matrix, clip) {
        for (const each of list) {
            const here = within(clip, moved(each.clip, matrix)), there = times(matrix, each.matrix);
            if (each.kind === "picture") yield* all(each.list, there, here);
            else yield {each, matrix: there, clip: here};
        }
    }
    window.drawnNow = () => {
        const scale = 1 / devicePixelRatio, identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
        const sized = [scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
        const found = [];
        for (const {each, matrix, clip} of all(window.lastFrame || [], sized, [0, 0, innerWidth, innerHeight])) {
            if (each.kind === "text") {
                const lines = each.lines.map(([left, top, right, bottom]) =>
                    moved([each.left + left, each.top + top, each.left + right, each.top + bottom], matrix));
                const {text, width, natural, word, cut, unknown} = each;
                found.push({kind: "text", text, clip, lines, cut, unknown,
                            width: Number.isFinite(width) ? width : null, natural, word});
            } else {
                found.push({kind: each.kind, clip, box: moved(each.box, matrix), colour: each.colour});
            }
        }
        return found;
    };
})();"""

# Not what the edge of a list cuts: it can be scrolled to.
TOUCHABLE: Final = """() => [...document.querySelectorAll("[flt-tappable], [role=button]")].flatMap(node => {
    const box = node.getBoundingClientRect(), named = node.closest("[flt-semantics-identifier]");
    for (let each = node.parentElement; each; each = each.parentElement) {
        const edge = each.getBoundingClientRect();
        const style = getComputedStyle(each);
        if (style.overflowY === "scroll" && (box.top < edge.top + 1 || box.bottom > edge.bottom - 1)) return [];
        if (style.overflowX === "scroll" && (box.left < edge.left + 1 || box.right > edge.right - 1)) return [];
    }
    return {
        name: named ? named.getAttribute("flt-semantics-identifier") : "",
        said: (node.getAttribute("aria-label") || node.textContent || "").trim(),
        left: box.left, top: box.top, right: box.right, bottom: box.bottom,
    };
})"""


#: Waits until the app has given more than `answers` answers, at most PATIENCE ms, since a change without effect gets no
#: answer. Then waits until no answer or frame has come for `quiet` ms.
SETTLED: Final = """async ([answers, quiet]) => {
    const next = () => new Promise(requestAnimationFrame), began = performance.now();
    while (window.answers === answers && performance.now() < began + PATIENCE) await next();
    let seen = "", since = performance.now();
    while (performance.now() < since + quiet) {
        const now = `${window.answers} ${window.frames}`;
        if (now !== seen) [seen, since] = [now, performance.now()];
        await next();
    }
}""".replace("PATIENCE", "1500")


@dataclass(frozen=True)
class Place:
    """A rectangle of the window, in the app's own pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """The width in pixels; negative if the place is empty."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """The height in pixels; negative if the place is empty."""
        return self.bottom - self.top

    def shared(self, other: Place) -> Place:
        """Return the part that lies in both."""
        return Place(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )

    def meets(self, other: Place, by: float = SLACK) -> bool:
        """Return whether the places share more than so many pixels both ways."""
        both = self.shared(other)
        return min(both.width, both.height) > by

    def holds(self, other: Place, slack: float = SLACK) -> bool:
        """Return whether the other place lies within this one."""
        return (
            other.left >= self.left - slack
            and other.right <= self.right + slack
            and other.top >= self.top - slack
            and other.bottom <= self.bottom + slack
        )

    def expanded(self, by: float) -> Place:
        """Return the place with so much more on each side."""
        return Place(self.left - by, self.top - by, self.right + by, self.bottom + by)

    @property
    def middle(self) -> Place:
        """Return the point in the middle, as a place."""
        x, y = (self.left + self.right) / 2, (self.top + self.bottom) / 2
        return Place(x, y, x, y)


@dataclass(frozen=True)
class Drawn:
    """A text, a filled shape or an image on the screen, and the part of the window in which it's drawn.

    Of a text: the ink of its lines, the width of its box (None if it isn't limited), and the least and greatest width
    that it wants. `unknown` are characters for which no font was loaded yet; `tests.test_languages` says which the
    app's have.
    """

    kind: str
    clip: Place
    box: Place
    colour: int = 0
    text: str = ""
    lines: tuple[Place, ...] = ()
    width: float | None = None
    natural: float = 0.0
    word: float = 0.0
    cut: bool = False
    unknown: tuple[int, ...] = ()

    @property
    def seen(self) -> Place:
        """The part of its box inside the clip."""
        return self.box.shared(self.clip)

    @property
    def alpha(self) -> float:
        """The opacity, from 0 to 1."""
        return (self.colour >> 24) / 255

    @property
    def is_word(self) -> bool:
        """Whether it is real text, not an icon drawn from an icon font."""
        return self.kind == "text" and any(not _is_icon(letter) for letter in self.text if not letter.isspace())

    @property
    def is_initial(self) -> bool:
        """Whether it's the initial in a person's circle, on whose edge badges are."""
        return self.text.isalpha() and len(self.text) <= 2

    @property
    def fault(self) -> str:
        """What is wrong with its layout in its own box, "" for nothing."""
        width = self.natural if self.width is None else self.width
        if self.cut:
            return f"is cut: it wants {self.natural:.0f} of {width:.0f}"
        if len(self.lines) == 1 and self.natural > width + SLACK:
            return f"hangs out: it wants {self.natural:.0f} of {width:.0f}"
        if self.word > width + SLACK:
            return f"breaks a word: that wants {self.word:.0f} of {width:.0f}"
        return ""


def _is_icon(letter: str) -> bool:
    return 0xE000 <= ord(letter) <= 0xF8FF or ord(letter) >= 0xF0000


def listening(phone: Phone) -> Phone:
    """Return the phone, whose page reports what it draws from its next opening on."""
    phone.page.add_init_script(LISTEN)
    return phone


def drawn(phone: Phone) -> list[Drawn]:
    """Return everything drawn on the screen once it's at rest, from back to front."""
    phone.rest()
    return drawn_now(phone)


def drawn_now(phone: Phone) -> list[Drawn]:
    """Everything drawn on the screen now, from back to front."""
    return [_drawn(each) for each in phone.page.evaluate("window.drawnNow()")]


def wait_for_answer(phone: Phone, answers: int, quiet: float) -> None:
    """Wait until the app has given more than `answers` answers, and nothing has changed for `quiet` milliseconds."""
    phone.page.evaluate(SETTLED, [answers, quiet])


def _drawn(each: dict[str, Any]) -> Drawn:
    clip = Place(*each["clip"])
    if each["kind"] != "text":
        return Drawn(each["kind"], clip, Place(*each["box"]), each["colour"])
    lines = tuple(Place(*line) for line in each["lines"])
    box = Place(
        min((line.left for line in lines), default=0),
        min((line.top for line in lines), default=0),
        max((line.right for line in lines), default=0),
        max((line.bottom for line in lines), default=0),
    )
    return Drawn(
        "text",
        clip,
        box,
        text=each["text"],
        lines=lines,
        width=each["width"],
        natural=each["natural"],
        word=each["word"],
        cut=each["cut"],
        unknown=tuple(each["unknown"]),
    )


def texts(phone: Phone) -> list[Drawn]:
    """Return all texts that are drawn on the screen now."""
    return [each for each in drawn(phone) if each.is_word]


def misdrawn(things: list[Drawn], window: Place) -> Iterator[tuple[str, str]]:
    """Yield each text that isn't completely visible, and why.

    It may be cut without a sign that it can be scrolled to, half covered, over another text, or across the edge of its
    background. What is behind a layer over the whole window is left out.
    """
    things = _front_layer(things, window)
    bars = [each.seen for each in things if each.kind == "box" and each.colour in SCROLLBARS]
    seen: list[tuple[Drawn, Place]] = []  # the lines that nothing hides
    for n, each in enumerate(things):
        if not each.is_word:
            continue
        if each.fault:
            yield each.text, each.fault
        grounds = [other for other in things[:n] if _is_ground(other)]
        covers = [other for other in things[n + 1 :] if _is_ground(other)]
        for line in each.lines:
            part = line.shared(each.clip)
            if why := _cut(line, part, each.clip, bars):
                yield each.text, why
            if min(part.width, part.height) <= SLACK or any(other.seen.holds(part) for other in covers):
                continue
            if each.is_initial:
                continue
            for other in covers:
                if other.seen.meets(part, LEAST):
                    yield each.text, f"is half covered by {_named(other)}"
                    break
            else:
                seen.append((each, part))
            ground = next((other for other in reversed(grounds) if other.seen.holds(part.middle)), None)
            if ground and ground.kind == "box" and not ground.seen.expanded(SLACK).holds(part):
                yield each.text, f"hangs out of {_named(ground)}: {_said(part)}"
    for n, (one, line) in enumerate(seen):
        for other, below in seen[n + 1 :]:
            if one is not other and line.meets(below, LEAST):
                yield one.text, f"and “{other.text}” overlap"


def visible_lines(things: list[Drawn], window: Place) -> Iterator[tuple[Drawn, Place]]:
    """Yields (text, part inside its clip) for each line of text that isn't covered completely."""
    things = _front_layer(things, window)
    for n, each in enumerate(things):
        if not each.is_word:
            continue
        covers = [other for other in things[n + 1 :] if _is_ground(other)]
        for line in each.lines:
            part = line.shared(each.clip)
            if min(part.width, part.height) > SLACK and not any(other.seen.holds(part) for other in covers):
                yield each, part


def _front_layer(things: list[Drawn], window: Place) -> list[Drawn]:
    """The things drawn from the last layer that fills the window."""
    area = window.width * window.height
    layers = [
        n
        for n, each in enumerate(things)
        if each.kind == "box" and each.alpha > 0.1 and each.seen.width * each.seen.height >= WHOLE * area
    ]
    return things[max(layers, default=0) :]


def _cut(line: Place, part: Place, clip: Place, bars: list[Place]) -> str:
    """Return why a line isn't completely visible though nothing covers it, "" if a scrollbar shows why."""
    across, down = line.width - max(0.0, part.width), line.height - max(0.0, part.height)
    lengthwise = [bar for bar in bars if bar.height > bar.width]
    below = line.bottom > clip.bottom
    # A panel in a list has the list's edge where it is cut, and its own where it is not.
    if down > LEAST and not any(
        bar.bottom <= clip.bottom + SLACK if below else bar.top >= clip.top - SLACK for bar in lengthwise
    ):
        return "is scrolled away" if part.height <= SLACK else f"is cut at its foot or its head by {down:.0f}"
    around = clip.expanded(NEAR)
    if across > LEAST and not any(bar.width > bar.height and around.holds(bar) for bar in bars):
        return f"is cut at its side by {across:.0f}"
    return ""


def _is_ground(each: Drawn) -> bool:
    """Return whether this hides what's under it, and is more than a line or a dot."""
    return each.kind != "text" and each.alpha >= OPAQUE and min(each.box.width, each.box.height) >= THIN


def _named(each: Drawn) -> str:
    return f"{'an image' if each.kind == 'image' else 'a box'} at {_said(each.seen)}"


def _said(place: Place) -> str:
    return f"{place.left:.0f}…{place.right:.0f} × {place.top:.0f}…{place.bottom:.0f}"


def misplaced(phone: Phone) -> list[str]:
    """Return the touch targets on this screen that are too small for a finger, or covered by others."""
    size = phone.page.viewport_size
    assert size is not None
    window = Place(0, 0, size["width"], size["height"])
    boxes = [
        (each["name"], each["said"], place)
        for each in phone.page.evaluate(TOUCHABLE)
        if window.holds(place := Place(each["left"], each["top"], each["right"], each["bottom"]), 0)
        and not each["name"].startswith(FANNED)
    ]
    found = [
        f"{name} ({said[:30]}) is {place.width:.0f} × {place.height:.0f}"
        for name, said, place in boxes
        if min(place.width, place.height) < FINGER - SLACK
    ]
    for n, (one, _, place) in enumerate(boxes):
        for other, _, there in boxes[n + 1 :]:
            if place.meets(there) and not (place.holds(there) or there.holds(place)):
                both = place.shared(there)
                found.append(f"{one} and {other} overlap by {both.width:.0f} × {both.height:.0f}")
    return found
