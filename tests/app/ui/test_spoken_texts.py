"""A screen reader says every text on a screen: if a control hides one, a label says it.

`python -m tests.speech` checks the same in a browser, for all screens.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import flet as ft
import pytest
from flet.controls.base_control import BaseControl

from app.patches.flet.semantics_tap import Spoken
from tests.app import kept
from tests.app.fake import children
from tests.app.played import fill
from tests.app.ui.test_spoken_names import SCREENS
from tests.app.visits import visit
from tests.pictures.tables import TABLE_SCREENS, TABLES
from tests.pictures.taking import Screen
from tests.web.spoken import is_spoken

ROUTES = {**SCREENS, "/new/switch/edit": "own-keep", "/rooms": "join-name"}
#: What must be there on tables that are only opened.
OPENED = {
    each.name: f"{each.there}*" for each in TABLE_SCREENS if each.prepare is Screen.prepare and each.name in TABLES
}


def unspoken(root: BaseControl) -> list[str]:
    """Return the texts that are hidden from screen readers and in no label."""
    said: list[str] = []
    hidden: list[str] = []
    for written, is_said in _texts(root, hides=False):
        (said if is_said else hidden).append(written)
    return [written for written in dict.fromkeys(hidden) if not is_spoken(written, said)]


def _texts(control: BaseControl, hides: bool) -> Iterator[tuple[str, bool]]:
    """Yield each label and text in a control, without those behind a panel, and whether a screen reader says it."""
    if isinstance(control, ft.Semantics | Spoken):
        if not hides:
            yield from ((str(text), True) for text in (control.label, control.value, control.hint_text) if text)
        if control.exclude_semantics and not control.label and _can_be_pressed(control):
            return
        hides = hides or bool(control.exclude_semantics)
    elif isinstance(control, ft.Text):
        yield control.value + "".join(span.text or "" for span in control.spans or ()), not hides
    for each in children(control):
        yield from _texts(each, hides)


def _can_be_pressed(control: BaseControl) -> bool:
    return any(isinstance(each, Spoken) or _can_be_pressed(each) for each in children(control))


@pytest.mark.parametrize("route", ROUTES)
async def test_every_text_is_said(tmp_path: Path, route: str) -> None:
    fill(tmp_path, 2)
    sheet = kept.keep(tmp_path, kept.TALLY, 3)
    async with visit(tmp_path, route.format(sheet)) as client:
        await client.wait(ROUTES[route])
        await client.settle()
        assert unspoken(client.page) == []


@pytest.mark.parametrize("name", OPENED)
async def test_every_text_of_a_table_is_said(tmp_path: Path, name: str) -> None:
    match = TABLES[name](tmp_path)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait(OPENED[name])
        await client.settle()
        assert unspoken(client.page) == []
