"""Send a text or a file to somebody: by the phone's own choice of apps, elsewhere by the clipboard or a saved file."""

from __future__ import annotations

import flet as ft

from app.ui.window.app_state import App


async def send_text(app: App, text: str, subject: str) -> None:
    """Let the phone send a text, with a subject for apps that have one. Copy it on other devices."""
    if app.is_phone_app:
        await app.device.service(ft.Share).share_text(text, subject=subject)
    else:
        await app.device.copy(text)


async def send_file(app: App, content: bytes, kind: str, name: str, text: str) -> None:
    """Let the phone send a file of a media type, with a text beside it. Save it on other devices."""
    if app.is_phone_app:
        file = ft.ShareFile.from_bytes(content, mime_type=kind, name=name)
        await app.device.service(ft.Share).share_files([file], text=text)
    else:
        await app.device.service(ft.FilePicker).save_file(file_name=name, src_bytes=content)
