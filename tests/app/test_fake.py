"""The client of `tests.app.fake` does what a real client does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from app.main import main as app_main
from app.platform import paths
from tests.app.fake import NEEDS, Client, opened


async def broken() -> None:
    raise ValueError("from a task")


def start(run: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.get_running_loop().create_task(run())


@ft.component
def Counter() -> ft.Control:
    count, set_count = ft.use_state(0)
    needs, set_needs = ft.use_state("")

    async def ask() -> None:
        features = await ft.SemanticsService().get_accessibility_features()
        set_needs(f"voice {features.accessible_navigation}")

    ft.use_effect(ask, [])
    return ft.Column(
        [
            ft.Text(f"count {count}", key="count"),
            ft.Text(needs),
            ft.Semantics(
                identifier="more",
                label="One more",
                content=ft.Container(ft.Text("+"), on_click=lambda: set_count(count + 1)),
            ),
            ft.Semantics(identifier="quit", content=ft.Button("y", on_click=lambda: start(broken))),
            ft.Semantics(identifier="break", content=ft.Button("x", on_click=lambda: 1 / 0)),
            ft.Text("hidden", key="hidden", visible=False),
        ]
    )


def main(page: ft.Page) -> None:
    page.render(Counter)


def test_a_tap_is_heard_and_its_effect_is_seen() -> None:
    async def run() -> None:
        async with opened(main) as client:
            assert client.texts()[0] == "count 0"
            await client.click("more")
            await client.click("more")
            assert client.spoken("count") == "count 2"
            assert client.spoken("more") == "One more"
            assert not client.has("hidden")
            assert client.all("mor*") == [client.find("more")]

    asyncio.run(run())


def test_the_app_is_told_what_the_client_answers() -> None:
    async def run() -> None:
        async with opened(main) as client:
            await client.until(lambda: "voice False" in client.texts())
        async with opened(
            main, answers={"get_accessibility_features": {**NEEDS, "accessible_navigation": True}}
        ) as client:
            await client.until(lambda: "voice True" in client.texts())

    asyncio.run(run())


def test_a_crash_fails_the_test() -> None:
    async def run() -> None:
        async with opened(main) as client:
            await client.click("break")

    with pytest.raises(AssertionError, match="division by zero"):
        asyncio.run(run())


def test_a_task_that_failed_unseen_fails_the_test() -> None:
    async def run() -> None:
        async with opened(main) as client:
            await client.click("quit")

    with pytest.raises(AssertionError, match="from a task"):
        asyncio.run(run())


def test_missing_control_error_lists_those_on_screen() -> None:
    async def look(client: Client) -> None:
        client.find("nothing")

    async def run() -> None:
        async with opened(main) as client:
            await look(client)

    with pytest.raises(AssertionError, match=r"no nothing among .*'more'"):
        asyncio.run(run())


def test_the_home_screen_opens_without_a_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.DATA_VARIABLE, str(tmp_path))

    async def run() -> None:
        async with opened(app_main) as client:
            await client.wait("home")
            assert client.texts()

    asyncio.run(run())
