"""Messages to a page aren't formatted for a log."""

from __future__ import annotations

import asyncio

import flet as ft
import pytest
from flet.messaging.protocol import Message, MessageAction
from flet_web.fastapi.flet_app import FletApp

from app.patches.flet import message_log


def test_the_content_of_a_message_is_not_formatted(monkeypatch: pytest.MonkeyPatch) -> None:
    message_log.apply()
    monkeypatch.setattr(ft.Text, "__repr__", None)  # raises if called
    assert f"{Message(MessageAction.PATCH_CONTROL, ft.Text('a'))}"


async def test_flet_formats_each_message_still(monkeypatch: pytest.MonkeyPatch) -> None:
    formatted: list[Message] = []

    def note(self: Message) -> str:
        formatted.append(self)
        return ""

    monkeypatch.setattr(Message, "__repr__", note)
    app = FletApp(asyncio.get_running_loop(), None, None, None)
    app._FletApp__send_queue = asyncio.Queue()
    app.send_message(Message(MessageAction.PATCH_CONTROL, None))
    assert formatted
