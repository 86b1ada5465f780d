"""Every route is a screen of its own, and Back leads to the screen below it."""

from __future__ import annotations

from pathlib import Path

import flet as ft
import pytest

from app.data import CLOCK
from app.ui.words import tr
from store.opening import open_store
from tests.app import kept
from tests.app.played import fill
from tests.app.visits import app, fill_in, top, visit

# The table and the sheet have a menu in place of a way back.
BELOW = {
    "/continue": "/",
    "/new": "/",
    "/new/import": "/new",
    "/new/switch": "/new",
    "/new/switch/rules": "/new/switch",
    "/new/switch/edit": "/new/switch",
    "/new/switch/edit/deal.9": "/new/switch",
    "/keep": "/",
    "/history": "/",
    "/history/keepsakes": "/history",
    "/history/1": "/history",
    "/history/1/rules": "/history/1",
    "/history/1/share": "/history/1",
    "/history/1/1": "/history/1",
    "/rules": "/",
    "/settings/cards": "/settings",
    "/rules/switch": "/rules",
    "/learn": "/",
    "/learn/switch": "/learn",
    "/learn/switch/rules": "/learn/switch",
    "/statistics": "/",
    "/statistics/switch": "/statistics",
    "/statistics/people/1": "/statistics",
    "/statistics/milestones": "/statistics",
    "/statistics/year/2026": "/statistics",
    "/statistics/year/2026/1": "/statistics/year/2026",
    "/statistics/year/2026/1/share": "/statistics/year/2026/1",
    "/puzzles": "/",
    "/settings": "/",
    "/today/1/2026-11-30": "/",
    "/settings/sync": "/settings",
    "/settings/move": "/settings",
    "/nowhere/at/all": "/",
}


@pytest.mark.parametrize(("route", "below"), BELOW.items())
async def test_the_way_back_is_to_the_screen_below(tmp_path: Path, route: str, below: str) -> None:
    """The arrow at the top does what the system's Back does: it closes the screen."""
    if route.startswith(("/history/", "/statistics/")):
        fill(tmp_path)

    async with visit(tmp_path, route) as client:
        assert [view.route for view in client.controls() if isinstance(view, ft.View)][-2:] == [below, route]
        await client.tap(client.all("back")[-1])
        await client.until(lambda: top(client) == below)


@pytest.mark.parametrize("route", ["/new/mine-1", "/new/mine-1/edit", "/history/1/rules", "/history/1/share"])
async def test_no_loss_is_reported_before_the_store_is_open(tmp_path: Path, route: str) -> None:
    async with visit(tmp_path, route, quick=True) as client:
        assert tr("parts.opening") in client.texts()
        assert tr("lost.title") not in client.texts()
        await client.until(lambda: app(client).data is not None, "the store")


async def test_typed_text_is_not_carried_over_to_another_person(tmp_path: Path) -> None:
    """Going from a person's route to another person's, without a screen in between, resets the fields."""
    kept.keep_to_the_end(tmp_path, kept.TALLY, 2)
    with open_store(tmp_path, CLOCK) as store:
        one, other = store.people.all()[:2]

    async with visit(tmp_path, f"/statistics/people/{one.id}") as client:
        await fill_in(client, "person-name", "Zoe")
        assert not getattr(client.find("person-rename"), "disabled", None)
        await client.go(f"/statistics/people/{other.id}")
        assert other.name in client.texts()
        assert getattr(client.find("person-rename"), "disabled", None)


async def test_a_table_keeps_its_seats_while_one_reads_the_rules(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch") as client:
        await client.click("seat-add")
        await client.click("new-rules")
        await client.until(lambda: top(client) == "/new/switch/rules")
        assert not client.has("rules-play")
        await client.tap(client.all("back")[-1])
        await client.until(lambda: top(client) == "/new/switch")
        assert client.has("seat-5")


@pytest.mark.parametrize("behind", ["?", "?from=elsewhere", "?a?b", "?%"])
async def test_query_of_a_route_is_ignored(tmp_path: Path, behind: str, caplog: pytest.LogCaptureFixture) -> None:
    """Flet's own code raised an exception for a route that ends in a question mark."""

    async with visit(tmp_path, "/") as client:
        await client.go(f"/rules{behind}")
        assert top(client).startswith("/rules")
        assert tr("lost.title") not in client.texts()
        assert client.has("rules-switch")
    assert not caplog.records


@pytest.mark.parametrize(
    "house_rules",
    ["x", "~", "runs~", "deal.x", "deal.", ".9", "deal.-1", "deal.٩", "deal.9999999", "deal.99", "x.1", "." * 3000],
)
async def test_house_rules_that_are_none_are_nothing_here(
    tmp_path: Path, house_rules: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with visit(tmp_path, f"/new/switch/edit/{house_rules}") as client:
        assert tr("lost.title") in client.texts()
    assert not caplog.records
