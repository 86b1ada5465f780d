"""Key values can be read at once, and are written when the file isn't locked by another process."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from app.data import CLOCK, Data
from app.stored import key_values as texts
from store.errors import StoreError
from store.opening import FILE_NAME, open_store
from tests.app.at_table import store_of
from tests.app.fake import Client
from tests.app.visits import app, visit

DRAFT = "own-draft-switch"


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Hold the file's lock, as another process might."""
    other = sqlite3.connect(folder / FILE_NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def data_of(client: Client) -> Data:
    data = app(client).data
    assert data is not None
    return data


def written(folder: Path) -> dict[str, str]:
    with open_store(folder, CLOCK) as store:
        return store.settings.all()


def refusing(patch: pytest.MonkeyPatch, client: Client, *causes: Any) -> None:
    """Let the store fail to write so many times."""
    write, left = store_of(client).settings.set_text, list(causes)

    def refused(key: str, text: str | None, *, patient: bool = True) -> None:
        if left:
            raise StoreError(left.pop(0), None, "not now")
        write(key, text, patient=patient)

    patch.setattr(store_of(client).settings, "set_text", refused)


async def test_while_somebody_else_writes_a_game_is_edited_and_nothing_is_lost(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch/edit") as client:
        await client.wait("own-keep")
        with held(tmp_path):
            for tap in ("card-of-9", "does-skip-more", "does-reverse"):
                await client.click(tap)
            assert client.spoken("does-skip").endswith(" 1")
            assert '"reverse"' in data_of(client).key_values.get_text(DRAFT)
        await client.until(lambda: '"reverse"' in store_of(client).settings.all().get(DRAFT, ""), "the draft")
        assert not app(client).journal.last_error


async def test_a_busy_file_is_tried_until_it_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "WRITE_RETRY_SECONDS", 0.0)

    async with visit(tmp_path, "/settings") as client:
        refusing(monkeypatch, client, "busy", "busy", "busy")
        app(client).change_setting("pace", "slow")
        await client.until(lambda: store_of(client).settings.all().get("pace") == '"slow"', "the pace")
        assert not app(client).journal.last_error


async def test_value_refused_by_a_full_disk_is_reported_and_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visit(tmp_path, "/settings") as client:
        refusing(monkeypatch, client, "full", "full")
        await client.click("set-pace-slow")
        await client.until(lambda: app(client).journal.last_error, "what went wrong")
        assert "pace" not in store_of(client).settings.all() and data_of(client).key_values.get_text("pace") == '"slow"'
        await client.click("set-sort-rank")
        await client.until(lambda: {"pace", "sort"} <= set(store_of(client).settings.all()), "both")


async def test_of_what_is_changed_while_somebody_else_writes_the_newest_is_kept(tmp_path: Path) -> None:
    async with visit(tmp_path, "/settings") as client:
        with held(tmp_path):
            for pace in ("slow", "fast", "none"):
                app(client).change_setting("pace", pace)
                await client.settle()
            assert data_of(client).key_values.get_text("pace") == '"none"'
            assert "pace" not in store_of(client).settings.all()
        await client.until(lambda: store_of(client).settings.all().get("pace") == '"none"', "the newest")


async def test_waiting_values_are_written_before_a_window_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "WRITE_RETRY_SECONDS", 3600.0)

    async with visit(tmp_path, "/settings") as client:
        refusing(monkeypatch, client, "busy", "busy")
        for key, value in (("pace", "slow"), ("sort", "rank")):
            app(client).change_setting(key, value)
        await client.settle()
    assert written(tmp_path)["pace"] == '"slow"' and written(tmp_path)["sort"] == '"rank"'


async def test_a_window_that_is_left_waits_until_the_next_has_opened_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "WRITE_RETRY_SECONDS", 3600.0)

    async with visit(tmp_path, "/settings") as client:
        refusing(monkeypatch, client, *["busy"] * 20)
        app(client).change_setting("pace", "slow")
        await client.settle()
        monkeypatch.setattr(texts, "WRITE_RETRY_SECONDS", 0.0)
    assert written(tmp_path)["pace"] == '"slow"'


async def test_a_file_that_never_gets_free_does_not_keep_a_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(texts, "WRITE_RETRY_SECONDS", 0.0)

    async with visit(tmp_path, "/settings") as client:
        refusing(monkeypatch, client, *["busy"] * 100_000)
        app(client).change_setting("pace", "slow")
    assert "what was set last is lost" in caplog.text
    assert "pace" not in written(tmp_path)


async def test_changed_value_is_written_before_it_is_drawn(tmp_path: Path) -> None:
    async with visit(tmp_path, "/settings") as client:
        app(client).change_setting("pace", "slow")
        assert store_of(client).settings.all()["pace"] == '"slow"'


async def test_removed_value_does_not_return(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch/edit") as client:
        await client.wait("own-keep")
        await client.click("card-of-9")
        with held(tmp_path):
            await client.click("does-reverse")
            await client.click("does-reverse")
            assert data_of(client).key_values.get_text(DRAFT) == ""
    assert DRAFT not in written(tmp_path)
