"""A table with more contrast has flat ground and black panels with an edge; keyboard focus has its own mark."""

from __future__ import annotations

from pathlib import Path

import flet as ft
import pytest

from app.ui import theme
from tests.app.at_table import STILL, my_turn, playable
from tests.app.fake import Client
from tests.app.tables import agreed, brought_to
from tests.app.visits import visit


def boxes(client: Client) -> list[ft.Container]:
    return [each for each in client.controls() if isinstance(each, ft.Container)]


def edge(box: ft.Container) -> object:
    """Return the colour of the border of a box."""
    drawn = box.foreground_decoration
    return drawn.border.top.color if drawn and isinstance(drawn.border, ft.Border) else None


@pytest.mark.parametrize("contrast", ["on", "off"])
async def test_the_ground_is_flat_and_panels_are_black_with_an_edge(tmp_path: Path, contrast: str) -> None:
    match = brought_to(tmp_path, agreed(), my_turn, **STILL, contrast=contrast)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        more = contrast == "on"
        seen = {str(each.src) for each in client.controls() if isinstance(each, ft.Image)}
        assert (theme.felt_picture("green") not in seen) == more
        assert ("cards/ring-contrast.svg" in seen, "cards/ring.svg" in seen) == (more, not more)
        grounds = {box.bgcolor for box in boxes(client)}
        assert (theme.CONTRAST_GROUND in grounds, theme.WORDS_ON_FELT in grounds) == (more, not more)
        black = [box for box in boxes(client) if box.bgcolor == theme.CONTRAST_PANEL]
        assert bool(black) == more and all(edge(box) == theme.CONTRAST_EDGE for box in black)


@pytest.mark.parametrize("contrast", ["on", "off"])
async def test_where_a_key_points_is_no_playable_card(tmp_path: Path, contrast: str) -> None:
    match = brought_to(tmp_path, agreed(), my_turn, **STILL, contrast=contrast)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        rings = [theme.RING_LIGHT, theme.RING_DARK]

        def pointed() -> list[ft.Container]:
            drawn = ((box, box.shadow if isinstance(box.shadow, list) else []) for box in boxes(client))
            return [box for box, shadows in drawn if [each.color for each in shadows] == rings]

        gold = [box for box in boxes(client) if edge(box) == theme.ACCENT]
        assert gold and not pointed()
        key = {"key": "Arrow Right", "shift": False, "ctrl": False, "alt": False, "meta": False}
        await client.send(client.page, "keyboard_event", key)
        await client.until(pointed, "the ring of the key")
        (box,) = pointed()
        assert edge(box) is None
