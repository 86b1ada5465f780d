"""A thumb that is quicker than the disk on a sheet: nothing that was tapped is lost, what is done once counts once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from app.data import CLOCK
from app.scoresheet.agreement import Agreement
from engine.scoresheet.sheet import Sheet
from engine.scoresheet.taps import Cards, Place, Score
from engine.scoresheet.terms import Terms
from store.opening import open_store
from tests.app.at_table import store_of
from tests.app.fake import Client
from tests.app.scoresheet.test_open_sheet import FOUR, begin, heard, kept
from tests.app.scoresheet.test_open_sheet import agreed as agreed_sheet
from tests.app.thumbs import AN_HOUR, Slow, at_once, twice
from tests.app.visits import visit


def on_sheet(folder: Path, what: Agreement, test: Callable[[Client], Any]) -> None:
    agreed_sheet(folder, what)

    async def go() -> None:
        async with visit(folder) as client:
            await begin(client)
            await test(client)

    asyncio.run(go())


def stored(folder: Path) -> Sheet:
    with open_store(folder, CLOCK) as store:
        sheet = store.sheets.get(1)
    assert sheet is not None
    return sheet


def entries(folder: Path) -> tuple[object, ...]:
    return stored(folder).current_picture.rounds[0].entries


async def faster_than_the_disk(client: Client, patch: pytest.MonkeyPatch, keys: Sequence[str]) -> None:
    """Taps these while the first is on its way."""
    disk = Slow(patch, store_of(client).sheets, "apply_tap")
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

    on_sheet(tmp_path, Agreement(FOUR, "switch-black-jack"), test)


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

    on_sheet(tmp_path, Agreement(FOUR), test)


def test_two_quick_taps_on_a_place_stay_with_the_player(tmp_path: Path) -> None:
    async def test(client: Client) -> None:
        await client.click("player-1")
        await twice(client, "place-key-1")
        await heard(client, "player-1", "1st place")
        await client.settle()
        assert client.find("player-1").selected  # type: ignore[attr-defined]
        assert entries(tmp_path) == (Place(1), None, None, None)

    on_sheet(tmp_path, Agreement(FOUR, free=Terms(entry="places")), test)


def test_two_quick_taps_on_a_knock_out_count_it_once(tmp_path: Path) -> None:
    async def test(client: Client) -> None:
        await client.click("player-1")
        await client.click("mark-knock")
        await twice(client, "knock-cards-5")
        await heard(client, "player-1", "Mum, 5")
        await client.settle()
        assert client.spoken("player-1").startswith("Mum, 5,")

    on_sheet(tmp_path, Agreement(FOUR, "kilodney"), test)


def test_a_digit_that_is_still_on_its_way_goes_to_whom_it_was_typed_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(client: Client) -> None:
        await client.click("player-1")
        disk = Slow(monkeypatch, store_of(client).sheets, "apply_tap")
        taps = [asyncio.create_task(client.click(key)) for key in ("key-1", "key-2")]
        await client.until(lambda: disk.begun, "the first digit on its way to the disk")
        await client.click("player-2")
        disk.go_on()
        await asyncio.gather(*taps)
        await heard(client, "player-1", "+12")
        assert entries(tmp_path) == (Score(12), None, None, None)

    on_sheet(tmp_path, Agreement(FOUR), test)


@pytest.mark.parametrize(
    ("keys", "entry", "taps"),
    [
        (("key-1", "key-2", "key-3"), Score(123), 2),
        (("key-1", "key-2", "key-3", "key-back", "key-back"), Score(1), 1),
        (("key-1", "key-2", "player-2", "key-4", "key-5"), Score(12), 3),
    ],
)
def test_digits_that_are_typed_while_one_is_stored_are_stored_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keys: Sequence[str], entry: Score, taps: int
) -> None:
    async def test(client: Client) -> None:
        await client.click("player-1")
        await faster_than_the_disk(client, monkeypatch, keys)
        await heard(client, "player-1", f"+{entry.points}")
        await client.until(lambda: entries(tmp_path)[0] == entry, "the entry")
        assert stored(tmp_path).written == taps

    on_sheet(tmp_path, Agreement(FOUR), test)


def test_two_quick_taps_on_deal_end_one_round(tmp_path: Path) -> None:
    async def test(client: Client) -> None:
        await client.click("mark-plus-1")
        await heard(client, "player-1", "1")
        await twice(client, "pad-keep")
        await heard(client, "round", "Round 2")
        await client.settle()
        assert "Round 2" in client.spoken("round")
        assert not [each for each in client.texts() if "not in play" in each]

    on_sheet(tmp_path, Agreement(FOUR, "kilodney"), test)


def test_a_sheet_that_is_taken_back_is_there_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.scoresheet.controller.LEASE_RENEWAL_MS", AN_HOUR)

    async def test(client: Client) -> None:
        store = store_of(client)
        store.leases.release(store.leases.acquire(1, "elsewhere", "another window", take_over=True))
        await client.click("mark-plus-1")
        await client.wait("panel-lost")
        await client.click("take-over")
        await client.until(lambda: not client.has("panel-lost"), "the sheet")
        await client.click("mark-plus-1")
        await heard(client, "player-1", "Mum, 1")

    on_sheet(tmp_path, Agreement(FOUR, "kilodney"), test)
    assert kept(tmp_path).state == "open"


def test_each_quick_tap_on_a_number_counts_on_a_sheet(tmp_path: Path) -> None:
    async def stepped(client: Client, name: str, *taps: str) -> None:
        await at_once(client, *(f"{name}-{tap}" for tap in taps))

    async def test(client: Client) -> None:
        await client.click("player-1")
        await client.click("pad-person")
        await client.wait("missed")
        await stepped(client, "missed", "more", "more")
        await heard(client, "missed", ": 2")
        await stepped(client, "missed", "less", "less", "less")
        await heard(client, "missed", ": 0")
        assert not [each for each in client.texts() if "no such penalty" in each]
        await stepped(client, "lives", "more", "more")
        await heard(client, "lives", ": 5")
        await stepped(client, "lives", *["less"] * 7)
        await client.until(lambda: "out · 0 lives" in client.texts(), "no life left")

    on_sheet(tmp_path, Agreement(FOUR, free=Terms(entry="places", counts="lives", lives=3)), test)
