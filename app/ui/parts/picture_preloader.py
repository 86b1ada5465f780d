"""Preload pictures of cards and bots on screens that lead to a table, so that no card is blank when it's dealt."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import flet as ft

from app.lazy_routes import later
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_running, use_value

DELAY: Final = 1.0  # seconds after the screen was drawn
PAUSE: Final = 0.1  # seconds between batches
BATCH: Final = 6  # pictures
FILES: Final = later("ui.card_faces", "all_table_assets")


@guarded_component
def PicturePreloader(here: bool, at_once: bool = False, pictures: tuple[str, ...] = ()) -> ft.Control:
    """An invisible control that draws the pictures, so that the client caches them. While its screen is in front
    (`here`), it loads a few at a time; `at_once` loads all, for screens with nothing to tap. By default these are the
    pictures of every table.
    """
    app = use_app()
    nothing: Any = ()
    files, fetch = use_value(nothing)
    cards = app.card_look

    async def load_next() -> None:
        if at_once:
            fetch(pictures or FILES(cards))
            return
        await asyncio.sleep(DELAY)
        wanted = pictures or FILES(cards)
        for many in range(BATCH, len(wanted) + BATCH, BATCH):
            await app.device.wait_for_client()  # otherwise a slow client would draw them all before it reacts to taps
            fetch(wanted[:many])
            await asyncio.sleep(PAUSE)

    use_running(app, repr(pictures or cards) if here else "", load_next)
    images: list[ft.Control] = [
        ft.Image(src=file, key=file, width=1, height=1, exclude_from_semantics=True) for file in files
    ]
    return ft.Container(ft.Stack(images, width=1, height=1), width=1, height=1, opacity=0, ignore_interactions=True)
