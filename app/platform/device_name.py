"""What this device is called, so that a person recognises it on another one."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, Final

import flet as ft

WAIT: Final = 5.0  # seconds for the client to answer
#: Where the client's answer has a name that people know, by platform. iOS tells no app the name that its owner gave it.
_FIELDS: Final = {
    ft.PagePlatform.ANDROID: ("name", "model"),
    ft.PagePlatform.IOS: ("model_name", "name"),
    ft.PagePlatform.MACOS: ("computer_name", "model_name"),
    ft.PagePlatform.WINDOWS: ("computer_name",),
}


async def find_device_name(page: ft.Page) -> str:
    """Return the name of the device that the app runs on: its own, else its model or its name in the network."""
    fields = () if page.web or page.platform is None else _FIELDS.get(page.platform, ())
    info: Any = None
    if fields:
        try:
            async with asyncio.timeout(WAIT):
                info = await page.get_device_info()
        except Exception:  # a client may fail at it in any way, and the name is only for show
            info = None
    return next((str(name) for each in fields if (name := getattr(info, each, ""))), "") or socket.gethostname()
