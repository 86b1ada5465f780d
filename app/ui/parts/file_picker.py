"""Let a person pick a file, on every platform."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import IO, Final

import flet as ft

from app.platform.background import off_loop
from app.platform.uploads import uploads
from app.ui.window.app_state import App
from app.ui.words import tr
from engine.messages.errors import PocketSwitchError

MEGABYTE: Final = 1_000_000
MAX_PICTURE_BYTES: Final = 8 * MEGABYTE  # bytes; they're sent to the client in one message, which takes 10 ms
#: The beginnings of files in formats that every device can show.
PICTURES: Final = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"BM")


class NotPickedError(PocketSwitchError):
    """A picked file is too large, didn't arrive, or isn't of the kind asked for. The text is for the person."""

    code = "not-picked"


async def pick_file(
    app: App, most: int, begun: Callable[[], None], kind: ft.FilePickerFileType = ft.FilePickerFileType.ANY
) -> IO[bytes] | None:
    """Return the file that a person picks, or None; the caller closes it. `begun` is called when the file begins to
    arrive.

    Raises NotPickedError if the file has more than `most` bytes, before anything is sent, or if it doesn't arrive
    whole.
    """
    picker: ft.FilePicker = app.device.service(ft.FilePicker)
    for file in await picker.pick_files(file_type=kind, with_data=not uploads.open):
        if file.size > most:
            size, most = -(-file.size // MEGABYTE), most // MEGABYTE
            raise NotPickedError(tr("parts.file_too_large", name=file.name, size=size, most=most))
        if not uploads.open:
            return BytesIO(file.bytes or b"")
        begun()
        with uploads.expect_file(most) as (address, coming):
            await picker.upload([ft.FilePickerUploadFile(upload_url=address, id=file.id, name=file.name)])
            came = await coming
        if came is None:
            raise NotPickedError(tr("parts.file_not_sent", name=file.name))
        return came
    return None


async def pick_picture(app: App) -> bytes | None:
    """Return the picture that a person picks, or None. Raises NotPickedError as `pick_file` does, and if the file
    isn't a picture in a format that every device can show.
    """
    came = await pick_file(app, MAX_PICTURE_BYTES, lambda: None, ft.FilePickerFileType.IMAGE)
    if came is None:
        return None
    with came:
        content = await off_loop(came.read)
    if not content.startswith(PICTURES) and not (content[:4] == b"RIFF" and content[8:12] == b"WEBP"):
        raise NotPickedError(tr("person.picture_unread"))
    return content
