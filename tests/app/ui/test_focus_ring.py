"""Everything that can be tapped shows the keyboard's focus by one ring that contrasts with what it's drawn on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import flet as ft
import pytest
from flet.controls.base_control import BaseControl

from app.patches.flet.semantics_tap import Spoken
from tests.app import kept
from tests.app.fake import Client, children
from tests.app.played import fill
from tests.app.tables import agreed, brought_to
from tests.app.ui.test_contrast import ratio
from tests.app.ui.test_spoken_names import SCREENS
from tests.app.visits import app, visit

ROUTES = {**SCREENS, "/settings/cards": "set-felt-green", "/play/{}": "card-*"}
#: Black or white contrasts so much with any colour (sqrt(21) to 1).
LEAST = 4.58
#: Controls that take the keyboard's focus, beside containers with `ink`.
FOCUSABLE = (ft.TextButton, ft.Button, ft.IconButton, ft.TextField, ft.Checkbox, ft.Switch, ft.Slider, ft.ListTile)


@dataclass(frozen=True)
class FocusTarget:
    """A button that can have the keyboard's focus.

    It has the colours that it's drawn on, the colour of its ring, and how many controls in it take the focus.
    """

    name: str
    ground: tuple[str, ...]
    ring: str
    stops: int


def focus_targets(control: BaseControl, ground: tuple[str, ...]) -> Iterator[FocusTarget]:
    """Yield each button in a control, with the background `ground`."""
    ground = _own_ground(control) or ground
    if isinstance(control, Spoken) and control.focusable and control.on_click:
        assert isinstance(control.content, ft.Stack), control.identifier
        drawn, hears = control.content.controls
        if isinstance(hears, ft.Container):
            hears = hears.content  # type: ignore[assignment]
        assert isinstance(hears, ft.TextButton) and hears.style
        side = hears.style.side[ft.ControlState.FOCUSED]  # type: ignore[index]
        assert isinstance(side, ft.BorderSide) and side.width >= 2
        yield FocusTarget(
            str(control.identifier), _own_ground(drawn) or ground, str(side.color), sum(_stops(control.content))
        )
    for each in children(control):
        yield from focus_targets(each, ground)


def _own_ground(control: BaseControl) -> tuple[str, ...]:
    """Return the colours of a control's opaque background, none if it has none."""
    gradient = getattr(control, "gradient", None)
    colours = gradient.colors if gradient else [getattr(control, "bgcolor", None)]
    return tuple(each for each in colours if isinstance(each, str) and len(each) == len("#RRGGBB") and each[0] == "#")


def _stops(control: BaseControl) -> Iterator[int]:
    """Yield 1 for each control at which the Tab key stops."""
    yield int(isinstance(control, FOCUSABLE) or bool(getattr(control, "ink", False) and control.on_click))  # type: ignore[attr-defined]
    for each in children(control):
        yield from _stops(each)


def all_targets(client: Client, paper: str) -> list[FocusTarget]:
    """Return the buttons of all open screens, drawn on `paper`."""
    return list(focus_targets(client.page, (paper,)))


@pytest.mark.parametrize("route", ROUTES)
async def test_each_button_has_a_focus_ring_with_enough_contrast(tmp_path: Path, route: str) -> None:
    fill(tmp_path, 2)
    sheet = kept.keep(tmp_path, kept.TALLY, 3)
    match = brought_to(tmp_path, agreed(), lambda playing: playing.state.to_act == 0)

    async with visit(tmp_path, route.format(match if "play" in route else sheet)) as client:
        for app(client).system_dark in (False, True):
            await client.wait(ROUTES[route])
            await client.settle()
            found = all_targets(client, app(client).palette.paper)
            assert found or "play" in route
            assert [each for each in found if each.stops != 1] == []
            assert [each for each in found if any(ratio(each.ring, colour) < LEAST for colour in each.ground)] == []
