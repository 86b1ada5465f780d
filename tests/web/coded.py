"""Measures the contrast of texts by pixels: a page is drawn as it is, and then with each text in a colour of its own.

The pixels with that colour are the text's; those around it are its background. So texts under a sheet, cut texts and
moved layers are measured as they're seen. Half transparent drawings have no pure pixel, and are left out. A pixel
counts only if its neighbours have the same colour, since a blend at the edge of a text may have another text's colour.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Final

from tests.web.driver import Phone

CODE: Final = """(() => {
    const codes = window.textCodes = {};
    let client, kit, last = 0;
    const coded = sessionStorage.getItem("coded");
    Object.defineProperty(window, "flet", {configurable: true, get: () => client, set: value => {
        client = value;
        Object.defineProperty(value, "webRenderer", {get: () => "canvaskit", set() {}});
    }});
    const dye = style => {
        // Far from each other, so that no blend of two is a third.
        last += 1;
        const code = (last * 2654435761 >>> 8) & 0xFFFFFF;
        const weight = style.fontStyle && style.fontStyle.weight ? style.fontStyle.weight.value : 400;
        codes[code] = {text: "", size: style.fontSize || 14, weight};
        const color = Float32Array.of((code >> 16 & 255) / 255, (code >> 8 & 255) / 255, (code & 255) / 255, 1);
        return [code, {...style, color}];
    };
    Object.defineProperty(window, "flutterCanvasKit", {configurable: true, get: () => kit, set: value => {
        kit = value;
        if (!coded) return;
        const made = kit.ParagraphBuilder.prototype, push = made.pushStyle, pop = made.pop, add = made.addText;
        made.pushStyle = function (style) {
            const [code, dyed] = dye(style);
            (this.codes ||= []).push(code);
            return push.call(this, dyed);
        };
        made.pushPaintStyle = function (style) { return this.pushStyle(style); };
        made.pop = function () { (this.codes || []).pop(); return pop.call(this); };
        made.addText = function (text) {
            const here = this.codes || [];
            if (here.length) codes[here[here.length - 1]].text += text;
            return add.call(this, text);
        };
    }});
})();"""

MEASURE: Final = """async ([plain, coded, codes]) => {
    const load = async data => {
        const image = await createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
    };
    const [seen, dyed] = [await load(plain), await load(coded)];
    const width = seen.width, height = seen.height, found = {};
    const at = (image, n) => image.data[4 * n] << 16 | image.data[4 * n + 1] << 8 | image.data[4 * n + 2];
    for (let n = 0; n < width * (height - 1) - 1; n++) {
        const code = at(dyed, n);
        if (code in codes && [1, width, width + 1].every(next => at(dyed, n + next) === code))
            (found[code] ||= []).push(n);
    }
    const light = colour => [16, 8, 0].map(shift => (colour >> shift & 255) / 255)
        .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, n) => sum + part * [0.2126, 0.7152, 0.0722][n], 0);
    const middle = colours => colours.sort((a, b) => light(a) - light(b))[colours.length >> 1];
    return Object.entries(found).filter(([, pixels]) => pixels.length >= 8).map(([code, pixels]) => {
        const ground = [], reach = Math.round(Math.min(14, 3 + codes[code].size / 3));
        for (const n of pixels) for (const [x, y] of [[-1, 0], [1, 0], [0, -1], [0, 1], [1, 1], [-1, -1]]) {
            const across = n % width + x * reach, down = Math.floor(n / width) + y * reach, m = down * width + across;
            if (across >= 0 && across < width && down >= 0 && down < height && at(seen, m) === at(dyed, m))
                ground.push(at(seen, m));
        }
        if (!ground.length) return null;
        const [own, under] = [middle(pixels.map(n => at(seen, n))), middle(ground)];
        const [low, high] = [light(own), light(under)].sort((a, b) => a - b);
        return {...codes[code], ratio: (high + 0.05) / (low + 0.05), own, under};
    }).filter(Boolean);
}"""


@dataclass(frozen=True)
class Written:
    """A text or icon as it's seen: its size in pixels, its weight, and its contrast with the background."""

    text: str
    size: float
    weight: int
    ratio: float
    own: str
    ground: str

    @property
    def kind(self) -> str:
        """ "sign" for an icon, "large" for text of at least 24 pixels (19 if bold), else "text"."""
        if any("\ue000" <= letter <= "\uf8ff" or letter >= "\U000f0000" for letter in self.text):
            return "sign"
        return "large" if self.size >= 24 or (self.size >= 19 and self.weight >= 700) else "text"


def prepared(phone: Phone) -> Phone:
    """Return the phone, whose page can be dyed from its next opening on."""
    phone.page.add_init_script(CODE)
    return phone


def dye(phone: Phone, on: bool) -> None:
    """Let the page draw each text in a colour of its own from its next opening on, or as it is."""
    phone.page.evaluate("on => on ? sessionStorage.setItem('coded', 1) : sessionStorage.removeItem('coded')", on)


def written(phone: Phone, plain: bytes) -> list[Written]:
    """Return the texts and icons of the dyed front screen, measured in a picture without the dye."""
    phone.rest()
    dyed = phone.page.screenshot()
    pictures = [base64.b64encode(each).decode() for each in (plain, dyed)]
    found = phone.page.evaluate(MEASURE, [*pictures, phone.page.evaluate("window.textCodes")])
    return [
        Written(
            each["text"],
            each["size"],
            int(each["weight"]),
            each["ratio"],
            f"#{each['own']:06X}",
            f"#{each['under']:06X}",
        )
        for each in found
    ]
