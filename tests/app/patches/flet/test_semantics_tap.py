"""A screen reader's tap reaches its handler."""

from __future__ import annotations

from dataclasses import fields

import flet as ft

from app.patches.flet.semantics_tap import Spoken
from app.patches.flutter.client_files import CLIENT
from tests.app.fake import opened


async def test_a_tap_is_heard() -> None:
    heard: list[str] = []

    label = Spoken(label="a", content=ft.Text("a"), on_click=lambda: heard.append("tap"))
    async with opened(lambda page: page.add(label)) as client:
        await client.send(label, "click")

    assert heard == ["tap"]


def test_flets_client_and_its_control_disagree_still() -> None:
    script = (CLIENT / "main.dart.js").read_text(encoding="utf-8")
    semantics = script[script.index('("scroll_up")') - 1000 :][:1000]
    assert '("click")' in semantics and '("tap")' not in semantics
    assert "on_click" not in {field.name for field in fields(ft.Semantics)}
