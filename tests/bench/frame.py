"""What one frame of a table draws, and how long frames take while a card moves, a hand is dealt, and twelve are drawn.

It's counted and timed inside the page: every call of the drawing engine, including those that a picture has recorded. A
frame takes from being given to the engine to being shown; the engine gets no other meanwhile. Without a graphics
processor, only the ratios mean anything.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.table.playing import Playing
from engine.cards import CARD_TEXT
from engine.moves import TAKE, card_of, is_play
from tests.app.tables import agreed, brought_to
from tests.bench.figure import Figure, share
from tests.web.driver import App, Phone, browser

TIMES = 8  # each motion
OWED = 12
PLAIN = "3569TQK"  # ranks that do nothing
SLOW = {"pace": "slow", "motion": "on", "explain": False, "sounds": False}
FLOOR, GOAL = 0.8, 0.5  # of what the fullest frame drew at 2240f8c, with the new look and before anything was done
BEFORE = {
    "a card's slide": {"layers": 5, "clips": 70, "paths": 154, "shapes": 60, "texts": 28, "pictures": 52},
    "a deal": {"layers": 9, "clips": 114, "paths": 272, "shapes": 99, "texts": 54},
    "a +12": {"clips": 88, "paths": 181},
}
COUNTED = ("layers", "shadows", "clips", "paths", "shapes", "images", "texts", "pictures")

# Wraps what the client's code calls of the drawing engine, by its names there, as it is given to it. What is drawn is
# noted with the canvas, then with the picture that comes of it, and counted where a picture is shown.
COUNT = """(() => {
    const kinds = {
        saveLayer: "layers", clipRect: "clips", clipRRect: "clips", clipPath: "clips", drawPath: "paths",
        drawImage: "images", drawImageRect: "images", drawImageNine: "images", drawVertices: "images",
        drawParagraph: "texts", drawRect: "shapes", drawRRect: "shapes", drawDRRect: "shapes", drawCircle: "shapes",
        drawOval: "shapes", drawLine: "shapes", drawArc: "shapes", drawPaint: "shapes", drawColor: "shapes",
        drawPoints: "shapes", drawShadow: "shadows", drawPicture: "pictures",
    };
    const canvases = new Map(), recorders = new Map(), pictures = new Map(), blurs = new Set(), soft = new Set();
    let frame = {};
    window.drawnFrames = [];
    const add = (tally, more) => { for (const kind in more) tally[kind] = (tally[kind] || 0) + more[kind]; };
    const around = {
        paint_create: (call, given) => { const paint = call(...given); soft.delete(paint); return paint; },
        maskFilter_createBlur: (call, given) => {
            const blur = call(...given);
            given[1] > 0 ? blurs.add(blur) : blurs.delete(blur);
            return blur;
        },
        paint_setMaskFilter: (call, given) => {
            if (blurs.has(given[1])) soft.add(given[0]);
            return call(...given);
        },
        pictureRecorder_beginRecording: (call, given) => {
            const canvas = call(...given);
            canvases.set(canvas, {});
            recorders.set(given[0], canvas);
            return canvas;
        },
        pictureRecorder_endRecording: (call, given) => {
            const picture = call(...given);
            pictures.set(picture, canvases.get(recorders.get(given[0])) || {});
            return picture;
        },
        surface_renderPictures: (call, given) => {
            const memory = window._flutter_skwasmInstance.wasmMemory.buffer;
            const shown = new Uint32Array(memory, given[1], given[2]);
            frame = {begun: performance.now(), drawn: {pictures: given[2]}};
            for (const picture of shown) add(frame.drawn, pictures.get(picture) || {});
            return call(...given);
        },
    };
    for (const [name, kind] of Object.entries(kinds)) around[`canvas_${name}`] = (call, given) => {
        const tally = canvases.get(given[0]) || {};
        if (kind === "pictures") add(tally, pictures.get(given[1]) || {});
        add(tally, {[given.slice(1).some(each => soft.has(each)) ? "shadows" : kind]: 1});
        return call(...given);
    };
    const watched = module => {  // a copy: what a module exports cannot be changed
        if (typeof module?.surface_renderPictures !== "function") return module;
        const copy = {...module};
        for (const [name, how] of Object.entries(around)) {
            const call = module[name];
            if (call) copy[name] = (...given) => how(call, given);
        }
        return copy;
    };
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = (code, imports, ...more) => {
        const given = Object.entries(imports || {}).map(([name, module]) => [name, watched(module)]);
        return instantiate.call(WebAssembly, code, Object.fromEntries(given), ...more);
    };
    const show = ImageBitmapRenderingContext.prototype.transferFromImageBitmap;
    ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (picture) {
        if (frame.drawn) window.drawnFrames.push({took: performance.now() - frame.begun, drawn: frame.drawn});
        frame = {};
        return show.call(this, picture);
    };
})()"""

# Frames count from where what was tapped has left the screen.
FROM_NOW = """name => {
    const look = () => {
        window.drawnFrames = [];
        if (document.querySelector(`[flt-semantics-identifier="${name}"]`)) requestAnimationFrame(look);
    };
    look();
}"""

FOR_A_WHILE = """async milliseconds => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) await new Promise(requestAnimationFrame);
    return window.drawnFrames;
}"""


@dataclass(frozen=True)
class Motion:
    """Something that moves: how its table is prepared, what is tapped, and how long it takes at most."""

    name: str
    holds: Callable[[Playing], bool]
    tap: Callable[[Phone], str]
    lasts: int  # milliseconds
    how: dict[str, Any]


def _mine(playing: Playing) -> bool:
    state = playing.state
    laid = (CARD_TEXT[card_of(move)] for move in state.legal_moves() if is_play(move))
    return state.to_act == 0 and len(playing.steps) > 8 and not state.penalty and any(text[0] in PLAIN for text in laid)


def _owes(playing: Playing) -> bool:
    state = playing.state
    return state.to_act == 0 and state.penalty >= OWED and TAKE in state.legal_moves()


def _over(playing: Playing) -> bool:
    return playing.hand_over


def _a_card(phone: Phone) -> str:
    said = phone.said("card-")
    return next(name for name, text in said.items() if "playable" in text and name[5] in PLAIN)


MOTIONS = (
    Motion("a card's slide", _mine, _a_card, 700, {"seed": 50}),
    Motion("a deal", _over, lambda _: "next-hand", 2600, {"seed": 5, "hands": 3}),
    Motion("a +12", _owes, lambda _: "take", 3200, {"seed": 3, "numbers": {"packs": 2}}),
)


def measure() -> Iterator[Figure]:
    """Yield what the fullest frame of each motion draws, and how long its frames take, beside those of the slide."""
    found: dict[str, list[dict[str, Any]]] = {motion.name: [] for motion in MOTIONS}
    with tempfile.TemporaryDirectory() as data, browser() as chrome:
        matches = [
            [brought_to(Path(data), agreed(**motion.how), motion.holds, **SLOW) for motion in MOTIONS]
            for _ in range(TIMES)
        ]
        with App(Path(data)) as app:
            for each in matches:  # in turn, so that what else the machine does falls on all alike
                for motion, match in zip(MOTIONS, each, strict=True):
                    found[motion.name] += _frames(Phone(chrome, app, scale=1), match, motion)
    slide = share([each["took"] for each in found[MOTIONS[0].name]], 0.95)
    for name, frames in found.items():
        for kind in COUNTED:
            before = BEFORE[name].get(kind)
            floor, goal = (before * FLOOR, before * GOAL) if before else (None, None)
            drawn = max(each["drawn"].get(kind, 0) for each in frames)
            yield Figure(f"{name}: {kind}", drawn, "a frame", floor, goal)
        known = BEFORE[name]
        drawn, before = max(sum(each["drawn"].get(kind, 0) for kind in known) for each in frames), sum(known.values())
        yield Figure(f"{name}: {', '.join(known)} together", drawn, "a frame", before * FLOOR, before * GOAL)
        taken = [float(each["took"]) for each in frames]
        slow = share(taken, 0.95)
        yield Figure(f"{name}: frames", len(taken) / TIMES, "each")
        yield Figure(f"{name}: median", share(taken, 0.5), "ms")
        yield Figure(f"{name}: p95", slow, "ms", anchor=slide)
        yield Figure(f"{name}: over 50 ms", sum(each > 50 for each in taken) / len(taken), "of frames")
        if name != MOTIONS[0].name:
            yield Figure(f"{name}: p95 beside the slide's", slow / slide, "ratio", floor=1.3, goal=1.0)


def _frames(phone: Phone, match: int, motion: Motion) -> list[dict[str, Any]]:
    """Return the frames of a motion, each with its duration and what it draws."""
    phone.page.add_init_script(COUNT)
    phone.open(f"/play/{match}").wait_any("own-seat", "next-hand")
    phone.rest()
    name = motion.tap(phone)
    phone.measure(FROM_NOW, name)
    phone.tap(name)
    frames: list[dict[str, Any]] = phone.measure(FOR_A_WHILE, motion.lasts)
    phone.close()
    return frames
