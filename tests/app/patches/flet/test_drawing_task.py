"""A page works on after an exception while it was drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import flet as ft

from app.patches.flet import drawing_task
from tests.app.fake import opened


async def test_flet_stops_drawing_after_an_exception_still_and_goes_on_once_revived() -> None:
    shows: list[Callable[[str], None]] = []

    @ft.component
    def Text() -> ft.Control:
        text, show = ft.use_state("first")
        shows[:] = [show]
        if text == "broken":
            raise ValueError(text)
        return ft.Text(text)

    async with opened(lambda page: page.render(Text)) as client:
        task = vars(client.session)["_Session__updates_task"]
        shows[0]("broken")
        await asyncio.wait([task])
        assert isinstance(task.exception(), ValueError)
        shows[0]("last")
        drawing_task.ensure_drawing_task(client.page)
        await client.until(lambda: "last" in client.texts())
