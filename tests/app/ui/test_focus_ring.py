"""Everything that can be tapped shows the keyboard's focus by a ring that contrasts with its background."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import flet as ft
import pytest

from app.patches.flet.semantics_tap import Spoken
from tests.app import kept
from tests.app.fake import Client
from tests.app.played import fill
from tests.app.tables import agreed, brought_to
from tests.app.ui.test_contrast import ratio
from tests.app.ui.test_spoken_names import SCREENS
from tests.app.visits import app, visit

ROUTES = {**SCREENS, "/settings/cards": "set-felt-green", "/play/{}": "card-*"}


def rings(client: Client) -> Iterator[tuple[str, str, str]]:
    """Yields (identifier, background colour or "", ring colour) for each button that can have the keyboard's focus."""
    for each in client.controls():
        if isinstance(each, Spoken) and each.focusable and each.on_click:
            assert isinstance(each.content, ft.Stack), each.identifier
            drawn, hears = each.content.controls
            if isinstance(hears, ft.Container):
                hears = hears.content  # type: ignore[assignment]
            assert isinstance(hears, ft.TextButton) and hears.style
            side = hears.style.side[ft.ControlState.FOCUSED]  # type: ignore[index]
            assert isinstance(side, ft.BorderSide) and side.width >= 2
            ground = getattr(drawn, "bgcolor", None)
            yield str(each.identifier), str(ground or ""), str(side.color)


@pytest.mark.parametrize("route", ROUTES)
async def test_each_button_has_a_focus_ring_with_enough_contrast(tmp_path: Path, route: str) -> None:
    fill(tmp_path, 2)
    sheet = kept.keep(tmp_path, kept.TALLY, 3)
    match = brought_to(tmp_path, agreed(), lambda playing: playing.state.to_act == 0)

    async with visit(tmp_path, route.format(match if "play" in route else sheet)) as client:
        for app(client).system_dark in (False, True):
            await client.wait(ROUTES[route])
            await client.settle()
            found = list(rings(client))
            assert found or "play" in route
            for ident, ground, ring in found:
                assert not ground.startswith("#") or len(ground) > 7 or ratio(ring, ground) >= 4.5, ident
