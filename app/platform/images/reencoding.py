"""Write what a client has drawn as a small JPEG."""

from __future__ import annotations

from functools import partial

from app.platform.background import IN_BROWSER, off_loop
from app.platform.images.jpeg import QUALITY, encode_jpeg
from app.platform.images.png import UnreadPictureError, read_png

if IN_BROWSER:
    from app.platform.web.images import browser_jpeg


async def png_to_jpeg(png: bytes) -> bytes:
    """Return a picture as JPEG, without anything else that a file may hold. It takes seconds, in a thread. A browser,
    which has no threads, does it itself. Raises UnreadPictureError.
    """
    if IN_BROWSER:
        try:
            return await browser_jpeg(png, QUALITY / 100)
        except OSError as problem:
            raise UnreadPictureError(str(problem)) from problem
    return await off_loop(partial(_png_to_jpeg, png))


def _png_to_jpeg(png: bytes) -> bytes:
    return encode_jpeg(read_png(png))
