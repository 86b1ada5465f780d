"""Back and Escape close the top layer first, and leave the screen after that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import flet as ft
import pytest

from app.scoresheet.agreement import Agreement
from app.ui.window.layers import Layers, OpenLayer
from tests.app.at_table import STILL, playable, power_in_hand, quiet_card
from tests.app.fake import Client
from tests.app.scoresheet.test_open_sheet import FOUR, begin
from tests.app.scoresheet.test_open_sheet import agreed as agreed_sheet
from tests.app.tables import agreed, brought_to
from tests.app.visits import app, top, visit


async def escape(client: Client, _: str) -> None:
    event = {"key": "Escape", "shift": False, "ctrl": False, "alt": False, "meta": False}
    await client.send(client.page, "keyboard_event", event)


async def browser_back(client: Client, before: str) -> None:
    """Go back in the browser, to the route `before`."""
    await client.go(before)


async def phone_back(client: Client, _: str) -> None:
    """Use the system's Back, as a client reports it for a screen that handles it itself."""
    view = [each for each in client.controls() if isinstance(each, ft.View)][-1]
    assert not view.can_pop
    await client.send(view, "confirm_pop")
    assert [asked for name, asked in client.called if name == "confirm_pop"][-1:] == [{"should_pop": False}]


WAYS = [escape, browser_back, phone_back]
Way = Callable[[Client, str], Awaitable[None]]


async def open_from_home(client: Client, route: str) -> None:
    app(client).navigation.go_to(route)
    await client.until(lambda: top(client) == route, route)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("layer", ["menu", "log", "advice", "choice"])
async def test_the_top_layer_of_a_table_is_put_away_first(tmp_path: Path, way: Way, layer: str) -> None:
    wanted = can_play_special_ace if layer == "choice" else quiet_card
    match = brought_to(tmp_path, agreed(), wanted, **STILL, pace="slow")
    async with visit(tmp_path) as client:
        await open_from_home(client, f"/play/{match}")
        await client.until(lambda: playable(client), "the turn")
        ace = next((name for name in playable(client) if name[5] == "A"), "")
        tapped, shown = {
            "menu": ("menu", "panel-menu"),
            "log": ("log", "panel-log"),
            "advice": ("hint", "advice"),
            "choice": (ace, "suit-H"),
        }[layer]
        await client.click(tapped)
        await client.wait(shown)
        await way(client, "/")
        await client.until(lambda: not client.has(shown), "it is put away")
        assert top(client) == client.page.route == f"/play/{match}" and client.has("table")
        await client.click(tapped)
        await client.wait(shown)  # and the table still answers
        await way(client, "/")
        await client.until(lambda: not client.has(shown), "it is put away again")
        await browser_back(client, "/")
        assert top(client) == "/"


def can_play_special_ace(playing: object) -> bool:
    state = playing.state  # type: ignore[attr-defined]
    aces = sum(1 << (13 * suit) for suit in range(4))
    return power_in_hand(playing) and bool(state.legal_cards & aces) and not state.penalty  # type: ignore[arg-type]


@pytest.mark.parametrize("way", WAYS)
async def test_the_menu_of_a_sheet_is_put_away_first(tmp_path: Path, way: Way) -> None:
    agreed_sheet(tmp_path, Agreement(FOUR))
    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("sheet-menu")
        await client.wait("panel-menu")
        await way(client, "/keep")
        await client.until(lambda: not client.has("panel-menu"), "it is put away")
        assert top(client) == "/sheet/1" and client.has("sheet")
        await browser_back(client, "/keep")
        assert top(client) == "/keep"


async def test_route_opened_by_the_app_is_not_taken_for_back(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), quiet_card, **STILL, pace="slow")
    async with visit(tmp_path) as client:
        await open_from_home(client, f"/play/{match}")
        await client.until(lambda: playable(client), "the turn")
        await client.click("menu")
        await client.wait("panel-menu")
        await client.click("menu-leave")
        await client.until(lambda: top(client) == "/", "the first screen")


async def test_the_menu_below_another_screen_stays_while_that_is_left(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), quiet_card, **STILL, pace="slow")
    async with visit(tmp_path) as client:
        await open_from_home(client, f"/play/{match}")
        await client.until(lambda: playable(client), "the turn")
        await client.click("menu")
        await client.click("menu-rules")
        await client.until(lambda: top(client) == f"/play/{match}/rules", "the rules")
        await client.go(f"/play/{match}")
        assert top(client) == f"/play/{match}" and client.has("panel-menu")


def layers_at(*addresses: str) -> Layers:
    layers = Layers()
    layers.set_first_address(addresses[0])
    for address in addresses[1:]:
        layers.record_departure_to(address)
        layers.record_screen_in_front(address)
    return layers


async def nothing() -> None:
    pass


def test_the_top_layer_is_the_last_opened_over_the_screen_in_front() -> None:
    layers = layers_at("/", "/play/1")
    below, first, second = OpenLayer("/", nothing), OpenLayer("/play/1", nothing), OpenLayer("/play/1", nothing)
    for each in (below, first, second):
        layers.add_layer(each)
    assert layers.top_layer is second
    layers.remove_layer(second)
    layers.remove_layer(second)
    assert layers.top_layer is first
    layers.remove_layer(first)
    assert layers.top_layer is None
    layers.record_screen_in_front("/")
    assert layers.top_layer is below


def test_a_step_back_is_told_from_a_link_and_from_where_the_app_goes() -> None:
    layers = layers_at("/", "/play/1")
    assert layers.is_back("/") and layers.is_back("/?lang=de")
    assert not layers.is_back("/rooms/join/http/1.2.3.4/abc") and not layers.is_back("/play/1")
    layers.record_departure_to("/")
    assert not layers.is_back("/")
    assert layers_at("/play/1").is_back("/"), "what lies before the page that was loaded is not known"
