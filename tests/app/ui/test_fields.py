"""Typing in a field: the screen is redrawn after each letter, and text and cursor must stay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import flet as ft
import pytest

from tests.app.fake import Client
from tests.app.played import fill
from tests.app.visits import fill_in, visit

FIELDS = {
    "seat-1-name": ("/new/switch", ("seat-1",)),
    "own-name": ("/new/switch/edit", ()),
    "declare-word": ("/new/switch/edit", ("section-declaring",)),
    "import-code": ("/new/import", ()),
    "history-search": ("/history", ()),
    "match-note": ("/history/1", ()),
    "person-name": ("/statistics/people/1", ()),
    "name-new": ("/settings", ()),
    "sync-address": ("/settings/sync", ("sync-first",)),
    "sync-code": ("/settings/sync", ("sync-join",)),
    "keep-name": ("/keep", ()),
}
TYPED = ("", "Z", "Zo", "Zo ", "Zo &")


def line(client: Client, name: str) -> ft.TextField:
    """Return the text field with this name."""
    held: Any = client.find(name)
    assert isinstance(held.content, ft.TextField)
    return held.content


@pytest.mark.parametrize("name", FIELDS)
async def test_no_letter_goes_and_the_field_is_the_same_one(tmp_path: Path, name: str) -> None:
    """A new field in its place would have no cursor, and the screen keyboard would close."""
    fill(tmp_path)
    route, taps = FIELDS[name]

    async with visit(tmp_path, route) as client:
        for each in taps:
            await client.click(each)
        before = line(client, name)._i
        for text in TYPED:
            await fill_in(client, name, text)
            assert (line(client, name).value, line(client, name)._i) == (text, before)


async def test_a_field_takes_what_comes_from_elsewhere(tmp_path: Path) -> None:
    """A name that's tapped fills the field, and clearing a search empties it."""
    fill(tmp_path)

    async with visit(tmp_path, "/history") as client:
        await fill_in(client, "history-search", "nobody")
        await client.click("history-all")
        assert line(client, "history-search").value == ""
        await client.go("/settings")
        await fill_in(client, "name-new", "Ann")
        await client.click("name-add")
        assert line(client, "name-new").value == ""
        await client.go("/new/switch")
        await client.click("seat-1")
        await fill_in(client, "seat-1-name", "Zoe")
        await client.click("seat-1-Ann")
        assert line(client, "seat-1-name").value == "Ann"
