"""What a system does to an app: suspends or ends it, turns the screen, changes text scale and brightness."""

from __future__ import annotations

import asyncio
import gc
import shutil
import threading
from pathlib import Path
from typing import Any
from weakref import ref

import flet as ft
import pytest
from flet.messaging.session import Session
from flet_web.fastapi import app_manager

from app.data import CLOCK
from app.main import main
from app.patches.flet_web.apply_all import apply_all
from app.platform import paths
from store import opening
from store.errors import StoreError
from store.opening import open_store
from store.store import Store
from tests.app.at_table import STILL, answered, cards, something_to_do
from tests.app.fake import LOOK_AGAIN, PATIENCE, Client, opened
from tests.app.played import fill
from tests.app.tables import agreed, keep
from tests.app.visits import app, top, visit

AWAY = (ft.AppLifecycleState.INACTIVE, ft.AppLifecycleState.HIDE, ft.AppLifecycleState.PAUSE)
BACK = (ft.AppLifecycleState.RESTART, ft.AppLifecycleState.SHOW, ft.AppLifecycleState.RESUME)


async def pass_through(client: Client, states: tuple[ft.AppLifecycleState, ...]) -> None:
    for state in states:
        await client.send(client.page, "app_lifecycle_state_change", {"state": state.value})


async def test_put_away_in_mid_move_and_resumed_the_same_hand_is_played_on(tmp_path: Path) -> None:
    match = keep(tmp_path, agreed(), STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: something_to_do(client), "the turn")
        held = sorted(cards(client))
        await pass_through(client, AWAY)
        assert not app(client).active
        await pass_through(client, BACK)
        assert app(client).active
        assert sorted(cards(client)) == held
        await answered(client, something_to_do(client))


async def test_ended_in_the_background_it_comes_back_to_the_same_cards(tmp_path: Path) -> None:
    left = tmp_path / "left"

    match = keep(tmp_path / "data", agreed(), STILL)
    async with visit(tmp_path / "data", f"/play/{match}") as client:
        await client.until(lambda: something_to_do(client), "the turn")
        await pass_through(client, AWAY)
        held = sorted(cards(client))
        shutil.copytree(tmp_path / "data", left)  # what the disk holds when nothing more is said
    async with visit(left, f"/play/{match}") as client:
        await client.until(lambda: cards(client) or client.has("take-over"), "the table")
        if client.has("take-over"):
            await client.click("take-over")
            await client.until(lambda: cards(client), "the cards")
        assert sorted(cards(client)) == held


async def test_turned_with_large_letters_and_in_the_dark_the_table_stays(tmp_path: Path) -> None:
    match = keep(tmp_path, agreed(), STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: something_to_do(client), "the turn")
        held = sorted(cards(client))
        for width, height in ((844.0, 390.0), (195.0, 422.0), (390.0, 844.0)):
            await client.resize(width, height)
            assert sorted(cards(client)) == held
        await client.send(client.page, "platform_brightness_change", {"brightness": "dark"})
        assert sorted(cards(client)) == held
        assert not app(client).journal.last_error
        await answered(client, something_to_do(client))


def kept(folder: Path) -> tuple[object, ...]:
    """Return all matches, settings and own games of a folder."""
    with open_store(folder, CLOCK) as store:
        return store.matches.read_page(), store.settings.all(), store.games.all()


@pytest.mark.parametrize("route", ["/new", "/new/switch", "/rules", "/rules/switch", "/settings", "/history/1/1"])
async def test_the_gesture_back_leads_out_of_every_screen(tmp_path: Path, route: str) -> None:
    fill(tmp_path)
    async with visit(tmp_path, route) as client:
        seen = [route]
        while top(client) != "/":
            await client.send(client.page, "view_pop", {"route": top(client)})
            await client.until(lambda: top(client) != seen[-1], "the screen below")
            assert top(client) not in seen
            seen.append(top(client))
        assert client.has("home")
        assert not app(client).journal.last_error


@pytest.mark.parametrize(
    "link",
    [
        "/play/-1",
        "/play/1e3",
        "/play/٣",
        "/play/99999999999999999999",
        "/play/1;drop",
        "/history/../settings/x",
        "/rules/%2e%2e%2fmain",
        "/new/nowhere/edit",
        "//elsewhere.example/",
        "/new/<script>",
    ],
)
async def test_a_link_that_names_nothing_shows_so_and_changes_nothing(tmp_path: Path, link: str) -> None:
    fill(tmp_path)
    before = kept(tmp_path)
    async with visit(tmp_path, link) as client:
        assert not app(client).journal.last_error
        assert client.has("back") or client.has("home")
    assert kept(tmp_path) == before


@pytest.mark.parametrize("forgotten", [False, True])
async def test_a_page_that_leaves_while_its_store_is_opened_gives_it_back_with_what_was_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forgotten: bool
) -> None:
    """On the play server, a session ends with its page, which may be before the store is open."""
    stores: list[Store] = []
    left = threading.Event()
    open_really = opening.open_store

    def watched(*how: Any) -> Store:
        left.wait(PATIENCE)
        stores.append(open_really(*how))
        return stores[-1]

    def is_closed(it: Store) -> bool:
        try:
            it.settings.all()
        except StoreError as closed:
            return closed.cause == "closed"
        return False

    monkeypatch.setenv(paths.DATA_VARIABLE, str(tmp_path))
    monkeypatch.setattr(opening, "open_store", watched)

    async with opened(main) as client:
        assert app(client).data is None
        app(client).change_setting("pace", "none")
        await client.session.disconnect(0)
        session = ref(client.session)
    if forgotten:
        asyncio.get_running_loop().set_exception_handler(None)  # it is the client's
        del client
        gc.collect()
        assert session() is None
    left.set()
    async with asyncio.timeout(PATIENCE):
        while not stores or not is_closed(stores[0]):
            await asyncio.sleep(LOOK_AGAIN)
    with open_really(tmp_path, CLOCK, lambda: None) as again:
        assert again.settings.all()["pace"] == '"none"'


async def test_a_page_that_leaves_before_its_store_is_opened_needs_none_and_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.DATA_VARIABLE, str(tmp_path))
    for mended in ("invoke_method", "handle_invoke_method_results"):
        monkeypatch.setattr(Session, mended, getattr(Session, mended))
    monkeypatch.setattr(app_manager, "disconnect_session", app_manager.disconnect_session)
    apply_all()

    pages: list[ft.Page] = []

    def shows(page: ft.Page) -> None:
        pages.append(page)
        main(page)

    def leaves(_: Any) -> None:
        session = pages.pop().session
        session.attach_connection(None)  # type: ignore[arg-type]
        session.close()  # type: ignore[no-untyped-call]

    before = asyncio.all_tasks()
    async with opened(shows, answers={"get_accessibility_features": leaves}) as client:
        session = ref(client.session)
        with pytest.raises(RuntimeError):  # at once, and not when patience ends
            await client.session.invoke_method(client.page._i, "anything", None)
    asyncio.get_running_loop().set_exception_handler(None)  # it is the client's
    del client
    async with asyncio.timeout(PATIENCE):
        while asyncio.all_tasks() - before:
            await asyncio.sleep(LOOK_AGAIN)
    gc.collect()
    assert session() is None
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("answer", [None, [], "no", {"disable_animations": []}])
async def test_a_client_that_does_not_say_what_its_person_needs_is_served_all_the_same(
    tmp_path: Path, answer: Any
) -> None:
    async with visit(tmp_path, answers={"get_accessibility_features": answer}) as client:
        assert app(client).data is not None
