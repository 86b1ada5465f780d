"""The error boundary under every screen: failures are shown and added to the report, and never end the app."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from math import inf
from pathlib import Path
from typing import get_args

import flet as ft
import pytest
from flet.controls.base_control import BaseControl

from app import main, window
from app.platform.background import run_in_slices
from app.preferences import Settings
from app.ui import theme
from app.ui.report import without_names, without_players
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import use_app, use_code
from app.ui.words import language, message_id, tr
from store.errors import Cause, StoreError
from tests.app import kept
from tests.app.fake import Client
from tests.app.played import fill
from tests.app.visits import app, top, visit

ROUTES = (
    "/",
    "/continue",
    "/new",
    "/new/switch",
    "/new/switch/rules",
    "/history",
    "/history/1",
    "/history/1/1",
    "/history/1/rules",
    "/history/1/share",
    "/history/keepsakes",
    "/rules",
    "/rules/switch",
    "/learn",
    "/settings",
    "/settings/sync",
    "/settings/move",
    "/statistics",
    "/statistics/people/1",
    "/keep",
    "/rooms",
    "/rooms/open",
    f"/j/{'A' * 43}",
    f"/rooms/join/http/127.0.0.1:1/{'A' * 43}",
    "/nowhere",
    "/new/switch/edit",
    "/new/import",
    "/puzzles",
    "/puzzles/1",
    "/puzzles/120",
    "/statistics/milestones",
)
SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1600, 1000))
broken = {"drawing": True}


@guarded_component
def Fragile() -> ft.Control:
    raise ValueError("a part")


@screen
def Trying() -> ft.Control:
    """A screen with a button for each way to fail."""
    state = use_app()

    def full() -> None:
        raise StoreError("full", None, "no room")

    async def later(_: object = None) -> None:
        raise RuntimeError("in an async handler")

    def button(name: str, handler: Callable[..., object]) -> ft.Control:
        return ft.Semantics(identifier=name, content=ft.Container(content=ft.Text(name), on_click=on(handler)))

    ft.use_effect(on(later), [state.settings.pace])
    return ft.Column(
        [
            Fragile(),
            button("sync", lambda: 1 / 0),
            button("event", lambda event: event.control.nothing),
            button("async", later),
            button("partial", partial(later, None)),
            button("store", full),
            button("fine", lambda n=1: state.device.show_message(f"fine {n}")),
        ]
    )


@screen
def Broken() -> ft.Control:
    """A screen that can't be drawn until `broken` is changed."""
    if broken["drawing"]:
        raise ValueError("cannot be drawn")
    return ft.Text("mended")


gate = threading.Event()
SLOW = """
from tests.app.ui import test_app
BEGUN = True
test_app.gate.wait()
READ = True
"""


@screen
def Slow() -> ft.Control:
    """A screen whose code takes long to import."""
    code = use_code("slow_to_read")
    return ft.Text("not yet" if code is None else f"read: {code.READ}")


@pytest.fixture
def more_routes(monkeypatch: pytest.MonkeyPatch) -> None:
    root = main.ROUTES[0]
    more = {"trying": Trying, "broken": Broken, "slow": Slow}
    extra = [ft.Route(path=path, component=component) for path, component in more.items()]
    monkeypatch.setattr(main, "ROUTES", [replace(root, children=[*extra, *(root.children or [])])])
    monkeypatch.setitem(broken, "drawing", True)


def said(client: Client) -> str:
    """Return the last message that was shown."""
    bars = [dialog for dialog in client.page._dialogs.controls if isinstance(dialog, ft.SnackBar)]
    content = bars[-1].content if bars else None
    return content.value if isinstance(content, ft.Text) else ""


@pytest.mark.usefixtures("more_routes")
@pytest.mark.parametrize(
    ("name", "error"),
    [("sync", "ZeroDivision"), ("event", "Attribute"), ("async", "Runtime"), ("partial", "Runtime")],
)
async def test_a_handler_that_fails_is_said_and_kept(tmp_path: Path, name: str, error: str) -> None:
    async with visit(tmp_path, "/trying") as client:
        await client.click(name)
        assert said(client) == tr("shell.failed")
        assert error in app(client).journal.last_error
        await client.click("fine")
        assert said(client) == "fine 1"


@pytest.mark.usefixtures("more_routes")
async def test_store_errors_have_a_message(tmp_path: Path) -> None:
    assert not [cause for cause in get_args(Cause) if message_id(f"store.failed.{cause}") not in language().table]

    async with visit(tmp_path, "/trying") as client:
        await client.click("store")
        assert said(client) == tr("store.failed.full")
        assert "no room" in app(client).journal.last_error


@pytest.mark.usefixtures("more_routes")
async def test_code_that_another_thread_has_begun_to_read_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "slow_to_read.py").write_text(SLOW)
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("slow_to_read", None)  # of a run before
    gate.clear()

    reading = asyncio.create_task(asyncio.to_thread(import_module, "slow_to_read"))
    async with visit(tmp_path) as client:
        await client.until(lambda: hasattr(sys.modules.get("slow_to_read"), "BEGUN"), "the other thread")
        await client.go("/slow")
        try:
            await client.until(lambda: "not yet" in client.texts(), "what is shown meanwhile")
        finally:
            gate.set()
        await client.until(lambda: "read: True" in client.texts(), "the code")
    await reading


async def test_the_report_names_nobody_who_was_renamed_put_away_or_joined(tmp_path: Path) -> None:
    kept.keep(tmp_path, kept.FREE, 1)

    async with visit(tmp_path) as client:
        data = app(client).data
        assert data is not None
        one, other, third, *_ = data.store.people.all()
        data.store.people.archive(one.id, True)
        data.store.people.merge(other.id, third.id)
        for person in (one, other, third):
            app(client).journal.add_line(f"something about {person.name}")
        report = app(client).make_report()
        assert "something about someone" in report
        assert not [person.name for person in (one, other, third) if person.name in report]


@pytest.mark.usefixtures("more_routes")
async def test_an_effect_or_a_part_that_fails_leaves_the_rest_alive(tmp_path: Path) -> None:
    async with visit(tmp_path, "/trying") as client:
        lines = list(app(client).journal.lines)
        assert any("a part" in line for line in lines)
        assert any("in an async handler" in line for line in lines)
        await client.click("fine")
        assert said(client) == "fine 1"


@pytest.mark.usefixtures("more_routes")
async def test_a_screen_that_cannot_be_drawn_is_a_card_with_a_way_out(tmp_path: Path) -> None:
    async with visit(tmp_path, "/broken") as client:
        assert tr("shell.broken") in client.texts()
        await client.click("broken-report")
        assert "cannot be drawn" in str(client.called[-1])
        broken["drawing"] = False
        await client.click("broken-again")
        assert "mended" in client.texts()
        broken["drawing"] = True
        await client.go("/")
        await client.go("/broken")
        await client.click("broken-home")
        await client.until(lambda: top(client) == "/")
        assert client.has("home-new")


@pytest.mark.usefixtures("more_routes")
async def test_a_drawing_task_that_died_is_revived_by_the_next_touch(tmp_path: Path) -> None:
    async with visit(tmp_path, "/settings") as client:
        task = vars(client.session)["_Session__updates_task"]
        task.cancel()
        await client.settle()
        assert task.done()
        await client.click("set-pace-slow")
        assert getattr(client.find("set-pace-slow"), "selected", None)


async def test_failure_in_a_closing_window_is_not_reported(tmp_path: Path) -> None:
    """Its store is closed before its session ends, so code that still runs may fail to read it."""

    async with visit(tmp_path) as client:
        state, left = app(client), asyncio.Event()

        async def read() -> None:
            assert state.data is not None
            await left.wait()
            state.data.store.settings.all()

        reading = client.page.run_task(on(read))
        await state.close()
        left.set()
        await asyncio.wrap_future(reading)
        assert not state.journal.last_error


async def test_sound_and_vibration_end_with_the_window(tmp_path: Path) -> None:
    """A closed window answers no call for a sound, and nothing waits for that answer."""
    ended: list[bool] = []

    async def sound() -> None:
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            ended.append(True)

    async with visit(tmp_path) as client:
        app(client).device.run_in_background(sound())
        await client.settle()
        assert not ended
    assert ended == [True]


async def test_the_window_is_followed(tmp_path: Path) -> None:
    async with visit(tmp_path) as client:
        client.session.apply_page_patch({"width": 900.0, "height": 400.0})
        await client.send(client.page, "resize", {"width": 900.0, "height": 400.0})
        assert app(client).size.is_low_landscape
        await client.send(client.page, "app_lifecycle_state_change", {"state": "inactive"})
        assert not app(client).active
        await client.send(client.page, "app_lifecycle_state_change", {"state": "resume"})
        assert app(client).active
        await client.send(client.page, "platform_brightness_change", {"brightness": "dark"})


async def test_a_client_that_never_answers_does_not_keep_the_store_shut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "CLIENT_TIMEOUT", 0.0)

    async with visit(tmp_path) as client:
        assert any("does not say" in line for line in app(client).journal.lines)
        assert client.has("home-new")


async def test_work_for_one_page_does_not_block_another(tmp_path: Path) -> None:
    async with visit(tmp_path / "ann") as ann, visit(tmp_path / "ben") as ben:
        await ben.click("nav-settings")
        asked = len(ben.called)
        async for _ in run_in_slices(iter(range(3)), inf, app(ann).touch):
            pass
        assert len(ben.called) == asked
        async for _ in run_in_slices(iter(range(3)), inf, app(ben).touch):
            pass
        assert [name for name, _ in ben.called[asked:]] == ["get_accessibility_features"]


def test_names_are_struck_out_whole_words_only() -> None:
    assert without_names("Ann and Anna, ann", {"Ann", ""}) == "someone and Anna, ann"
    assert without_players('a = 1\nplayers = ["Ann",\n "B"]\nb = 2') == "a = 1\nb = 2"


def test_settings_that_are_not_kept_yet_still_hold() -> None:
    state = App(settings=Settings())
    assert state.data is None and not state.is_dark


def _above(control: BaseControl) -> Iterator[BaseControl]:
    """Yield the ancestors of a control, the nearest first."""
    above = control.parent
    while above is not None:
        yield above
        above = above.parent


def _tappable(client: Client) -> Iterator[ft.Semantics]:
    for control in client.controls():
        if isinstance(control, ft.Semantics) and getattr(control, "on_click", None) is not None:
            yield control


@pytest.mark.parametrize("route", ROUTES)
async def test_everything_that_can_be_tapped_has_a_name_of_its_own_and_is_large_enough(
    tmp_path: Path, route: str
) -> None:
    fill(tmp_path)
    fill(tmp_path, 2, finish=False, seed=3)
    for n, (width, height) in enumerate(SIZES):
        async with visit(tmp_path, route, width=width, height=height, dark=bool(n % 2)) as client:
            assert not app(client).journal.last_error
            silent = set(map(id, _tappable(client)))
            for control in client.controls():
                if getattr(control, "on_click", None) is None or id(control) in silent:
                    continue
                if any(isinstance(above, ft.Draggable) for above in _above(control)):
                    continue  # a card: what speaks for it lies beside it
                assert any(id(above) in silent for above in _above(control)), f"{control} is tapped without a name"
            for control in _tappable(client):
                assert control.identifier and control.label, control
                content = control.content
                for side in ("width", "height"):
                    measure = getattr(content, side, None)
                    assert measure is None or measure >= theme.TAP, f"{control.identifier} {side}"
            # A view keeps what lies below it, so "back" is there once a view.
            names = [control.identifier for control in _tappable(client) if control.identifier != "back"]
            assert len(names) == len(set(names))
            # Children are matched by key: one key twice in a list, and the client falls out of step.
            for control in client.controls():
                keys = [child.key for child in getattr(control, "controls", None) or [] if child.key is not None]
                assert len(keys) == len(set(map(str, keys))), keys
