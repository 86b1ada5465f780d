"""The label of an answer is whole in large text."""

from __future__ import annotations

from pathlib import Path

import flet as ft

from app.ui import theme
from tests.app.fake import Client, _walk
from tests.app.visits import app, visit


def label_row(client: Client, name: str) -> tuple[ft.Row, ft.Text]:
    """The row inside an answer, and its text."""
    inside = list(_walk(client.find(name), set()))
    row = next(each for each in inside if isinstance(each, ft.Row))
    return row, next(each for each in inside if isinstance(each, ft.Text))


async def test_an_answer_wraps_in_large_text_instead_of_being_cut(tmp_path: Path) -> None:
    async with visit(tmp_path, "/keep") as client:
        name = "free-entry-points"
        await client.wait(name)
        row, text = label_row(client, name)
        assert not row.wrap and text.max_lines == 1
        app(client).text_scale = theme.LARGE_TEXT + 0.5
        await client.until(lambda: label_row(client, name)[0].wrap, "a row that wraps")
        assert label_row(client, name)[1].max_lines is None
