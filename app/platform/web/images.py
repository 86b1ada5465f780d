"""Pictures that the browser reads and writes."""

from __future__ import annotations

import js
from pyodide.ffi import JsException, to_js

from app.platform.images.jpeg import QUALITY
from app.platform.images.png import UnreadPictureError

PERCENT = 100


async def browser_jpeg(png: bytes) -> bytes:
    """Return a picture as JPEG, drawn anew by the browser. Raises UnreadPictureError."""
    try:
        drawn = await js.createImageBitmap(js.Blob.new(to_js([png])))
        canvas = js.OffscreenCanvas.new(drawn.width, drawn.height)
        canvas.getContext("2d").drawImage(drawn, 0, 0)
        options = to_js({"type": "image/jpeg", "quality": QUALITY / PERCENT}, dict_converter=js.Object.fromEntries)
        file = await canvas.convertToBlob(options)
        jpeg: bytes = (await file.arrayBuffer()).to_bytes()
    except (JsException, AttributeError) as problem:  # an old browser has no such canvas
        raise UnreadPictureError(str(problem)) from problem
    return jpeg
