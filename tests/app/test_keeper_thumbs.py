"""A thumb that is quicker than the disk on a sheet's pad: nothing that was tapped is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from app.keeper.agreed import Agreed
from engine.sheet import Cards, Score
from tests.app.at_table import store_of
from tests.app.fake import Client
from tests.app.test_keeper_sheet import FOUR, heard
from tests.app.test_quick_thumbs import Slow, entries, on_sheet


async def faster_than_the_disk(client: Client, patch: pytest.MonkeyPatch, keys: Sequence[str]) -> None:
    """Taps these while the first is on its way."""
    disk = Slow(patch, store_of(client), "tap")
    taps = [asyncio.create_task(client.click(key)) for key in keys]
    await client.until(lambda: disk.begun, "the first tap on its way to the disk")
    disk.go_on()
    await asyncio.gather(*taps)
    await client.settle()
    patch.undo()


def test_two_cards_that_are_tapped_at_once_are_both_left_in_the_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(client: Client) -> None:
        await client.click("player-1")
        await client.wait("left-AS")
        await faster_than_the_disk(client, monkeypatch, ("left-AS", "left-JS"))
        assert entries(tmp_path) == (Cards(("AS", "JS")), None, None, None)

    on_sheet(tmp_path, Agreed(FOUR, "switch-black-jack"), test)


def test_a_digit_is_taken_back_from_an_entry_of_one(tmp_path: Path) -> None:
    async def test(client: Client) -> None:
        await client.click("player-1")
        await client.click("key-5")
        await heard(client, "player-1", "5")
        await client.click("player-2")
        await client.click("player-1")
        assert entries(tmp_path)[0] == Score(5)
        await client.click("key-back")
        await client.until(lambda: entries(tmp_path)[0] is None, "no entry")

    on_sheet(tmp_path, Agreed(FOUR), test)
