"""Pictures that the browser reads and writes."""

from __future__ import annotations

import js
from pyodide.ffi import JsException, to_js


async def browser_jpeg(png: bytes, quality: float) -> bytes:
    """Return a picture as JPEG of a quality from 0 to 1, drawn anew by the browser. Raises OSError if it can't."""
    try:
        drawn = await js.createImageBitmap(js.Blob.new(to_js([png])))
        canvas = js.OffscreenCanvas.new(drawn.width, drawn.height)
        canvas.getContext("2d").drawImage(drawn, 0, 0)
        options = to_js({"type": "image/jpeg", "quality": quality}, dict_converter=js.Object.fromEntries)
        file = await canvas.convertToBlob(options)
        jpeg: bytes = (await file.arrayBuffer()).to_bytes()
    except (JsException, AttributeError) as problem:  # an old browser has no such canvas
        raise OSError(str(problem)) from problem
    return jpeg
