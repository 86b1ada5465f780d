"""The spoken name of a button contains its visible text, so that voice control understands it (WCAG 2.2, 2.5.3)."""

from __future__ import annotations

from pathlib import Path

import flet as ft
import pytest

from app.patches.flet.semantics_tap import Spoken
from app.ui.parts import accessible_name
from tests.app import kept
from tests.app.fake import Client, texts
from tests.app.played import fill
from tests.app.visits import fill_in, visit

#: Some screens, and an identifier that shows that each is ready.
SCREENS = {
    "/": "nav-history",
    "/new/switch": "new-deal",
    "/history": "match-*",
    "/statistics": "person-*",
    "/keep": "keep-start",
    "/sheet/{}": "sheet-menu",
    "/settings": "set-pace-normal",
}
SHORT = 2  # letters: a card's index, or somebody's initials


def unspoken_texts(client: Client) -> list[tuple[str, str]]:
    """Return pairs of a text on a button and the button's spoken name, for each text that the name doesn't contain."""
    buttons = [each for each in client.controls() if isinstance(each, Spoken) and each.button and each.label]
    return [
        (written, str(button.label))
        for button in buttons
        for text in texts(button)
        for written in text.splitlines()
        if len(written) > SHORT and any(map(str.isalpha, written)) and _plain(written) not in _plain(str(button.label))
    ]


def _plain(text: str) -> str:
    return "".join(filter(str.isalnum, text.casefold()))


@pytest.mark.parametrize("route", SCREENS)
async def test_the_spoken_name_of_a_button_contains_its_text(tmp_path: Path, route: str) -> None:
    fill(tmp_path, 2)
    sheet = kept.keep(tmp_path, kept.TALLY, 3)

    async with visit(tmp_path, route.format(sheet)) as client:
        await client.wait(SCREENS[route])
        await client.settle()
        assert unspoken_texts(client) == []


async def test_selectable_text_has_a_spoken_label(tmp_path: Path) -> None:
    """The client doesn't report the content of selectable text to screen readers, so it has a label."""
    fill(tmp_path, 1)

    async with visit(tmp_path, "/history/1/share") as client:
        await client.wait("share-shown")
        chosen = [each for each in client.controls() if isinstance(each, ft.Text) and each.selectable]
        labels = [each for each in client.controls() if isinstance(each, ft.Semantics) and each.exclude_semantics]
        assert chosen
        for text in chosen:
            assert any(each.content is text and each.label == text.value for each in labels)


async def test_adding_a_field_keeps_the_others(tmp_path: Path) -> None:
    async with visit(tmp_path, "/rooms") as client:
        await client.wait("join-name")
        before = client.find("join-name")._i
        await fill_in(client, "join-link", "http://127.0.0.1:8550")
        await client.wait("join-code")
        assert client.find("join-name")._i == before


def test_a_label_is_spoken_once_and_first() -> None:
    assert accessible_name("More", "Sheet") == "More. Sheet"
    assert accessible_name("Deal", "Deal the next round") == "Deal the next round"
    assert accessible_name("+3", "Mum: three more") == "Mum: three more"
    assert accessible_name("Draw", "") == "Draw"
